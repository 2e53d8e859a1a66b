// The columns that stand for what rows lack, or have too much, until the requirements hold.

extension Solver {
  /// What an artificial column stands for.
  public struct Artificial: Hashable, Sendable {
    /// The row of the problem.
    public var row: Int
    /// 1 where it is what the row's form is above its bound by, −1 where it is what it is below by.
    public var sign: Int
  }

  mutating func addArtificial(_ artificial: Artificial) -> Column {
    artificials.append(artificial)
    return tableau.addColumn(.artificial)
  }

  /// What a column stands for, if it is an artificial variable.
  public func artificial(of column: Column) -> Artificial? {
    let place = column - problem.signs.count
    return artificials.indices.contains(place) ? artificials[place] : nil
  }

  /// The columns that stand for what rows lack, in order.
  public func artificialColumns(ofRows rows: [Int]) -> [Column] {
    artificials.indices.filter { rows.contains(artificials[$0].row) }.map {
      problem.signs.count + $0
    }
  }
}
