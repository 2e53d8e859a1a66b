// An exercise in a lesson: the kind, the level and the seed, as they are typed at the prompt.
//
//     ```exercise
//     ratio level 2 seed 7
//     ```

public import Language

/// An exercise that a lesson asks: an `exercise` block.
public struct LessonExercise: Sendable {
  /// The line of the opening fence.
  public var line: Int
  public var kind: ExerciseKind
  public var level: ExerciseLevel
  /// Always there: a lesson asks the same of everybody.
  public var seed: UInt64

  public var exercise: Exercise { Exercise(kind, level: level, seed: seed) }

  /// By what it is known again.
  public var mark: String { Exercise.mark(kind, level, seed) }

  /// As it stands in the file.
  package var text: String { "\(kind.rawValue) level \(level.rawValue) seed \(seed)" }
}

extension CardReader {
  /// The exercise that a block asks for; nil where that cannot be read, which is noted.
  mutating func exercise(_ code: MarkdownCode) -> LessonExercise? {
    guard let content = content(ofExercise: code) else { return nil }
    // As it is typed at the prompt, or without the word that the fence has said.
    let command = content.text.hasPrefix("\(Self.exercise) ") ? "" : "\(Self.exercise) "
    do throws(Diagnostic) {
      let line = try Parser.parse(command + content.text, knowing: Vocabulary())
      guard case .command(.request(.exercise(let request)), _) = line, let seed = request.seed
      else {
        note(LessonFlaw(content.line, .key(.exerciseWithoutSeed)))
        return nil
      }
      return LessonExercise(
        line: code.line, kind: request.kind, level: request.level ?? .one, seed: seed)
    } catch {
      let range = error.range.lowerBound - command.count..<error.range.upperBound - command.count
      note(
        content.flaw(
          .key(.unreadable(error)),
          at: SourceRange(max(range.lowerBound, 0), max(range.upperBound, 0))))
      return nil
    }
  }

  /// What stands behind the fence's word, or on the one line below it.
  private mutating func content(ofExercise code: MarkdownCode) -> LessonText? {
    let words = code.info.split(separator: " ").dropFirst().joined(separator: " ")
    let lines = code.lines.indices.filter { !code.lines[$0].isBlank }
    switch (words.isEmpty, lines.count) {
    case (false, 0): return LessonText(words, line: code.line, column: code.column)
    case (true, 1):
      return LessonText(
        code.lines[lines[0]], line: code.line + 1 + lines[0], column: code.column)
    default:
      note(LessonFlaw(code.line, .key(.noExercise)))
      return nil
    }
  }
}
