// A session told as a lesson: what was typed, with the replies, in a file that is a page to read and a
// test as well.

import Language
public import Session
public import Wording

public enum SessionLesson {
  /// The Markdown of a lesson with the lines of a session and their replies.
  ///
  /// The lines of loaded files stand in it themselves. Refused lines that say something about the
  /// problem are in blocks marked `fails`; slips, and what asks for files, are left out.
  ///
  /// - Parameters:
  ///   - path: where it is to lie; its name becomes the title.
  ///   - speech: the language of the title where the name has none.
  /// - Returns: nil if there is no line to tell.
  public static func text(
    of transcript: Transcript, path: String, in speech: Speech
  ) -> String? {
    var markdown = "# \(title(path, in: speech))\n"
    var wasRefused: Bool?
    for entry in transcript.entries {
      guard let line = line(of: entry) else { continue }
      let isRefused = entry.refusal != nil
      if isRefused != wasRefused {
        if wasRefused != nil { markdown += "```\n" }
        markdown += "\n```slackline\(isRefused ? " fails" : "")\n"
        wasRefused = isRefused
      }
      markdown += "> \(line)\n"
    }
    guard wasRefused != nil else { return nil }
    return (try? LessonDocument(path: path, text: markdown + "```\n"))?.promoted()
  }

  /// The line as it is typed in the lesson; nil if it is left out.
  private static func line(of entry: Transcript.Entry) -> String? {
    if entry.isRequest || entry.refusal.map(isSlip) ?? false { return nil }
    let visible = entry.line.map { $0.isControl ? " " : String($0) }.joined()
    let line = visible.trimmed
    guard let travelled = entry.travelled, let word = line.split(separator: " ").first else {
      return line.isEmpty ? nil : line
    }
    // A loaded file was one change, and is as many here as it has lines.
    return travelled == 1 ? String(word) : "\(word) \(travelled)"
  }

  private static func isSlip(_ code: ErrorCode) -> Bool {
    switch code {
    case .syntax, .unknownName, .unknownCommand, .duplicateLabel, .limit, .io, .pivot, .history,
      .interrupted:
      true
    case .nonlinear, .unsatisfiable, .unbounded, .expectation: false
    }
  }

  private static func title(_ path: String, in speech: Speech) -> String {
    let name = LessonDocument.name(ofFile: path).map { character in
      character.isControl ? " " : character.isMarkup ? "\\\(character)" : String(character)
    }.joined().trimmed
    return name.isEmpty ? CourseWords.untitled.text(in: speech) : name
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  fileprivate var isMarkup: Bool {
    isASCII && (isPunctuation || isSymbol) && self != "-" && self != "."
  }
}
