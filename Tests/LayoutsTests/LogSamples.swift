// Real logs, as people pasted them in public issues, with what there is to say of them: worked out by
// another program, over exact rationals, and checked by hand.

import Formats
import Foundation
import Layouts
import Testing

/// One of the logs with its expectations.
struct LogSample: Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      var cls: String
      var address: String
      var label: String?
      var attribute: String
    }

    struct Entry: Decodable, Sendable {
      var index: Int
      var constraint_class: String
      var address: String
      var `where`: String?
      var identifier: String?
      var mask: [String]?
      var first: Item
      var relation: String
      var multiplier: String
      var second: Item?
      var constant: String
      var system_spacing: Bool
    }

    struct Assumption: Decodable, Sendable {
      var conflicts: [[Int]]
      var non_negative: [String]
    }

    var file: String
    var name: String
    var distinct_constraints: Int
    var constraints: [Entry]
    var verdict_as_listed: String
    var all_minimal_conflicts: [[Int]]
    var smallest_size: Int
    var number_of_smallest: Int
    var uses_non_negative: [String]
    var dropping_any_one_of_these_cures: [Int]
    var with_assumption: Assumption?
    var apple_breaks: Int?
  }

  private struct File: Decodable {
    var cases: [Expectation]
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Samples")

  static let all: [LogSample] = {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
      return try JSONDecoder().decode(File.self, from: data).cases.map { expected in
        let file = folder.appendingPathComponent(expected.file)
        return LogSample(
          expected: expected, text: try String(contentsOf: file, encoding: .utf8))
      }
    } catch {
      fatalError("the samples cannot be read: \(error)")
    }
  }()

  var expected: Expectation
  var text: String

  var testDescription: String { "\(expected.file) \(expected.name)" }

  /// The only log of the file.
  var log: LayoutLog { LogReader.logs(in: text)[0] }
}
