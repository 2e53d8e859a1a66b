// When an expected reply is met.

import TestSupport
import Testing

@testable import Lessons

@Suite struct WildcardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var expected: String
    var actual: String
    var holds: Bool
    var testDescription: String { "\(expected.debugDescription) and \(actual.debugDescription)" }

    init(_ expected: String, _ actual: String, _ holds: Bool) {
      self.expected = expected
      self.actual = actual
      self.holds = holds
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "An expected reply is met exactly, but for its wildcards",
    arguments: [
      Case("", "", true),
      Case("X = 1", "X = 1", true),
      Case("X = 1", "X = 2", false),
      Case("X = 1", "", false),
      Case("", "X = 1", false),
      Case("X = 1  ", "X = 1", true),
      Case("...", "", true),
      Case("...", "a\nb", true),
      Case("  ...  ", "a", true),
      Case("a ...", "a b", false),
      Case("....", "a", false),
      Case("a\n...", "a", true),
      Case("a\n...\nd", "a\nb\nc\nd", true),
      Case("a\n...\nd", "a\nd", true),
      Case("a\n...\nd", "a\nb\nc", false),
      Case("...\na\n...", "b\na\nc", true),
      Case("...\na\n...", "b\nc", false),
      Case("...\na\nb", "a\na\nb", true),
      Case("...\na\n...\na", "a\na", true),
      Case("...\na\n...\na", "a", false),
      Case("...\n...", "", true),
      Case("X = [..]", "X = 1", true),
      Case("X = [..]", "X = ", true),
      Case("X = [..]", "Y = 1", false),
      Case("[..]", "anything", true),
      Case("[..]", "", false),
      Case("[..]", "a\nb", false),
      Case("[..]b", "abab", true),
      Case("a[..]b[..]c", "a1b2c", true),
      Case("a[..]b[..]c", "abc", true),
      Case("a[..]b[..]c", "acb", false),
      Case("[..]ab[..]", "aab", true),
      Case("[.]", "a", false),
      Case("[..][..]", "ab", true),
      Case("...\nX = [..]", "Y = 1\nX = 2", true),
    ])
  func met(_ test: Case) {
    let (expected, actual) = (Self.lines(test.expected), Self.lines(test.actual))
    #expect(ReplyPattern(expected).matches(actual) == test.holds)
  }

  @Test(
    "An alignment without a difference is found exactly if the reply is met",
    arguments: 0..<Trials.count(300))
  func alignmentAgrees(seed: UInt64) {
    var random = RandomLesson(seed: seed)
    let expected = random.lines(atMost: 6, wildcards: true)
    let actual = random.lines(atMost: 6, wildcards: false)
    let moves = Alignment(expected, actual).moves
    let differs = moves.contains { move in
      switch move {
      case .missing, .extra: true
      case .match, .wildcard: false
      }
    }
    #expect(differs != ReplyPattern(expected).matches(actual), "\(expected) and \(actual)")
  }

  @Test("An alignment goes over every line once, in order", arguments: 0..<Trials.count(300))
  func alignmentIsComplete(seed: UInt64) {
    var random = RandomLesson(seed: seed)
    let expected = random.lines(atMost: 8, wildcards: true)
    let actual = random.lines(atMost: 8, wildcards: false)
    var (left, right): ([Int], [Int]) = ([], [])
    for move in Alignment(expected, actual).moves {
      switch move {
      case .match(let e, let a):
        left.append(e)
        right.append(a)
      case .wildcard(let e, let range):
        left.append(e)
        right += range
      case .missing(let e): left.append(e)
      case .extra(let a): right.append(a)
      }
    }
    #expect(left == Array(expected.indices))
    #expect(right == Array(actual.indices))
  }
}
