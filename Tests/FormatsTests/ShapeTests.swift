// Every reply is what its kind in the schema says, and so is every example; each kind is answered here.

import ConstraintHierarchies
import Narration
import ProgramSolving
import Programs
import Session
import Testing
import Wording

@testable import Formats

@Suite("What is written as JSON is what the schema says")
struct ShapeTests {
  private let check: SchemaCheck

  init() throws { check = try #require(SchemaCheck(ReplySchema.text)) }

  private func expect(_ value: JSONValue, _ definition: String, _ line: String) throws {
    let value = try #require(JSONReader.value(of: value.compact))
    let faults = check.faults(of: value, as: definition)
    #expect(faults.isEmpty, "\(line): \(faults)")
  }

  // MARK: Replies

  private static let scripts = [
    """
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    X = X1 @low
    X >= X2 @high
    lo: X >= X0
    hi: X <= X3
    X = 99
    conflict
    prove
    list
    decompose
    objectives
    solve
    trace
    trace change
    step
    back
    goto 1
    tableau
    region
    region X
    wireframe
    plot
    value X
    X + 3
    why X
    why lo
    why X0
    duel
    dual
    sensitivity
    sensitivity report
    sweep X2 from 0 to 40
    expect X = 20
    expect X = 21
    rule
    numbers decimal 3
    style ascii
    suggest X = 12
    release X
    set lo 5
    weight a 2
    disable lo
    drop lo
    undo
    redo
    history
    var y, z
    vars fixed
    vars free
    exercise
    help
    help slack
    help xyzzy
    help commands
    load file
    """,
    """
    trace change
    passes
    dual
    conflict
    region
    maximize 3x + 5y
    x <= 4
    2y <= 12
    3x + 2y <= 18
    x >= 0
    y >= 0
    solve
    predict on
    goto 2
    step
    b
    d
    ?
    predict off
    region x y
    var z
    wireframe x y z
    plot
    why f1
    prove
    sensitivity
    maximize z @high
    solve
    why x
    prove
    dual
    undo 3
    trace change
    """,
    """
    var x, y >= 0
    s: x = 5
    t: y = 3
    d: x + y = 8
    minimize x + 2y
    dual transport
    reset
    u: x >= 0
    v: y >= 0
    rule big-m
    show revised
    trace
    x + y >= 1
    trace
    rule dantzig
    show dictionary
    p: x <= 4
    q: 2y <= 12
    r: 3x + 2y <= 18
    maximize 3x + 5y
    goto 2
    pivot u
    why not x = 0
    what if x <= 1
    what if undo
    what if reset
    branch x <= 1 | x >= 2
    branch x >= 90 | X = 99 @low
    branch x
    trace conflict
    f(low) = 3
    help x
    why f(low)
    """,
    """
    screen 400 x 100
    view a, b, c
    size a 50 x 20
    size b 100 x 20
    stack row = a, b, c spacing 10 proportionally
    row: H:|[row]|
    hide b
    guide vg
    spacing 9
    margin 9
    direction rtl
    a.width + b.width <= 300 @low
    text c area 2400
    format
    draw
    ambiguous
    passes
    pixels 3
    fit a 10 x 0
    scroll list
    outset a 4
    draw
    exercise a
    layout inset(4, row(size(50,50), label(80,20), spacing 4)) in 200 x 58
    layout inset(4, size(50,50)) in 3 x 3
    paste
    "<NSLayoutConstraint:0x1 UIView:0x9.width == 100>",
    "<NSLayoutConstraint:0x2 UIView:0x9.width == 101>",
    .
    """,
  ]

  @Test(
    "Every reply, every solution and every refusal; and there is no kind that nothing was answered with"
  )
  func replies() throws {
    var kinds: Set<String> = []
    for script in Self.scripts {
      var session = Session()
      for line in script.split(separator: "\n").map(String.init) {
        let reply = session.run(line)
        if let json = reply.answer.json {
          try expect(json, "reply", line)
          let kind = try #require(JSONReader.value(of: json.compact)?["kind"]?.text)
          try expect(json, "reply-" + kind, line)
          kinds.insert("reply-" + kind)
        }
        if let failure = reply.failure {
          try expect(failure.json(message: "no", suggestion: nil), "error", line)
        }
        if let question = reply.openQuestion { try expect(question.json, "question", line) }
        for regions in [RegionChoice.all, .last, .none] {
          try expect(session.solution(regions: regions).json, "solution", line)
        }
      }
    }
    var session = Session()
    let reply = session.importProgram(try Self.program, as: "import file.lp")
    try expect(try #require(reply.answer.json), "reply-program", "import")
    kinds.insert("reply-program")
    let described = Set(check.definitions.keys.filter { $0.hasPrefix("reply-") })
    #expect(described.count > 40)
    #expect(described.subtracting(kinds) == [])
  }

  private static var program: LinearProgram {
    get throws {
      let text = "max p: 3 x\nst\n a: x <= 4\n a2: 1 <= x + y <= 9\nbounds\n x <= 9\n x <= 9\nend\n"
      return try LPReader.program(from: Array(text.utf8))
    }
  }

  // MARK: Examples

  @Test("Each kind has an example, and each example is what its definition says")
  func examples() {
    for (name, definition) in check.definitions {
      let examples = definition["examples"]?.elements ?? []
      #expect(!examples.isEmpty || !name.hasPrefix("reply-"), "\(name)")
      for example in examples {
        let faults = check.faults(of: example, as: name)
        #expect(faults.isEmpty, "\(name): \(faults)")
      }
    }
  }

  // MARK: The check itself

  @Test("An example that lacks a member, or has one too many, is found out")
  func damage() throws {
    for (name, definition) in check.definitions where name.hasPrefix("reply-") {
      guard case .object(let members)? = definition["examples"]?.elements?.first else {
        Issue.record("\(name)")
        continue
      }
      for required in definition["required"]?.elements?.compactMap({ $0.text }) ?? [] {
        var damaged = members
        damaged[required] = nil
        #expect(!check.faults(of: .object(damaged), as: name).isEmpty, "\(name): \(required)")
      }
      var damaged = members
      damaged["other"] = .null
      #expect(!check.faults(of: .object(damaged), as: name).isEmpty, "\(name)")
    }
  }

  // MARK: A declaration

  private struct Fact {
    var count = 3
    var word: String?
    var ends: [Int] = []
  }

  @Test("A declaration gives the members in its order, and the schema of them")
  func declaration() {
    let shape = Shape<Fact>.object {
      field("count", .count) { $0.count }.about("How many.")
      maybe("word") { $0.word }
      field("other") { $0.word }
      list("ends") {
        $0.ends
      } of: {
        field("at") { $0 }
      }
      field("side", .words("left", "right")) { _ in "left" }
    }
    #expect(
      shape.json(Fact(ends: [1])).compact
        == #"{"count":3,"other":null,"ends":[{"at":1}],"side":"left"}"#)
    #expect(shape.json(Fact(word: "a")).compact.contains(#""word":"a","other":"a""#))
    var definitions = SchemaDefinitions()
    #expect(
      shape.schema.make(&definitions).text == """
        {"type": "object",
          "properties": {
            "count": {"type": "integer", "minimum": 0, "description": "How many."},
            "word": {"type": "string"},
            "other": {"type": ["string", "null"]},
            "ends": {"type": "array", "items": {"type": "object",
              "properties": {
                "at": {"type": "integer"}},
              "required": ["at"]}},
            "side": {"enum": ["left", "right"]}},
          "required": ["count", "other", "ends", "side"]}
        """)
    #expect(definitions.all.isEmpty)
  }
}
