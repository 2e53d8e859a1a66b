// From a question to its answer.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  mutating func answer(
    _ question: Command.Question, _ range: SourceRange
  ) throws(Failure) -> Answer {
    switch question {
    case .list: return .state(.list(try listing()))
    case .decompose(let name): return .state(.decomposition(try decomposition(name)))
    case .objectives: return .state(.objectives(try objectives()))
    case .value(let expression): return .state(.value(try value(of: expression)))
    case .interval(let interval): return .state(.value(try value(of: interval)))
    case .holds(let statement): return .state(.claim(try claim(statement)))
    case .help(let word):
      return .state(
        .help(word.flatMap(help(onName:)) ?? HelpReport(word, in: settings.speech.help)))
    case .exercises: return .state(.exercises(ExerciseKind.allCases))
    case .expect(let expectation):
      try expect(expectation, range)
      return .state(.holds)
    case .refusedTrace: return .walk(.trace(try traceOfRefusal(range)))
    case .latestTrace: return .change(.trace(try changeTrace()))
    case .history(let count): return .change(.history(history(count)))
    case .rule: return .change(.rule(RuleWord(state.rule)))
    case .region(let names): return .solution(.region(try region(names)))
    case .wireframe(let names): return .solution(.wireframe(try wireframe(names)))
    case .plot(let level, let names): return .solution(.plot(try plot(level, names, range)))
    case .solve: return .solution(.solve(try solve()))
    case .sensitivity(nil): return .solution(.sensitivity(try sensitivity(range)))
    case .sensitivity(.report): return .solution(.spreadsheet(try spreadsheet(range)))
    case .transport: return .solution(.transport(try transport(range)))
    case .sweep(let name, let objective, let start, let end):
      return .solution(.sweep(try sweep(name, in: objective, from: start, to: end, range)))
    case .duel: return .solution(.duel(try duel()))
    case .dual(let level): return .solution(.dual(try dual(level, range)))
    case .why(let asked): return .reason(.why(try why(asked, range)))
    case .whyNot(let wish):
      // What keeps a slack or an objective from being otherwise is what made it so.
      if case .quantity(let quantity, _)? = wish.operands.first {
        return .reason(
          .why(try why(MeasuredExpression(wish.operands[0], text: quantity.text), range)))
      }
      return .reason(.whyNot(try whyNot(wish, range)))
    case .whatIf(let line): return .reason(.whatIf(try whatIf(line, range)))
    case .branch(let lines): return .reason(.branch(try branch(lines, range)))
    case .branchOn(let name): return .reason(.branch(try branch(on: name, range)))
    case .conflict: return .reason(.conflict(try conflict()))
    case .prove: return .reason(.proof(try prove()))
    case .layout(let question): return .layout(try answer(question))
    }
  }

  mutating func go(_ travel: Command.Travel, _ range: SourceRange) throws(Failure) -> Travel {
    switch travel {
    case .undo(let count): try undo(count, range)
    case .redo(let count): try redo(count, range)
    }
  }

  mutating func answer(_ command: Command.Log, _ text: String) throws(Failure) -> Reply {
    switch command {
    case .paste: beginLog()
    case .assume(let word, let value, let range): try assume(word, value, text, range)
    }
  }
}

extension PivotRule {
  init(_ word: RuleWord) {
    switch word {
    case .bland: self = .bland
    case .dantzig: self = .dantzig
    case .greatest: self = .greatest
    case .dual: self = .dual
    case .bigM: self = .bigM
    }
  }
}

extension RuleWord {
  init(_ rule: PivotRule) {
    switch rule {
    case .bland: self = .bland
    case .dantzig: self = .dantzig
    case .greatest: self = .greatest
    case .dual: self = .dual
    case .bigM: self = .bigM
    }
  }
}
