// The points where the first n sums are at their least, as a face: what a vertex says of every row.

import Rationals

extension Minimizer.State {
  /// How far forms reach where the first n sums are at their least.
  ///
  /// - Parameters:
  ///   - freedoms: for each form which of its ends are asked for.
  ///   - moving: the columns that may move.
  /// - Returns: nil where numbers are too long for it.
  mutating func faceEnds(
    of forms: [LinearForm], _ freedoms: [Freedom], moving: [Int], ranks: Int,
    _ control: SolveControl
  ) throws(Stop) -> [FaceEnds.Ends]? {
    var places = Array(repeating: -1, count: values.count)
    for (place, column) in moving.enumerated() { places[column] = place }
    guard let face = face(of: moving, places, ranks: ranks) else { return nil }
    let own = forms.map { form in
      var own = LinearForm(constant: form.constant)
      var terms: [LinearForm.Term] = []
      for term in form.terms {
        if places[term.column] >= 0 {
          terms.append(.init(places[term.column], term.coefficient))
        } else {
          own.constant.addProduct(term.coefficient, values[term.column])
        }
      }
      return LinearForm(terms, constant: own.constant)
    }
    var ends = FaceEnds(face, own)
    let progress = Progress(
      pivots: effort.pivots.reduce(0, +), rank: ranks - 1, cost: 0, isMeasuring: true)
    try ends.find(control, progress) { index, direction in
      direction < 0 ? freedoms[index].canFall : freedoms[index].canRise
    }
    return ends.ends
  }

  /// - Parameter places: of the columns among those that may move, or −1.
  private mutating func face(of columns: [Int], _ places: [Int], ranks: Int) -> Face? {
    var face = Face(point: columns.map { values[$0] })
    for row in rows.indices where counts(row, ranks) {
      var terms: [LinearForm.Term] = []
      var constant = rows[row].constant
      for place in basis.system.rows[row].places {
        let entry = basis.system.entries[place]
        if places[Int(entry.column)] >= 0 {
          terms.append(.init(places[Int(entry.column)], entry.coefficient))
        } else {
          constant.addProduct(entry.coefficient, values[entry.column])
        }
      }
      if terms.isEmpty { continue }
      guard let line = ExactBasis.Line(terms) else { return nil }
      if basis.isTight(row) { face.tight.append(face.rows.count) }
      face.rows.append(Face.Row(line: line, constant: constant, sense: sense(ofRow: row, ranks)))
    }
    return face
  }

  /// Whether a row says anything of where the first n sums are at their least.
  private func counts(_ row: Int, _ ranks: Int) -> Bool {
    !rows[row].isPending && self.ranks.place(of: rows[row].penalty.rank) < ranks
      && !rows[row].penalty.slopeChange.isZero
  }

  /// On which side of zero a row stays.
  private mutating func sense(ofRow row: Int, _ ranks: Int) -> Face.Sense {
    if !basis.isTight(row) { return rows[row].side > 0 ? .notBelow : .notAbove }
    if isFree(Int32(row), 1, ranks: ranks) { return .notBelow }
    return isFree(Int32(row), -1, ranks: ranks) ? .notAbove : .zero
  }
}
