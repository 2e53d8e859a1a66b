// The nearest word, against every distance worked out in full.

import TestSupport
import Testing

@testable import Language

@Suite("The nearest word")
struct NearestWordTests {
  /// By the recursion that defines it.
  private func distance(_ a: [Character], _ b: [Character]) -> Int {
    var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
    for i in 1..<a.count + 1 {
      table[i][0] = i
      for j in 1..<b.count + 1 {
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1,
          table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  private func nearest(to word: String, among known: [String]) -> String? {
    let near = known.filter { $0 != word }.compactMap { other -> (Int, String)? in
      if other.lowercased() == word.lowercased() { return (0, other) }
      let distance = distance(Array(word), Array(other))
      let limit = min((max(word.count, other.count) + 1) / 3, word.count - 1)
      return distance <= limit ? (distance, other) : nil
    }
    return near.min { $0 < $1 }?.1
  }

  @Test("Nothing that is given up early changes the answer", arguments: ["abAB", "abé\u{130}xK"])
  func random(alphabet: String) {
    var generator = SeededGenerator(seed: 7)
    func word() -> String {
      let letters = (0..<generator.integer(in: 1...9)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      }
      return String(letters)
    }
    var found = 0
    for _ in 0..<1_000 {
      let (word, known) = (word(), (0..<6).map { _ in word() })
      let expected = nearest(to: word, among: known)
      found += expected == nil ? 0 : 1
      #expect(Suggestion.nearest(to: word, among: known) == expected, "\(word) among \(known)")
    }
    #expect(found > 50 && found < 1_000)
  }
}
