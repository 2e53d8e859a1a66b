// Judges a certificate by doing its sums again, from the problem alone. It shares no code with the
// solver, assumes nothing of the certificate, and does nothing clever: every column is added up,
// every row is looked at, so that being accepted means something.

import Rationals

/// Checks that a certificate proves what it claims.
public enum CertificateChecker {
  /// Everything that is wrong with a certificate, and so with the result that it stands for; empty
  /// if the certificate is accepted.
  ///
  /// Accepted means proven: there is no solution; or the point is a solution, and objective by
  /// objective best; or the first objective without a least value is the one that the certificate
  /// names. Every sum is exact. What has the wrong length is not looked into any further, nor is
  /// a certificate for a problem that is malformed itself.
  ///
  /// - Complexity: O(objectives × (columns + terms of the problem)).
  public static func flaws(in certificate: Certificate, of problem: Problem) -> [Flaw] {
    let malformed = problem.flaws
    guard malformed.isEmpty else { return malformed.map(Flaw.problem) }

    var check = Check(of: problem)
    switch certificate {
    case .infeasible(let multipliers):
      check.infeasible(multipliers)

    case .optimal(let point, let proofs):
      check.point(point, upToStage: nil)
      check.count(of: .proofs, wanted: problem.objectives.count, found: proofs.count)
      check.proofs(proofs, at: point)

    case .unbounded(let point, let proofs, let ray):
      guard proofs.count < problem.objectives.count else {
        check.flaws.append(
          .noSuchObjective(index: proofs.count, objectives: problem.objectives.count))
        break
      }
      check.point(point, upToStage: proofs.count + 1)
      check.proofs(proofs, at: point)
      check.ray(ray, lowering: proofs.count)
    }
    return check.flaws
  }
}

/// The sums of one check, and what they have found so far.
private struct Check {
  typealias Flaw = CertificateChecker.Flaw

  let problem: Problem
  let equations: [LinearForm]
  var flaws: [Flaw] = []

  init(of problem: Problem) {
    self.problem = problem
    equations = problem.rows.map { $0.equation }
  }

  /// Whether a list has as many entries as it must have; notes the flaw if not.
  @discardableResult
  mutating func count(of list: Flaw.List, wanted: Int, found: Int) -> Bool {
    if wanted != found { flaws.append(.count(list, wanted: wanted, found: found)) }
    return wanted == found
  }

  // MARK: Points and rays

  /// Every column of the point has its sign, and the rows up to that stage hold (all, if nil).
  mutating func point(_ point: [Rational], upToStage stage: Int?) {
    guard count(of: .point, wanted: problem.signs.count, found: point.count) else { return }
    for (column, sign) in problem.signs.enumerated()
    where sign == .nonnegative && point[column].signum < 0 {
      flaws.append(.negativeValue(column: column, found: point[column]))
    }
    for (index, row) in problem.rows.enumerated() where row.stage <= stage ?? row.stage {
      let wanted = markerValue(row.kind, in: point)
      let found = row.form.value(at: point)
      if found != wanted { flaws.append(.rowBroken(row: index, wanted: wanted, found: found)) }
    }
  }

  /// What a row's kind sets its form equal to. (Not read off `equation`, which the proofs use: so
  /// the two readings of a kind check each other.)
  private func markerValue(_ kind: Problem.Row.Kind, in point: [Rational]) -> Rational {
    switch kind {
    case .equation: 0
    case .atLeast(let slack): point[slack]
    case .atMost(let slack): -point[slack]
    case .goal(let plus, let minus): point[plus] - point[minus]
    }
  }

  /// Going along the ray keeps every sign, changes no row up to the stage of that objective and no
  /// objective before it, and lowers the objective itself.
  mutating func ray(_ ray: [Rational], lowering objective: Int) {
    guard count(of: .ray, wanted: problem.signs.count, found: ray.count) else { return }
    for (column, sign) in problem.signs.enumerated()
    where sign == .nonnegative && ray[column].signum < 0 {
      flaws.append(.rayLeavesSign(column: column, found: ray[column]))
    }
    for (index, row) in problem.rows.enumerated() where row.stage <= objective + 1 {
      let wanted = markerValue(row.kind, in: ray)
      let found = row.form.value(at: ray) - row.form.constant
      if found != wanted { flaws.append(.rayLeavesRow(row: index, wanted: wanted, found: found)) }
    }
    for (index, form) in problem.objectives.prefix(objective + 1).enumerated() {
      let change = form.value(at: ray) - form.constant
      if index < objective, !change.isZero {
        flaws.append(.rayChangesObjective(objective: index, found: change))
      } else if index == objective, change.signum >= 0 {
        flaws.append(.rayDoesNotLower(objective: index, found: change))
      }
    }
  }

  // MARK: Sums of rows

  mutating func infeasible(_ multipliers: [Rational]) {
    guard count(of: .multipliers(.conflict), wanted: problem.rows.count, found: multipliers.count)
    else { return }
    stages(of: multipliers, upTo: 0, in: .conflict)

    var sum = Sum(columns: problem.signs.count)
    for (equation, multiplier) in zip(equations, multipliers) { sum.add(multiplier, equation) }
    signs(of: sum, wanted: .atMostZero, in: .conflict)
    if sum.constant.signum >= 0 { flaws.append(.constantNotBelowZero(found: sum.constant)) }
  }

  /// Each proof holds, and the point attains what it proves. Proofs past the last objective are
  /// only counted.
  mutating func proofs(_ proofs: [Certificate.LevelProof], at point: [Rational]) {
    for (level, (proof, objective)) in zip(proofs, problem.objectives).enumerated() {
      if point.count == problem.signs.count {
        let attained = objective.value(at: point)
        if attained != proof.value {
          flaws.append(.valueNotAttained(objective: level, claimed: proof.value, found: attained))
        }
      }
      self.proof(level, of: proofs)
    }
  }

  private mutating func proof(_ level: Int, of proofs: [Certificate.LevelProof]) {
    let proof = proofs[level]
    let rows = count(
      of: .multipliers(.level(level)), wanted: problem.rows.count, found: proof.multipliers.count)
    let levels = count(of: .weights(level: level), wanted: level, found: proof.weights.count)
    guard rows, levels else { return }
    stages(of: proof.multipliers, upTo: level + 1, in: .level(level))

    var sum = Sum(columns: problem.signs.count)
    sum.add(1, problem.objectives[level])
    for (higher, weight) in proof.weights.enumerated() {
      if weight.signum < 0 {
        flaws.append(.negativeWeight(level: level, objective: higher, found: weight))
      }
      sum.add(weight, problem.objectives[higher])
      sum.constant -= weight * proofs[higher].value
    }
    for (equation, multiplier) in zip(equations, proof.multipliers) {
      sum.add(multiplier, equation)
    }
    signs(of: sum, wanted: .atLeastZero, in: .level(level))
    if sum.constant != proof.value {
      flaws.append(.constant(level: level, wanted: proof.value, found: sum.constant))
    }
  }

  private mutating func stages(of multipliers: [Rational], upTo last: Int, in sum: Flaw.Sum) {
    for (index, row) in problem.rows.enumerated()
    where row.stage > last && !multipliers[index].isZero {
      flaws.append(.multiplierOfLaterRow(sum, row: index, found: multipliers[index]))
    }
  }

  /// Coefficients are zero for free columns, and as `wanted` for the others.
  private mutating func signs(of sum: Sum, wanted: Flaw.Wanted, in name: Flaw.Sum) {
    for (column, sign) in problem.signs.enumerated() {
      let found = sum.coefficients[column]
      let wanted = sign == .free ? .zero : wanted
      if !wanted.allows(found) {
        flaws.append(.coefficient(name, column: column, wanted: wanted, found: found))
      }
    }
  }
}

/// A sum of multiples of forms, with a place for every column.
private struct Sum {
  var coefficients: [Rational]
  var constant: Rational = 0

  init(columns: Int) { coefficients = Array(repeating: 0, count: columns) }

  mutating func add(_ multiplier: Rational, _ form: LinearForm) {
    if multiplier.isZero { return }
    constant.addProduct(multiplier, form.constant)
    for term in form.terms {
      coefficients[term.column].addProduct(multiplier, term.coefficient)
    }
  }
}
