// From a command to what does it.

import ConstraintHierarchies
import Language
import Rendering
import Simplex

extension Session {
  mutating func execute(
    _ command: Command, _ range: SourceRange, _ text: String
  ) throws(Failure) -> Reply {
    switch command {
    case .load(let path):
      return Reply(request: .load(path: path))
    case .present:
      return Reply(document: note(Words.needsScreen), request: .present)
    case .save(let path, let replaces):
      return Reply(request: .save(path: path, replaces: replaces))
    case .log(let wish):
      return Reply(request: .log(wish))
    case .lesson(let wish):
      return Reply(request: .lesson(wish))
    case .quit:
      return Reply(request: .quit)
    case .value(let expression):
      return Reply(.state(.value(try value(of: expression))))
    case .numbers(let word): return set(word.map(Setting.init), text) { $0.numbersInUse }
    case .style(let word): return set(word.map(Setting.init), text) { $0.styleInUse }
    case .show(let word): return set(word.map(Setting.init), text) { $0.drawingInUse }
    default:
      return Reply(document: try document(for: command, range))
    }
  }

  /// Commands that change no constraint.
  private mutating func document(
    for command: Command, _ range: SourceRange
  ) throws(Failure) -> Document {
    switch command {
    case .list: return list()
    case .decompose(let name): return try decompose(name)
    case .objectives: return objectives()
    case .solve: return solve()
    case .trace(nil): return trace()
    case .trace(.change?): return traceChange()
    case .step(let count): return try step(count, range)
    case .back(let count): return try back(count, range)
    case .goTo(let position): return try go(to: position, range)
    case .tableau: return tableau()
    case .pivot(let entering, let leaving): return try pivot(entering, leaving)
    case .predict(let word): return predict(word)
    case .region(let names): return try region(names)
    case .plot(let level, let names): return try plot(level, names, range)
    case .why(let name): return try why(name, range)
    case .undo(let count): return try undo(count, range)
    case .redo(let count): return try redo(count, range)
    case .history(let count): return history(count)
    case .conflict: return conflict()
    case .prove: return prove()
    case .sensitivity: return try sensitivity(range)
    case .sweep(let name, let start, let end): return try sweep(name, from: start, to: end, range)
    case .expect(let expectation):
      try expect(expectation, range)
      return Document()
    case .help(let word): return HelpView.document(for: word)
    case .rule: return note(Words.rule(RuleWord(state.rule)))
    case .point, .variables, .variablesFixed, .drop, .disable, .enable, .set, .priority, .weight,
      .letter, .suggest, .release, .reset, .value, .numbers, .style, .show, .load, .save, .log,
      .lesson,
      .present, .quit:
      return Document()
    }
  }

  private func note(_ words: String) -> Document { Document([.paragraph(Text(words))]) }
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

extension Words {
  static let needsScreen =
    "present takes a whole screen: type it at the prompt, on a terminal; trace tells the same in words"
  static let reset = "everything is gone; undo brings it back"
  static let namesFixed = "from here on an unknown name is an error; vars free lifts that"
  static let namesFree = "from here on an unknown name makes a new variable"

  static func rule(_ word: RuleWord) -> String {
    switch word {
    case .bland: "rule bland: of the columns that would lower the objective, the first enters"
    case .dantzig:
      "rule dantzig: of the columns that would lower the objective, the one with the most negative "
        + "cost enters"
    case .greatest:
      "rule greatest: of the columns that would lower the objective, the one whose pivot lowers it "
        + "most enters"
    }
  }
}
