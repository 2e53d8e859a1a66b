import Formats
import Testing

@Suite("Dragging")
struct DragTests {
  /// Moves a name along an axis of 0 to 30 that has 600 pixels.
  private static func drag(
    _ visitor: inout Visitor, _ name: String, _ way: KeyValuePairs<String, JSONValue>
  ) -> Answer {
    let axis: [JSONValue.Member] = [
      .init("do", .string("drag")), .init("name", .string(name)), .init("from", .string("0")),
      .init("to", .string("30")), .init("length", .integer(600)),
    ]
    return visitor.send(JSONValue.object(axis + way.map { .init($0.key, $0.value) }).compact)
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
    let answer = Self.drag(&visitor, "X1", ["at": .string(place)])
    #expect(answer["line"]?.text == "point X1 = \(value)")
  }

  @Test("A key goes to the next round number", arguments: [(1, "11"), (-1, "9"), (-12, "-2")])
  func keys(steps: Int, value: String) {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    let answer = Self.drag(&visitor, "X1", ["by": .integer(steps)])
    #expect(answer["line"]?.text == "point X1 = \(value)")
  }

  @Test("The board shows what the line will do, and nothing is kept until it is run")
  func preview() throws {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    for place in stride(from: 0, through: 600, by: 37) {
      let answer = Self.drag(&visitor, "X1", ["at": .string("\(place)")])
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
    #expect(Self.drag(&visitor, "X", ["at": .string("500")])["line"]?.text == "suggest X = 25")
    #expect(Self.drag(&visitor, "Y", ["at": .string("500")])["line"] == .null)
  }
}
