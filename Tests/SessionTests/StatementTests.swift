// What each form of statement comes to when it is solved.

import Formats
import Language
import Narration
import Rendering
import Session
import Testing
import Wording

@Suite struct StatementTests {
  @Test(
    "A statement means what the language says",
    arguments: [
      (["X = 3"], "X = 3"),
      (["X == 3"], "X = 3"),
      (["X >= 3"], "X in [3, inf)"),
      (["X => 3"], "X in [3, inf)"),
      (["X ≥ 3"], "X in [3, inf)"),
      (["X <= 3"], "X in (-inf, 3]"),
      (["X =< 3"], "X in (-inf, 3]"),
      (["X ≤ 3"], "X in (-inf, 3]"),
      (["3 = X"], "X = 3"),
      (["0 <= x <= 10"], "x in [0, 10]"),
      (["10 >= x >= y = 2"], "x in [2, 10], y = 2"),
      (["xl = 2", "xr = 8", "2xm = xl + xr"], "xl = 2, xr = 8, xm = 5"),
      (["xl = 2", "xr = 8", "2*xm = xl + xr"], "xl = 2, xr = 8, xm = 5"),
      (["(x + y)/2 - 1/3 = 4.5", "y = 1"], "x = 26/3, y = 1"),
      (["2x - (1 - (2 - x)) = 0.1"], "x = -9/10"),
      (["x = 1e-2"], "x = 1/100"),
      (["-x = 3"], "x = -3"),
      (["x = 3 # a remark"], "x = 3"),
      (["x = x"], "x in (-inf, inf)"),
      (["x + y = x + 2"], "x in (-inf, inf), y = 2"),
      (["ширина = 2寬", "寬 = 3"], "ширина = 6, 寬 = 3"),
      (["x_1.b = 3"], "x_1.b = 3"),
      (["set = 3", "plot >= set"], "set = 3, plot in [3, inf)"),
      (["maximize = 3"], "maximize = 3"),
      (["point = 3"], "point = 3"),
      (["help: x = 3"], "x = 3"),
      (["var x, y"], "x in (-inf, inf), y in (-inf, inf)"),
      (["point A = 1, B = A + 1/2", "x = A + B"], "x = 5/2"),
      (["X = 3 @low", "X = 4 @high"], "X = 4"),
      (["X = 3 @weak", "X = 4 @251"], "X = 4"),
      (["X = 3 @strong", "X = 4 @749"], "X = 3"),
      (["X = 3 @required", "X = 4 @999"], "X = 3"),
      (["X = 3 @1000", "X = 4 @999"], "X = 3"),
      (["X = 3 @medium", "X = 4 @500"], "X in [3, 4]"),
      (["X = 3 @low weight 2", "X = 4 @low"], "X = 3"),
      (["X = 3 weight 2 @low", "X = 4 @low weight 5/2"], "X = 4"),
      (["X = 3 @low weight 0", "X = 4 @low"], "X = 4"),
      (["0 >= 3 @low", "X = 3 @low"], "X = 3"),
      (["x - x = 0"], "x in (-inf, inf)"),
      (["maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18"], "x = 2, y = 6"),
      (["minimize 2x @high", "x >= 3", "x = 9"], "x = 9"),
      (["minimize x", "x = 5 @high", "x >= 1"], "x = 5"),
      (["profit: maximize x @low", "x <= 7"], "x = 7"),
      (["X = 1/3 @low", "3X = 1"], "X = 1/3"),
    ])
  func solution(lines: [String], left: String) throws {
    var session = Session()
    for line in lines { session.take(line) }
    #expect(try session.left() == left)
  }

  @Test(
    "A line that can change nothing says so",
    arguments: [
      (["X1 >= X2 @high"], "no variable in a: as the points stand, it adds 10 to f(high)"),
      (["X1 <= X2 @high"], "no variable in a: as the points stand, it holds"),
      (["X1 <= X2"], "no variable in a: as the points stand, it holds"),
      (["0 >= 3 @low weight 2"], "no variable in a: it always adds 6 to f(low)"),
      (["0 = 0 @low"], "no variable in a: it always holds"),
      (["x <= x + 1"], "no variable in a: it always holds"),
      (["0 <= 1 <= x"], "no variable in a: it always holds"),
      (["maximize 3x + 5y", "minimize 3x + 5y"], "f2 and f1 cancel"),
      (["p: max x weight 2", "q: min 2x"], "q and p cancel"),
      (["X = 10px"], "10px is 10 times the variable px"),
      (["X >= 1", "X >= 1"], "b says what a says, and changes nothing; drop b leaves a alone"),
      (["lo: X >= 1", "1 <= X"], "b says what lo says"),
      (["X >= 1", "2X + 1 >= 3"], "b says what a says, and"),
      (["X = X1 + Y", "2Y - 2X = -2X1"], "b says what a says, and"),
      (["0 <= X <= 3", "X >= 0"], "c says what a says, and"),
      (["X >= 0", "0 <= X <= 3"], "b says what a says, and"),
      (["X = X1 @low", "X1 = X @low"], "b says what a says: f(low) counts both; drop b leaves"),
      (["X = 1 @low weight 2", "X = 1 @low"], "b says what a says: f(low)"),
      (
        ["maximize 3X + 5Y", "maximize 3X + 5Y"], "f2 asks for what f1 asks for: f(low) counts both"
      ),
      (["maximize 3X + 5Y", "minimize -3X - 5Y"], "f2 asks for what f1 asks for"),
      (["maximize 3X + 5Y", "max 5/2 Y + 1.5X + 7"], "f2 asks for what f1 asks for"),
      (["p: max X @high", "q: max 2X @high weight 3"], "q asks for what p asks for: f(high)"),
    ])
  func remarks(lines: [String], remark: String) {
    var session = Session("point X1 = 10, X2 = 20")
    for line in lines.dropLast() { #expect(!session.take(line).contains("cancel")) }
    let reply = session.take(lines.last ?? "").split(whereSeparator: \.isWhitespace)
    #expect(reply.joined(separator: " ").contains(remark), "\(reply)")
  }

  @Test(
    "A line that can change something is not remarked on",
    arguments: [
      ["X1 >= x @high"], ["maximize x", "minimize x @high"], ["maximize x", "minimize x weight 2"],
      ["maximize X1", "minimize X1"], ["p = 3"],
      ["X >= 1", "X >= 2"], ["X >= 1", "X <= 1"], ["X >= 1", "X = 1"], ["X >= 1", "X >= 1 @low"],
      ["X = 1 @low", "X = 1 @high"], ["X + Y = 1", "X - Y = 1"],
      ["maximize X", "maximize X @high"],
      ["maximize X", "maximize Y"], ["X >= 1", "disable a", "X >= 1"],
      ["X >= 1", "drop a", "X >= 1"],
      ["X >= 10", "X >= X1"], ["maximize X weight 0", "maximize X"],
      ["var X", "suggest X = 1", "X = 1 @high"],
    ])
  func noRemarks(lines: [String]) {
    var session = Session("point X1 = 10, X2 = 20")
    for line in lines {
      let reply = session.take(line)
      #expect(!reply.contains("cancel") && !reply.contains("no variable in"))
      #expect(!reply.contains(" says what ") && !reply.contains(" asks for "))
      #expect(!reply.contains("times the variable"))
    }
  }

  @Test("What is said twice is a fact")
  func twins() {
    var session = Session()
    let notes = ["X >= 1", "X >= 1", "maximize X @high", "maximize 2X @high"].flatMap {
      (session.run($0).answer.json ?? .null)["notes"].elements
    }
    #expect(notes.map { $0["note"] } == ["twin", "twin"])
    #expect(
      notes.map { $0["other"] } == ["a", "f1"] && notes.map { $0["level"] } == ["required", "high"])
  }

  @Test(
    "A requirement on a point alone says how the point is moved",
    arguments: [
      ("X1 = 5", "X1 is a point, which is 10; nothing was changed: point X1 = 5 moves it"),
      ("5 = X1", "point X1 = 5 moves it"), ("X1 <= 5/2", "point X1 = 5/2 moves it"),
      ("lo: X1 >= 2*8", "point X1 = 16 moves it"), ("X1 = X2", "point X1 = 20 moves it"),
      ("0 <= X1 <= 5", "point X1 = 5 moves it"),
    ])
  func standingPoint(line: String, words: String) throws {
    var session = Session("point X1 = 10, X2 = 20")
    let reply = session.run(line)
    let failure = try #require(reply.failure)
    #expect(failure.code == .unsatisfiable && failure.conflict.count == 1)
    let shown = failure.reason(in: .english)
    #expect(
      session.text(shown).split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        words))
    #expect(!session.text(shown).contains("@high"))
    #expect(session.take("list").contains("X1 = 10"))
  }

  @Test(
    "Another requirement without a variable is refused with its proof",
    arguments: ["0 = 5", "2X1 = 5", "X1 + X2 = 5"])
  func standingSum(line: String) throws {
    var session = Session("point X1 = 10, X2 = 20")
    let failure = try #require(session.run(line).failure)
    #expect(session.text(failure.reason(in: .english)).contains("Proof"))
  }

  @Test(
    "A point where a variable is asked for is called a point",
    arguments: [
      "region X1", "plot X X1", "plot low X1", "wireframe X X1 Y", "suggest X1 = 3", "release X1",
    ])
  func pointAsVariable(line: String) throws {
    var session = Session("point X1 = 10, X2 = 20", "X = X1 @low", "Y = 1 @low")
    let failure = try #require(session.run(line).failure)
    #expect(
      failure.message(in: .english).contains("X1 is a point"), "\(failure.message(in: .english))")
    #expect(failure.code == .unknownName)
  }

  @Test(
    "A point's name is said of a variable's value, and of no sum's",
    arguments: [
      ("X", "X = X2 = 20"), ("X - X1", "X − X1 = 10"), ("X/2", "X/2 = 10"), ("2X", "2X = 40"),
      ("X - 10", "X − 10 = 10"), ("value X - X1", "X − X1 = 10"), ("Y", "Y in [X1, X2] = [10, 20]"),
      ("Y - X1", "Y − X1 in [0, 10]"), ("Y + 0", "in [10, 20]"),
    ])
  func pointNames(line: String, words: String) {
    var session = Session("point X1 = 10, X2 = 20", "X = X2", "X1 <= Y <= X2")
    let reply = session.take(line)
    #expect(reply.contains(words), "\(reply)")
    if !words.contains("X2") {
      #expect(!reply.contains("= X1") && !reply.contains("[X1"), "\(reply)")
    }
  }

  @Test("A third and three thirds hold both, exactly")
  func thirds() throws {
    var session = Session("X = 1/3 @low", "3X = 1")
    let constraints = try session.solution().json["constraints"].elements
    #expect(constraints.map { $0["satisfied"] } == [true, true])
    #expect(try session.solution().json["levels"].elements.last?["objective"] == "0")
  }

  @Test("A constant of 400 digits comes out as it went in")
  func manyDigits() throws {
    let digits = String(repeating: "1234567890", count: 40)
    var session = Session("X = \(digits)", "3Y = X", "Z = -\(digits).5")
    #expect(try session.left().hasPrefix("X = \(digits), Y = "))
    #expect(try session.left().contains(", Z = -" + "2469135780246913578"))
    session.take("expect 3Y = \(digits)")
    session.take("expect 2Z + 2X = -1")
  }

  @Test(
    "Empty lines and remarks change nothing and say nothing",
    arguments: [
      "", "   ", "# X = 3", "\t#", "\r",
    ])
  func nothing(line: String) throws {
    var session = Session("X = 3")
    let before = try session.everything()
    #expect(session.take(line).isEmpty)
    #expect(try session.everything() == before)
  }

  @Test(
    "An expression is answered with its value or its interval",
    arguments: [
      ("X", "X = 3\n"), ("2X + P", "2X + P = 11\n"), ("P/2", "P/2 = 5/2\n"), ("7", "7 = 7\n"),
      ("value X", "X = 3\n"), ("X - X", "X - X = 0\n"),
    ])
  func expressions(line: String, answer: String) throws {
    var session = Session("point P = 5", "X = 3", "y >= 1")
    let before = try session.everything()
    #expect(session.take(line).replacing("−", with: "-").replacing("·", with: "") == answer)
    #expect(session.take("y + 1").hasPrefix("y + 1 in [2, +∞)"))
    #expect(try session.everything() == before)
  }

  private static let longLines: [String] = {
    let terms = (1...50).map { "\($0)x\($0)" }.joined(separator: " + ")
    let digits = String(repeating: "7", count: 900)
    let names = (1...30).map { "x\($0)" }
    let points = (1...40).map { "P\($0) = \($0)" }
    return [
      "\(terms) <= 100 @high", "maximize \(terms)", "point P = \(digits)", "X <= \(digits) @high",
      "0 <= \(names.prefix(10).joined(separator: " <= ")) <= 10",
      "var \(names.joined(separator: ", "))", "point \(points.joined(separator: ", "))",
      "\(String(repeating: "x", count: 300)) >= 3",
    ]
  }()

  @Test(
    "However much is said in a line, the reply is a few lines; the rest is there for who asks",
    arguments: longLines)
  func shortReply(line: String) {
    var session = Session()
    #expect(session.lineCount(of: line) <= 12)
    for word in ["undo", "redo"] { #expect(session.lineCount(of: word) <= 12) }
    var crowded = Session()
    crowded.take("point " + (1...40).map { "P\($0) = \($0)" }.joined(separator: ", "))
    #expect(crowded.lineCount(of: "X >= 3") <= 12)
    #expect(crowded.lineCount(of: line) <= 13)
    // What was left out of the reply is left out of nothing else.
    if line.hasSuffix("@high"), line.contains("x50") {
      #expect(session.take("decompose a").contains("25x25 + 26x26"))
    }
  }
}

extension Session {
  /// How many lines of a terminal of 80 columns the reply takes.
  fileprivate mutating func lineCount(of line: String) -> Int {
    let lines = take(line).split(separator: "\n")
    return lines.map { line in max((line.count + 79) / 80, 1) }.reduce(0, +)
  }
}
