// A step in floating point: how far what gives way goes, and what takes its place.

extension FloatMinimizer {
  private struct Breakpoint {
    var length: Double
    var slot: Int
    var row: Int
    var speed: Double
  }

  /// - Returns: false where nothing stops it.
  mutating func step(_ choice: Choice) -> Bool {
    var right = Array(repeating: 0.0, count: model.rows.count)
    if choice.variable < columnCount {
      for term in model.byColumn[choice.variable] { right[Int(term.place)] = -term.coefficient }
    } else {
      right[choice.variable - columnCount] = 1
    }
    let column = basis.ftran(&right)
    var breakpoints = self.breakpoints(column, choice.direction)
    guard let stop = stop(choice, &breakpoints) else { return false }
    let leaving = breakpoints[stop]
    for (slot, number) in column.enumerated() where number != 0 {
      values[Int(basis.variables[slot])] -= number * choice.direction * leaving.length
    }
    values[choice.variable] += choice.direction * leaving.length
    for passed in breakpoints[..<stop] { isAbove[passed.row].toggle() }
    values[columnCount + leaving.row] = 0
    let line = reweigh(choice.variable, slot: leaving.slot, pivot: column[leaving.slot])
    basis.exchange(slot: leaving.slot, for: choice.variable, column)
    // Back to where it came from it may go; on to the other side, if no sum of a rank above rises by it.
    let isFree = model.rows[leaving.row].rank >= choice.rank
    mayRise[columnCount + leaving.row] = isFree || isAbove[leaving.row]
    mayFall[columnCount + leaving.row] = isFree || !isAbove[leaving.row]
    if choice.variable >= columnCount {
      isAbove[choice.variable - columnCount] = choice.direction > 0
    }
    if breakpoints[..<stop].contains(where: { model.rows[$0.row].rank == choice.rank }) {
      prices = nil
    } else {
      updatePrices(choice, line, pivot: column[leaving.slot])
    }
    if basis.isStale {
      prices = nil
      basis.factorize(model)
      findValues()
    }
    return true
  }

  /// Where rows come to zero that cost something there.
  private func breakpoints(_ column: [Double], _ direction: Double) -> [Breakpoint] {
    var found: [Breakpoint] = []
    for (slot, number) in column.enumerated() where number.magnitude > Self.pivotTolerance {
      let variable = Int(basis.variables[slot])
      guard variable >= columnCount else { continue }
      let row = variable - columnCount
      let rate = -number * direction
      guard (rate < 0) == isAbove[row], model.rows[row].slopeChange > 0 else { continue }
      let distance = isAbove[row] ? values[variable] : -values[variable]
      found.append(
        Breakpoint(
          length: max(distance, 0) / rate.magnitude, slot: slot, row: row, speed: rate.magnitude))
    }
    return found
  }

  /// Sorts breakpoints, and finds the one at which the sum of the rank would rise, or one above it. Those that lie behind one
  /// that would do by itself are left out.
  private func stop(_ choice: Choice, _ breakpoints: inout [Breakpoint]) -> Int? {
    var limit = Double.infinity
    for breakpoint in breakpoints where breakpoint.length < limit {
      let row = model.rows[breakpoint.row]
      if row.rank < choice.rank
        || (row.rank == choice.rank
          && choice.slope + row.slopeChange * breakpoint.speed >= -Self.slopeTolerance)
      {
        limit = breakpoint.length
      }
    }
    limit += Self.sameLength
    breakpoints.removeAll { $0.length > limit }
    breakpoints.sort { $0.length < $1.length }
    var slope = choice.slope
    for (index, breakpoint) in breakpoints.enumerated() {
      let row = model.rows[breakpoint.row]
      if row.rank > choice.rank { continue }
      if row.rank == choice.rank {
        slope += row.slopeChange * breakpoint.speed
        if slope < -Self.slopeTolerance { continue }
      }
      return bestPivot(near: index, choice, breakpoints)
    }
    return nil
  }

  private static let sameLength = 1e-9

  /// Of the breakpoints that lie in one place, but for what is rounded, the one that is passed the fastest.
  private func bestPivot(near index: Int, _ choice: Choice, _ breakpoints: [Breakpoint]) -> Int {
    let limit = breakpoints[index].length + Self.sameLength
    var best = index
    var next = index + 1
    while next < breakpoints.count, breakpoints[next].length <= limit {
      let candidate = breakpoints[next]
      if candidate.speed > 10 * breakpoints[best].speed,
        model.rows[candidate.row].rank <= choice.rank
      {
        best = next
      }
      next += 1
    }
    return best
  }
}
