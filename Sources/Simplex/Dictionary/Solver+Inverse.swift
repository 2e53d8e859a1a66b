// What the revised simplex method keeps of a basis: the inverse of its matrix, and prices (G. B. Dantzig and W. Orchard-Hays,
// *The product form for the inverse in the simplex method*, 1954). It is read off the dictionary: each row of the problem
// has a column that stands in no other, and what has become of that unit vector is a column of the inverse.

public import Rationals

extension Solver {
  /// With the outcome unbounded: the column that nothing stops.
  public var endless: Column? { unboundedRay?.column }

  /// The inverse of the matrix of the basic columns, as they stand in `a·x ± slack = b`.
  public struct BasisInverse: Sendable {
    /// The rows of the problem that have come in, in order.
    public var rows: [Int]
    /// For each row of the tableau one number for each of `rows`.
    public var numbers: [[Rational]]
  }

  /// - Complexity: O(n²) for n rows that have come in.
  public func inverseOfBasis() -> BasisInverse {
    let units = unitColumns
    return BasisInverse(
      rows: units.map { $0.row },
      numbers: tableau.rows.indices.map { row in
        units.map { unit in
          if let basic = tableau.row(of: unit.column) { return basic == row ? unit.sign : 0 }
          return -tableau.rows[row][unit.column] * unit.sign
        }
      })
  }

  /// The prices of the rows for a cost row: what its basic columns cost, times the inverse. A column's cost in the dictionary is its
  /// own less prices times column, and the cost's value is prices times b, and its constant.
  ///
  /// - Parameter rank: of a cost row that is there.
  /// - Complexity: O(n²) for n rows that have come in.
  public func prices(rank: Int, _ inverse: BasisInverse) -> [Rational] {
    let costs = tableau.basis.map { ownCost(of: $0, rank: rank) }
    return inverse.rows.indices.map { place in
      zip(costs, inverse.numbers).reduce(into: Rational.zero) { sum, pair in
        sum.addProduct(pair.0, pair.1[place])
      }
    }
  }

  private func ownCost(of column: Column, rank: Int) -> Rational {
    if rank == 0 { return firstPhaseColumns.contains(column) ? 1 : 0 }
    return problem.objectives[rank - 1].terms.first { $0.column == column }?.coefficient ?? 0
  }

  /// For each row that has come in the column that stands in no other, and its coefficient there, 1 or −1.
  private var unitColumns: [(row: Int, column: Column, sign: Rational)] {
    problem.rows.indices.compactMap { row in
      guard tableauRows[row] != nil else { return nil }
      switch problem.rows[row].kind {
      case .atMost(let slack): return (row, slack, 1)
      case .atLeast(let slack): return (row, slack, -1)
      case .goal(_, let minus): return (row, minus, 1)
      case .equation:
        guard let column = equationArtificials[row], let artificial = artificial(of: column) else {
          return nil
        }
        return (row, column, artificial.sign > 0 ? -1 : 1)
      }
    }
  }
}
