// What each form of statement comes to when it is solved.

import Formats
import Narration
import Rendering
import Session
import Testing

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
  func solution(lines: [String], left: String) {
    var session = Session()
    for line in lines { session.take(line) }
    #expect(session.left() == left)
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
    ])
  func noRemarks(lines: [String]) {
    var session = Session("point X1 = 10, X2 = 20")
    for line in lines {
      let reply = session.take(line)
      #expect(!reply.contains("cancel") && !reply.contains("no variable in"))
      #expect(!reply.contains("times the variable"))
    }
  }

  @Test("A third and three thirds hold both, exactly")
  func thirds() {
    var session = Session("X = 1/3 @low", "3X = 1")
    let constraints = session.solution().json["constraints"].elements
    #expect(constraints.map { $0["satisfied"] } == [true, true])
    #expect(session.solution().json["levels"].elements.last?["objective"] == "0")
  }

  @Test("A constant of 400 digits comes out as it went in")
  func manyDigits() {
    let digits = String(repeating: "1234567890", count: 40)
    var session = Session("X = \(digits)", "3Y = X", "Z = -\(digits).5")
    #expect(session.left().hasPrefix("X = \(digits), Y = "))
    #expect(session.left().contains(", Z = -" + "2469135780246913578"))
    session.take("expect 3Y = \(digits)")
    session.take("expect 2Z + 2X = -1")
  }

  @Test(
    "Empty lines and remarks change nothing and say nothing",
    arguments: [
      "", "   ", "# X = 3", "\t#", "\r",
    ])
  func nothing(line: String) {
    var session = Session("X = 3")
    let before = session.everything()
    #expect(session.take(line).isEmpty)
    #expect(session.everything() == before)
  }

  @Test(
    "An expression is answered with its value or its interval",
    arguments: [
      ("X", "X = 3\n"), ("2X + P", "2X + P = 11\n"), ("P/2", "P/2 = 5/2\n"), ("7", "7 = 7\n"),
      ("value X", "X = 3\n"), ("X - X", "X - X = 0\n"),
    ])
  func expressions(line: String, answer: String) {
    var session = Session("point P = 5", "X = 3", "y >= 1")
    let before = session.everything()
    #expect(session.take(line).replacing("−", with: "-").replacing("·", with: "") == answer)
    #expect(session.take("y + 1").hasPrefix("y + 1 in [2, +∞)"))
    #expect(session.everything() == before)
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
