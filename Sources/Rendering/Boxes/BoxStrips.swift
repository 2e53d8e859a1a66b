// Boxes of which only the horizontal is known: each a strip three rows high, one row of strips below another where
// they overlap, and what holds others as high as they are together.

import Rationals

struct BoxStrips: Sendable {
  /// Of a box that holds no other.
  private static let least = 3

  /// In rows.
  private(set) var height = 0

  private let extents: [(near: Rational, far: Rational)]
  /// In each box, its rows of strips; after the last box, the rows of those that lie in none.
  private var rows: [[[Int]]]
  private var heights: [Int]
  private var root: Int { extents.count }

  /// - Parameter containers: for each box the one that it lies in, which is before it.
  ///
  /// - Complexity: O(n²) in the number of boxes.
  init(containers: [Int?], extents: [(near: BoxGeometry.Edge, far: BoxGeometry.Edge)]) {
    self.extents = extents.map {
      (min($0.near.value, $0.far.value), max($0.near.value, $0.far.value))
    }
    rows = Array(repeating: [], count: extents.count + 1)
    heights = Array(repeating: Self.least, count: extents.count)
    for index in extents.indices {
      let container = containers[index] ?? root
      let row = rows[container].firstIndex { row in row.allSatisfy { !overlap($0, index) } }
      if let row {
        rows[container][row].append(index)
      } else {
        rows[container].append([index])
      }
    }
    for index in extents.indices.reversed() where !rows[index].isEmpty {
      heights[index] = heightInside(index) + 2
    }
    height = heightInside(root)
  }

  /// For each box its first and its last row.
  ///
  /// - Parameter height: of the strips in no other, which are made so high.
  func rows(stretchedTo height: Int) -> [ClosedRange<Int>] {
    var result = Array(repeating: 0...0, count: extents.count)
    func place(_ container: Int, from top: Int, to bottom: Int) {
      var top = top
      for (number, row) in rows[container].enumerated() {
        let isLast = number == rows[container].count - 1
        let end = isLast ? bottom : top + self.height(of: row) - 1
        for index in row {
          result[index] = top...end
          place(index, from: top + 1, to: end - 1)
        }
        top = end + 1
      }
    }
    place(root, from: 0, to: height - 1)
    return result
  }

  private func height(of row: [Int]) -> Int { row.reduce(0) { max($0, heights[$1]) } }

  private func heightInside(_ container: Int) -> Int {
    rows[container].reduce(0) { $0 + height(of: $1) }
  }

  /// Boxes that touch do not.
  private func overlap(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (extents[a], extents[b])
    if a.near == a.far || b.near == b.far {
      return a.near <= b.far && b.near <= a.far
    }
    return a.near < b.far && b.near < a.far
  }
}
