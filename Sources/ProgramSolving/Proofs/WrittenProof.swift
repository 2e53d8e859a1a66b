// A certificate as it is written: with names instead of places, and without what is zero or follows from the rest.
//
// Multipliers have the sign that a hand expects: zero or more for left ≥ right, zero or less for left ≤ right, any for
// left = right. With Eᵢ for a constraint's left side less its right side and less its slack (so that Eᵢ is 0), they say
//
//     unsatisfiable   Σ λᵢ·Eᵢ, which is 0, is below 0
//     a level         level + Σ wₗ·(higher levelₗ − its least) − Σ λᵢ·Eᵢ = least + something that is not below 0
//
// The slacks are left out: they are what the rows say at the values.

import ConstraintHierarchies
public import Rationals
public import Simplex

/// A proof of how a problem ends, in the names of its file.
public struct WrittenProof: Hashable, Sendable {
  /// What the proof says that it is about.
  public struct Subject: Hashable, Sendable {
    public var name: String
    public var variables: Int
    public var constraints: Int
    /// Highest first.
    public var levels: [String]

    public init(name: String, variables: Int, constraints: Int, levels: [String]) {
      self.name = name
      self.variables = variables
      self.constraints = constraints
      self.levels = levels
    }

    /// What is to be said of a problem.
    public init(_ problem: ProvableProblem) {
      self.init(
        name: problem.name, variables: problem.variables.count, constraints: problem.rows.count,
        levels: problem.levels)
    }
  }

  /// The value of a variable, or by how much it changes along a ray; of those that are not named it is zero.
  public struct Value: Hashable, Sendable {
    public var variable: String
    public var value: Rational

    public init(_ variable: String, _ value: Rational) {
      self.variable = variable
      self.value = value
    }
  }

  /// How often a constraint counts in a sum; those that are not named do not.
  public struct Multiple: Hashable, Sendable {
    public var row: ProvableProblem.RowName
    public var multiplier: Rational

    public init(_ row: ProvableProblem.RowName, _ multiplier: Rational) {
      self.row = row
      self.multiplier = multiplier
    }
  }

  /// How often a higher level counts in the sum for a level.
  public struct Weight: Hashable, Sendable {
    public var level: String
    public var weight: Rational

    public init(_ level: String, _ weight: Rational) {
      self.level = level
      self.weight = weight
    }
  }

  /// Why a level can be no less than it is.
  public struct Level: Hashable, Sendable {
    public var name: String
    /// Of the sum that the level minimises; what is maximised counts negatively there.
    public var least: Rational
    public var multiples: [Multiple]
    public var above: [Weight]

    public init(name: String, least: Rational, multiples: [Multiple], above: [Weight]) {
      self.name = name
      self.least = least
      self.multiples = multiples
      self.above = above
    }
  }

  /// What is proven.
  public enum Conclusion: Hashable, Sendable {
    /// The values satisfy every requirement, and level by level nothing is better.
    case optimal([Value], [Level])
    /// A sum of requirements is a falsehood.
    case unsatisfiable([Multiple])
    /// The levels before the one that is named are at their least, and it falls without end along the ray.
    case unbounded([Value], [Level], level: String, ray: [Value])
  }

  public var subject: Subject
  public var conclusion: Conclusion

  public init(_ subject: Subject, _ conclusion: Conclusion) {
    self.subject = subject
    self.conclusion = conclusion
  }

  /// Writes a certificate down.
  ///
  /// - Precondition: it is one of this problem.
  /// - Complexity: linear in the size of the certificate.
  public init(_ certificate: Certificate, of problem: ProvableProblem) {
    subject = Subject(problem)
    demand(
      certificate.fits(problem.problem), "WrittenProof: the certificate of another problem")
    switch certificate {
    case .infeasible(let multipliers):
      conclusion = .unsatisfiable(problem.multiples(multipliers))
    case .optimal(let point, let proofs):
      conclusion = .optimal(problem.values(point), problem.levels(proofs))
    case .unbounded(let point, let proofs, let ray):
      conclusion = .unbounded(
        problem.values(point), problem.levels(proofs), level: problem.levels[proofs.count],
        ray: problem.values(ray))
    }
  }
}

extension ProvableProblem {
  fileprivate func values(_ columns: [Rational]) -> [WrittenProof.Value] {
    zip(variables, columns).compactMap { $1.isZero ? nil : .init($0, $1) }
  }

  fileprivate func multiples(_ multipliers: [Rational]) -> [WrittenProof.Multiple] {
    zip(rows, multipliers).compactMap { $1.isZero ? nil : .init($0, $1) }
  }

  fileprivate func levels(_ proofs: [Certificate.LevelProof]) -> [WrittenProof.Level] {
    zip(levels, proofs).map { name, proof in
      WrittenProof.Level(
        name: name, least: proof.value, multiples: multiples(proof.multipliers.map { -$0 }),
        above: zip(levels, proof.weights).compactMap { $1.isZero ? nil : .init($0, $1) })
    }
  }
}
