// A linear program on a sheet of paper, and its dual.

import Language
import Rationals

struct SmallProgram: Sendable {
  var direction: ObjectiveStatement.Direction
  /// The variables; each is at least 0 unless it is free.
  var names: [String]
  var free: Set<String> = []
  /// One coefficient for each variable.
  var objective: [Rational]
  /// The rows, whose left sides have no constant.
  var rows: [SmallLine]

  var objectiveForm: SmallForm { SmallForm(names, objective) }

  /// The requirements that variables are not negative.
  var signs: [SmallLine] {
    names.filter { !free.contains($0) }.map {
      SmallLine(label: "", left: SmallForm($0), relation: .greaterOrEqual, right: 0)
    }
  }

  var figures: [Rational] { objective + rows.flatMap { $0.figures } }

  // MARK: The dual

  /// Whether a row stands as it does by nature: no more than so much where something is maximised, at least so
  /// much where it is minimised. Its multiplier is then at least 0.
  func isNatural(_ row: SmallLine) -> Bool {
    row.relation == (direction == .maximize ? .lessOrEqual : .greaterOrEqual)
  }

  /// What the dual says: a row for each variable of this program, and a sign for each multiplier, which is called
  /// as its row (J. von Neumann, 1947; D. Gale, H. Kuhn, A. Tucker, 1951).
  var dual: Dual {
    let labels = rows.map { $0.label }
    let columns = names.indices.map { column -> SmallLine in
      let name = names[column]
      let relation: Relation =
        free.contains(name) ? .equal : direction == .maximize ? .greaterOrEqual : .lessOrEqual
      return SmallLine(
        label: name, left: SmallForm(labels, rows.map { $0.left[name] }), relation: relation,
        right: objective[column])
    }
    let signs = rows.map { row -> SmallLine? in
      row.relation == .equal
        ? nil
        : SmallLine(
          label: row.label, left: SmallForm(row.label),
          relation: isNatural(row) ? .greaterOrEqual : .lessOrEqual, right: 0)
    }
    return Dual(
      direction: direction == .maximize ? .minimize : .maximize,
      objective: SmallForm(labels, rows.map { $0.right }), columns: columns, signs: signs)
  }

  struct Dual: Sendable {
    var direction: ObjectiveStatement.Direction
    var objective: SmallForm
    /// One for each variable, by whose name it is labelled.
    var columns: [SmallLine]
    /// One for each row; nil: the multiplier may have any sign.
    var signs: [SmallLine?]

    /// What is minimised: the objective, or its negative.
    var minimized: SmallForm { direction == .minimize ? objective : objective.scaled(by: -1) }
  }

  // MARK: Two variables

  /// The best corner of a program in two variables, and the lines that meet there: rows first, then the signs.
  ///
  /// - Returns: nil where there is none, where more than one is best, or where more than two lines meet.
  var best: (point: SmallPoint, meets: [Int])? {
    let corners = SmallSystem.corners(of: rows + signs, names[0], names[1])
    let values = corners.map { objectiveForm.value($0.point.value) }
    guard let least = values.min(), let greatest = values.max() else { return nil }
    let wanted = direction == .maximize ? greatest : least
    guard values.count(where: { $0 == wanted }) == 1, let index = values.firstIndex(of: wanted),
      corners[index].meets.count == 2
    else { return nil }
    return corners[index]
  }
}
