// Judges a written proof: its names are looked up in the problem, and the certificate that it comes to is handed to
// `CertificateChecker`, which shares nothing with the solver.

import ConstraintHierarchies
import Rationals
public import Simplex

/// What is wrong with a proof of a problem.
public enum ProofFlaw: Hashable, Sendable {
  /// What a proof counts of its problem.
  public enum Count: Hashable, Sendable { case variables, constraints }

  /// It is about a program of another name.
  case otherName(claimed: String, found: String)
  /// It is about a problem of another size.
  case otherCount(Count, claimed: Int, found: Int)
  /// It is about a problem with other levels.
  case otherLevels(claimed: [String], found: [String])
  case unknownVariable(String)
  case unknownRow(ProvableProblem.RowName)
  /// The level that stands there, and the one that belongs there; nil: none does.
  case levelOutOfPlace(String, wanted: String?)
  /// A level is weighed in the sum for a level that is not below it.
  case weightOutOfPlace(String, level: String)
  /// A sum is not what it is said to be.
  case sum(CertificateChecker.Flaw)
}

/// What is wrong with a text that is to be a proof; the place is such as `levels[0].least`.
public enum MalformedProof: Error, Hashable, Sendable {
  /// What belongs there.
  public enum Wanted: Hashable, Sendable {
    /// An exact number, in a string.
    case number
    case count, text, list, object
    /// One of those words.
    case word([String])
    /// The name of a constraint, a row or a bound.
    case row
  }

  case noJSON
  case notText
  case missing(String)
  case unexpected(String, Wanted)
  /// The same name stands there a second time.
  case twice(String)
  /// A number of more digits than `Limit.proofDigits`.
  case tooLong(String)
}

extension WrittenProof {
  /// Everything that is wrong with the proof, as one of that problem; empty if it holds.
  ///
  /// - Complexity: O(levels × size of the problem).
  public func flaws(of problem: ProvableProblem) -> [ProofFlaw] {
    var check = NameCheck(problem)
    check.compare(subject)
    let certificate = check.certificate(conclusion)
    guard check.flaws.isEmpty else { return check.flaws }
    return CertificateChecker.flaws(in: certificate, of: problem.problem).map(ProofFlaw.sum)
  }
}

/// Looks names up, and notes those that are not there.
private struct NameCheck {
  private let problem: ProvableProblem
  private var columns: [String: Int] = [:]
  private var rows: [ProvableProblem.RowName: Int] = [:]
  private(set) var flaws: [ProofFlaw] = []

  init(_ problem: ProvableProblem) {
    self.problem = problem
    for (index, name) in problem.variables.enumerated() { columns[name] = index }
    for (index, name) in problem.rows.enumerated() { rows[name] = index }
  }

  mutating func compare(_ claimed: WrittenProof.Subject) {
    let found = WrittenProof.Subject(problem)
    if claimed.name != found.name {
      flaws.append(.otherName(claimed: claimed.name, found: found.name))
    }
    if claimed.variables != found.variables {
      flaws.append(
        .otherCount(.variables, claimed: claimed.variables, found: found.variables))
    }
    if claimed.constraints != found.constraints {
      flaws.append(
        .otherCount(.constraints, claimed: claimed.constraints, found: found.constraints))
    }
    if claimed.levels != found.levels {
      flaws.append(.otherLevels(claimed: claimed.levels, found: found.levels))
    }
  }

  mutating func certificate(_ conclusion: WrittenProof.Conclusion) -> Certificate {
    switch conclusion {
    case .unsatisfiable(let multiples):
      return .infeasible(multipliers: dense(multiples))
    case .optimal(let values, let levels):
      return .optimal(point: point(values, isRay: false), proofs: proofs(levels))
    case .unbounded(let values, let levels, let level, let ray):
      let wanted = levels.count < problem.levels.count ? problem.levels[levels.count] : nil
      if level != wanted { flaws.append(.levelOutOfPlace(level, wanted: wanted)) }
      return .unbounded(
        point: point(values, isRay: false), proofs: proofs(levels), ray: point(ray, isRay: true))
    }
  }

  private mutating func point(_ values: [WrittenProof.Value], isRay: Bool) -> [Rational] {
    var point = Array(repeating: Rational.zero, count: problem.variables.count)
    for entry in values {
      if let column = columns[entry.variable] {
        point[column] = entry.value
      } else {
        flaws.append(.unknownVariable(entry.variable))
      }
    }
    return problem.completed(point, isRay: isRay)
  }

  private mutating func dense(_ multiples: [WrittenProof.Multiple]) -> [Rational] {
    var multipliers = Array(repeating: Rational.zero, count: problem.rows.count)
    for entry in multiples {
      if let row = rows[entry.row] {
        multipliers[row] = entry.multiplier
      } else {
        flaws.append(.unknownRow(entry.row))
      }
    }
    return multipliers
  }

  private mutating func proofs(_ levels: [WrittenProof.Level]) -> [Certificate.LevelProof] {
    let names = problem.levels
    var proofs: [Certificate.LevelProof] = []
    for (index, level) in levels.enumerated() {
      let wanted = index < names.count ? names[index] : nil
      if level.name != wanted { flaws.append(.levelOutOfPlace(level.name, wanted: wanted)) }
      var weights = Array(repeating: Rational.zero, count: index)
      for entry in level.above {
        if let place = names.prefix(index).firstIndex(of: entry.level) {
          weights[place] = entry.weight
        } else {
          flaws.append(.weightOutOfPlace(entry.level, level: level.name))
        }
      }
      proofs.append(
        .init(
          value: level.least, multipliers: dense(level.multiples).map { -$0 }, weights: weights))
    }
    return proofs
  }
}
