// The search for the word that was most likely meant, among what may be thousands of names for each line of a script.
//
// Nothing is worked out that cannot change the answer: words of another length are passed over, and a distance is
// given up as soon as it is greater than what is allowed, or than that of the best so far. ASCII is compared by bytes.

/// The best of the words that were looked at.
struct NearestWord {
  private let word: String
  private let lowered: String
  private let letters: [Character]
  /// The letters; nil unless all are ASCII.
  private let bytes: [UInt8]?
  /// Which they are.
  private let kinds: UInt64
  /// The bytes of the word that is looked at.
  private var other: [UInt8] = []
  private var rows = DistanceRows()
  private(set) var best: (word: String, distance: Int)?

  init(to word: String) {
    self.word = word
    lowered = word.lowercased()
    letters = Array(word)
    kinds = Self.kinds(word.utf8) ?? 0
    bytes = Self.kinds(word.utf8).map { _ in Array(word.utf8) }
  }

  /// Notes a word if it is nearer than all before it; of two as near, the first in alphabetical order.
  mutating func look(at candidate: String) {
    guard candidate != word, let distance = distance(to: candidate) else { return }
    if let best, (best.distance, best.word) <= (distance, candidate) { return }
    best = (candidate, distance)
  }

  /// nil where it is too great.
  private mutating func distance(to candidate: String) -> Int? {
    guard let bytes, let kinds = Self.kinds(candidate.utf8) else {
      return candidate.lowercased() == lowered ? 0 : distance(letters, Array(candidate))
    }
    let count = candidate.utf8.count
    let limit = max(limit(bytes.count, count), 0)
    // No edit brings or takes more than one kind of letter.
    guard abs(count - bytes.count) <= limit, (kinds & ~self.kinds).nonzeroBitCount <= limit,
      (self.kinds & ~kinds).nonzeroBitCount <= limit
    else { return nil }
    other.removeAll(keepingCapacity: true)
    other.append(contentsOf: candidate.utf8)
    return Self.differInCapitals(bytes, other) ? 0 : distance(bytes, other)
  }

  /// A bit for each letter that is there, capital or not, some for several; nil unless all are ASCII.
  private static func kinds(_ bytes: some Sequence<UInt8>) -> UInt64? {
    var kinds: UInt64 = 0
    for byte in bytes {
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
      kinds |= 1 << UInt64(byte & 31 | (byte < 64 ? 32 : 0))
    }
    return kinds
  }

  /// Whether nothing but capitals is different.
  private static func differInCapitals(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    func lowered(_ byte: UInt8) -> UInt8 {
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
    return a.count == b.count && zip(a, b).allSatisfy { lowered($0) == lowered($1) }
  }

  /// A third of the letters may be different, but not all, and no more than in the best.
  private func limit(_ count: Int, _ otherCount: Int) -> Int {
    let third = (max(count, otherCount) + 1) / 3
    return min(third, count - 1, best?.distance ?? third)
  }

  private mutating func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int? {
    rows.distance(a, b, atMost: limit(a.count, b.count))
  }
}

/// The rows of the table by which a distance is worked out, which are used again from word to word.
private struct DistanceRows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  /// The number of letters inserted, dropped, replaced or swapped with their neighbour that turn one
  /// word into the other (F. J. Damerau, *A Technique for Computer Detection and Correction of
  /// Spelling Errors*, 1964; in the form that edits no letter twice).
  ///
  /// - Returns: nil if that is more than `limit`.
  /// - Complexity: O(n · m), and as a rule that of about `limit` rows where it is more.
  mutating func distance<Letter: Equatable>(
    _ a: [Letter], _ b: [Letter], atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: 0...b.count)
    var leastOfLast = 0
    for i in 0..<a.count {
      row.removeAll(keepingCapacity: true)
      row.append(i + 1)
      var least = i + 1
      for j in 0..<b.count {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
        least = min(least, cost)
      }
      // All that follows comes from these two rows, from the upper one by a swap.
      if least > limit, leastOfLast + 1 > limit { return nil }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
