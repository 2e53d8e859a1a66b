import Formats
import Testing

@Suite("Dragging")
struct DragTests {
  /// Of 0 to 30 across and 600 pixels, and of 0 to 20 upwards and 400 pixels.
  private static let plot = JSONValue.object([
    .init("rect", .string("40 10 600 400")), .init("x", .string("X")), .init("y", .string("Y")),
    .init("xLeft", .string("0")), .init("xRight", .string("30")), .init("yTop", .string("20")),
    .init("yBottom", .string("0")),
  ])

  /// Moves something in that plot.
  private static func drag(
    _ visitor: inout Visitor, _ what: KeyValuePairs<String, JSONValue>
  ) -> Answer {
    let start: [JSONValue.Member] = [.init("do", .string("drag")), .init("plot", plot)]
    return visitor.send(JSONValue.object(start + what.map { .init($0.key, $0.value) }).compact)
  }

  private static func place(_ pixels: String) -> JSONValue {
    .string("\((Int(pixels).map { "\($0 + 40)" }) ?? "\((Double(pixels) ?? 0) + 40)")")
  }

  @Test(
    "A place means the nearest round number",
    arguments: [
      ("0", "0"), ("300", "15"), ("303.2", "15"), ("306.5", "31/2"), ("600", "30"), ("4.9", "0"),
      ("-200", "-10"),
    ])
  func rounding(place: String, value: String) {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    let answer = Self.drag(&visitor, ["name": "X1", "at": Self.place(place)])
    #expect(answer["line"]?.text == "point X1 = \(value)")
  }

  @Test("A key goes to the next round number", arguments: [(1, "11"), (-1, "9"), (-12, "-2")])
  func keys(steps: Int, value: String) {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    let answer = Self.drag(&visitor, ["name": "X1", "by": .integer(steps)])
    #expect(answer["line"]?.text == "point X1 = \(value)")
  }

  @Test("The board shows what the line will do, and nothing is kept until it is run")
  func preview() throws {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    for place in stride(from: 0, through: 600, by: 37) {
      let answer = Self.drag(&visitor, ["name": "X1", "at": Self.place("\(place)")])
      let line = try #require(answer["line"]?.text)
      #expect(visitor.ask("state").state?["undo"]?.text == "X <= X3")
      var other = visitor
      #expect(other.run(line).words(onBoard: "label") == answer.words(onBoard: "label"))
    }
    #expect(visitor.run("point X1 = 25").state?["undo"]?.text == "point X1 = 25")
    #expect(visitor.run("undo").words(onBoard: "label").last == "{X2} = {20}")
  }

  @Test("A variable is moved by a suggestion; what has no such name cannot be moved")
  func variables() {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    #expect(
      Self.drag(&visitor, ["name": "X", "at": Self.place("500")])["line"]?.text == "suggest X = 25")
    #expect(Self.drag(&visitor, ["name": "Y", "at": Self.place("500")])["line"] == .null)
  }

  /// Two variables between 0 and 20, and an objective.
  private static func plane() -> Visitor {
    var visitor = Visitor()
    _ = visitor.run(
      "X >= 0\nY >= 0\nX + 2Y <= 20\nline: Y = 2X - 4 @low\ngoal: maximize X + Y @high")
    return visitor
  }

  @Test(
    "A constraint's line goes through the place, by the constant that set changes",
    arguments: [("c", "set c 36"), ("a", "set a 20"), ("b", "set b 8"), ("line", "set line -32")])
  func edges(id: String, line: String) {
    var visitor = Self.plane()
    // X = 20, Y = 8.
    let answer = Self.drag(
      &visitor, ["constraint": .string(id), "at": "440", "down": "250"])
    #expect(answer["line"]?.text == line)
    #expect(visitor.run(line).entries.count == 1)
  }

  /// Where the plane on the board begins and ends.
  private static func frame(_ answer: Answer) -> [String] {
    let board = (answer["state", "board"] ?? answer["board"]).map { "\($0)" } ?? ""
    return ["data-x-left", "data-x-right", "data-y-top", "data-y-bottom"].map { name in
      let parts = board.split(separator: name, maxSplits: 1)
      return parts.count < 2 ? "" : String(parts[1].prefix(40))
    }
  }

  @Test(
    "The plane stays where it is while an edge is moved within it, and grows with what leaves it")
  func scale() {
    var visitor = Self.plane()
    let before = Self.frame(visitor.ask("state"))
    #expect(!before.contains(""))
    for place in stride(from: 100, through: 300, by: 50) {
      let answer = Self.drag(
        &visitor, ["constraint": "c", "at": .string("\(place)"), "down": "330"])
      #expect(Self.frame(answer) == before, "\(place)")
    }
    let far = Self.drag(&visitor, ["constraint": "c", "at": "3000", "down": "330"])
    #expect(Self.frame(far) != before)
    // And where a picture is drawn anew it is as wide as it must be.
    var other = Visitor()
    _ = other.run("X >= 0\nY >= 0\nX + 2Y <= 4\nmaximize X + Y @high")
    #expect(Self.frame(other.ask("state")) != before)
  }

  @Test("A constraint of other variables has no line to move")
  func notInThePlane() {
    var visitor = Self.plane()
    _ = visitor.run("z: X + Z <= 4")
    for id in ["z", "goal", "none", ""] {
      let answer = Self.drag(&visitor, ["constraint": .string(id), "at": "440", "down": "250"])
      #expect(answer["line"] == .null)
    }
  }

  @Test("The solution is moved by two suggestions")
  func solution() {
    var visitor = Self.plane()
    let answer = Self.drag(&visitor, ["at": "440", "down": "250"])
    #expect(answer["line"]?.text == "suggest X = 20\nsuggest Y = 8")
  }

  @Test(
    "Edges of views: the beginning moves, the end changes the size",
    arguments: [
      ("left", "suggest a.left = 25"), ("right", "suggest a.width = 15"),
      ("top", "suggest a.top = 12"), ("bottom", "suggest a.height = 2"), ("middle", nil),
    ])
  func views(edge: String, line: String?) {
    var visitor = Visitor()
    _ = visitor.run("screen 200 x 100\nview a\nH:|-[a(50)]\nV:|-[a(20)]")
    let answer = Self.drag(
      &visitor,
      [
        "edge": .string(edge), "name": "a", "now": "70", "start": "10", "at": "540", "down": "170",
      ])
    #expect(answer["line"]?.text == line)
  }

  @Test(
    "Two places make a constraint, on the side of the solution",
    arguments: [
      (["40", "410"], ["640", "10"], "2X - 3Y >= 0"), (["40", "210"], ["640", "210"], "Y <= 10"),
      (["240", "10"], ["240", "300"], "X >= 10"), (["40", "10"], ["440", "410"], "X + Y <= 20"),
      (["40", "10"], ["41", "11"], nil),
    ])
  func drawing(first: [String], second: [String], line: String?) {
    var visitor = Self.plane()
    let answer = visitor.ask(
      "draw",
      [
        "plot": Self.plot, "first": .array(first.map { .string($0) }),
        "second": .array(second.map { .string($0) }),
      ])
    #expect(answer["line"]?.text == line)
    if let line { #expect(visitor.run(line).state?["undo"]?.text == line) }
  }

  @Test(
    "A place near a corner is the corner, one near a line is on the line, and the picture shows so",
    arguments: [
      // Of the corner of X >= 0 and c, and of the crossing of c and d.
      (["47", "274"], "40", "267.1"), (["228", "343"], "221.3", "344.8"),
      // c, where X = 4.
      (["123", "303"], "120", "301.4"),
      // Neither.
      (["304", "154"], "320", "150"),
    ])
  func snapping(first: [String], across: String, down: String) {
    var visitor = Visitor()
    _ = visitor.run("X >= 0\nY >= 0\nc: 3X + 7Y <= 50\nd: 4X - Y <= 33")
    let answer = visitor.ask(
      "draw",
      ["plot": Self.plot, "first": .array(first.map { .string($0) }), "second": ["440", "10"]])
    let end = answer["ends"]?.elements?.first?.elements?.compactMap { $0.text }
    #expect(end == [across, down])
  }

  @Test(
    "An objective is turned, with its priority and its weight",
    arguments: [
      (["340", "210"], "X"), (["240", "110"], "Y"), (["340", "110"], "X + Y"),
      (["140", "210"], "-X"), (["290", "310"], "X - 2Y"),
    ])
  func turning(second: [String], sum: String) throws {
    var visitor = Self.plane()
    _ = visitor.run("weight goal 3")
    let answer = visitor.ask(
      "turn-objective",
      [
        "plot": Self.plot, "name": "goal", "first": ["240", "210"],
        "second": .array(second.map { .string($0) }),
      ])
    let line = try #require(answer["line"]?.text)
    #expect(line == "drop goal\ngoal: maximize \(sum) @750 weight 3")
    #expect(answer["isRefused"] == .bool(false))
    let board = visitor.run(line).state?["board"].map { "\($0)" } ?? ""
    #expect(board.contains("data-goal") && board.contains("data-level-line"))
  }
}
