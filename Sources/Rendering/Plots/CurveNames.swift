// The names of curves beside a graph, where they end: one below another where the ends lie close.

import Rationals

struct CurveNames: Sendable {
  /// By the row that they stand on.
  let names: [Int: StyledLine]
  /// Of the longest name.
  let width: Int

  /// - Parameters:
  ///   - rows: how many there are; names that find none of them free are left out.
  ///   - row: the row of a height.
  ///   - limit: the most columns that names may take; where one is longer, there are none at all.
  init(_ graph: Graph, rows: Int, limit: Int, speller: Speller, row: (Rational) -> Int) {
    var ends: [(row: Int, name: StyledLine)] = []
    var seen: [Text: Set<Rational>] = [:]
    for curve in graph.curves where curve.isNamed {
      // The least and the greatest value have one name, and often one end.
      guard let end = curve.vertices.last, seen[curve.label, default: []].insert(end.y).inserted
      else { continue }
      ends.append((row(end.y), speller.line(curve.label)))
    }
    let width = ends.reduce(0) { max($0, $1.name.width) }
    guard width <= limit else {
      (names, self.width) = ([:], 0)
      return
    }
    var names: [Int: StyledLine] = [:]
    for end in ends {
      let nearest = (0..<rows).filter { names[$0] == nil }
        .min { (abs($0 - end.row), -$0) < (abs($1 - end.row), -$1) }
      if let nearest { names[nearest] = end.name }
    }
    (self.names, self.width) = (names, width)
  }
}
