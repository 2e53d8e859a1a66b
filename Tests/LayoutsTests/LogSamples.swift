// Real logs, as people pasted them in public issues, with what there is to say of them: worked out by
// another program, over exact rationals, and checked by hand.

import Formats
import Foundation
import Layouts
import Logs
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
      var constraintClass: String
      var address: String
      var `where`: String?
      var identifier: String?
      var mask: [String]?
      var first: Item
      var relation: String
      var multiplier: String
      var second: Item?
      var constant: String
      var systemSpacing: Bool
    }

    struct Assumption: Decodable, Sendable {
      var conflicts: [[Int]]
      var nonNegative: [String]
    }

    var file: String
    var name: String
    var distinctConstraints: Int
    var constraints: [Entry]
    var verdictAsListed: String
    var allMinimalConflicts: [[Int]]
    var smallestSize: Int
    var numberOfSmallest: Int
    var usesNonNegative: [String]
    var droppingAnyOneOfTheseCures: [Int]
    var withAssumption: Assumption?
    var appleBreaks: Int?
  }

  private struct File: Decodable {
    var cases: [Expectation]
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Samples")

  static let all: [LogSample] = {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(File.self, from: data).cases.map { expected in
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

  /// Logs that were made up, to have what these do not.
  static let more: [MadeUpLog] = {
    let folder = Self.folder.appendingPathComponent("more")
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
        MadeUpLog(
          name: String(file.dropLast(4)),
          text: try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      }
    } catch {
      fatalError("the samples cannot be read: \(error)")
    }
  }()

  /// The only log of the file.
  var log: LayoutLog { LogReader.logs(in: text)[0] }
}

/// A text with logs in it that nobody has met.
struct MadeUpLog: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  var testDescription: String { name }
}
