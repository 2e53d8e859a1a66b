// What would fill screens is cut, and says so: tableaux of hundreds of rows, numbers of hundreds of digits.

import Formats
import Language
import Narration
import Rendering
import Session
import Testing

@Suite struct LargeProblemTests {
  @Test(
    "Of a tableau with hundreds of rows, or columns, so many are shown, and how many more there are"
  )
  func cutTableau() {
    var high = Session("point P = 0")
    for number in 0..<420 { high.take("x >= \(number)") }
    #expect(high.take("tableau").hasSuffix("\nand 20 more rows\n"))
    let sum = (0..<421).map { "x\($0)" }.joined(separator: " + ")
    var wide = Session("\(sum) >= 1")
    #expect(wide.take("tableau").hasSuffix("\nand 21 more columns\n"))
  }

  @Test("In a trace a large tableau is told by its size; where one stands it is shown")
  func largeTrace() {
    var session = Session("vars free")
    for number in 0..<102 { session.take("x\(number) >= \(number)") }
    let trace = session.take("trace")
    let note = "The tableau has 102 rows and 102 columns"
    #expect(trace.split(separator: note).count == 103)
    #expect(!session.take("tableau").contains(note))
    var small = Session("x >= 1")
    #expect(small.take("trace").contains("─"))
  }

  @Test(
    "A trace is not longer the smaller the problem: all dictionaries together are what is bounded",
    arguments: [60, 80, 98])
  func longTrace(of count: Int) {
    var session = Session("x0 = 0")
    for number in 1..<count {
      session.take("x\(number) >= x\(number - 1) + 10")
      session.take("x\(number) = 0 @low")
    }
    #expect(session.take("trace").utf8.count < 600_000)
    #expect(session.take("goto 3").contains("─"), "where one stands it is shown")
    #expect(session.take("step").contains("─"), "and with one pivot")
    #expect(session.take("step 100").contains("too many to show with every pivot"))
  }

  @Test("A conflict of long numbers shows their ends; value and JSON have every digit")
  func longNumbers() throws {
    let digits = String(repeating: "1234567890", count: 30)
    var session = Session("lo: X >= \(digits)", "Y >= X/\(digits)7")
    let failure = try session.refuse("2X <= \(digits)")
    let replies = ["conflict", "prove", "why X", "why lo"].map { session.take($0) }
    for words in [session.text(failure.details)] + replies {
      #expect(words.contains("12345…67890 (300 digits)"), "\(words)")
      #expect(!words.contains("67890123"), "\(words)")
    }
    let expectation = try session.refuse("expect X = 3")
    #expect(
      session.text(expectation.document(typed: "expect X = 3", promptWidth: 2)).contains(
        "[12345…67890 (300 digits), "))
    #expect(expectation.diagnostic.message.contains(digits), "for programs")
    #expect(failure.certificate.map(\.id) == ["lo", "c"])
    let value = session.take("value \(digits)").filter { !$0.isWhitespace }
    #expect(value == "\(digits)=\(digits)")
    #expect(try session.left().contains("[\(digits), inf)"))
  }

  @Test("Pivots that take long to count are not waited for, and what was counted says so")
  func uncountedPivots() throws {
    var session = Session()
    for _ in 0..<5_000 { session.take("X = 1 @low") }
    let text = session.take("solve")
    let count = try #require(
      text.split(separator: "over ").last?.split(separator: " ").first.flatMap { Int($0) })
    #expect(count > 100 && count < 2_500)
    let levels = try session.solution().json["levels"].elements
    #expect(levels.map { $0["pivots"].string } == ["0", "\(count)"])
    #expect(levels.map { $0["morePivots"].string } == ["null", "true"])
  }
}
