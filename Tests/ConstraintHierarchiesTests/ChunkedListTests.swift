// A list in chunks, against an array that goes through the same changes.

import ConstraintHierarchies
import TestSupport
import Testing

@Suite struct ChunkedListTests {
  @Test("Through appends, removals and changes it is as an array, and copies stay what they were")
  func sameAsArray() {
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      var list = ChunkedList<Int>()
      var array: [Int] = []
      var copies: [(list: ChunkedList<Int>, array: [Int])] = []
      for step in 0..<700 {
        let choice = generator.integer(in: 0...9)
        if choice == 0, !array.isEmpty {
          let index = generator.integer(in: 0...(array.count - 1))
          #expect(list.remove(at: index) == array.remove(at: index), "seed \(seed), step \(step)")
        } else if choice == 1, !array.isEmpty {
          let index = generator.integer(in: 0...(array.count - 1))
          list[index] += 1000
          array[index] += 1000
        } else if choice == 3, generator.happens(1, outOf: 20) {
          let count = generator.integer(in: 0...min(array.count, 70))
          list.removeLast(count)
          array.removeLast(count)
        } else {
          list.append(step)
          array.append(step)
        }
        if choice == 2 { copies.append((list, array)) }
      }
      #expect(list.count > 130, "there are several chunks")
      #expect(list.elementsEqual(array), "seed \(seed)")
      #expect(copies.allSatisfy { $0.list.elementsEqual($0.array) }, "seed \(seed)")
      #expect(ChunkedList(array).elementsEqual(array))
    }
  }
}
