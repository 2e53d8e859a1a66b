// Somebody who sees a review for the first time, and has a session of their own beside it.

import Course
import Language
import Narration
import Rationals
import Rendering
import Session
import Simplex
import Wording

/// Somebody who sees a review for the first time.
struct ReviewLearner {
  /// The review as it is played, at its question.
  private let player: LessonPlayer
  /// All that stands on the screen.
  let screen: String
  /// A session of their own, in which they have typed what is shown.
  private(set) var session = Session(describesChanges: false)
  /// The first shown line that is refused there.
  private(set) var refusal: (line: String, reason: Diagnostic)?
  let speech: Speech

  /// - Parameter control: ends lines that take too much.
  init?(_ review: LessonDocument, _ speech: Speech, _ control: SolveControl) {
    guard
      var player = try? LessonPlayer(review, presentation: Presentation(), control: control)
    else { return nil }
    var output = player.begin()
    var screen = ""
    for _ in 0..<100 {
      screen += output.sections.map { $0.document.textInLesson().trimmed + "\n" }.joined()
      let isAsked = player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ")
      if isAsked || player.isAtEnd { break }
      output = player.take("")
    }
    self.player = player
    self.screen = screen
    self.speech = speech
    session.control = control
    for block in review.blocks {
      if block.isFresh {
        session = Session(describesChanges: false)
        session.control = control
      }
      for step in block.steps { type(step.typed) }
    }
  }

  /// Types a line into the session of their own.
  mutating func type(_ line: String) {
    let failure = session.run(line).failure
    if refusal == nil, let failure { refusal = (line, failure.diagnostic(in: speech)) }
  }

  /// Whether the session says that a claim is so; nil where it is none.
  func holds(_ claim: String) -> Bool? {
    var copy = session
    guard let failure = copy.run("expect \(claim)").failure else { return true }
    return failure.code == .expectation ? false : nil
  }

  /// Whether the tutor takes lines for the answer.
  func isTaken(_ lines: String...) -> Bool { isTaken(lines) }

  func isTaken(_ lines: [String]) -> Bool {
    var copy = player
    return lines.contains { copy.take($0).finished?.outcome == .right }
  }

  /// All numbers that the session tells of its state.
  var told: [Rational] {
    var told = ToldSession(presentation: Presentation(), control: session.control).telling(session)
    return ["list", "solve"].flatMap {
      WordedSums.numbers(in: told.run($0).document.textInLesson())
    }
  }
}
