// Lines that are refused: the code, the column, and that nothing has changed.

import Language
import Narration
import Rationals
import Session
import Testing

@Suite struct RefusalTests {
  private static let before = [
    "point P = 5, Q = 0, k = 2", "lo: X >= 0", "X = 7 @low", "k*y = 6", "r: 0 <= z <= 1",
  ]

  @Test(
    "A refused line has its code and place, and leaves the state as it was",
    arguments: [
      ("X < 3", ErrorCode.syntax, 3),
      ("X = ", .syntax, 3),
      ("X = 3 @tall", .syntax, 7),
      ("X = 3 @1001", .syntax, 7),
      ("X = 3 @low weight -1", .syntax, 19),
      ("= 3", .syntax, 1),
      ("(X = 3", .syntax, 1),
      ("X = 1/0", .syntax, 6),
      ("X = 1/Q", .syntax, 6),
      ("point P = X", .syntax, 11),
      ("point X = 3", .syntax, 7),
      ("var P", .syntax, 5),
      ("point k = 0, P = 1/0", .syntax, 19),
      ("minimize X @required", .syntax, 12),
      ("goto 99", .pivot, 1),
      ("X*y = 3", .nonlinear, 1),
      ("3 + X*y = 3", .nonlinear, 5),
      ("X/y = 3", .nonlinear, 2),
      ("1/X = 3", .nonlinear, 2),
      ("maximize X*X", .nonlinear, 10),
      ("nobody", .unknownName, 1),
      ("value 2nobody", .unknownName, 8),
      ("drop nobody", .unknownName, 6),
      ("decompose nobody", .unknownName, 11),
      ("region nobody", .unknownName, 8),
      ("expect nobody = 3", .unknownName, 8),
      ("expect objective high = 0", .unknownName, 18),
      ("frobnicate the thing", .unknownCommand, 1),
      ("lo: X >= 1", .duplicateLabel, 1),
      ("X: X >= 1", .duplicateLabel, 1),
      ("P: X >= 1", .duplicateLabel, 1),
      ("r: X >= 1", .duplicateLabel, 1),
      ("new: new >= 1", .duplicateLabel, 1),
      ("lo = 3", .duplicateLabel, 1),
      ("var lo", .duplicateLabel, 5),
      ("point lo = 1", .duplicateLabel, 7),
      ("X = -1", .unsatisfiable, 1),
      ("hi: X = -1", .unsatisfiable, 1),
      ("0 >= 3", .unsatisfiable, 1),
      ("1 <= new <= 0", .unsatisfiable, 1),
      ("point k = 0", .unsatisfiable, 1),
      ("expect X = 8", .expectation, 1),
      ("  expect X = 8", .expectation, 3),
      ("X = \(String(repeating: "9", count: 1001))", .limit, 5),
      (String(repeating: "X", count: 10_001), .limit, 10_001),
      (String(repeating: "(", count: 201) + "X" + String(repeating: ")", count: 201), .limit, 201),
    ])
  func refused(line: String, code: ErrorCode, column: Int) throws {
    var session = Session()
    for line in Self.before { session.take(line) }
    session.take("X <= 20")
    session.take("undo")
    let before = try session.everything()
    let failure = try session.refuse(line)
    #expect(failure.diagnostic.code == code, "\(failure.diagnostic.message)")
    #expect(failure.diagnostic.range.column == column, "\(failure.diagnostic.message)")
    #expect(!failure.diagnostic.message.isEmpty)
    session.take("redo")
    session.take("undo")
    #expect(try session.everything() == before)
  }

  @Test(
    "A pivot that cannot be made, and nothing to undo, have codes of their own",
    arguments: [
      ("undo", ErrorCode.history, 1, "nothing to undo"),
      (" redo 2", .history, 2, "nothing to redo"),
      ("pivot x", .pivot, 7, "goes into the basis first"), ("goto 9", .pivot, 1, "only"),
      ("goto 2|pivot x", .pivot, 7, "in the basis already"),
      ("goto 2|pivot b a", .pivot, 9, "is not in the basis"),
      ("goto 1|pivot q", .unknownName, 7, "no column"),
    ])
  func codes(lines: String, code: ErrorCode, column: Int, words: String) throws {
    var session = Session()
    if code != .history {
      for line in ["x >= 1", "x + s <= 4", "s >= 0", "minimize x", "goto 0"] { session.take(line) }
    }
    let lines = lines.split(separator: "|").map(String.init)
    for line in lines.dropLast() { session.take(line) }
    let failure = try session.refuse(lines.last ?? "")
    #expect(failure.code == code, "\(failure.diagnostic.message)")
    #expect(failure.diagnostic.code == code)
    #expect(failure.diagnostic.range.column == column)
    #expect(failure.diagnostic.message.contains(words), "\(failure.diagnostic.message)")
  }

  @Test("Without a minimum there is no value to speak of", arguments: ["X", "expect X = 3"])
  func unbounded(line: String) throws {
    var session = Session("maximize X")
    let failure = try session.refuse(line)
    #expect(failure.diagnostic.code == (line == "X" ? .unbounded : .expectation))
  }

  @Test(
    "A slip of the keyboard is answered with what may have been meant",
    arguments: [
      ("sovle", "solve"), ("X = 3 @hihg", "@high"), ("X < 3", "<="), ("widht", "width"),
      ("drop mn", "min"),
    ])
  func suggestions(line: String, suggestion: String) throws {
    var session = Session("point X1 = 1, X2 = 2", "min: X >= 0", "var width", "vars fixed")
    #expect(try session.refuse(line).diagnostic.suggestion == suggestion)
  }

  @Test("A contradiction names the requirements, their multiples, and the ways out")
  func contradiction() throws {
    var session = Session("point X3 = 30", "lo: X >= 0", "hi: X <= X3")
    let failure = try session.refuse("2X = 198")
    #expect(failure.conflict == ["hi", "c"])
    #expect(failure.certificate.map(\.id) == ["hi", "c"])
    #expect(failure.certificate.map(\.multiplier) == [2, 1])
    let excerpt = session.text(failure.excerpt(of: "2X = 198"))
    #expect(excerpt.hasPrefix("2X = 198\n^~~~~~~~\n"))
    #expect(excerpt.contains("138"), "the gap: 198 − 2·30")
    #expect(excerpt.contains("drop hi"))
    #expect(!excerpt.contains("drop c"), "what was refused is not there to be dropped")
  }

  @Test(
    "conflict and expect unsatisfiable speak of the line that was refused, until another is taken")
  func afterRefusal() throws {
    var session = Session("X <= 3")
    _ = try session.refuse("expect unsatisfiable")
    // y is a name of the refused line alone.
    _ = try session.refuse("4 <= X = y")
    session.take("expect unsatisfiable")
    #expect(session.take("conflict").contains("X <= 3"))
    session.take("list")
    session.take("expect unsatisfiable")
    session.take("X >= 0")
    _ = try session.refuse("expect unsatisfiable")
    #expect(!session.take("conflict").contains("X <= 3"))
    #expect(try session.left() == "X in [0, 3]")
  }

  @Test("A conflict that is left over by a way out is told of in a few names, however long it is")
  func longConflict() throws {
    var session = Session("hi: X <= 2", "top: y9 <= 100")
    for number in 0..<9 { session.take("y\(number + 1) = y\(number) + 1") }
    _ = try session.refuse("r: 200 <= y0 <= X")
    let told = session.take("conflict")
    #expect(told.contains("drop hi"))
    #expect(told.contains("is not enough: top, "))
    // Wherever the lines break.
    let words = told.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("and 3 more still clash"), "\(told)")
  }
}
