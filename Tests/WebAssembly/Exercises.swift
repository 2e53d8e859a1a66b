// Exercises of every kind as a learner has them on a page: what is asked, what is said to answers, hints and the
// way to the answer. They are compared like the replies. No part of the package: `.ci/wasm` compiles it both ways.

import Course
import Language
import Lessons
import Rendering

/// What is seen of some exercises of each kind and level.
func exercises() -> String {
  var seen = ""
  for kind in ExerciseKind.allCases {
    for level in ExerciseLevel.allCases {
      for seed: UInt64 in [1, 2, 1 << 32, .max] {
        seen += conversation(about: Exercise(kind, level: level, seed: seed))
      }
    }
  }
  return seen
}

/// Wrong answers of every shape, then what helps, then the right one, and another exercise.
private func conversation(about exercise: Exercise) -> String {
  let lines = [
    "1", "-7/2", "[1, 2]", "a", "x", "a, b", "x = 1, y = 2", "minimize x", "?", "hint", "hint",
    "hint", exercise.answerText, "answer", "list", "solve", "next",
  ]
  let presentation = Presentation()
  let renderer = TextRenderer(presentation: presentation, width: 76, theme: nil)
  var player = ExercisePlayer(exercise, presentation: presentation)
  var outputs = [player.begin()]
  for line in lines { outputs.append(player.take(line)) }
  let sections = outputs.flatMap { output in output.sections.map { renderer.render($0.document) } }
  return ([exercise.mark, exercise.answerText] + exercise.script + sections)
    .map { $0 + "\n" }.joined()
}
