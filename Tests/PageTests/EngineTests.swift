import Course
import Formats
import Page
import Rendering
import Testing
import Wording

@Suite("The engine of the page")
struct EngineTests {
  @Test("The article's four regions stand on the board")
  func regions() {
    var visitor = Visitor()
    let answer = visitor.run(Visitor.article)
    #expect(answer.entries.count == 5)
    #expect(
      answer.words(onBoard: "label") == [
        "(−∞, +∞)", "[X0, X3] = [0, 30]", "[X2, X3] = [20, 30]", "{X2} = {20}",
      ])
  }

  @Test("A session speaks the language it begins in; a lesson goes on in the one it was begun in")
  func languages() {
    var visitor = Visitor()
    #expect(visitor.ask("speak", ["language": "ru"]).state?["language"]?.text == "ru")
    #expect(visitor.run("X >= 3").text.contains("новая переменная"))
    let own = visitor.ask("play", ["name": "08"])
    #expect(own.state?["lesson"]?["title"]?.text == "8. Требования")
    let begun = visitor.ask("play", ["name": "08", "language": "en"])
    #expect(begun.state?["lesson"]?["title"]?.text == "8. Requirements")
    #expect(visitor.ask("speak", ["language": "xx"])["fault"] != nil)
  }

  @Test("What is no whole statement waits for more, unless it has to do")
  func unfinished() {
    var visitor = Visitor()
    #expect(visitor.run("X >=")["isUnfinished"] == .bool(true))
    #expect(visitor.run("X >=\n3").entries.first?["typed"]?.text == "X >= 3")
    let answer = visitor.ask("run", ["text": .string("X >="), "whole": .bool(true)])
    #expect(answer.entries.first?["wrong"] != nil)
  }

  @Test("What is wrong is marked in units of UTF-16")
  func place() {
    var visitor = Visitor()
    let answer = visitor.run("𝑥𝑥 = 3 4")
    #expect(answer.entries.first?["wrong"]?.elements == [.number("9"), .number("10")])
  }

  @Test("What undo takes back is named, and nothing where there is nothing")
  func undo() {
    var visitor = Visitor()
    #expect(visitor.ask("state").state?["undo"] == .null)
    #expect(visitor.run("X >= 3").state?["undo"]?.text == "X >= 3")
    let undone = visitor.run("undo")
    #expect(undone.state?["undo"] == .null)
    #expect(undone.state?["redo"]?.text == "X >= 3")
  }

  @Test(
    "A statement that a page cannot do is answered in words",
    arguments: ["quit", "log x.txt", "export x.txt", "save x.md"])
  func wishes(line: String) {
    var visitor = Visitor()
    #expect(visitor.run(line).entries.count == 2)
  }

  @Test(
    "A file is handed over, in the form that its ending says",
    arguments: [
      ("x.txt", "x >= 3\n"), ("x.md", "```slackline\n> x >= 3"), ("x.lp", "x >= 3"),
      ("x.mps", "ROWS"),
      ("x.json", #""status":"#), ("x.svg", "<svg"), ("x.html", "<!DOCTYPE html>"),
      ("x.tex", "\\documentclass"),
    ])
  func files(name: String, part: String) throws {
    var visitor = Visitor()
    _ = visitor.run("x >= 3")
    let text = try #require(visitor.ask("write", ["name": .string(name)])["text"]?.text)
    #expect(text.contains(part))
    let isSaved = name.hasSuffix("txt") || name.hasSuffix("md")
    let wish = visitor.run("\(isSaved ? "save" : "export") \(name)")["wish"]
    #expect(wish?["text"]?.text == text)
    #expect(wish?["name"]?.text == name)
  }

  @Test("What stands after a line that asks something of the page is not dropped")
  func rest() {
    var visitor = Visitor()
    let saved = visitor.run("X >= 3\nsave! x.txt\n\nY = 7\nexport x.lp")
    #expect(saved["wish", "replaces"] == .bool(true))
    #expect(saved["wish", "word"]?.text == "save")
    #expect(saved["taken"]?.elements?.count == 1)
    #expect(saved["rest"]?.text == "\nY = 7\nexport x.lp")
    let exported = visitor.run("export x.lp")
    #expect(exported["wish", "replaces"] == .bool(false))
    #expect(exported["rest"] == nil)
    #expect(visitor.run("export x.none\nY = 8")["taken"]?.elements?.count == 1)
  }

  @Test("Linear programs and logs of files are taken in")
  func programs() {
    var visitor = Visitor()
    let program = "max\n x + y\nst\n c: x + 2 y <= 4\n x <= 1\nend\n"
    let answer = visitor.ask("open", ["name": "p.lp", "text": .string(program)])
    #expect(answer.state?["undo"]?.text == "import p.lp")
    #expect(visitor.run("why y").text.contains("3/2"))
    let wrong = visitor.ask("open", ["name": "p.MPS", "text": "ROWS\n X  c\n"])
    #expect(wrong.entries.first?["body"]?.words.hasPrefix("p.MPS:2:2: ") ?? false)
    #expect(wrong.state?["undo"]?.text == "import p.lp")
  }

  @Test(
    "What is no request is answered in words",
    arguments: [
      "", "{", "[]", "null", #"{"do": 3}"#, #"{"do": "nothing"}"#, #"{"do": "drag"}"#,
      #"{"do": "turn", "to": "x"}"#,
      #"{"do": "drag", "name": "X", "from": "1", "to": "0", "length": 3, "at": "1"}"#,
      #"{"do": "exercise", "kind": "none"}"#, String(repeating: "[", count: 10_000),
    ])
  func faults(request: String) {
    var visitor = Visitor()
    let answer = visitor.send(request)
    #expect(answer.isJSON)
    #expect(answer["fault"] != nil)
  }

  @Test("Names and texts that look like markup are text")
  func hostile() throws {
    var visitor = Visitor()
    let line = #"X = 3 <img src=x onerror=alert(1)>"#
    let answer = visitor.run(line)
    let body = try #require(answer.entries.first?["body"])
    #expect(body.elementNames.isSubset(of: ["p", "span", "div", "code"]))
    let lesson = "# <script>alert(1)</script>\n\n<img src=x>\n\n```slackline\n> X = 3\nreply\n```\n"
    let read = visitor.ask("read-lesson", ["name": .string("x.md"), "text": .string(lesson)])
    for entry in read.entries {
      #expect(entry["body"]?.elementNames.isDisjoint(with: ["script", "img"]) ?? false)
    }
  }

  @Test(
    "A link is taken in as a whole, or not at all",
    arguments: ["X >= 3\nX = = 4", "0 >= 1", "\u{0}"])
  func links(script: String) {
    var visitor = Visitor()
    _ = visitor.run("Y = 1")
    let answer = visitor.ask("open", ["text": .string(script), "from": .string("link")])
    #expect(answer.state?["undo"]?.text == "Y = 1")
    #expect(answer.entries.count == 1)
  }

  @Test("A link begins a session of its own, and one that is refused leaves what was there")
  func linkBeside() {
    var visitor = Visitor()
    _ = visitor.run("Y = 1\nset notation fractions")
    let opened = visitor.ask("open", ["text": "X >= 3\n", "from": "link"])
    #expect(opened["isOpened"] == .bool(true))
    #expect(visitor.run("Y").entries.first?["wrong"] != nil)
    #expect(visitor.run("undo").state?["undo"] == .null)
    _ = visitor.ask("play", ["name": "05"])
    let refused = visitor.ask("open", ["text": "X = = 3\n", "from": "link"])
    #expect(refused["isOpened"] == nil)
    #expect(refused["state", "lesson", "name"]?.text?.hasPrefix("05") ?? false)
  }

  @Test("What is kept of an earlier engine is taken as far as it goes")
  func visit() {
    var visitor = Visitor()
    let answer = visitor.ask("open", ["text": "X >= 3\nX = = 4\nX <= 9", "from": "visit"])
    #expect(answer["isOpened"] == .bool(true))
    #expect(answer.entries.last?["typed"]?.text == "X = = 4")
    #expect(visitor.run("list").text.contains(" ≤ 9"))
  }

  @Test(
    "The lines that a session is played again from are those that it took",
    arguments: [
      ("X >= 3\nX = = 4\nwhy X\nundo", ["X >= 3", "why X", "undo"]),
      ("X >=\n3", ["X >= 3"]), ("save x.txt", []), ("lesson 00", []), ("", []),
      ("# a note", ["# a note"]),
    ])
  func taken(text: String, lines: [String]) {
    var visitor = Visitor()
    #expect(visitor.run(text)["taken"]?.elements?.compactMap { $0.text } ?? [] == lines)
  }

  @Test("A session and a lesson are played again in an engine that has just been made")
  func again() {
    let texts = ["X = 4 @low\nX >= 3", "trace", "Y >= X @high", "undo", "Y = 7"]
    let lines = ["", "X >= 1", "hint", "answer", "", "back"]
    var visitor = Visitor()
    for text in texts { _ = visitor.run(text) }
    _ = visitor.ask("play", ["name": "05", "day": "2026-03-01"])
    var last = Answer("")
    for line in lines { last = visitor.run(line) }

    func again(_ step: JSONValue, isShown: Bool = false) -> KeyValuePairs<String, JSONValue> {
      ["step": step, "shown": .bool(isShown)]
    }
    func run(_ text: String) -> JSONValue {
      .object([.init("do", "run"), .init("text", .string(text)), .init("whole", .bool(true))])
    }
    var other = Visitor()
    for text in texts {
      let answer = other.ask("again", again(run(text)))
      #expect(answer.state == nil)
      #expect(answer.entries.isEmpty)
    }
    #expect(other.ask("again", again(run("trace"), isShown: true)).entries.count == 1)
    #expect(other.ask("again", again(run("X = = 3"))).entries.count == 1)
    let play = JSONValue.object([
      .init("do", "play"), .init("name", "05"), .init("day", "2026-03-01"),
    ])
    #expect(other.ask("again", again(play)).entries.count == 1)
    for line in lines { #expect(other.ask("again", again(run(line))).entries.count == 1) }
    #expect(other.ask("state").state?["lesson"] == last.state?["lesson"])
    #expect(other.ask("state").state?["prompt"] == last.state?["prompt"])
    #expect(other.ask("leave").state?["board"] == visitor.ask("leave").state?["board"])
    #expect(other.ask("state").state?["undo"]?.text == "Y = 7")
  }

  @Test(
    "Only what a session is made of is played again",
    arguments: ["leave", "style", "again", "dismiss", "write", "none"])
  func notAgain(what: String) {
    var visitor = Visitor()
    #expect(visitor.send(#"{"do": "again", "step": {"do": "\#(what)"}}"#)["fault"] != nil)
  }

  @Test("A session becomes a script, and the script the session")
  func script() throws {
    var visitor = Visitor()
    let labels = visitor.run(Visitor.article).words(onBoard: "label")
    let text = try #require(visitor.ask("write", ["name": "session.txt"])["text"]?.text)
    var other = Visitor()
    let answer = other.ask("open", ["text": .string(text), "from": .string("link")])
    #expect(answer.words(onBoard: "label") == labels)
    #expect(other.run("undo").state?["undo"] == .null)
  }

  @Test("The lesson that begins the course is played to its end")
  func lesson() {
    var visitor = Visitor()
    var answer = visitor.ask("play", ["name": .string("00")])
    var kept: [String] = []
    var lines = 0
    while answer.state?["lesson"] != .null, lines < 300 {
      for line in ["", "hint", "answer"] where answer.state?["lesson"] != .null {
        answer = visitor.run(line)
        kept += answer["keep"]?.elements?.compactMap { $0.text } ?? []
        lines += 1
      }
    }
    #expect(lines < 300)
    #expect(kept.count == 10)
    // All of it is kept, so that the list knows of it.
    let list = visitor.ask("lessons", ["progress": .array(kept.map { .string($0) })])
    #expect(list["lessons"]?.elements?.first?["answered"] == .number("10"))
  }

  @Test("The walk is shown to its end and back")
  func slides() {
    var visitor = Visitor()
    _ = visitor.run(Visitor.article)
    var answer = visitor.ask("present")
    #expect(answer["slide", "place"] == .number("1"))
    answer = visitor.ask("turn", ["to": .string("last")])
    #expect(answer["slide", "place"] == answer["slide", "count"])
    #expect(answer["slide", "standing"]?.words == "X = X2 = 20" || answer.text.contains("20"))
    #expect(visitor.ask("dismiss").state?["lesson"] == .null)
  }

  @Test("What was missed comes back a day later, with other numbers, and again after three")
  func review() throws {
    func kept(_ lines: [String], _ day: String) -> KeyValuePairs<String, JSONValue> {
      ["reviews": .array(lines.map { .string($0) }), "day": .string(day)]
    }
    var visitor = Visitor()
    #expect(visitor.ask("review", kept([], "2026-03-01")).text.contains("nothing comes back"))
    _ = visitor.ask("play", ["name": "00", "day": "2026-03-01"])
    var missed: [String] = []
    for line in Array(repeating: ["", "hint", "answer"], count: 60).joined() {
      let answer = visitor.run(line)
      missed += answer["keepReviews"]?.elements?.compactMap { $0.text } ?? []
    }
    try #require(!missed.isEmpty)
    #expect(missed.allSatisfy { $0.hasPrefix("2026-03-01\t00-") && $0.hasSuffix("\tmissed") })
    #expect(visitor.ask("lessons", kept(missed, "2026-03-01"))["due"] == .number("0"))
    #expect(
      visitor.ask("review", kept(missed, "2026-03-01")).text.contains("2026-03-02"))
    #expect(visitor.ask("lessons", kept(missed, "2026-03-02"))["due"] == .number("\(missed.count)"))

    let begun = visitor.ask("review", kept(missed, "2026-03-02"))
    #expect(begun["state", "lesson", "count"] == .number("\(min(missed.count, 20))"))
    _ = visitor.run("hint")
    _ = visitor.run("hint")
    let shown = visitor.run("answer")
    #expect(shown["keepReviews"]?.elements?.first?.text?.hasSuffix("\tmissed") ?? false)
    #expect(shown["keep"]?.elements?.isEmpty ?? false)
  }

  @Test(
    "Each problem to look at opens, with a picture and a name", arguments: ShownProblem.allCases)
  func problems(problem: ShownProblem) {
    var visitor = Visitor()
    let answer = visitor.ask("open", ["from": "scene", "name": .string(problem.rawValue)])
    #expect(answer["isOpened"] == .bool(true))
    #expect(answer["entries"]?.elements?.count == 0, "no line is refused")
    #expect(answer.state?["board"]?.elements?.isEmpty == false)
    #expect(!problem.title(in: .english).isEmpty)
  }

  @Test func `a problem that there is not is refused, and what was there stays`() {
    var visitor = Visitor()
    _ = visitor.run("X >= 3")
    let answer = visitor.ask("open", ["from": "scene", "name": "nothing"])
    #expect(answer["isOpened"] == nil)
    #expect(visitor.run("undo").state?["undo"] == .null)
  }
}
