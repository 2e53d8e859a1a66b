// An array for the innermost loops: no check of uniqueness, no reference counted on the way.
//
// Measured on a chain of 1,000 constraints, a third of a solve's time went into retaining and
// releasing the arrays that it walked over. A buffer owns its memory alone: it cannot be copied by
// accident, only cloned, and the compiler frees it where its owner ends.

import Rationals

/// A growable run of elements.
///
/// Elements that were removed stay in memory until they are overwritten, so that to empty a buffer
/// takes no time.
struct Buffer<Element>: ~Copyable {
  fileprivate var base: UnsafeMutablePointer<Element>
  /// How many elements there are.
  private(set) var count = 0
  /// How many places hold a value, those after the elements included.
  private var initialized = 0
  private var capacity: Int

  init(_ elements: [Element] = []) {
    capacity = elements.count
    base = .allocate(capacity: capacity)
    for element in elements { append(element) }
  }

  init(repeating element: Element, count: Int) {
    capacity = count
    base = .allocate(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
    initialized = count
  }

  deinit {
    base.deinitialize(count: initialized)
    base.deallocate()
  }

  /// A copy with memory of its own.
  ///
  /// - Complexity: O(count).
  func clone() -> Buffer {
    var clone = Buffer()
    clone.reserve(count)
    clone.base.initialize(from: base, count: count)
    clone.count = count
    clone.initialized = count
    return clone
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Element? { count == 0 ? nil : base[count - 1] }

  /// The elements, to be iterated over; good until the buffer grows or ends.
  var elements: UnsafeBufferPointer<Element> {
    @inline(__always) get { UnsafeBufferPointer(start: base, count: count) }
  }

  /// Where an element lies; good until the buffer grows or ends.
  @inline(__always)
  func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "an index beyond the end")
    return base + index
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "an index beyond the end")
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "an index beyond the end")
      return base + index
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "an index beyond the end")
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "an index beyond the end")
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count < initialized {
      base[count] = element
    } else {
      if count == capacity { reserve(Swift.max(2 * capacity, 8)) }
      (base + count).initialize(to: element)
      initialized += 1
    }
    count += 1
  }

  private mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let new = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    new.moveInitialize(from: base, count: initialized)
    base.deallocate()
    base = new
    capacity = wanted
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Keeps the elements before a place.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }

  @inline(__always)
  func swapAt(_ a: Int, _ b: Int) {
    let element = base[a]
    base[a] = base[b]
    base[b] = element
  }

  func reverse() {
    for index in 0..<count / 2 { swapAt(index, count - 1 - index) }
  }

  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: precedes)
  }

  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    var index = count - 1
    while index > place {
      base[index] = base[index - 1]
      index -= 1
    }
    base[place] = element
  }
}

extension Buffer where Element == Rational {
  /// Adds a number to the elements at these places.
  func add(_ number: Rational, at places: borrowing Buffer<Int32>) {
    Rational.add(number, to: base, at: places.elements)
  }
}
