// Signs, words in two's complement, and what fits in a machine word.

import ExactIntegers
import TestSupport
import Testing

@Suite("Whole numbers and their words")
struct WholeNumberTests {
  private static func number(_ words: [UInt64]) -> WholeNumber {
    words.withUnsafeBufferPointer { WholeNumber(words: $0) }
  }

  @Test("Words in two's complement are read back, no more than it takes", arguments: seeds)
  func words(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let number = generator.wholeNumber(words: generator.integer(in: 0...5))
      let words = number.words
      #expect(Self.number(words) == number)
      let sign: UInt64 = number.isNegative ? .max : 0
      #expect(Self.number(words + [sign, sign]) == number)
      if words.count > 1 {
        let isSpare = words[words.count - 1] == sign && words[words.count - 2] >> 63 == sign & 1
        #expect(!isSpare, "\(number)")
      }
    }
  }

  @Test(
    "At the ends of words",
    arguments: [
      ("0", [0]), ("1", [1]), ("-1", [.max]), ("9223372036854775807", [.max >> 1]),
      ("9223372036854775808", [1 << 63, 0]), ("-9223372036854775808", [1 << 63]),
      ("-9223372036854775809", [.max >> 1, .max]), ("18446744073709551615", [.max, 0]),
      ("-18446744073709551616", [0, .max]),
      ("-170141183460469231731687303715884105728", [0, 1 << 63]),
      ("340282366920938463463374607431768211456", [0, 0, 1]),
    ] as [(String, [UInt64])])
  func edges(text: String, words: [UInt64]) throws {
    let number = try #require(WholeNumber(text))
    #expect(number.words == words)
    #expect(Self.number(words).description == text)
    #expect(number.asInt64 == Int64(text))
  }

  @Test("Integers of any width become the same numbers")
  func conversions() {
    #expect(WholeNumber(Int8.min).description == "-128")
    #expect(WholeNumber(UInt64.max).description == "18446744073709551615")
    #expect(WholeNumber(Int128.min).description == "\(Int128.min)")
    #expect(WholeNumber(UInt128.max).description == "\(UInt128.max)")
    #expect(WholeNumber(Int64.min).asInt64 == .min)
    #expect(WholeNumber(Int64.max).asInt64 == .max)
  }

  @Test("Sums of lines are those of numbers one by one", arguments: seeds)
  func matrices(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (lines, columns) = (generator.integer(in: 1...4), generator.integer(in: 1...4))
    func run(_ count: Int) -> (WholeNumbers, [WholeNumber]) {
      let width = generator.integer(in: 1...3)
      let numbers = (0..<count).map { _ in
        generator.wholeNumber(words: generator.integer(in: 0...width))
      }
      let wide = numbers.map { $0.words.count }.max() ?? 1
      let words = numbers.flatMap { number in
        number.words
          + Array(repeating: number.isNegative ? .max : 0, count: wide - number.words.count)
      }
      return (WholeNumbers(words: words, width: wide), numbers)
    }
    func list(_ numbers: WholeNumbers) -> [WholeNumber] {
      numbers.indices.map { index in
        let range = index * numbers.width..<(index + 1) * numbers.width
        return Self.number(Array(numbers.words[range]))
      }
    }
    let (matrix, entries) = run(lines * columns)
    let (factors, multiples) = run(lines)
    let (others, weights) = run(columns)
    #expect(
      list(matrix.sumOfLines(times: factors))
        == (0..<columns).map { column in
          (0..<lines).reduce(0) { $0 + entries[$1 * columns + column] * multiples[$1] }
        })
    #expect(
      list(matrix.products(ofLinesWith: others))
        == (0..<lines).map { line in
          (0..<columns).reduce(0) { $0 + entries[line * columns + $1] * weights[$1] }
        })
    var sums = WholeSums(count: 1, of: matrix, terms: entries.count)
    var expected: WholeNumber = 0
    for index in matrix.indices {
      let factor = Int64(truncatingIfNeeded: generator.next())
      sums.add(matrix, at: index, times: factor, to: 0)
      expected = expected + entries[index] * WholeNumber(factor)
    }
    #expect(list(sums.numbers) == [expected])
  }
}
