// What tells a row from all others.
//
// Solvers are values, so a number of the solver would not do: a copy has the rows that were there, and from then on its own. So each
// row has a number that no other has had, in whatever system, and a name that holds it is right or wrong by one comparison. A system
// takes 64 such numbers at a time, and a copy takes its own, so that systems on several threads seldom meet.

import Synchronization

/// Gives numbers, each once.
struct Generations {
  private var first: Int32 = 0
  private var end: Int32 = 0

  /// How many blocks of 64 all systems have taken. It tells rows apart and nothing else: no answer depends on it.
  private static let blocks = Atomic<UInt32>(0)

  /// A number from 0 on. After 2³¹ of them they come again; then a name that is out of date may pass for another.
  @inline(__always)
  mutating func next() -> Int32 {
    if first == end { takeBlock() }
    defer { first += 1 }
    return first
  }

  @inline(never)
  private mutating func takeBlock() {
    let block = Self.blocks.wrappingAdd(1, ordering: .relaxed).oldValue
    // One block less than there could be: `end` must fit, too.
    first = Int32(block % (1 << 25 - 1)) * 64
    end = first + 64
  }
}
