// Rows that one minimiser gets all at once and another one after the other, and whether both come to the same.

import Rationals
import Simplex
import Testing

protocol MinimizerProblem {
  typealias Row = (terms: [LinearForm.Term], constant: Rational, penalty: Minimizer.Penalty)

  /// The last rank; there is one more, that of the requirements.
  static var lastRank: Int { get }
  var columns: Int { get }
  var rows: [Row] { get }
}

extension MinimizerProblem {
  /// - Parameter isOneByOne: solves after each row, so that nothing is ever much.
  func minimizer(isOneByOne: Bool) throws -> (Minimizer, rows: [Int]) {
    var minimizer = Minimizer()
    for place in 1...Self.lastRank { _ = minimizer.addRank(at: place) }
    for _ in 0..<columns { _ = minimizer.addColumn() }
    var names: [Int] = []
    for row in rows {
      names.append(minimizer.addRow(row.terms, constant: row.constant, penalty: row.penalty))
      if isOneByOne { try minimizer.minimize() }
    }
    return (minimizer, names)
  }

  static func expectSame(
    _ minimizer: Minimizer, _ other: Minimizer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(minimizer.outcome == other.outcome, sourceLocation: sourceLocation)
    #expect(
      minimizer.flaws(isMinimal: minimizer.outcome == .optimal) == [],
      sourceLocation: sourceLocation)
    guard minimizer.outcome == .optimal else { return }
    for rank in 0...lastRank {
      #expect(
        minimizer.cost(ofRank: rank) == other.cost(ofRank: rank), "rank \(rank)",
        sourceLocation: sourceLocation)
    }
  }
}
