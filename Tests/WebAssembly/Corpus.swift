// The sessions whose replies are compared: those of lessons and goldens, some that are made at random, and
// some that come to the edges of a machine word.

import Course
import Foundation

struct Corpus {
  private(set) var sessions: [[String]] = []

  /// - Parameter files: lessons, by their ending, and goldens, in which what is typed follows `> `.
  init(files: [String]) throws {
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      if file.hasSuffix(".md") {
        try add(LessonDocument(path: file, text: text))
      } else {
        let lines = text.split(separator: "\n").map(String.init)
        sessions.append(lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) })
      }
    }
    sessions += Self.edges
    addRandom()
  }

  var lineCount: Int { sessions.reduce(0) { $0 + $1.count } }

  /// What is handed in: with the separators.
  var bytes: [UInt8] {
    sessions.flatMap { lines in
      lines.flatMap { line in
        // The separators are no text.
        line.utf8.filter { $0 != Separator.line && $0 != Separator.session } + [Separator.line]
      } + [Separator.session]
    }
  }

  /// What is typed in the lesson, and for each question and task what leads to its answer.
  private mutating func add(_ lesson: LessonDocument) {
    var lines: [String] = []
    for item in lesson.items {
      switch item {
      case .block(let block):
        if block.isFresh {
          sessions.append(lines)
          lines = []
        }
        lines += block.steps.map { $0.typed }
      case .question(let question) where question.after.isEmpty: break
      case .question(let question): sessions.append(lines + question.after.map { $0.text })
      case .task(let task): sessions.append(lines + task.solution.map { $0.text })
      // Every kind of them is compared on its own.
      case .exercise: break
      }
    }
    sessions.append(lines)
  }

  private mutating func addRandom() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      sessions.append(
        (0..<20).map { _ in
          generator.happens(2, outOf: 3)
            ? RandomLine.rightLine(using: &generator) : RandomLine.line(using: &generator)
        })
    }
  }

  /// Numbers about the largest of 32 and 64 bits wherever a number may stand, and things as deep as they
  /// may be.
  private static var edges: [[String]] {
    var sessions: [[String]] = []
    for bits in [31, 32, 53, 62, 63, 64] {
      let power: UInt128 = 1 << bits
      for number in [power - 1, power, power + 1] {
        sessions += [values(of: "\(number)"), counts(of: "\(number)")]
      }
    }
    return sessions + [depths]
  }

  private static func values(of number: String) -> [String] {
    [
      "X = \(number) @low", "X <= \(number).\(number)", "Y = X/\(number)", "X <= Y @high",
      "list", "solve", "numbers decimal 9", "solve", "plot", "region X", "sensitivity", "dual",
      "dual low", "wireframe X Y Z",
    ]
  }

  private static func counts(of number: String) -> [String] {
    [
      "point X0 = 0, X1 = 10", "X = X1 @low", "X >= 20 @high", "X <= 30",
      "X <= 40 @\(number)", "X <= 50 weight \(number)", "trace", "step \(number)",
      "back \(number)", "goto \(number)", "undo \(number)", "redo \(number)",
      "history \(number)", "sweep X1 from 0 to \(number)", "plot \(number)",
      "numbers decimal \(number)", "X = 1e\(number)", "X = 1e-\(number)", "c.\(number): X <= 3",
    ]
  }

  private static var depths: [String] {
    func nested(_ opening: String, _ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: ")", count: depth)
    }
    let chain = (1...60).map { "x\($0)" }.joined(separator: " <= ")
    return [
      "X = " + nested("(", 199), "X = " + nested("-(", 199), "X = " + nested("(", 4_000),
      "X = 1e999", "Y = X - 1e-900", "list", "X + Y", "solve", "plot", chain, "maximize x60",
      "x60 <= 1e300/7", "solve", "prove", "numbers decimal 40", "x60", "list",
    ]
  }
}
