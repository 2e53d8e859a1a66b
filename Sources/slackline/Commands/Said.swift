// What the argument parser is told of the program, in the language that was chosen. It stands in English with each
// declaration, and by that another language finds it.

import ArgumentParser
import Console
import Wording

extension String {
  /// The same in the language that was chosen; in English where that has no words for it.
  var said: String {
    switch chosen {
    case .english: self
    case .russian: Russian.ofCommands[self] ?? self
    }
  }
}

extension ArgumentHelp {
  /// Help in the language that was chosen.
  static func said(_ abstract: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(abstract.said, valueName: valueName)
  }
}

/// Asked once, when the program has read `--language`: no declaration is looked at before.
private let chosen = Terminal().speech

extension Speech {
  /// What the argument parser has written, in this language.
  ///
  /// - Parameter width: that of the lines of help.
  func ofParser(_ message: String, width: Int) -> String {
    switch self {
    case .english: message
    case .russian: Russian.ofParser(message, width: width)
    }
  }

  /// How wide the argument parser is to write help, which is broken again where its words are replaced.
  func helpWidth(_ width: Int) -> Int { self == .english ? width : 1 << 20 }

  /// A description that the argument parser has made of the program.
  func ofDump(_ dump: String) -> String {
    switch self {
    case .english: dump
    case .russian: Russian.ofParser(dump)
    }
  }
}
