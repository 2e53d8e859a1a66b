// From a command to what does it.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  mutating func execute(
    _ command: Command, _ range: SourceRange, _ text: String
  ) throws(Failure) -> Reply {
    switch command {
    case .load(let path):
      return ask(.load(path: path))
    case .present:
      return ask(.present)
    case .save(let path, let replaces):
      return ask(.save(path: path, replaces: replaces))
    case .log(let wish):
      return ask(.log(wish))
    case .importing(let path):
      return ask(.importing(path: path))
    case .exporting(let path, let level, let replaces):
      return ask(.exporting(path: path, level: level, replaces: replaces))
    case .paste: return beginLog()
    case .layout(.assume(let word, let value, let range)):
      return try assume(word, value, text, range)
    case .lesson(let wish):
      return ask(.lesson(wish))
    case .exercise(let wish?):
      return ask(.exercise(wish))
    case .quit:
      return ask(.quit)
    case .numbers(let word): return set(word.map { .init($0) }, text) { .numbers($0.numbers) }
    case .style(let word): return set(word.map { .init($0) }, text) { .isASCII($0.isASCII) }
    case .show(let word):
      return set(word.map { .init($0) }, text) { .drawsTableau($0.drawsTableau) }
    case .layout(.draw(let word?)):
      return set(.init(word), text) { .drawsViews($0.drawsViews) }
    default:
      if let answer = try walk(command, range) { return Reply(.walk(answer)) }
      return Reply(try answer(command, range) ?? .nothing)
    }
  }

  private func ask(_ request: Request) -> Reply {
    Reply(.state(.request(request)), request: request)
  }

  /// The answer to a command that changes no constraint; nil for one that does.
  private mutating func answer(
    _ command: Command, _ range: SourceRange
  ) throws(Failure) -> Answer? {
    switch command {
    case .list: return .state(.list(listing()))
    case .decompose(let name): return .state(.decomposition(try decomposition(name)))
    case .objectives: return .state(.objectives(objectives()))
    case .value(let expression): return .state(.value(try value(of: expression)))
    case .help(let word): return .state(.help(HelpReport(word, in: settings.speech.help)))
    case .exercise: return .state(.exercises(ExerciseKind.allCases))
    case .expect(let expectation):
      try expect(expectation, range)
      return .state(.holds)
    case .trace(.change?): return .change(.trace(changeTrace()))
    case .undo(let count): return .change(.travel(try undo(count, range)))
    case .redo(let count): return .change(.travel(try redo(count, range)))
    case .history(let count): return .change(.history(history(count)))
    case .region(let names): return .solution(.region(try region(names)))
    case .wireframe(let names): return .solution(.wireframe(try wireframe(names)))
    case .plot(let level, let names): return .solution(.plot(try plot(level, names, range)))
    case .solve: return .solution(.solve(solve()))
    case .sensitivity: return .solution(.sensitivity(try sensitivity(range)))
    case .sweep(let name, let start, let end):
      return .solution(.sweep(try sweep(name, from: start, to: end, range)))
    case .why(let name): return .reason(.why(try why(name, range)))
    case .conflict: return .reason(.conflict(conflict()))
    case .duel: return .solution(.duel(try duel(range)))
    case .dual(let level): return .solution(.dual(try dual(level, range)))
    case .prove: return .reason(.proof(prove()))
    case .rule: return .change(.rule(RuleWord(state.rule)))
    case .layout(let command): return try answer(command).map { .layout($0) }
    default: return nil
    }
  }
}

extension PivotRule {
  init(_ word: RuleWord) {
    switch word {
    case .bland: self = .bland
    case .dantzig: self = .dantzig
    case .greatest: self = .greatest
    }
  }
}

extension RuleWord {
  init(_ rule: PivotRule) {
    switch rule {
    case .bland: self = .bland
    case .dantzig: self = .dantzig
    case .greatest: self = .greatest
    }
  }
}
