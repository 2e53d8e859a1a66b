// Large blocks with many tears, solved with a factorisation of the whole basis.
//
// Tearing takes the square of the tears for each column, and a kept inverse the square of the block; what is sparse has
// neither so large. So where a block is large, all of the basis is factorised (`ExactBasis`), and follows each change
// of the tight rows, until that has not been asked for a while.

import Rationals

extension Basis {
  /// The factorisation, while there is one.
  struct Factored {
    var matrix: ExactBasis
    /// Changes of the basis since it was made, and since it was last of use.
    var changes = 0
    var idleChanges = 0

    /// After so many it is given up: walks may do again by then.
    static let mostChanges = 400
    static let mostIdleChanges = 8
  }

  /// Whether the block that was just torn is so large that a factorisation is the better way: a solve with it looks at
  /// every column, where one with a kept inverse takes the square of the block.
  var isTornBlockLarge: Bool {
    let size = torn.columns.count
    return !refusesFactors && torn.tears.count >= fewestTears && size >= fewestFactored
      && size * size >= 2 * system.columns.count
  }

  /// Gives up what is known of the block that was just torn.
  mutating func forgetTornBlock() {
    for column in torn.columns.elements { local[column] = -1 }
  }

  // MARK: Solving

  /// Works out how the columns move for each unit that a row rises by, or a superbasic column as `~column`.
  ///
  /// - Returns: false if that cannot be had so; nothing has changed then.
  mutating func ftranFactored(_ owner: Int32) -> Bool {
    guard makeFactors(), let slot = factored?.matrix.owners.firstIndex(of: owner) else {
      return false
    }
    guard let solution = factored?.matrix.solution(raising: slot) else { return refuseFactors() }
    noteWork(of: solution)
    for column in system.columns.indices where !solution.isZero(at: column) {
      work[column] = solution[column]
      touched.append(Int32(column))
    }
    return true
  }

  /// Writes what lies in `work` as a sum of tight rows, added to `combination`; leaves what is left over for superbasic
  /// columns.
  ///
  /// - Returns: false if that cannot be had so; nothing has changed then.
  mutating func btranFactored(
    into combination: inout Buffer<Multiple>
  ) -> Bool {
    guard makeFactors() else { return false }
    guard let solution = multiplesOfWork() else { return refuseFactors() }
    noteWork(of: solution)
    for column in work.indices where !work[column].isZero { work[column] = 0 }
    for slot in system.columns.indices where !solution.isZero(at: slot) {
      guard let owner = factored?.matrix.owners[slot] else { continue }
      if owner < 0 {
        work[~owner] = solution[slot]
        touched.append(~owner)
      } else if let multiple = factored?.matrix.multiple(ofSlot: slot, solution) {
        combination.append(Multiple(row: owner, multiple: multiple))
      }
    }
    return true
  }

  /// What lies in `work`, as multiples of the rows of the factorisation.
  private func multiplesOfWork() -> ExactSolution? {
    var words = Array(repeating: Int64(0), count: system.columns.count)
    for column in work.indices where !work[column].isZero {
      guard let word = work[column].asInt64 else {
        return factored?.matrix.multiples(Array(work.elements))
      }
      words[column] = word
    }
    return factored?.matrix.multiples(words)
  }

  private mutating func noteWork(of solution: ExactSolution) {
    blockWork += (2 + 4 * solution.width) * system.columns.count
  }

  // MARK: Keeping

  /// - Returns: whether there is a factorisation now.
  private mutating func makeFactors() -> Bool {
    if factored != nil {
      factored?.idleChanges = 0
      return true
    }
    if refusesFactors { return false }
    var rows: [(number: Int32, line: ExactBasis.Line)] = []
    var mayBePivot = Array(repeating: false, count: system.columns.count)
    for column in system.columns.indices {
      let row = system.columns[column].mate
      if row < 0 { continue }
      guard let line = line(ofRow: Int(row)) else { return refuseFactors() }
      rows.append((row, line))
      mayBePivot[column] = true
    }
    let matrix = ExactBasis(rows, mayBePivot: mayBePivot)
    if matrix.owners.count(where: { $0 >= 0 }) < rows.count { return refuseFactors() }
    factored = Factored(matrix: matrix)
    return true
  }

  private mutating func refuseFactors() -> Bool {
    refusesFactors = true
    factored = nil
    return false
  }

  /// A row as whole numbers; nil if they are too long.
  func line(ofRow row: Int) -> ExactBasis.Line? {
    ExactBasis.Line(
      system.rows[row].places.map { place in
        LinearForm.Term(
          Int(system.entries[place].column), system.entries[place].coefficient)
      })
  }

  /// What is no row any more, or no column that stays where it is, has given its place to another.
  ///
  /// - Parameters: rows, or superbasic columns as `~column`.
  mutating func replaceInFactors(_ old: Int32, by new: Int32) {
    guard factored != nil else { return }
    factored?.changes += 1
    factored?.idleChanges += 1
    let line =
      new < 0
      ? ExactBasis.Line(entries: [.init(column: ~new, number: 1)], factor: 1)
      : line(ofRow: Int(new))
    let isTooOld =
      (factored?.changes ?? 0) > Factored.mostChanges
      || (factored?.idleChanges ?? 0) > Factored.mostIdleChanges
    guard let line, !isTooOld, factored?.matrix.replace(old, by: new, line) ?? false else {
      factored = nil
      return
    }
  }
}
