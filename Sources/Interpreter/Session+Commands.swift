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
    case .point(let definitions):
      return try change(text) { (state) throws(Failure) in
        try state.setPoints(definitions, range)
      }
    case .variables(let names):
      return try change(text) { (state) throws(Failure) in try state.declare(names) }
    case .variablesFixed(let isFixed):
      return try change(text) { (state) throws(Failure) in
        state.namesAreFixed = isFixed
        return Outline(notes: [isFixed ? Words.namesFixed : Words.namesFree])
      }
    case .drop(let names):
      return try change(text) { (state) throws(Failure) in try state.drop(names) }
    case .disable(let names):
      return try change(text) { (state) throws(Failure) in
        try state.setEnabled(false, names, range)
      }
    case .enable(let names):
      return try change(text) { (state) throws(Failure) in
        try state.setEnabled(true, names, range)
      }
    case .set(let name, let value, let words):
      return try change(text) { (state) throws(Failure) in
        try state.setConstant(name, value, words, range)
      }
    case .priority(let name, let mark):
      return try change(text) { (state) throws(Failure) in
        try state.setPriority(name, mark, range)
      }
    case .weight(let name, let weight):
      return try change(text) { (state) throws(Failure) in
        try state.setWeight(name, weight, range)
      }
    case .suggest(let name, let value, let words, let mark):
      return try change(text) { (state) throws(Failure) in
        try state.suggest(name, value, words, mark, range)
      }
    case .release(let names):
      return try change(text) { (state) throws(Failure) in try state.release(names) }
    case .reset:
      return try change(text) { (state) throws(Failure) in
        state = State()
        return Outline(notes: [Words.reset])
      }
    case .rule(let word?):
      return try change(text) { (state) throws(Failure) in
        state.rule = PivotRule(word)
        return Outline(notes: [Words.rule(word)])
      }
    case .load(let path):
      return Reply(request: .load(path: path))
    case .present:
      return Reply(document: note(Words.needsScreen), request: .present)
    case .quit:
      return Reply(request: .quit)
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
    case .value(let expression): return try value(of: expression)
    case .why(let name): return try why(name, range)
    case .undo(let count): return try undo(count, range)
    case .redo(let count): return try redo(count, range)
    case .conflict: return conflict()
    case .prove: return prove()
    case .sensitivity: return try sensitivity(range)
    case .sweep(let name, let start, let end): return try sweep(name, from: start, to: end, range)
    case .numbers(let word): return numbers(word)
    case .style(let word): return style(word)
    case .show(let word): return show(word)
    case .expect(let expectation):
      try expect(expectation, range)
      return Document()
    case .help(let word): return HelpView.document(for: word)
    case .rule: return note(Words.rule(RuleWord(state.rule)))
    case .point, .variables, .variablesFixed, .drop, .disable, .enable, .set, .priority, .weight,
      .suggest, .release, .reset, .load, .present, .quit:
      return Document()
    }
  }

  private func note(_ words: String) -> Document { Document([.paragraph(Text(words))]) }

  // MARK: How things are drawn

  private mutating func numbers(_ word: NumberWord?) -> Document {
    switch word {
    case .exact: presentation.numbers = .exact
    case .decimal(let places): presentation.numbers = .decimal(places: places)
    case nil: break
    }
    switch presentation.numbers {
    case .exact: return note(Words.numbersExact)
    case .decimal(let places): return note(Words.numbersDecimal(places))
    }
  }

  private mutating func style(_ word: StyleWord?) -> Document {
    if let word { presentation.isASCII = word == .ascii }
    return note(presentation.isASCII ? Words.styleASCII : Words.styleUnicode)
  }

  private mutating func show(_ word: ShowWord?) -> Document {
    if let word { drawsTableau = word == .tableau }
    return note(drawsTableau ? Words.showTableau : Words.showDictionary)
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

extension Words {
  static let needsScreen =
    "present takes a whole screen: type it at the prompt, on a terminal; trace tells the same in words"
  static let reset = "everything is gone; undo brings it back"
  static let namesFixed = "from here on an unknown name is an error; vars free lifts that"
  static let namesFree = "from here on an unknown name makes a new variable"
  static let numbersExact = "numbers are shown exactly"
  static let styleASCII = "drawn in plain ASCII"
  static let styleUnicode = "drawn in Unicode"
  static let showDictionary =
    "drawn as a dictionary: each basic variable as a sum of the others, as in d = 30 − c"
  static let showTableau =
    "drawn as a tableau: everything on one side, as in d + c = 30, and the constant last"

  static func numbersDecimal(_ places: Int) -> String {
    "numbers are shown with up to \(count(places, "decimal place")); ≈ marks those that were rounded"
  }

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
