// Whether the replies in a lesson's file are the replies that its lines get.

public import Course
import Narration
import Rendering
public import Simplex
public import Wording

public enum LessonChecker {
  /// Runs a lesson and compares.
  ///
  /// A block passes if every reply in it is as expected and there is an error in it exactly if it is
  /// marked `fails`.
  ///
  /// - Parameters:
  ///   - course: the numbers of the lessons that there are; nil: whatever one builds on is taken to be
  ///     there.
  ///   - playsReviews: whether every review that can come of its questions and tasks is played, too.
  ///   - control: ends lines that take too much.
  public static func check(
    _ lesson: LessonDocument, course: Set<Int>? = nil, playsReviews: Bool = false,
    control: SolveControl = .uninterruptible
  ) -> LessonVerdict {
    var verdict = LessonVerdict()
    var lint = LessonLint(lesson, course: course)
    var stops: [[LessonReport]] = []
    let run = LessonRun(lesson, control: control) { stop, blocks in
      var flaws = QuestionChecker.flaws(in: stop)
      // What is wrong in the lesson is wrong in a review.
      if playsReviews, flaws.isEmpty { flaws = ReviewChecker.flaws(of: lesson, stop) }
      stops.append(flaws.map { LessonReport(lesson.path, $0) })
      lint.look(at: stop, below: blocks)
    }
    func add(_ reports: [LessonReport]) {
      if reports.isEmpty { verdict.passed += 1 } else { verdict.failed += 1 }
      verdict.reports += reports
    }
    for block in run.blocks { add(reports(on: block, of: lesson)) }
    for reports in stops { add(reports) }
    for shown in ShownCommand.all(in: lesson, control: control) {
      add(flaws(in: shown, of: lesson).map { LessonReport(lesson.path, $0) })
    }
    if let line = run.unreachable {
      add([LessonReport(lesson.path, LessonFlaw(line, .reply(.unreachable)))])
    }
    verdict.reports += lint.flaws().map { LessonReport(lesson.path, $0) }
    verdict.reports.sort { $0.line < $1.line }
    return verdict
  }

  private static func flaws(in shown: ShownCommand, of lesson: LessonDocument) -> [LessonFlaw] {
    let step = shown.step
    guard let actual = shown.actual else {
      return [LessonFlaw(step.line, .reply(.cannotBeShown(step.typed)))]
    }
    if ReplyPattern(step.expected).matches(actual) { return [] }
    return [
      LessonFlaw(step.line, .reply(.difference(UnifiedDiff(step, actual, in: lesson).text)))
    ]
  }

  private static func reports(on run: LessonRun.Block, of lesson: LessonDocument) -> [LessonReport]
  {
    var flaws: [LessonFlaw] = []
    for step in run.steps {
      if let failure = step.failure, !run.block.fails {
        flaws.append(
          LessonFlaw(
            step.step.line,
            .reply(.unexpectedError(failure.diagnostic(in: step.presentation.speech)))))
      }
      let actual = step.lines
      if !run.block.isGiven, !ReplyPattern(step.step.expected).matches(actual) {
        let diff = UnifiedDiff(step.step, actual, in: lesson).text
        flaws.append(LessonFlaw(step.step.line, .reply(.difference(diff))))
      }
    }
    if run.block.fails, run.steps.allSatisfy({ $0.failure == nil }) {
      flaws.append(LessonFlaw(run.block.line, .reply(.nothingFailed)))
    }
    return flaws.map { LessonReport(lesson.path, $0) }
  }
}

/// How many blocks passed and failed, and what was found in those that failed.
public struct LessonVerdict: Sendable {
  public var passed = 0
  public var failed = 0
  /// In the order of the files' lines.
  public var reports: [LessonReport] = []

  /// How many of the reports are warnings.
  public var warnings: Int { reports.count { $0.severity == .warning } }

  public init() {}

  public static func += (a: inout LessonVerdict, b: LessonVerdict) {
    a.passed += b.passed
    a.failed += b.failed
    a.reports += b.reports
  }

  /// `3 passed, 1 failed`
  public func summary(in speech: Speech) -> String {
    LessonWords.verdict(passed: passed, failed: failed, warnings: warnings).text(in: speech)
  }
}
