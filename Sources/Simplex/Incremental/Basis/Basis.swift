// Which rows are tight, and how the columns follow them: the basis, kept as a matching.
//
// A *tight* row is held at zero. As many columns are *basic*: the tight rows decide their values; the
// others are *superbasic*: free columns that stay where they stand. The square matrix K of tight rows and basic columns is not
// singular, so each tight row can be matched with a basic column that stands in it. Then the basic
// column follows from its row once the other columns of the row are known; "depends on" is a graph
// over the basic columns, and its strongly connected components, in topological order, are the
// diagonal blocks of K in block triangular form (I. S. Duff, J. K. Reid, *An implementation of
// Tarjan's algorithm for the block triangularization of a matrix*, 1978). On layouts nearly every
// block is a single number.
//
// So nothing is factorised and nothing is updated but the matching: a solve walks over what it
// reaches (J. R. Gilbert, T. Peierls, *Sparse partial pivoting in time proportional to arithmetic
// operations*, 1988), and a change of the basis re-matches along one augmenting path.
//
// Blocks of dense rows are the exception: what a walk would find out there is as much as the inverse
// holds, so for them the inverse is kept (`Basis+KeptInverse`).

import Rationals

/// Tight rows matched with basic columns, and the two solves with their matrix.
struct Basis: ~Copyable {
  var system = SparseSystem()

  /// Working storage: one number for each column, all zero between solves.
  var work = Buffer<Rational>()
  /// The columns whose number in `work` is perhaps not zero.
  var touched = Buffer<Int32>()

  // The mark of a column is `stamp` while the last walk is on its way from there, `stamp + 1` when
  // it is done with it.
  var stamp: Int32 = 0
  var stack = Buffer<Call>()
  /// The columns that the last walk reached, each after those that it leads to.
  var sequence = Buffer<Int32>()
  /// Where the blocks of `sequence` end; empty where every block is a single column.
  var blockEnds: [Int] = []
  var hasCycle = false
  /// For each column its place in the block that is being solved, or −1; and, while blocks are looked
  /// for, numbers that go with it.
  var local = Buffer<Int32>()
  var numbers = Buffer<Int32>()
  var lows = Buffer<Int32>()
  /// Columns that a walk has reached, and those that wait for their block, while blocks are looked for.
  var reached = Buffer<Int32>()
  var waiting = Buffer<Int32>()
  var torn = TornBlock()
  /// Blocks whose inverse is kept.
  var dense = Buffer<DenseBlock>()
  /// Which of them is given up for the next.
  var nextDense = 0
  /// Which of them the last movement went through, or −1.
  var movingDense = -1
  /// What large blocks are solved with, while there are any.
  var factored: Factored?
  /// Whether the numbers are too long for that.
  var refusesFactors = false
  /// With this many columns a block with many tears is large.
  var fewestFactored = 12
  /// How many numbers blocks have gone through so far.
  var blockWork = 0
  /// With this many tears a block's inverse is kept, unless the block is large for them.
  var fewestTears = 6

  /// What can never be said: see the beginning of this file.
  static var singular: String { "the matrix of tight rows and basic columns is singular" }

  struct Call {
    /// A column, or a row while rows are matched.
    var column: Int32
    var cursor: Int32
  }

  /// A copy with working storage of its own.
  func clone() -> Basis {
    Basis(
      system: system.clone(), work: work.clone(), touched: touched.clone(), stamp: stamp,
      local: local.clone(), numbers: numbers.clone(), lows: lows.clone(), dense: dense.clone(),
      nextDense: nextDense, movingDense: movingDense, factored: factored,
      refusesFactors: refusesFactors, fewestFactored: fewestFactored, fewestTears: fewestTears)
  }

  mutating func addColumn() -> Int {
    work.append(0)
    local.append(-1)
    numbers.append(0)
    lows.append(0)
    factored?.matrix.addColumn()
    return system.addColumn()
  }

  mutating func addRow(_ terms: [LinearForm.Term]) -> Int { system.addRow(terms) }

  @inline(__always)
  func isTight(_ row: Int) -> Bool { system.rows[row].mate >= 0 }

  @inline(__always)
  func isSuperbasic(_ column: Int) -> Bool { system.columns[column].mate < 0 }

  // MARK: Solving

  /// How the columns move while all tight rows but one stay at zero and that one rises by 1.
  ///
  /// Leaves the movements in `work`, and the columns that move in `touched`.
  ///
  /// - Complexity: O(entries of the columns reached), blocks of more than one column apart.
  mutating func ftran(row: Int) {
    movingDense = -1
    let column = system.rows[row].mate
    for place in system.rows[row].places where system.entries[place].column == column {
      let own = system.entries[place].coefficient
      work[column] = own.isOne ? own : own.reciprocal
    }
    touched.append(column)
    if ftranTree() { return }
    clear()
    if factored != nil, ftranFactored(Int32(row)) { return }
    ftranWalking(row: row)
  }

  private mutating func ftranWalking(row: Int) {
    beginWalk()
    walk(from: system.rows[row].mate, .successors)
    findComponents(.successors)
    if ftranSequence(rising: row) { return }
    clear()
    if !ftranFactored(Int32(row)) { ftranWalking(row: row) }
  }

  /// How the columns move while all tight rows stay at zero and a superbasic column rises by 1.
  mutating func ftran(superbasic column: Int) {
    movingDense = -1
    work[column] = 1
    touched.append(Int32(column))
    if ftranTree() { return }
    clear()
    if factored != nil, ftranFactored(~Int32(column)) { return }
    ftranWalking(superbasic: column)
  }

  private mutating func ftranWalking(superbasic column: Int) {
    beginWalk()
    var place = system.columns[column].head
    while place >= 0 {
      let successor = system.rows[system.entries[place].row].mate
      if successor >= 0 { walk(from: successor, .successors) }
      place = system.entries[place].next
    }
    findComponents(.successors)
    work[column] = 1
    touched.append(Int32(column))
    if ftranSequence(rising: nil) { return }
    clear()
    if !ftranFactored(~Int32(column)) { ftranWalking(superbasic: column) }
  }

  /// Works out the movements at once where no column depends on more than one other, so that those
  /// that follow the column in `touched` make a tree. On layouts this is the rule.
  ///
  /// - Returns: whether it was so; if not, `work` is of no use.
  private mutating func ftranTree() -> Bool {
    beginWalk()
    system.columns[touched[0]].mark = stamp
    var index = 0
    while index < touched.count {
      let predecessor = touched[index]
      index += 1
      if system.columns[predecessor].sharedCount == 0 { continue }
      var cursor = system.columns[predecessor].head
      while cursor >= 0 {
        let row = system.entries[cursor].row
        let successor = system.rows[row].mate
        if successor >= 0, successor != predecessor {
          guard system.columns[successor].mark < stamp else { return false }
          var ownPlace = 0
          for place in system.rows[row].places {
            let column = system.entries[place].column
            if column == successor {
              ownPlace = place
            } else if column != predecessor, system.columns[column].mate >= 0 {
              return false
            }
          }
          let force = system.entries[cursor].coefficient
          let own = system.entries[ownPlace].coefficient
          system.columns[successor].mark = stamp
          touched.append(successor)
          work[successor] = Self.product(work[predecessor], -force, over: own)
        }
        cursor = system.entries[cursor].next
      }
    }
    return true
  }

  /// a · b ÷ c, quickly where the last two are 1.
  @inline(__always)
  private static func product(_ a: Rational, _ b: Rational, over c: Rational) -> Rational {
    let product = b.isOne ? a : a * b
    return c.isOne ? product : product / c
  }

  /// The block of `sequence` that ends there: a single column unless the walk met a cycle.
  ///
  /// - Parameter block: its place in `blockEnds`; moves on to the block before it.
  @inline(__always)
  private func lastBlock(endingAt end: Int, _ block: inout Int) -> Range<Int> {
    guard block >= 0 else { return end - 1..<end }
    block -= 1
    return (block >= 0 ? blockEnds[block] : 0)..<end
  }

  /// Works out the movement of each column that the walk reached, those that it depends on first.
  ///
  /// - Returns: false where a block is too large for that; `work` is of no use then.
  mutating func ftranSequence(rising: Int?) -> Bool {
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      let range = lastBlock(endingAt: end, &block)
      if range.count == 1 {
        let column = Int(sequence[range.lowerBound])
        let row = Int(system.columns[column].mate)
        var sum: Rational = row == rising ? 1 : 0
        var own: Rational = 1
        for place in system.rows[row].places {
          let other = Int(system.entries[place].column)
          if other == column {
            own = system.entries[place].coefficient
          } else if !work[other].isZero {
            sum.addProduct(-system.entries[place].coefficient, work[other])
          }
        }
        if !sum.isZero {
          work[column] = own.isOne ? sum : sum / own
          touched.append(Int32(column))
        }
      } else if !ftranBlock(range, rising: rising) {
        return false
      }
      end = range.lowerBound
    }
    return true
  }

  /// Writes what lies in `work` (one number for each column) as a sum of tight rows: leaves in
  /// `combination` the multiple of each tight row, and in `work` what is left over for superbasic columns.
  ///
  /// - Parameter combination: gets the rows whose multiple is not zero.
  mutating func btran(into combination: inout Buffer<Multiple>) {
    combination.removeAll()
    if touched.count == 1, btranPath(from: touched[0], into: &combination) { return }
    combination.removeAll()
    if factored != nil, btranFactored(into: &combination) { return }
    beginWalk()
    for place in touched.indices where system.columns[touched[place]].mate >= 0 {
      walk(from: touched[place], .predecessors)
    }
    findComponents(.predecessors)
    var end = sequence.count
    var block = blockEnds.count - 1
    while end > 0 {
      let range = lastBlock(endingAt: end, &block)
      if range.count == 1 {
        let column = Int(sequence[range.lowerBound])
        if !work[column].isZero {
          let row = Int(system.columns[column].mate)
          var own: Rational = 1
          for place in system.rows[row].places
          where Int(system.entries[place].column) == column {
            own = system.entries[place].coefficient
          }
          let multiple = own.isOne ? work[column] : work[column] / own
          work[column] = 0
          subtract(multiple, row: row, besides: column)
          combination.append(Multiple(row: Int32(row), multiple: multiple))
        }
      } else if !btranBlock(range, into: &combination) {
        // What is left in `work` belongs to this block and those after it.
        if btranFactored(into: &combination) { return }
        _ = btranBlock(range, into: &combination)
      }
      end = range.lowerBound
    }
  }

  /// What a column depends on by way of its row.
  struct PathStep {
    var row: Int
    /// The place of the column's own entry.
    var own = -1
    /// The place of the one column that it depends on; −1 for none.
    var predecessor = -1
    /// Whether it depends on more than one.
    var isFork = false
  }

  /// The step from a basic column to those that it depends on.
  @inline(__always)
  func pathStep(from column: Int32) -> PathStep {
    var step = PathStep(row: Int(system.columns[column].mate))
    for place in system.rows[step.row].places {
      let other = system.entries[place].column
      if other == column {
        step.own = place
      } else if system.columns[other].mate >= 0 {
        if step.predecessor >= 0 {
          step.isFork = true
          break
        }
        step.predecessor = place
      }
    }
    return step
  }

  /// Whether superbasic columns stand in the row of a step, too.
  @inline(__always)
  func holdsSuperbasic(_ step: PathStep) -> Bool {
    system.rows[step.row].count > (step.predecessor < 0 ? 1 : 2)
  }

  /// Does so at once where each column depends on at most one other, so that what the only column in
  /// `touched` depends on makes a path.
  ///
  /// - Returns: whether it was so; if not, `work` is as before.
  private mutating func btranPath(
    from start: Int32, into combination: inout Buffer<Multiple>
  ) -> Bool {
    if isSuperbasic(Int(start)) { return true }
    beginWalk()
    var column = start
    var force = work[start]
    while true {
      guard system.columns[column].mark < stamp else { return giveUpPath() }
      system.columns[column].mark = stamp
      let step = pathStep(from: column)
      if step.isFork { return giveUpPath() }
      let own = system.entries[step.own].coefficient
      let multiple = own.isOne ? force : force / own
      combination.append(Multiple(row: Int32(step.row), multiple: multiple))
      if holdsSuperbasic(step) { leaveOver(multiple, row: Int32(step.row)) }
      if step.predecessor < 0 { break }
      column = system.entries[step.predecessor].column
      force = Self.product(multiple, -system.entries[step.predecessor].coefficient, over: 1)
    }
    work[start] = 0
    return true
  }

  /// Takes a multiple of a row from what is left over for superbasic columns.
  private mutating func leaveOver(_ multiple: Rational, row: Int32) {
    for place in system.rows[row].places where isSuperbasic(Int(system.entries[place].column)) {
      let column = system.entries[place].column
      touched.append(column)
      work[column].addProduct(-multiple, system.entries[place].coefficient)
    }
  }

  private mutating func giveUpPath() -> Bool {
    for index in 1..<max(touched.count, 1) { work[touched[index]] = 0 }
    touched.truncate(to: 1)
    return false
  }

  /// Takes a multiple of a row from `work`, one column left out.
  private mutating func subtract(_ multiple: Rational, row: Int, besides column: Int) {
    let negated = -multiple
    for place in system.rows[row].places {
      let other = Int(system.entries[place].column)
      if other == column { continue }
      if isSuperbasic(other) { touched.append(Int32(other)) }
      work[other].addProduct(negated, system.entries[place].coefficient)
    }
  }

  /// Adds a multiple of a row's coefficients to `work`.
  mutating func load(row: Int, times multiple: Rational) {
    for place in system.rows[row].places {
      let column = system.entries[place].column
      work[column].addProduct(multiple, system.entries[place].coefficient)
      touched.append(column)
    }
  }

  /// Makes `work` zero again.
  mutating func clear() {
    for column in touched.elements { work[column] = 0 }
    touched.removeAll()
  }
}

/// A row and its multiple, in a sum of rows.
struct Multiple {
  var row: Int32
  var multiple: Rational
}
