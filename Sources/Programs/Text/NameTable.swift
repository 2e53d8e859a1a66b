// Names of a file and their numbers, found by their bytes: no string is made to look one up.
//
// The hash is the seeded one of the standard library, so that no file can be made whose names all collide.

/// The names of rows, or of columns, in the order in which they came.
struct NameTable {
  private let bytes: [UInt8]
  private var places: [Range<Int>] = []
  /// The number of a name, or −1; as many as a power of two, at most half of them in use.
  private var slots: [Int] = Array(repeating: -1, count: 64)

  /// - Parameter bytes: the file that the names stand in.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { places.count }

  /// The number of a name, counted from zero.
  ///
  /// - Complexity: O(length) expected.
  func index(of place: Range<Int>) -> Int? {
    let slot = slot(of: place)
    return slots[slot] < 0 ? nil : slots[slot]
  }

  /// Gives a name the next number.
  ///
  /// - Returns: false if it is there already.
  mutating func insert(_ place: Range<Int>) -> Bool {
    let slot = slot(of: place)
    guard slots[slot] < 0 else { return false }
    slots[slot] = places.count
    places.append(place)
    if places.count * 2 > slots.count { grow() }
    return true
  }

  /// Where a name stands first.
  func place(_ index: Int) -> Range<Int> { places[index] }

  private func slot(of place: Range<Int>) -> Int {
    var slot = hash(place) & (slots.count - 1)
    while slots[slot] >= 0, !isSame(places[slots[slot]], place) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func hash(_ place: Range<Int>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[place])) }
    return hasher.finalize()
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && bytes[a].elementsEqual(bytes[b])
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, place) in places.enumerated() { slots[slot(of: place)] = index }
  }
}
