// Whether the replies in a lesson's file are the replies that its lines get.

import Interpreter
import Language

public enum LessonChecker {
  /// Runs a lesson and compares.
  ///
  /// A block passes if every reply in it is as expected and there is an error in it exactly if it is
  /// marked `fails`.
  public static func check(_ lesson: LessonDocument) -> LessonVerdict {
    var verdict = LessonVerdict()
    let run = LessonRun(lesson)
    func add(_ reports: [LessonReport]) {
      if reports.isEmpty { verdict.passed += 1 } else { verdict.failed += 1 }
      verdict.reports += reports
    }
    for block in run.blocks { add(reports(on: block, of: lesson)) }
    for stop in run.stops {
      add(
        QuestionChecker.troubles(with: stop).map {
          LessonReport(path: lesson.path, line: $0.line, finding: $0.finding)
        })
    }
    if let line = run.unreachable {
      add([LessonReport(path: lesson.path, line: line, finding: .unreachable)])
    }
    verdict.reports.sort { $0.line < $1.line }
    return verdict
  }

  private static func reports(on run: LessonRun.Block, of lesson: LessonDocument) -> [LessonReport]
  {
    var reports: [LessonReport] = []
    for step in run.steps {
      if let failure = step.failure, !run.block.fails {
        reports.append(
          LessonReport(
            path: lesson.path, line: step.step.line,
            finding: .unexpectedError(failure.diagnostic.message)))
      }
      let actual = step.lines
      if !ReplyPattern(step.step.expected).matches(actual) {
        reports.append(
          LessonReport(
            path: lesson.path, line: step.step.line,
            finding: .difference(UnifiedDiff(step.step, actual, in: lesson).text)))
      }
    }
    if run.block.fails, run.steps.allSatisfy({ $0.failure == nil }) {
      reports.append(
        LessonReport(path: lesson.path, line: run.block.line, finding: .nothingFailed))
    }
    return reports
  }
}

/// How many blocks passed and failed, and what was found in those that failed.
public struct LessonVerdict: Hashable, Sendable {
  public var passed = 0
  public var failed = 0
  /// In the order of the files' lines.
  public var reports: [LessonReport] = []

  public init() {}

  public static func += (a: inout LessonVerdict, b: LessonVerdict) {
    a.passed += b.passed
    a.failed += b.failed
    a.reports += b.reports
  }

  /// `3 passed, 1 failed`
  public var summary: String { "\(passed) passed, \(failed) failed" }
}

/// One thing that is not as a lesson says.
public struct LessonReport: Hashable, Sendable, CustomStringConvertible {
  public enum Finding: Hashable, Sendable {
    /// The reply differs; the unified diff that leads from the file to the reply.
    case difference(String)
    case unexpectedError(String)
    case nothingFailed
    // Questions and tasks
    /// There is no answer at all, and why.
    case noAnswer(String)
    /// What is so instead.
    case wrongExpectation(String)
    /// Why there are several answers.
    case ambiguousAnswer(String)
    /// The hint of that number.
    case givesAway(String)
    case missIsRight(String)
    case missIsNoAnswer(String, String)
    case repeatedMiss(String)
    case doneAlready
    case tooManyLines(Int)
    case unreachable
  }

  public var path: String
  /// The line of what was typed, or of the block's fence.
  public var line: Int
  public var finding: Finding

  /// `FILE:LINE: …`, and below it the diff; without a line feed at the end.
  public var description: String { "\(path):\(line): \(message)" }

  /// Without the place.
  var message: String {
    switch finding {
    case .difference(let diff): "the reply differs\n" + diff
    case .unexpectedError(let message):
      "an error in a block that is not marked fails: " + message
    case .nothingFailed: "nothing failed in this block, which is marked fails"
    case .noAnswer(let why): "the solver has no answer to this: " + why
    case .wrongExpectation(let truth): "this does not hold: " + truth
    case .ambiguousAnswer(let why): "there is more than one answer: " + why
    case .givesAway(let what): "this hint gives the answer away: \(what) stands in it"
    case .missIsRight(let answer): "\(answer) is the right answer, not a miss"
    case .missIsNoAnswer(let answer, let why): "\(answer) cannot be an answer: " + why
    case .repeatedMiss(let answer): "a miss that is the same as \(answer) stands above"
    case .doneAlready: "this task is done before anything is typed"
    case .tooManyLines(let limit): "the solution takes more than \(limit) changes"
    case .unreachable: "nobody comes here: a line above quits"
    }
  }
}
