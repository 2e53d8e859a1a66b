// The simplex method in the numbers of the machine, over one sum of weighted errors, as solvers of layouts have it (G. J.
// Badros, A. Borning, P. J. Stuckey, *The Cassowary linear arithmetic constraint solving algorithm*, 2001). It is here to be
// compared with, and nothing rests on what it says.
//
// What goes wrong in it is to be the fault of such numbers, and not of careless arithmetic. So rows and columns are scaled,
// by powers of two, which round nothing; pivots are the largest there are; and whether a row depends on others is decided by what
// rounding can have left of it. The one tolerance is that of all such solvers: how far a requirement may be off, and still
// count as met.

import Simplex

/// Equations over variables of either sign, each with what its two sides may be off, and at which price.
struct FloatingSolver {
  enum Ending: Hashable, Sendable { case optimal, infeasible, unbounded, gaveUp }

  /// By so much a requirement may be missed, in its own units, and a slope be below zero.
  static let tolerance = 1e-8
  private static let mostCells = 1_000_000

  /// `Σ terms = limit + plus − minus`.
  private struct Row {
    var terms: [(column: Int, coefficient: Double)]
    let limit: Double
    /// What a unit costs; nil: that side is not there.
    let above: Double?
    let below: Double?
  }

  private let control: SolveControl
  private var costs: [Double]
  private var rows: [Row] = []

  init(variables count: Int, control: SolveControl) {
    self.control = control
    costs = Array(repeating: 0, count: count)
  }

  mutating func addCost(_ cost: Double, of column: Int) { costs[column] += cost }

  /// Adds `Σ terms = limit + plus − minus`, where `above` and `below` are what a unit of plus and of minus costs; nil:
  /// that side is not there.
  mutating func add(
    _ terms: [(column: Int, coefficient: Double)], equals limit: Double, above: Double?,
    below: Double?
  ) {
    rows.append(
      Row(
        terms: terms.filter { $0.coefficient != 0 }, limit: limit, above: above, below: below))
  }

  /// Solves; a value for each variable.
  ///
  /// - Throws: where the control stops it.
  /// - Complexity: the pivots, times rows and columns.
  func solve() throws(Stop) -> (ending: Ending, values: [Double]) {
    let cells = rows.count * (costs.count + 3 * rows.count)
    guard isFinite, cells < Self.mostCells else { return (.gaveUp, []) }
    let scale = Scale(rows.map { $0.terms }, columns: costs.count)
    var table = FloatingTable(free: costs.count, control: control)
    var prices = zip(costs, scale.columns).map { $0.timesPower($1) }
    for (row, exponent) in zip(rows, scale.rows) {
      table.append(
        row.terms.map {
          ($0.column, $0.coefficient.timesPower(exponent + scale.columns[$0.column]))
        },
        equals: row.limit.timesPower(exponent), hasPlus: row.above != nil,
        hasMinus: row.below != nil)
      for price in [row.above, row.below] {
        if let price { prices.append(price.timesPower(-exponent)) }
      }
    }
    let ending = try table.minimize(
      prices, allowing: scale.rows.map { Self.tolerance.timesPower($0) })
    let values = zip(table.values, scale.columns).map { $0.timesPower($1) }
    return values.allSatisfy { $0.isFinite } ? (ending, values) : (.gaveUp, [])
  }

  /// Numbers past the greatest that the machine has are none to reckon with.
  private var isFinite: Bool {
    costs.allSatisfy { $0.isFinite }
      && rows.allSatisfy { row in
        row.limit.isFinite && (row.above ?? 0).isFinite && (row.below ?? 0).isFinite
          && row.terms.allSatisfy { $0.coefficient.isFinite }
      }
  }

  /// The powers of two by which rows and columns are multiplied, so that the greatest entry of each is near 1: rows and
  /// columns in turn (D. Ruiz, *A scaling algorithm to equilibrate both rows and columns norms in matrices*, 2001). A mean
  /// of the greatest and the least would have an entry that is nearly nothing blow up all others of its row.
  private struct Scale {
    private(set) var rows: [Int]
    private(set) var columns: [Int]

    init(_ matrix: [[(column: Int, coefficient: Double)]], columns count: Int) {
      rows = Array(repeating: 0, count: matrix.count)
      columns = Array(repeating: 0, count: count)
      for _ in 0..<4 {
        var greatest = Array(repeating: Int.min, count: count)
        for (row, terms) in matrix.enumerated() {
          let exponents = terms.map { Int($0.coefficient.exponent) + columns[$0.column] }
          guard let high = exponents.max() else { continue }
          rows[row] = -high
          for (term, exponent) in zip(terms, exponents) {
            let own = exponent - columns[term.column] + rows[row]
            greatest[term.column] = max(greatest[term.column], own)
          }
        }
        for column in 0..<count where greatest[column] != Int.min {
          columns[column] = -greatest[column]
        }
      }
    }
  }
}

extension Double {
  /// Times a power of two; nothing is rounded but what leaves the range of normal numbers.
  fileprivate func timesPower(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: self)
  }
}
