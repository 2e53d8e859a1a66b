// How many forms are independent of one another, found out without numbers that grow.

extension LinearForm {
  /// So many of the forms, their constants aside, are independent at least: as many as are so modulo a large prime. One with
  /// numbers that are too long does not count.
  ///
  /// - Complexity: that of a sparse factorisation.
  package static func independentCount(of forms: [LinearForm]) -> Int {
    var lines = SparseLines<Residue>()
    var columnCount = 0
    for form in forms {
      guard let line = ExactBasis.Line(form.terms) else { continue }
      for (place, entry) in line.entries.enumerated() {
        columnCount = max(columnCount, Int(entry.column) + 1)
        lines.append(entry.column, line.residue(at: place))
      }
      lines.endLine()
    }
    return SparseFactors(lines, columnCount: columnCount).pivots.count
  }
}
