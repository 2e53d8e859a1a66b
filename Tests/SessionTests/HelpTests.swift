// help: one screen, complete, and every line in it can be typed.

import Language
import Narration
import Rendering
import Session
import Testing
import Wording

@Suite struct HelpTests {
  /// The example of the README.
  private static let preparation = """
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    X = X1 @low
    X >= X2 @high
    X >= X0
    X <= X3
    """

  /// What has to come before a line, or a command, that is about something that is not there yet.
  private static let before = [
    "enable": ["disable a"], "release": ["suggest X = 5"], "redo": ["disable a", "undo"],
    "back": ["goto 2"], "pivot": ["goto 1"], "(x + y)/2 - 1/3": ["var x, y"],
    "expect X in [10, 20]": ["priority b @low"], "expect X ambiguous": ["priority b @low"],
    "expect unbounded": ["maximize y"], "H:|-[box]-|": ["view box"],
    "draw": ["screen 320 x 100"],
  ]

  private func run(_ line: String) -> Reply {
    var session = Session()
    // The refusal that conflict, and expect unsatisfiable, speak of.
    if line == "expect unsatisfiable" {
      #expect(session.run("1 = 2").failure != nil)
      return session.run(line)
    }
    let word = String(line.prefix { $0 != " " })
    for line in Self.preparation.split(separator: "\n").map(String.init)
      + (Self.before[line] ?? Self.before[word] ?? [])
    {
      #expect(session.run(line).failure == nil, "\(line)")
    }
    return session.run(line)
  }

  private static func readLog(in session: inout Session) {
    for line in [
      "paste", "<NSLayoutConstraint:0x1 UILabel:0x8.left == UIView:0x9.leftMargin>", ".",
    ] {
      #expect(session.run(line).failure == nil, "\(line)")
    }
  }

  @Test("Every example runs as it stands, in a new session", arguments: Speech.english.help.topics)
  func example(topic: HelpTopic) {
    var session = Session()
    if topic.needs == .log { Self.readLog(in: &session) }
    for (number, line) in topic.example.enumerated() {
      let reply = session.run(line)
      let isLast = number + 1 == topic.example.count
      if topic.needs == .refusal, number + 2 == topic.example.count {
        #expect([.unsatisfiable, .limit].contains(reply.failure?.code), "\(line)")
        continue
      }
      #expect(reply.failure == nil, "\(line): \(reply.failure?.diagnostic.message ?? "")")
      guard isLast else { continue }
      switch topic.needs {
      case .nothing, .refusal, .log:
        let says = !session.text(reply.document).allSatisfy { $0.isWhitespace }
        #expect(says || line.hasPrefix("expect") || reply.request == .quit)
      case .terminal, .file, .lesson: #expect(reply.request != nil)
      }
    }
  }

  @Test("An example of a walk makes a pivot, one of a proof proves something")
  func examplesShowSomething() {
    for (word, words) in [
      ("trace", "enters"), ("ratio test", "ratio"), ("step", "pivot 1"), ("back", "pivot"),
      ("pivot", "Legal"), ("sweep", "from"), ("sensitivity", "x <= 4"), ("conflict", "0 ≥"),
      ("prove", "least"), ("region", "●"), ("breakpoint", "from"),
      ("artificial variable", "enters"),
    ] {
      guard case .topic(let topic) = Speech.english.help.answer(for: word) else {
        Issue.record("no help on \(word)")
        continue
      }
      var session = Session()
      var reply = ""
      for line in topic.example { reply = session.text(session.run(line).document) }
      #expect(reply.contains(words), "\(word): \(reply)")
    }
  }

  @Test("Every line of the overview does what it says", arguments: Speech.english.help.tasks)
  func wish(wish: HelpTask) {
    for line in wish.lines {
      let reply = run(line)
      #expect(reply.failure == nil, "\(line): \(reply.failure?.diagnostic.message ?? "")")
    }
  }

  @Test("The overview is one screen and names every command")
  func overview() {
    let text = TextRenderer(presentation: Presentation(), width: 80, theme: nil)
      .render(run("help").document)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23, "22 lines, the line typed above, the prompt below")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let words = Set(
      Speech.english.help.tasks.flatMap(\.lines).map { String($0.prefix { $0 != " " }) })
    let ofViews = Set(Speech.english.help.list(named: "views")?.map(\.word) ?? [])
    #expect(words.isSuperset(of: ["view", "draw", "help"]) && ofViews.contains("screen"))
    for entry in CommandTable.entries where !ofViews.contains(entry.name) {
      #expect(words.contains(entry.name), "\(entry.name)")
    }
  }

  @Test(
    "help lists the commands, the forms and the words",
    arguments: [
      ("commands", "sweep"), ("statements", "0 <= x <= 10"), ("words", "ratio test"),
      ("views", "screen W [x H]"),
    ])
  func lists(list: String, member: String) {
    let text = TextRenderer(presentation: Presentation(), width: 80, theme: nil)
      .render(run("help \(list)").document)
    #expect(text.contains(member))
  }
}
