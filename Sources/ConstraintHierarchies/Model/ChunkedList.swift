// A list whose copies share all but what changed: so that each state that undo can bring back costs a
// few references, not a copy of every constraint, and what two lists share need not be compared.
//
// Elements lie in chunks of the same size, the last one apart. A change copies one chunk, and the
// references to the others.

import Rationals

/// A list of values, cheap to copy and to append to.
public struct ChunkedList<Element> {
  @usableFromInline var chunks: [[Element]] = []

  @inlinable static var chunkSize: Int { 64 }

  public init() {}

  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// - Complexity: O(1), and O(n / 64) where the list has been copied.
  public mutating func append(_ element: Element) {
    if let last = chunks.indices.last, chunks[last].count < Self.chunkSize {
      chunks[last].append(element)
    } else {
      chunks.append([element])
    }
  }

  /// - Precondition: the index is that of an element.
  /// - Complexity: linear in the number of the elements after it.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    demand(indices.contains(index), "ChunkedList.remove: no such index")
    var rest = Array(self[(index / Self.chunkSize * Self.chunkSize)...])
    let removed = rest.remove(at: index % Self.chunkSize)
    chunks.removeSubrange((index / Self.chunkSize)...)
    for element in rest { append(element) }
    return removed
  }

  /// Takes the last elements away.
  ///
  /// - Precondition: there are so many.
  /// - Complexity: O(count / 64), and O(n / 64) where the list has been copied.
  public mutating func removeLast(_ count: Int) {
    demand((0...self.count).contains(count), "ChunkedList.removeLast: fewer elements")
    let rest = self.count - count
    chunks.removeSubrange(((rest + Self.chunkSize - 1) / Self.chunkSize)...)
    guard let last = chunks.indices.last else { return }
    chunks[last].removeSubrange((rest - last * Self.chunkSize)...)
  }

  /// The first index at or after this one that starts a chunk which is not one and the same in both
  /// lists, or the index itself if it starts no chunk.
  ///
  /// - Complexity: O(1) for each chunk that both share.
  func skippingShared(with other: ChunkedList, from index: Int) -> Int {
    var index = index
    while index % Self.chunkSize == 0, index < count, index < other.count {
      let chunk = chunks[index / Self.chunkSize]
      let isShared = chunk.withUnsafeBufferPointer { mine in
        other.chunks[index / Self.chunkSize].withUnsafeBufferPointer {
          mine.baseAddress == $0.baseAddress && mine.count == $0.count
        }
      }
      if !isShared { return index }
      index += chunk.count
    }
    return index
  }
}

extension ChunkedList where Element: Equatable {
  /// The first index at or after this one where the lists differ, or the end of the shorter one.
  ///
  /// - Complexity: O(1) for each chunk that both share, and one comparison for each other element.
  func skippingEqual(to other: ChunkedList, from index: Int) -> Int {
    var index = index
    while true {
      index = skippingShared(with: other, from: index)
      guard index < count, index < other.count else { return index }
      let (chunk, place) = (index / Self.chunkSize, index % Self.chunkSize)
      let equal = chunks[chunk].withUnsafeBufferPointer { mine in
        other.chunks[chunk].withUnsafeBufferPointer { theirs in
          (place..<Swift.min(mine.count, theirs.count)).prefix { mine[$0] == theirs[$0] }.count
        }
      }
      index += equal
      if equal == 0 || index % Self.chunkSize != 0 { return index }
    }
  }
}

extension ChunkedList: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int {
    let last = chunks.count - 1
    return last < 0 ? 0 : last * Self.chunkSize + chunks[last].count
  }

  @inlinable public var count: Int { endIndex }

  @inlinable public subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }
}

extension ChunkedList: Sendable where Element: Sendable {}
