// A list in chunks, against an array that goes through the same changes.

import TestSupport
import Testing

@testable import ConstraintHierarchies

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

  @Test("Two lists are found to differ where arrays do, whichever chunks they share")
  func firstDifference() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let list = ChunkedList(0..<generator.integer(in: 0...200))
      var other = generator.happens(1, outOf: 3) ? ChunkedList(Array(list)) : list
      for _ in 0..<generator.integer(in: 0...2) where !other.isEmpty {
        other[generator.integer(in: 0...(other.count - 1))] = -1
      }
      if generator.happens(1, outOf: 2) { other.append(0) }
      if generator.happens(1, outOf: 3) {
        other.removeLast(generator.integer(in: 0...min(other.count, 70)))
      }
      for index in 0...list.count {
        let end = min(list.count, other.count)
        let expected = (index..<max(index, end)).first { list[$0] != other[$0] } ?? max(index, end)
        #expect(list.skippingEqual(to: other, from: index) == expected)
      }
    }
  }
}
