// Whether a free mover gets anywhere, as numbers of the machine have it: which to ask first in exact numbers.

import Rationals

/// The basis of a vertex in floating point, and the rows that are zero there without being tight.
struct MoverGuess {
  private let model: FloatModel
  private let basis: FloatBasis
  /// Where each row stands in the model, or −1.
  private var places: [Int32]
  /// The slot of each row that is zero and may not come nearer to it, and its side.
  private var zeros: [(slot: Int, side: Double)] = []

  /// Slower movements are none.
  private static let tolerance = 1e-9

  /// - Returns: nil where the numbers of the machine do not reach.
  /// - Complexity: a factorisation.
  init?(_ state: borrowing Minimizer.State) {
    var rows: [Int] = []
    var model = state.floatModel(&rows)
    guard model.isSound else { return nil }
    model.tight.removeAll { !state.basis.isTight(rows[$0.row]) }
    model.scale()
    self.model = model
    basis = FloatBasis(model)
    places = Array(repeating: -1, count: state.rows.count)
    for (place, row) in rows.enumerated() {
      places[row] = Int32(place)
      let slot = Int(basis.slots[model.start.count + place])
      if slot >= 0, !state.basis.isTight(row), state.value(ofRow: row).isZero {
        zeros.append((slot, Double(state.rows[row].side)))
      }
    }
  }

  /// Whether a row at zero seems to stop it at once.
  ///
  /// - Complexity: a solve with the factors.
  func stops(_ mover: Int32, _ direction: Int8) -> Bool {
    var right = Array(repeating: 0.0, count: model.rows.count)
    if mover < 0 {
      for term in model.byColumn[Int(~mover)] { right[Int(term.place)] = term.coefficient }
    } else if places[Int(mover)] >= 0 {
      right[Int(places[Int(mover)])] = -1
    }
    let rates = basis.ftran(&right)
    return zeros.contains { rates[$0.slot] * $0.side * Double(direction) < -Self.tolerance }
  }
}
