// Which rows had better come all at once.

import Rationals
import Testing

@testable import Simplex

@Suite("Rows that come together") struct ArrivalTests {
  fileprivate enum Kind {
    case equation, atLeast, wish
  }

  /// A row by its columns with their coefficients, and what its sum is to be.
  fileprivate typealias Row = (
    kind: Kind, terms: [(column: Int, coefficient: Rational)], right: Rational
  )

  struct Problem: CustomTestStringConvertible, Sendable {
    let testDescription: String
    fileprivate let columns: Int
    fileprivate let rows: [Row]
    let comesAtOnce: Bool
  }

  /// Parents stand in the middle between their children, and neighbours are apart.
  private static func tree(_ count: Int) -> [Row] {
    (0..<count / 2).flatMap { parent -> [Row] in
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var rows: [Row] = [
        (.equation, [(parent, 2), (left, -1), (right, -1)], 0),
        (.atLeast, [(left, -1), (right, 1)], 10),
      ]
      if (parent + 1) & parent != 0 { rows.append((.atLeast, [(left - 1, -1), (left, 1)], 10)) }
      return rows
    }
  }

  private static let chain: [Row] =
    [(.equation, [(0, 1)], 0)]
    + (1..<30).map { (.atLeast, [($0 - 1, -1), ($0, 1)], 10) }

  static let problems: [Problem] = [
    Problem(
      testDescription: "gaps in a tree, more than columns that nothing decides", columns: 31,
      rows: tree(31), comesAtOnce: true),
    Problem(
      testDescription: "too few rows", columns: 7, rows: tree(7), comesAtOnce: false),
    Problem(
      testDescription: "a chain, and wishes for all of it", columns: 30,
      rows: chain + (0..<30).map { (.wish, [($0, 1)], 0) }, comesAtOnce: true),
    Problem(
      testDescription: "a chain whose every second link is to be longer", columns: 30,
      rows: chain + (0..<14).map { (.atLeast, [(2 * $0, -1), (2 * $0 + 1, 1)], 20) },
      comesAtOnce: false),
    Problem(
      testDescription: "as many sums to be met as columns that nothing decides", columns: 60,
      rows: (0..<30).flatMap { pair -> [Row] in
        [
          (.equation, [(2 * pair, 1), (2 * pair + 1, 1)], 0),
          (.atLeast, [(2 * pair, 1), (2 * pair + 1, 2)], 5),
        ]
      }, comesAtOnce: false),
  ]

  @Test("all at once where only wishes are left, or many contend", arguments: problems)
  func outlook(_ problem: Problem) {
    var minimizer = Minimizer()
    for _ in 0..<problem.columns { _ = minimizer.addColumn() }
    let rank = minimizer.addRank(at: 1)
    for row in problem.rows {
      _ = minimizer.addRow(
        row.terms.map { LinearForm.Term($0.column, $0.coefficient) }, constant: -row.right,
        penalty: .init(
          rank: row.kind == .wish ? rank : 0, above: row.kind == .atLeast ? 0 : 1, below: 1))
    }
    let state = minimizer.own().state
    swap(&state.pointee.queue.pending, &state.pointee.queue.current)
    let comesAtOnce = state.pointee.comeBestAtOnce(from: 0)
    #expect(comesAtOnce == problem.comesAtOnce)
    // What is left of it is no longer most of the problem.
    let restComesAtOnce = state.pointee.comeBestAtOnce(from: problem.rows.count - 15)
    #expect(!restComesAtOnce)
  }
}
