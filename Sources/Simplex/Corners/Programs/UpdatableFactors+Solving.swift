// The two solves. Where a right side has few numbers, so have most solutions, and which these can be is found out before by a
// search in depth through the factors, so that a solve goes through nothing else (J. R. Gilbert, T. Peierls, *Sparse
// partial pivoting in time proportional to arithmetic operations*, 1988).

/// The working storage of a search in depth.
struct DepthFirst: ~Copyable {
  private var isSeen: Buffer<Bool>
  private var stack = Buffer<(slot: Int32, next: Int32)>()
  /// What was found, each after all that it leads to.
  private(set) var found = Buffer<Int32>()

  init(count: Int) { isSeen = Buffer(repeating: false, count: count) }

  /// Finds what the places of a vector lead to.
  ///
  /// - Returns: false if it is more than that many; nothing is found then.
  mutating func run(
    _ lists: borrowing SparseLists, from vector: borrowing SparseVector, most: Int
  ) -> Bool {
    found.removeAll()
    for index in vector.places.indices {
      let start = vector.places[index]
      if isSeen[start] { continue }
      isSeen[start] = true
      stack.append((start, 0))
      while let (slot, next) = stack.last {
        let entries = lists[Int(slot)]
        var index = entries.lowerBound + Int(next)
        while index < entries.upperBound, isSeen[lists.places[index]] { index += 1 }
        if index < entries.upperBound {
          let place = lists.places[index]
          stack[stack.count - 1].next = Int32(index - entries.lowerBound + 1)
          isSeen[place] = true
          stack.append((place, 0))
        } else {
          _ = stack.removeLast()
          found.append(slot)
        }
      }
      if found.count > most { break }
    }
    for index in found.indices { isSeen[found[index]] = false }
    return found.count <= most
  }
}

extension UpdatableFactors {
  /// Solves with the matrix.
  ///
  /// - Parameters:
  ///   - vector: the right side, by row; gets the solution, by slot.
  ///   - spike: gets what the column would be in U, if the right side is a column that may come in.
  mutating func ftran(_ vector: inout SparseVector, spike: inout SparseVector) {
    solveLower(&vector)
    spike.copy(vector)
    solve(&vector, .upper)
  }

  mutating func ftran(_ vector: inout SparseVector) {
    solveLower(&vector)
    solve(&vector, .upper)
  }

  /// Solves with the transposed matrix.
  ///
  /// - Parameters:
  ///   - vector: the right side, by slot; gets the solution, by row.
  ///   - line: gets what U alone makes of it, which `exchange` wants to know.
  mutating func btran(_ vector: inout SparseVector, line: inout SparseVector) {
    solve(&vector, .upperTransposed)
    line.copy(vector)
    solveLowerTransposed(&vector)
  }

  mutating func btran(_ vector: inout SparseVector) {
    solve(&vector, .upperTransposed)
    solveLowerTransposed(&vector)
  }

  private mutating func solveLower(_ vector: inout SparseVector) {
    solve(&vector, .lower)
    var start = 0
    for step in updatePivots.indices {
      let end = Int(updateEnds[step])
      var sum = 0.0
      for index in start..<end { sum += updateNumbers[index] * vector.numbers[updatePlaces[index]] }
      if sum != 0 { vector.add(-sum, to: updatePivots[step]) }
      start = end
    }
  }

  private mutating func solveLowerTransposed(_ vector: inout SparseVector) {
    var end = updatePlaces.count
    var step = updatePivots.count - 1
    while step >= 0 {
      let start = step == 0 ? 0 : Int(updateEnds[step - 1])
      let number = vector.numbers[updatePivots[step]]
      if number != 0 {
        for index in start..<end {
          vector.add(-updateNumbers[index] * number, to: updatePlaces[index])
        }
      }
      end = start
      step -= 1
    }
    solve(&vector, .lowerTransposed)
  }

  /// The triangular matrices.
  private enum Part: Int {
    case lower, upper, upperTransposed, lowerTransposed
  }

  /// Solves with a triangular matrix.
  ///
  /// - Complexity: what the places lead to, if that is little; else linear in the matrix.
  private mutating func solve(_ vector: inout SparseVector, _ part: Part) {
    if lowerOrder.isEmpty, part == .lower || part == .lowerTransposed { return }
    // What most right sides lead to nearly everything, a search finds for nothing.
    let isSparse =
      vector.places.count * 16 <= count && reaches[part.rawValue] * 8 < Double(count)
      && findReach(vector, part)
    switch part {
    case .lower: finish(lowerColumns, &vector, part, isSparse)
    case .upper: finish(columns, &vector, part, isSparse)
    case .upperTransposed: finish(rows, &vector, part, isSparse)
    case .lowerTransposed: finish(lowerRows, &vector, part, isSparse)
    }
    reaches[part.rawValue] += (Double(vector.places.count) - reaches[part.rawValue]) / 8
  }

  /// Looks for what may be other than zero; false if that is much.
  private mutating func findReach(_ vector: borrowing SparseVector, _ part: Part) -> Bool {
    switch part {
    case .lower: search.run(lowerColumns, from: vector, most: count / 8)
    case .upper: search.run(columns, from: vector, most: count / 8)
    case .upperTransposed: search.run(rows, from: vector, most: count / 8)
    case .lowerTransposed: search.run(lowerRows, from: vector, most: count / 8)
    }
  }

  /// - Parameter lists: the columns of the triangular matrix.
  private func finish(
    _ lists: borrowing SparseLists, _ vector: inout SparseVector, _ part: Part, _ isSparse: Bool
  ) {
    if isSparse {
      let divides = part == .upper || part == .upperTransposed
      vector.places.removeAll()
      var index = search.found.count - 1
      while index >= 0 {
        let slot = search.found[index]
        index -= 1
        apply(slot, lists, &vector, divides)
        if vector.numbers[slot] != 0 { vector.places.append(slot) }
      }
      return
    }
    switch part {
    case .lower: applyAll(lists, &vector, lowerOrder, isReversed: false, divides: false)
    case .lowerTransposed: applyAll(lists, &vector, lowerOrder, isReversed: true, divides: false)
    case .upper: applyAll(lists, &vector, order, isReversed: true, divides: true)
    case .upperTransposed: applyAll(lists, &vector, order, isReversed: false, divides: true)
    }
  }

  private func applyAll(
    _ lists: borrowing SparseLists, _ vector: inout SparseVector, _ order: borrowing Buffer<Int32>,
    isReversed: Bool, divides: Bool
  ) {
    vector.places.removeAll()
    for index in order.indices {
      let slot = order[isReversed ? order.count - 1 - index : index]
      if slot < 0 { continue }
      apply(slot, lists, &vector, divides)
      if vector.numbers[slot] != 0 { vector.places.append(slot) }
    }
  }

  @inline(__always)
  private func apply(
    _ slot: Int32, _ lists: borrowing SparseLists, _ vector: inout SparseVector, _ divides: Bool
  ) {
    var number = vector.numbers[slot]
    if number == 0 { return }
    if number.magnitude < Self.least {
      vector.numbers[slot] = 0
      return
    }
    if divides {
      number /= pivots[slot]
      vector.numbers[slot] = number
    }
    for index in lists[Int(slot)] {
      vector.numbers[lists.places[index]] -= lists.numbers[index] * number
    }
  }
}
