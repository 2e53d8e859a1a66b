// Exercises as they are asked: golden conversations, and the words that mean the exercise rather than an answer.

import Foundation
import Language
import Rationals
import Rendering
import Session
import Simplex
import Testing

@testable import Course
@testable import Lessons

private func text(_ output: ExercisePlayer.Output) -> String {
  output.sections.map {
    TextRenderer(presentation: $0.presentation, width: 80, theme: nil).render($0.document)
  }.joined(separator: "\n")
}

@Suite struct ExercisePlayerTests {
  private func player(_ kind: ExerciseKind, seed: UInt64 = 7) -> ExercisePlayer {
    ExercisePlayer(Exercise(kind, seed: seed), presentation: Presentation())
  }

  @Test("What is right ends an exercise; an empty line asks the next one")
  func right() {
    var player = player(.ratio)
    #expect(text(player.begin()).hasPrefix("Exercise: ratio, level 1, seed 7\n"))
    #expect(player.prompt == "answer> ")
    let output = player.take(player.exercise.answerText)
    #expect(text(output).hasPrefix("Right.\n"))
    #expect(output.finished?.outcome == .right)
    #expect(output.finished?.isRightAtOnce == true)
    #expect(player.prompt == "exercise> ")
    #expect(text(player.take("")).hasPrefix("Exercise: ratio, level 1, seed 8\n"))
    #expect(player.results.count == 2)
    #expect(player.take("quit").isOver)
  }

  @Test("What is wrong is counted, what cannot be read is not, hints end")
  func wrong() {
    var player = player(.ratio)
    _ = player.begin()
    #expect(text(player.take("-1")).hasPrefix("No. "))
    #expect(text(player.take("blue")).hasPrefix("type a number"))
    #expect(text(player.take("")).hasPrefix("First your answer"))
    #expect(text(player.take("hint")).hasPrefix("Hint 1 of 2"))
    #expect(text(player.take("hint")).hasPrefix("Hint 2 of 2"))
    #expect(text(player.take("hint")).hasPrefix("That was the last hint"))
    let output = player.take(player.exercise.answerText)
    #expect(output.finished?.misses == 1)
    #expect(output.finished?.hints == 2)
    #expect(output.finished?.answers == ["-1", player.exercise.answerText])
  }

  @Test("The answer can be had at once, and afterwards; another can be had at any time")
  func shown() {
    var player = player(.leaves)
    _ = player.begin()
    let output = player.take("answer")
    #expect(text(output).contains("Answer: \(player.exercise.answerText)\n"))
    #expect(output.finished?.outcome == .shown)
    #expect(text(player.take("answer")).contains("Answer: "))
    let skipped = player.take("again")
    #expect(skipped.finished == nil)
    #expect(player.take("again").finished?.outcome == .skipped)
    #expect(player.exercise.seed == 9)
    #expect(text(player.take("back")).hasPrefix("Exercise: leaves, level 1, seed 9"))
  }

  @Test("A command is tried out in the exercise's own problem, and a statement may be the answer")
  func sandbox() {
    var region = player(.region)
    _ = region.begin()
    #expect(text(region.take("list")).contains("required"))
    #expect(region.isAsking)
    var row = player(.row)
    _ = row.begin()
    #expect(text(row.take("list")).contains("no constraints"))
    #expect(text(row.take(row.exercise.answerText)).hasPrefix("Right."))
  }

  @Test("Seeds go round at the end")
  func lastSeed() {
    #expect(Exercise(.enters, seed: .max).next.seed == 0)
  }

  @Test(
    "The problem that stands in the sandbox has the answer",
    arguments: [ExerciseLevel.one, .two, .three])
  func scripts(level: ExerciseLevel) throws {
    for seed in UInt64(0)..<20 {
      for (kind, name) in [(.levels, "X"), (.region, nil), (.hugging, nil)]
        as [(ExerciseKind, String?)]
      {
        let exercise = Exercise(kind, level: level, seed: seed)
        var draws = SeededDraws(kind, level, seed: seed)
        let asked: String
        switch kind {
        case .region:
          let form = RegionExercise.drawn(level, from: &draws).asked
          asked = Forms.typed(form.terms.map { $0.coefficient }, form.names, constant: 0)
        case .hugging:
          let problem = HuggingExercise.drawn(level, from: &draws)
          asked = problem.labels[problem.asked].name
        default: asked = name ?? ""
        }
        var told = exercise.session(Presentation(), .uninterruptible)
        let isInterval = exercise.answerText.hasPrefix("[") || exercise.answerText.hasPrefix("(")
        let relation = isInterval ? "in" : "="
        let (reply, _) = told.run("expect \(asked) \(relation) \(exercise.answerText)")
        #expect(reply.failure == nil, "\(kind) level \(level.rawValue) seed \(seed)")
      }
    }
  }

  /// All exercises of some seeds come to one number, which is the same on every machine.
  @Test("The same seed gives the same exercise everywhere")
  func sameEverywhere() {
    var all = ""
    for kind in ExerciseKind.allCases {
      for level in ExerciseLevel.allCases {
        for seed in [0, 7, .max] as [UInt64] {
          all += "\(kind) \(level) \(seed) \(Exercise(kind, level: level, seed: seed).answerText)\n"
        }
      }
    }
    #expect(mark(of: all) == "a94572de344fe399")
  }
}

/// `SLACKLINE_RECORD=1 swift test --filter ExerciseGoldens` writes the goldens anew; look at the difference before
/// it is committed. A run that records fails, so that it can never count as a pass.
@Suite struct ExerciseGoldens {
  private static let isRecording = ProcessInfo.processInfo.environment["SLACKLINE_RECORD"] == "1"

  @Test("An exercise looks as recorded", arguments: ExerciseKind.allCases)
  func golden(kind: ExerciseKind) throws {
    var shown = ""
    for level in ExerciseLevel.allCases {
      var player = ExercisePlayer(
        Exercise(kind, level: level, seed: 3), presentation: Presentation())
      shown += text(player.begin())
      for line in [level == .one ? "hint" : "", level == .one ? "hint" : "", "answer"]
      where !line.isEmpty {
        shown += "\(player.prompt)\(line)\n\(text(player.take(line)))"
      }
      shown += "\n"
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/\(kind.rawValue).txt")
    if Self.isRecording {
      try shown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(shown == (try? String(contentsOf: file, encoding: .utf8)))
  }
}
