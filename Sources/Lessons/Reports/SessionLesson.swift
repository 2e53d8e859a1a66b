// A session told as a lesson: what was typed, with the replies, in a file that is a page to read and a
// test as well.

import Course
import Language
import Rendering
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
    var draft = Draft(title: title(path, in: speech))
    for entry in transcript.entries {
      if let line = line(of: entry) { draft.add(line, isRefused: entry.refusal != nil) }
    }
    return draft.document(path: path)?.promoted()
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
    let name = LessonDocument.name(ofFile: path).map { $0.isControl ? " " : String($0) }.joined()
    return name.isBlank ? LessonWords.untitled.text(in: speech) : name.trimmed
  }
}

/// The lines of a lesson as they are written one below another, and what somebody who reads them will find.
private struct Draft {
  private var lines: [String] = []
  private var markdown = Markdown()
  /// Whether the lines of the block that is open are refused; nil if none is.
  private var isRefused: Bool?

  init(title: String) {
    lines = ["# " + title.map { $0.isMarkup ? "\\\($0)" : String($0) }.joined()]
    markdown.blocks = [.heading(Text(title), level: 1)]
  }

  /// Adds a typed line to the block of its like.
  mutating func add(_ line: String, isRefused: Bool) {
    if self.isRefused != isRefused {
      closeBlock()
      let info = BlockReader.marker + (isRefused ? " " + BlockReader.BlockWord.fails.rawValue : "")
      lines += ["", "```" + info]
      markdown.code.append(MarkdownCode(info: info, lines: [], line: lines.count, column: 1))
      markdown.startLines.insert(lines.count)
      self.isRefused = isRefused
    }
    lines.append("> " + line)
    markdown.code[markdown.code.count - 1].lines.append("> " + line)
  }

  private mutating func closeBlock() {
    guard isRefused != nil, let block = markdown.code.last else { return }
    lines.append("```")
    markdown.blocks.append(.code(block))
    isRefused = nil
  }

  /// Nil if nothing stands in it.
  func document(path: String) -> LessonDocument? {
    var whole = self
    whole.closeBlock()
    let text = whole.lines.map { $0 + "\n" }.joined()
    return try? LessonDocument(path: path, text: text, whole.markdown)
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
