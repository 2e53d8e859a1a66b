// Whether a problem keeps the promises of its own documentation. A certificate proves nothing about
// one that does not: that later rows may be left out rests on their columns being theirs alone.

extension Problem {
  /// A promise that a problem does not keep.
  public enum Flaw: Hashable, Sendable {
    /// A row's form mentions a column that does not exist.
    case noSuchFormColumn(row: Int, column: Column)
    /// A row's kind names a slack, plus or minus column that does not exist.
    case noSuchMarker(row: Int, column: Column)
    /// An objective mentions a column that does not exist.
    case noSuchObjectiveColumn(objective: Int, column: Column)
    /// A slack, plus or minus column may be negative.
    case markerIsFree(row: Int, column: Column)
    /// A slack, plus or minus column already stands for another row, or twice for the same one.
    case markerIsTaken(row: Int, column: Column, by: Int)
    /// A slack, plus or minus column of one row stands in the form of a row.
    case markerInForm(row: Int, column: Column, of: Int)
    case negativeStage(row: Int, stage: Int)
    /// A row that could take something away from the region comes after its stage 0.
    case laterRowIsNoGoal(row: Int, stage: Int)
    /// An objective mentions a slack, plus or minus column of a row that comes after its stage.
    case markerBeforeItsStage(objective: Int, column: Column, row: Int, stage: Int)
  }

  /// What is wrong with the problem itself; empty for a well-formed one.
  ///
  /// - Complexity: O(columns + terms).
  public var flaws: [Flaw] {
    var flaws: [Flaw] = []
    // The row that each column is a marker of, or −1.
    var owners = Array(repeating: -1, count: signs.count)
    func owner(of column: Column) -> Int? { owners[column] < 0 ? nil : owners[column] }

    for (index, row) in rows.enumerated() {
      if row.stage < 0 { flaws.append(.negativeStage(row: index, stage: row.stage)) }
      if row.stage > 0, !row.kind.isGoal {
        flaws.append(.laterRowIsNoGoal(row: index, stage: row.stage))
      }
      for column in row.kind.markers {
        guard signs.indices.contains(column) else {
          flaws.append(.noSuchMarker(row: index, column: column))
          continue
        }
        if signs[column] == .free { flaws.append(.markerIsFree(row: index, column: column)) }
        if let first = owner(of: column) {
          flaws.append(.markerIsTaken(row: index, column: column, by: first))
        } else {
          owners[column] = index
        }
      }
    }

    for (index, row) in rows.enumerated() {
      for term in row.form.terms {
        if !signs.indices.contains(term.column) {
          flaws.append(.noSuchFormColumn(row: index, column: term.column))
        } else if let other = owner(of: term.column) {
          flaws.append(.markerInForm(row: index, column: term.column, of: other))
        }
      }
    }

    for (index, objective) in objectives.enumerated() {
      for term in objective.terms {
        if !signs.indices.contains(term.column) {
          flaws.append(.noSuchObjectiveColumn(objective: index, column: term.column))
        } else if let row = owner(of: term.column), rows[row].stage > index + 1 {
          flaws.append(
            .markerBeforeItsStage(
              objective: index, column: term.column, row: row, stage: rows[row].stage))
        }
      }
    }
    return flaws
  }
}

extension Problem.Row.Kind {
  fileprivate var isGoal: Bool {
    if case .goal = self { true } else { false }
  }

  /// The columns that belong to a row of this kind alone.
  fileprivate var markers: [Column] {
    switch self {
    case .equation: []
    case .atLeast(let slack), .atMost(let slack): [slack]
    case .goal(let plus, let minus): [plus, minus]
    }
  }
}
