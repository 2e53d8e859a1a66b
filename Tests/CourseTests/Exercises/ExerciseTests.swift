// Ten thousand exercises of each kind: each has one right answer, as somebody says who does not work it out in
// the same way; that answer is judged right and others wrong, with a reason; and the numbers are those of a hand.

import Language
import Rationals
import Rendering
import TestSupport
import Testing
import Wording

@testable import Course

/// An exercise whose answer can be worked out, or proved, in another way.
protocol ProvedExercise: ExerciseProblem {
  /// What is not right about the answer, by a way of its own; nil: it is right, and no other is.
  func refutation() throws -> String?

  /// Answers that are wrong, slips that people make among them.
  var wrongAnswers: [String] { get }
}

@Suite struct ExerciseTests {
  private static let levels = ExerciseLevel.allCases

  private func check<Problem: ProvedExercise>(_ type: Problem.Type, _ kind: ExerciseKind) throws {
    var flaws = 0
    for trial in 0..<Trials.count(10_000) where flaws < 5 {
      let level = Self.levels[trial % Self.levels.count]
      var draws = SeededDraws(kind, level, seed: UInt64(trial))
      let problem = Problem.drawn(level, from: &draws)
      for flaw in try self.flaws(problem, Exercise(kind, level: level, seed: UInt64(trial)), trial)
      {
        Issue.record("\(kind) level \(level.rawValue) seed \(trial): \(flaw)")
        flaws += 1
      }
    }
  }

  private func flaws(
    _ problem: some ProvedExercise, _ exercise: Exercise, _ trial: Int
  ) throws -> [String] {
    var flaws: [String] = []
    if let refutation = try problem.refutation() { flaws.append(refutation) }
    guard case .right = problem.verdict(on: problem.answerText, after: [], in: .english) else {
      return flaws + ["its own answer is not right: \(problem.answerText)"]
    }
    if exercise.answerText != problem.answerText { flaws.append("two draws differ") }
    let wrong = problem.wrongAnswers
    if wrong.count < 2 { flaws.append("there are no wrong answers to try") }
    // Some of them each time, and all of them over the trials.
    for index in 0..<min(wrong.count, 5) {
      let answer = wrong[(index * 3 + trial) % wrong.count]
      guard case .wrong(let document) = problem.verdict(on: answer, after: [], in: .english) else {
        flaws.append("\(answer) is not judged wrong, where \(problem.answerText) is right")
        continue
      }
      // To draw it takes longer than all else.
      if trial % 10 < 3, let flaw = Self.flaw(in: text(document)) {
        flaws.append("\(answer): \(flaw)")
      }
    }
    if trial % 10 < 3 { flaws += wordFlaws(problem, exercise) }
    return flaws
  }

  /// What is wrong with an explanation.
  private static func flaw(in words: String) -> String? {
    let words = words.split { $0.isWhitespace }.joined(separator: " ")
    guard words.hasPrefix("No. ") else { return "no verdict: \(words)" }
    let reason = words.dropFirst(4)
    if reason.count < 20 || reason.last != "." { return "no sentence: \(words)" }
    if words.contains("  ") || words.contains(" .") || words.contains(" ,") || words.contains("..")
    {
      return "badly set: \(words)"
    }
    return nil
  }

  private func wordFlaws(_ problem: some ProvedExercise, _ exercise: Exercise) -> [String] {
    var flaws: [String] = []
    let words = type(of: problem).words(in: .english)
    let prompt = text(words.prompt(problem))
    if prompt != text(exercise.prompt(in: .english)) { flaws.append("two draws look different") }
    let solution = text(words.solution(problem))
    let hints = words.hints(problem).map { text(Document([.paragraph($0)])) }
    if hints.isEmpty || hints.count > 2 { flaws.append("\(hints.count) hints") }
    if exercise.level == .one {
      // Names of levels have numbers, too, but not here.
      for words in [prompt, solution, problem.answerText] + hints {
        let longest = Self.longestNumber(in: words)
        if longest > 2 { flaws.append("a number has \(longest) digits: \(words)") }
      }
    }
    for words in [prompt, solution] + hints where words.contains("..") || words.contains(" .") {
      flaws.append("badly set: \(words)")
    }
    return flaws
  }

  private static func longestNumber(in words: String) -> Int {
    var (longest, length) = (0, 0)
    for byte in words.utf8 {
      length = (0x30...0x39).contains(byte) ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }

  private func text(_ document: Document) -> String {
    TextRenderer(presentation: Presentation(), width: 80, theme: nil).render(document)
  }

  @Test func `regions are what the oracle says`() throws { try check(RegionExercise.self, .region) }
  @Test func `levels leave what no other value beats`() throws {
    try check(LevelsExercise.self, .levels)
  }
  @Test func `hugging and resistance are what the oracle says`() throws {
    try check(HuggingExercise.self, .hugging)
  }
  @Test func `conflicts are the only ones, by their certificates`() throws {
    try check(ConflictExercise.self, .conflict)
  }
  @Test func `what enters lowers the objective most`() throws {
    try check(EntersExercise.self, .enters)
  }
  @Test func `ratios are how far nothing falls below 0`() throws {
    try check(RatioExercise.self, .ratio)
  }
  @Test func `what leaves is at 0 first`() throws { try check(LeavesExercise.self, .leaves) }
  @Test func `rows hold wherever the dictionary does`() throws { try check(RowExercise.self, .row) }
  @Test func `prices are what one unit changes`() throws { try check(PriceExercise.self, .price) }
  @Test func `duals have the value of their programs`() throws {
    try check(DualExercise.self, .dual)
  }
}
