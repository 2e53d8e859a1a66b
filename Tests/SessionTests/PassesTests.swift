// What a change sets going: at once, and before the next picture.

import Formats
import Language
import Layouts
import Narration
import Rationals
import Session
import Simplex
import TestSupport
import Testing

@Suite("Passes")
struct PassesTests {
  private func passes(_ session: Session) -> PassesReport? {
    var session = session
    guard case .layout(.passes(let report)) = session.run("passes").answer else { return nil }
    return report
  }

  @Test("Before the first change there is nothing to tell")
  func first() {
    var session = Session()
    #expect(session.take("passes") == "nothing has changed yet\n")
    #expect(session.data("passes").compact == #"{"kind":"passes","changed":false}"#)
    session.take("numbers decimal 2")
    session.take("solve")
    #expect(passes(session) == nil)
    session.take("X = 3")
    let report = passes(session)
    #expect(report?.updated.isEmpty == true && report?.moved.isEmpty == true)
  }

  @Test("Constraints go from the innermost view out, frames from the outermost in")
  func order() throws {
    let session = Session(
      "screen 200 x 100", "view a", "view b in a", "view c in b", "a.width = 90", "b.width = 50",
      "c.width = 20", "b.left = a.left + 5", "HV:|[a]", "point k = 3")
    var all = session
    try all.asOneChange("load x") { session in
      for line in [
        "a.top = 3 @low", "c.height = b.height", "c.height = 7", "b.width >= 1",
      ] {
        _ = session.run(line)
      }
    }
    let report = passes(all)
    #expect(report?.updated.map { $0.view } == ["c", "b", "a"])
    #expect(report?.moved.map { $0.now.depth } == report?.moved.map { $0.now.depth }.sorted())
    #expect(all.take("passes").contains("The change was solved at once."))
  }

  @Test(
    "The constraints that a change edits are told, by the view that holds them",
    arguments: [
      ("priority e @high", "a", ["e"]), ("drop e", "a", ["e"]), ("disable e", "a", ["e"]),
      ("set e 70", "a", ["e"]), ("suggest screen.width = 300", "screen", ["c"]),
      ("point k = 9", "a", ["h"]), ("b.left = a.left @low", "a", ["i"]),
      ("b.width = 3", "b", ["i"]),
      ("a.right <= screen.right", "screen", ["i"]), ("size b 3 x none", "b", ["i", "j"]),
    ])
  func edits(line: String, view: String, ids: [String]) {
    var session = Session(
      "screen 200 x 100", "view a", "view b in a", "H:|[a]", "a.top = 4", "a.width = 90",
      "point k = 3", "b.left = a.left + k")
    session.take(line)
    let report = passes(session)
    #expect(report?.updated.map { $0.view } == [view], "\(session.take("passes"))")
    #expect(report?.updated.first?.constraints == ids)
    session.take("undo")
    #expect(passes(session)?.updated.first?.constraints == ids)
  }

  @Test("A new view is drawn, one that only moves is not, a guide never is")
  func drawn() {
    var session = Session(
      "screen 200 x 100", "view a, b", "guide g", "HV:|[a(10)]", "HV:|-[g(5)]")
    var report = passes(session)
    #expect(report?.moved.map { $0.now.name } == ["g"])
    #expect(session.take("passes").contains("0 views"))
    session.take("HV:|-8-[b(5)]")
    #expect(passes(session)?.moved.map { $0.isResized } == [true])
    session.take("reset")
    report = passes(session)
    #expect(report?.updated.isEmpty == false && report?.moved.isEmpty == true)
  }

  @Test("Without a solution there are constraints to update and no frames")
  func noSolution() {
    var session = Session("screen 200 x 100", "view a", "HV:|[a]", "maximize a.width")
    let words = session.take("passes")
    #expect(words.contains("unbounded") && !words.contains("2  Layout"))
    #expect(session.data("passes")["status"].string == "unbounded")
    var kept = Session(keepsContradictions: true)
    for line in ["screen 200 x 100", "view a", "a.width = 3", "a.width = 4", "text a area 9"] {
      _ = kept.run(line)
    }
    #expect(kept.data("passes")["status"].string == "unsatisfiable")
  }

  // MARK: The way there makes no difference

  private static let talks = [
    TextTests.paragraph(140), TextTests.circle, TextTests.spiral,
    TextTests.paragraph(140) + [
      "priority f @required", "t.height <= 30", "suggest screen.width = 190",
    ],
  ]

  @Test("What is undone and done again is as it was", arguments: talks)
  func travel(lines: [String]) throws {
    var session = Session(lines + ["screen 150 x 90"])
    let before = [try session.solution().json.pretty, session.take("list"), session.take("passes")]
    for steps in 1...lines.count {
      session.take("undo \(steps)")
      session.take("redo \(steps)")
      #expect(
        try [session.solution().json.pretty, session.take("list")] == Array(before.prefix(2)))
    }
    session.take("undo")
    session.take("redo")
    #expect(session.take("passes") == before[2])
    session.take("undo \(lines.count + 1)")
    var shorter = Session(Array(lines.prefix(2)))
    session.take("redo 2")
    #expect(session.take("list") == shorter.take("list"))
  }

  @Test("A file is one change, whatever its lines did on the way")
  func file() throws {
    var session = Session(TextTests.paragraph(140))
    try session.asOneChange("load x") { session in
      for width in [200, 300, 160] { session.take("suggest screen.width = \(width)") }
    }
    let heights = passes(session)?.texts.rounds.flatMap { $0 }
    #expect(heights?.map { $0.before } == [24] && heights?.map { $0.height } == [20])
    try session.asOneChange("load y") { session in
      for width in [200, 160] { session.take("suggest screen.width = \(width)") }
    }
    #expect(passes(session)?.moved.isEmpty == true)
  }

  @Test("After every line of random layouts each text is as high as its width makes it")
  func random() throws {
    for seed in 0..<Trials.count(12) {
      let layout = RandomLayout(seed: seed, most: 12)
      var generator = SeededGenerator(seed: UInt64(seed))
      var session = Session()
      var lines: [String] = []
      func say(_ line: String) { if session.run(line).failure == nil { lines.append(line) } }
      for line in layout.lines { say(line) }
      for _ in 0..<12 {
        let (one, other) = (
          generator.element(of: layout.leaves), generator.element(of: layout.leaves)
        )
        say(
          generator.element(of: [
            "text \(one) area \(generator.integer(in: 0...3000))",
            "\(one).width = \(other).height @300",
            "size \(one) 30 x 20", "suggest screen.width = \(generator.integer(in: 50...900))",
            "priority \(try session.ids().last ?? "a") @\(generator.integer(in: 1...1000))",
            "drop \(generator.element(of: try session.ids()))",
            "\(one).width >= \(other).width + 10",
            "undo", "redo",
          ]))
        var claims = session
        #expect(claims.run("passes").failure == nil)
        guard let report = passes(session), report.texts.ending == .settled else { continue }
        let list = claims.take("list")
        for height in report.texts.rounds.last ?? [] {
          // Of the two inequalities one may have been dropped.
          #expect(
            ["<=", ">="].contains {
              list.contains("\(height.view).height \($0) \(height.height) ")
            })
          if report.open.contains(where: { $0.view == height.view }) { continue }
          claims.take("expect \(height.view).width = \(height.width)")
        }
      }
      var anew = Session(lines)
      #expect(try anew.solution().json == session.solution().json, "seed \(seed): \(lines)")
    }
  }

  // MARK: Stopped

  @Test("A line that is stopped in a pass leaves everything as it was")
  func stopped() throws {
    let control = SolveControl()
    var session = Session()
    session.control = control
    for line in TextTests.paragraph(140) { session.take(line) }
    let before = try session.everything()
    for line in ["suggest screen.width = 300", "passes", "text t area 5", "undo", "exercise t"] {
      control.cancel()
      #expect(session.run(line).wasStopped, "\(line)")
      control.reset()
      #expect(try session.everything() == before, "\(line)")
    }
  }

  // MARK: Other questions

  @Test("A sweep says that texts keep their heights, the extremes of a view take their passes")
  func questions() {
    var session = Session(
      "screen 200 x 100", "view t", "HV:|[t]", "t.width >= 40", "t.width <= 60", "text t area 2400")
    #expect(
      session.take("sweep screen.width from 100 to 300").contains("the text of t keeps the height"))
    #expect(
      session.data("sweep screen.width from 100 to 300")["heldTexts"].compact
        == #"["t"]"#)
    guard case .layout(.extremes(let report)) = session.run("exercise t").answer else {
      Issue.record("no extremes")
      return
    }
    let frames = report.extremes.compactMap { $0.frames.first { $0.name == "t" } }
    #expect(frames.map { $0.horizontal?.size.value } == [40, 60])
    #expect(frames.map { $0.vertical?.size.value } == [60, 40])
  }

  @Test("The cost of a change counts the way to the last pass as one change")
  func cost() {
    var session = Session(TextTests.paragraph(140) + ["t.height <= 22"])
    session.take("suggest screen.width = 340")
    let trace = session.take("trace change")
    #expect(trace.contains("t.height >= 8; its right side moves from 24 to 8"))
  }
}

extension Session {
  /// The answer to a line as JSON.
  mutating func data(_ line: String) -> JSONValue { run(line).answer.json ?? .null }
}
