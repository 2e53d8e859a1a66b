// Breakpoints in order, for a column that many rows speak of which speak of no other: a thousand wishes for one variable.
//
// A step that moves such a column alone passes the breakpoints of a few of these rows, and to look at all of them each time makes
// the time of each further wish grow with their number. So from the first step that meets many of them on they are kept in
// two heaps: a *ladder*, whose rungs the column comes to one after another as it rises, and as it falls.

import Rationals

extension Minimizer {
  /// The rows of one column alone that are not tight and cost something, by where they are zero.
  struct Ladder {
    struct Rung {
      /// The value of the column at which the row is zero; the opposite where the column falls.
      var position: Rational
      var row: Int32

      func precedes(_ other: Rung) -> Bool {
        position == other.position ? row < other.row : position < other.position
      }
    }

    let column: Int32
    /// How many rows there are.
    fileprivate(set) var count = 0
    /// Each a heap. A row that has changed leaves its old rung there, which is passed over when it comes first.
    private var rising: [Rung] = []
    private var falling: [Rung] = []

    init(column: Int32) { self.column = column }

    /// Whether most rungs are old ones.
    var isWorn: Bool { rising.count + falling.count > 2 * count + 64 }

    mutating func insert(_ rung: Rung, isRising: Bool) {
      if isRising { Self.insert(rung, in: &rising) } else { Self.insert(rung, in: &falling) }
    }

    mutating func removeNearest(isRising: Bool) -> Rung? {
      isRising ? Self.removeFirst(of: &rising) : Self.removeFirst(of: &falling)
    }

    private static func insert(_ rung: Rung, in heap: inout [Rung]) {
      heap.append(rung)
      var index = heap.count - 1
      while index > 0 {
        let parent = (index - 1) / 2
        guard heap[index].precedes(heap[parent]) else { return }
        heap.swapAt(index, parent)
        index = parent
      }
    }

    private static func removeFirst(of heap: inout [Rung]) -> Rung? {
      guard let last = heap.popLast() else { return nil }
      guard let first = heap.first else { return last }
      heap[0] = last
      var index = 0
      while true {
        var child = 2 * index + 1
        guard child < heap.count else { return first }
        if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
        guard heap[child].precedes(heap[index]) else { return first }
        heap.swapAt(child, index)
        index = child
      }
    }
  }

  struct Ladders: ~Copyable {
    private var list = Buffer<Ladder>()
    /// For each of the first columns the place of its ladder, or −1.
    private var places = Buffer<Int32>()
    /// So many rows of one column make a ladder worth its while.
    var fewestRows = 48

    /// Without ladders: a copy makes its own when it needs them.
    func clone() -> Ladders { Ladders(fewestRows: fewestRows) }

    var isEmpty: Bool { list.isEmpty }
    var indices: Range<Int> { list.indices }

    @inline(__always)
    subscript(place: Int32) -> Ladder {
      unsafeAddress { UnsafePointer(list.pointer(to: Int(place))) }
      nonmutating unsafeMutableAddress { list.pointer(to: Int(place)) }
    }

    /// The place of a column's ladder, or −1.
    @inline(__always)
    func place(ofColumn column: Int32) -> Int32 {
      column < places.count ? places[column] : -1
    }

    mutating func insert(_ ladder: Ladder) {
      while places.count <= ladder.column { places.append(-1) }
      places[ladder.column] = Int32(list.count)
      list.append(ladder)
    }

    mutating func removeAll() {
      list.removeAll()
      places.removeAll()
    }
  }
}

extension Minimizer.State {
  // MARK: Following changes

  /// The place of the ladder that a row belongs to while it is not tight, or −1.
  @inline(__always)
  private func ladder(ofRow row: Int) -> Int32 {
    if ladders.isEmpty || basis.system.rows[row].count != 1 { return -1 }
    if rows[row].penalty.slopeChange.isZero { return -1 }
    return ladders.place(ofColumn: basis.system.entries[basis.system.rows[row].start].column)
  }

  /// Notes that a row counts on a side from here on: it came, or was tight.
  @inline(__always)
  mutating func noteLoose(_ row: Int) {
    let place = ladder(ofRow: row)
    if place < 0 { return }
    ladders[place].count += 1
    addRung(row, to: place)
  }

  /// Notes that a row counts on the other side, or is zero elsewhere.
  @inline(__always)
  mutating func noteTurned(_ row: Int) {
    let place = ladder(ofRow: row)
    if place >= 0 { addRung(row, to: place) }
  }

  /// Notes that a row that was not tight is about to go, or to be tight.
  @inline(__always)
  mutating func noteHeld(_ row: Int) {
    let place = ladder(ofRow: row)
    if place >= 0 { ladders[place].count -= 1 }
  }

  private mutating func addRung(_ row: Int, to place: Int32) {
    let (rung, isRising) = rung(ofRow: row)
    ladders[place].insert(rung, isRising: isRising)
  }

  /// Where a row of one column is zero, and whether the column comes there as it rises.
  private func rung(ofRow row: Int) -> (Minimizer.Ladder.Rung, isRising: Bool) {
    let coefficient = basis.system.entries[basis.system.rows[row].start].coefficient
    let opposite = coefficient.isOne ? rows[row].constant : rows[row].constant / coefficient
    let isRising = coefficient.signum * Int(rows[row].side) < 0
    return (.init(position: isRising ? -opposite : opposite, row: Int32(row)), isRising)
  }

  // MARK: Climbing

  /// Whether the movement in `basis.work` is that of a column with a ladder, and no other moves, and no other row.
  @inline(__always)
  mutating func findLadder() -> Bool {
    ratioTest.ladder = -1
    if ladders.isEmpty || basis.touched.count != 1 { return false }
    let column = basis.touched[0]
    if basis.system.columns[column].sharedCount > 0 { return false }
    let place = ladders.place(ofColumn: column)
    if place < 0 { return false }
    if ladders[place].isWorn { ladders[place] = makeLadder(ofColumn: column) }
    ratioTest.ladder = place
    return true
  }

  /// Makes a ladder for the column that moves, if it moves alone and `ratioTest.movingRows` are many.
  mutating func addLadderIfMany() {
    if ratioTest.movingRows.count < ladders.fewestRows || basis.touched.count != 1 { return }
    let column = basis.touched[0]
    if basis.system.columns[column].sharedCount > 0 || ladders.place(ofColumn: column) >= 0 {
      return
    }
    ladders.insert(makeLadder(ofColumn: column))
  }

  private func makeLadder(ofColumn column: Int32) -> Minimizer.Ladder {
    var ladder = Minimizer.Ladder(column: column)
    var cursor = basis.system.columns[column].head
    while cursor >= 0 {
      let row = Int(basis.system.entries[cursor].row)
      cursor = basis.system.entries[cursor].next
      if !belongs(row, to: column) { continue }
      let (rung, isRising) = rung(ofRow: row)
      ladder.insert(rung, isRising: isRising)
      ladder.count += 1
    }
    return ladder
  }

  /// Whether a row is one of that column alone, is in, costs something, and is not tight.
  private func belongs(_ row: Int, to column: Int32) -> Bool {
    let place = basis.system.rows[row]
    return place.count == 1 && basis.system.entries[place.start].column == column
      && !basis.isTight(row) && !rows[row].isPending && !rows[row].penalty.slopeChange.isZero
  }

  /// As `findStop`, from rung to rung.
  mutating func findStopOnLadder(for choice: Minimizer.State.Choice, short: Bool) -> Int? {
    let isRising = basis.work[basis.touched[0]].signum * Int(choice.direction) > 0
    var stop: Int?
    var isEnd = false
    while !isEnd, let row = nextRow(isRising: isRising) {
      addBreakpoint(ofRow: Int(row), choice.direction)
      let place = ratioTest.breakpoints.count - 1
      guard passBreakpoint(place) else { continue }
      stop = place
      isEnd = short || ratioTest.decreasingPlace == nil
    }
    let isUnbounded = !isEnd && ratioTest.decreasingPlace == choice.place
    // What is not passed stays where it is.
    let passed = isUnbounded ? 0 : (stop ?? -1) + 1
    for place in passed..<ratioTest.breakpoints.count {
      addRung(Int(ratioTest.breakpoints[place].row), to: ratioTest.ladder)
    }
    ratioTest.breakpoints.reverse()
    return isUnbounded ? nil : stop.map { ratioTest.breakpoints.count - 1 - $0 }
  }

  /// Takes the nearest row that is still there from the ladder.
  private mutating func nextRow(isRising: Bool) -> Int32? {
    while let found = ladders[ratioTest.ladder].removeNearest(isRising: isRising) {
      if found.row == ratioTest.passed.last { continue }
      guard belongs(Int(found.row), to: ladders[ratioTest.ladder].column) else { continue }
      let now = rung(ofRow: Int(found.row))
      if now.isRising == isRising, now.0.position == found.position { return found.row }
    }
    return nil
  }

  // MARK: Invariants

  func checkLadders(_ flaws: inout [String]) {
    for place in ladders.indices {
      var ladder = ladders[Int32(place)]
      var missing = Set(rows.indices.filter { belongs($0, to: ladder.column) }.map(Int32.init))
      if missing.count != ladder.count {
        flaws.append("\(missing.count) rows on the ladder of \(ladder.column), not \(ladder.count)")
      }
      for isRising in [true, false] {
        while let found = ladder.removeNearest(isRising: isRising) {
          guard missing.contains(found.row) else { continue }
          let now = rung(ofRow: Int(found.row))
          if now.isRising == isRising, now.0.position == found.position {
            missing.remove(found.row)
          }
        }
      }
      if !missing.isEmpty { flaws.append("rows \(missing) are not on their ladder") }
    }
  }
}
