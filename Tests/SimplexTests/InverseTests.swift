// The inverse of the basis and the prices, at every step, against the rows as they were given; and the rule with a penalty.

import Rationals
import Simplex
import TestSupport
import Testing

@Suite("The revised form")
struct InverseTests {
  private static let rules: [PivotRule] = [.dantzig, .bland, .greatest, .bigM]

  /// The flaws of what the solver says of its basis.
  private static func flaws(_ solver: Solver) -> [String] {
    let inverse = solver.inverseOfBasis()
    let (problem, tableau) = (solver.problem, solver.tableau)
    guard inverse.rows.count == tableau.rows.count else { return ["a row without a column"] }
    /// `a·x + … = b` of a row, of every column that stands in it.
    let equations = inverse.rows.map { row -> LinearForm in
      var equation = problem.rows[row].equation
      for column in solver.artificialColumns(ofRows: [row]) {
        let sign = solver.artificial(of: column)?.sign ?? 1
        equation = LinearForm(
          equation.terms + [.init(column, Rational(-sign))], constant: equation.constant)
      }
      return equation
    }
    var flaws: [String] = []
    func coefficient(_ row: Int, _ column: Column) -> Rational {
      equations[row].terms.first { $0.column == column }?.coefficient ?? 0
    }
    func times(_ numbers: [Rational], _ vector: (Int) -> Rational) -> Rational {
      numbers.enumerated().reduce(into: Rational.zero) {
        $0.addProduct($1.element, vector($1.offset))
      }
    }
    for (place, numbers) in inverse.numbers.enumerated() {
      for (other, basic) in tableau.basis.enumerated() {
        let product = times(numbers) { coefficient($0, basic) }
        if product != (place == other ? 1 : 0) { flaws.append("B⁻¹B at \(place), \(other)") }
      }
      if times(numbers, { -equations[$0].constant }) != tableau.rows[place].constant {
        flaws.append("B⁻¹b at \(place)")
      }
    }
    for rank in tableau.costs.indices where rank > 0 {
      let prices = solver.prices(rank: rank, inverse)
      let objective = problem.objectives[rank - 1]
      if times(prices, { -equations[$0].constant }) + objective.constant
        != tableau.costs[rank].constant
      {
        flaws.append("the value of rank \(rank)")
      }
      for column in problem.signs.indices {
        let own = objective.terms.first { $0.column == column }?.coefficient ?? 0
        let left = own - times(prices) { coefficient($0, column) }
        if left != tableau.costs[rank][column] { flaws.append("column \(column) of rank \(rank)") }
      }
    }
    return flaws
  }

  @Test("B⁻¹ is the inverse, and the prices leave the costs", arguments: 0..<Trials.count(6))
  func inverse(batch: UInt64) throws {
    var steps = 0
    for seed in batch * 60..<(batch + 1) * 60 {
      var generator = SeededGenerator(seed: seed)
      let problem = RandomProblem.make(seed: seed)
      var solver = Solver(problem, rule: generator.element(of: Self.rules))
      while try solver.step() != nil {
        steps += 1
        let flaws = Self.flaws(solver)
        #expect(flaws == [], "seed \(seed)")
        if !flaws.isEmpty { return }
      }
    }
    #expect(steps > 100)
  }

  @Test("With a penalty everything comes to the same, by the same number of phases")
  func penalty() throws {
    var penalties = 0
    for seed in 0..<400 as Range<UInt64> {
      let problem = RandomProblem.make(seed: 9_000 + seed)
      var plain = Solver(problem)
      var penalized = Solver(problem, rule: .bigM)
      let outcome = try plain.solve()
      while let step = try penalized.step() { if step == .penalty { penalties += 1 } }
      #expect(penalized.outcome == outcome, "seed \(seed)")
      if let certificate = penalized.certificate() {
        #expect(CertificateChecker.flaws(in: certificate, of: problem) == [], "seed \(seed)")
      }
      if outcome == .optimal {
        #expect(
          zip(plain.tableau.costs, penalized.tableau.costs).allSatisfy {
            $0.constant == $1.constant
          },
          "seed \(seed)")
      }
    }
    #expect(penalties > 10)
  }
}
