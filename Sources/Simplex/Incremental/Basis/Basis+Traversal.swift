// Walks over the graph of the basic columns: from a column to those that depend on it, or to those that
// it depends on.

extension Basis {
  enum Way {
    /// From a column to those that depend on it.
    case successors
    /// From a column to those that it depends on.
    case predecessors
  }

  mutating func beginWalk() {
    stamp &+= 2
    if stamp > .max - 4 {
      stamp = 2
      for column in system.columns.indices { system.columns[column].mark = 0 }
    }
    sequence.removeAll()
    if hasCycle { blockEnds.removeAll() }
    hasCycle = false
  }

  @inline(__always)
  func firstCursor(_ column: Int32, _ way: Way) -> Int32 {
    switch way {
    case .successors: system.columns[column].head
    case .predecessors: system.rows[system.columns[column].mate].start
    }
  }

  /// The next column that the cursor leads to, or −1 at the end; the cursor goes on after it.
  @inline(__always)
  func next(_ column: Int32, _ cursor: inout Int32, _ way: Way) -> Int32 {
    switch way {
    case .successors:
      while cursor >= 0 {
        let successor = system.rows[system.entries[cursor].row].mate
        cursor = system.entries[cursor].next
        if successor >= 0, successor != column { return successor }
      }
    case .predecessors:
      let end = system.rows[system.columns[column].mate].end
      while cursor < end {
        let predecessor = system.entries[cursor].column
        cursor += 1
        if predecessor != column, system.columns[predecessor].mate >= 0 { return predecessor }
      }
    }
    return -1
  }

  /// Depth first; appends what is reached to `sequence`, each column after all that it leads to.
  @inline(__always)
  mutating func walk(from root: Int32, _ way: Way) {
    guard system.columns[root].mark < stamp else { return }
    system.columns[root].mark = stamp
    var column = root
    var cursor = firstCursor(root, way)
    stack.removeAll()
    while true {
      let found = next(column, &cursor, way)
      if found >= 0 {
        let mark = system.columns[found].mark
        if mark < stamp {
          system.columns[found].mark = stamp
          stack.append(Call(column: column, cursor: cursor))
          column = found
          cursor = firstCursor(found, way)
        } else if mark == stamp {
          hasCycle = true
        }
      } else {
        system.columns[column].mark = stamp + 1
        sequence.append(column)
        if stack.isEmpty { return }
        let last = stack.removeLast()
        (column, cursor) = (last.column, last.cursor)
      }
    }
  }

  /// Where the walk met a cycle, puts the columns of each strongly connected component together
  /// (R. Tarjan, *Depth-first search and linear graph algorithms*, 1972).
  mutating func findComponents(_ way: Way) {
    guard hasCycle else { return }
    // The marks are given anew: `stamp` for those that wait for their component, `stamp + 1` after.
    swap(&reached, &sequence)
    beginWalk()
    hasCycle = true
    var count: Int32 = 0
    for index in reached.indices where system.columns[reached[index]].mark < stamp {
      stack.removeAll()
      enter(reached[index], &count, way)
      while !stack.isEmpty {
        let top = stack.count - 1
        let column = stack[top].column
        var cursor = stack[top].cursor
        let found = next(column, &cursor, way)
        stack[top].cursor = cursor
        if found >= 0 {
          if system.columns[found].mark < stamp {
            enter(found, &count, way)
          } else if system.columns[found].mark == stamp {
            lows[column] = min(lows[column], numbers[found])
          }
          continue
        }
        _ = stack.removeLast()
        if !stack.isEmpty {
          let caller = stack[stack.count - 1].column
          lows[caller] = min(lows[caller], lows[column])
        }
        guard lows[column] == numbers[column] else { continue }
        while true {
          let member = waiting.removeLast()
          system.columns[member].mark = stamp + 1
          sequence.append(member)
          if member == column { break }
        }
        blockEnds.append(sequence.count)
      }
    }
  }

  private mutating func enter(
    _ column: Int32, _ count: inout Int32, _ way: Way
  ) {
    system.columns[column].mark = stamp
    numbers[column] = count
    lows[column] = count
    count += 1
    waiting.append(column)
    stack.append(Call(column: column, cursor: firstCursor(column, way)))
  }
}
