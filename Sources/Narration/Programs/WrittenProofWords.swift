// What is said of a proof that was checked.

import ConstraintHierarchies
public import ProgramSolving
import Rationals
public import Rendering
import Simplex
public import Wording

enum WrittenProofWords {
  /// It holds.
  case holds(WrittenProof, of: ProvableProblem, file: String)
  case level(WrittenProof.Level)
  /// It does not.
  case fails(WrittenProof, file: String)
  case flaw(ProofFlaw, ProvableProblem)
  case more(Int)
}

extension WrittenProof {
  /// So many flaws are told one by one.
  private static let mostFlaws = 8
  /// So many levels are.
  private static let mostLevels = 20

  /// The verdict on a proof.
  ///
  /// - Parameters:
  ///   - problem: what it was held against.
  ///   - flaws: all that is wrong with it.
  ///   - file: what the problem was read from.
  public func verdict(
    of problem: ProvableProblem, flaws: [ProofFlaw], file: String, in speech: Speech
  ) -> Document {
    func say(_ words: WrittenProofWords) -> Block { .paragraph(words.text(in: speech)) }
    guard flaws.isEmpty else {
      var document = Document([say(.fails(self, file: file))])
      for flaw in flaws.prefix(Self.mostFlaws) { document.append(say(.flaw(flaw, problem))) }
      if flaws.count > Self.mostFlaws {
        document.append(say(.more(flaws.count - Self.mostFlaws)))
      }
      return document
    }
    var document = Document([say(.holds(self, of: problem, file: file))])
    switch conclusion {
    case .unsatisfiable: break
    case .optimal(_, let levels), .unbounded(_, let levels, level: _, ray: _):
      for level in levels.prefix(Self.mostLevels) { document.append(say(.level(level))) }
      if levels.count > Self.mostLevels {
        document.append(say(.more(levels.count - Self.mostLevels)))
      }
    }
    return document
  }
}

extension MalformedProof {
  /// What is wrong with the text.
  public func message(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    case .russian: Russian.text(self)
    }
  }
}

extension WrittenProofWords: Phrase {
  var english: Text {
    switch self {
    case .holds(let proof, let problem, let file): English.holds(proof, problem, file)
    case .level(let level): English.text(level)
    case .fails(_, let file): "\("the proof does not hold", .error) for \(file.inertName, .strong):"
    case .flaw(let flaw, let problem): English.text(flaw, problem)
    case .more(let count): Text(EnglishGrammar.andMore(count))
    }
  }
}

extension English {
  fileprivate static func holds(
    _ proof: WrittenProof, _ problem: ProvableProblem, _ file: String
  ) -> Text {
    let beginning: Text = "\("the proof holds", .good): \(file.inertName, .strong) is "
    let all = EnglishGrammar.count(problem.rows.count, "constraint")
    switch proof.conclusion {
    case .optimal:
      return beginning
        + "optimal; its values satisfy every requirement, and no level can be less (\(all) checked)"
    case .unsatisfiable(let multiples):
      return beginning
        + "unsatisfiable; of \(all), \(multiples.count) add up to a falsehood"
    case .unbounded(_, _, let level, _):
      return beginning
        + "unbounded; \(level, .strong) falls without end along the ray, and every requirement holds there"
    }
  }

  fileprivate static func text(_ level: WrittenProof.Level) -> Text {
    let beginning: Text = "\(level.name, .strong): \(level.least, .strong), and no less: "
    let (own, above) = (level.multiples.count, level.above.count)
    if own + above == 0 { return beginning + "nothing in its sum can be negative" }
    let parts = [(own, "constraint"), (above, "higher level")].filter { $0.0 > 0 }
    let all = EnglishGrammar.list(parts.map { EnglishGrammar.count($0.0, $0.1) })
    return beginning + "\(all) \(EnglishGrammar.agreeing(own + above, "shows", "show")) it"
  }

  // MARK: What is wrong

  fileprivate static func text(_ flaw: ProofFlaw, _ problem: ProvableProblem) -> Text {
    switch flaw {
    case .otherName(let claimed, let found):
      "it is about \(quoted(claimed)), and the program of the file is \(quoted(found))"
    case .otherCount(let count, let claimed, let found):
      "it is about a problem of \(EnglishGrammar.count(claimed, noun(count))), and the file has \(found)"
    case .otherLevels(let claimed, let found):
      "it is about the levels \(levels(claimed)), and the file has \(levels(found))"
    case .unknownVariable(let name): "the file has no variable \(name, .strong)"
    case .unknownRow(let row): "the file has no \(name(row))"
    case .levelOutOfPlace(let level, let wanted?):
      "where it tells of \(level, .strong), \(wanted, .strong) has its turn"
    case .levelOutOfPlace(let level, nil):
      "it tells of \(level, .strong), and there is no further level"
    case .weightOutOfPlace(let above, let level):
      "in the sum for \(level, .strong) it counts \(above, .strong), which is not above it"
    case .sum(let flaw): text(flaw, problem)
    }
  }

  fileprivate static func quoted(_ name: String) -> String {
    name.isEmpty ? "a problem without a name" : "\"\(name)\""
  }

  fileprivate static func noun(_ count: ProofFlaw.Count) -> String {
    switch count {
    case .variables: "variable"
    case .constraints: "constraint"
    }
  }

  fileprivate static func levels(_ names: [String]) -> String {
    names.isEmpty ? "none" : EnglishGrammar.list(names, atMost: 8)
  }

  fileprivate static func name(_ row: ProvableProblem.RowName) -> String {
    switch row {
    case .constraint(let id): "constraint \(id)"
    case .row(let name, .both): "row \(name) that is an equation"
    case .row(let name, .lower): "lower limit of row \(name)"
    case .row(let name, .upper): "upper limit of row \(name)"
    case .bound(let name, .both): "fixed column \(name)"
    case .bound(let name, .lower): "lower bound of column \(name)"
    case .bound(let name, .upper): "upper bound of column \(name)"
    }
  }

  fileprivate static func text(
    _ flaw: CertificateChecker.Flaw, _ problem: ProvableProblem
  ) -> Text {
    func level(_ index: Int) -> String { problem.levels[index] }
    func row(_ index: Int) -> String { "the " + name(problem.rows[index]) }
    func slack(_ column: Column) -> String? {
      problem.row(ofSlack: column).map { "the " + name($0) }
    }
    switch flaw {
    case .count(.proofs, let wanted, let found):
      return "it proves \(found) of \(EnglishGrammar.count(wanted, "level"))"
    case .negativeValue(let column, let found):
      return "the values break \(slack(column) ?? ""), by \(found.magnitude)"
    case .rowBroken(let index, let wanted, let found):
      return "the values break \(row(index)), by \((found - wanted).magnitude)"
    case .valueNotAttained(let index, let claimed, let found):
      return "\(level(index), .strong) is \(found) at the values, not \(claimed)"
    case .multiplierOfLaterRow(let sum, let index, _):
      return "\(name(sum, problem)) counts \(row(index)), which is of a lower level"
    case .coefficient(let sum, let column, _, let found):
      if let slack = slack(column) {
        return "in \(name(sum, problem)) \(slack) counts too much, or with the wrong sign: \(found)"
      }
      return
        "in \(name(sum, problem)) \(problem.variables[column], .strong) does not cancel: \(found) of it are left"
    case .constantNotBelowZero(let found):
      return "the sum says that \(found) is at least 0, which is no falsehood"
    case .constant(let index, let wanted, let found):
      return "the sum for \(level(index), .strong) proves \(found), not \(wanted)"
    case .negativeWeight(let index, let objective, let found):
      return
        "the sum for \(level(index), .strong) counts \(level(objective), .strong) \(found) times, below zero"
    case .rayLeavesSign(let column, let found):
      return "the ray breaks \(slack(column) ?? ""): it falls by \(found.magnitude) a step"
    case .rayLeavesRow(let index, let wanted, let found):
      return "the ray breaks \(row(index)), by \((found - wanted).magnitude) a step"
    case .rayChangesObjective(let index, let found):
      return "along the ray \(level(index), .strong) changes by \(found), and is to stay"
    case .rayDoesNotLower(let index, let found):
      return "along the ray \(level(index), .strong) changes by \(found), and is to fall"
    case .problem, .count, .noSuchObjective:
      return Text(flaw.description)
    }
  }

  fileprivate static func name(
    _ sum: CertificateChecker.Flaw.Sum, _ problem: ProvableProblem
  ) -> String {
    switch sum {
    case .conflict: "the sum"
    case .level(let index): "the sum for \(problem.levels[index])"
    }
  }

  static func text(_ flaw: MalformedProof) -> String {
    switch flaw {
    case .noJSON: "this is no JSON; take a file that solve --certificate wrote"
    case .notText: "this is no UTF-8; take a file that solve --certificate wrote"
    case .missing(let place): "\(place) is missing"
    case .twice(let place): "\(place) stands there a second time"
    case .tooLong(let place):
      "\(place) has more than \(EnglishGrammar.grouped(Limit.proofDigits.most)) digits"
    case .unexpected(let place, let wanted):
      "\(place.isEmpty ? "this" : place) must be \(text(wanted))"
    }
  }

  fileprivate static func text(_ wanted: MalformedProof.Wanted) -> String {
    switch wanted {
    case .number: "an exact number in a string, such as \"7/3\""
    case .count: "a whole number, zero or more"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    case .word(let words): EnglishGrammar.list(words, "or")
    case .row: "an object with a constraint, a row or a bound"
    }
  }
}
