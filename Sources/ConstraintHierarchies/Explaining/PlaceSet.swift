// Some of the places of a list, as bits, so that many sets can be held against one.

/// Places from 0 up to some number.
struct PlaceSet: Hashable, Sendable {
  private var words: [UInt64]

  /// None of so many places.
  init(of count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  init(_ places: some Sequence<Int>, of count: Int) {
    self.init(of: count)
    for place in places { insert(place) }
  }

  func contains(_ place: Int) -> Bool { words[place >> 6] >> (place & 63) & 1 == 1 }
  mutating func insert(_ place: Int) { words[place >> 6] |= 1 << (place & 63) }
  mutating func remove(_ place: Int) { words[place >> 6] &= ~(1 << (place & 63)) }

  /// - Precondition: both are of as many places.
  func isSubset(of other: PlaceSet) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  func isDisjoint(with other: PlaceSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  mutating func formIntersection(_ other: PlaceSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  mutating func formUnion(_ other: PlaceSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func subtracting(_ other: PlaceSet) -> PlaceSet {
    var rest = self
    for index in words.indices { rest.words[index] &= ~other.words[index] }
    return rest
  }

  func inserting(_ place: Int) -> PlaceSet {
    var set = self
    set.insert(place)
    return set
  }

  func removing(_ place: Int) -> PlaceSet {
    var set = self
    set.remove(place)
    return set
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// How many words its operations go through.
  var wordCount: Int { words.count }

  /// The greatest of them; nil where there is none.
  var last: Int? {
    words.lastIndex { $0 != 0 }.map { $0 << 6 | (63 - words[$0].leadingZeroBitCount) }
  }

  /// In ascending order.
  var places: [Int] {
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        places.append(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return places
  }
}
