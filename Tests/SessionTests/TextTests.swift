// Texts whose heights follow from their widths, and the layout passes that find them.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Rationals
import Session
import Simplex
import TestSupport
import Testing

@Suite("Texts")
struct TextTests {
  /// A text across a screen of some width, 20 from each edge.
  static func paragraph(_ width: Int, area: String = "2400") -> [String] {
    ["screen \(width) x 100", "view t", "H:|-[t]-|", "V:|-[t]", "text t area \(area)"]
  }

  /// Pass after pass the height is 24, 100, 24, …
  static let circle = [
    "screen 200 x 100", "view t", "HV:|[t]", "t.width = t.height", "t.width = 100 @1",
    "text t area 2400",
  ]

  /// The width comes to 80, but never quite.
  static let spiral = [
    "screen 200 x 100", "view t", "HV:|[t]", "t.width = 50 + t.height", "text t area 2400",
  ]

  private func passes(_ session: Session) throws -> PassesReport {
    var session = session
    guard case .layout(.passes(let report?)) = session.run("passes").answer else {
      throw Missing.report
    }
    return report
  }

  private enum Missing: Error { case report }

  // MARK: The two passes

  @Test(
    "The first pass finds the width, the height is the room over the width, the second lays out with it",
    arguments: [
      ("100", "2400", "24"), ("120", "2400", "20"), ("300", "2400", "8"), ("7", "2400", "2400/7"),
      ("7/3", "1", "3/7"), ("100", "0", "0"), ("0.5", "1e3", "2000"),
    ])
  func twoPasses(width: String, area: String, height: String) throws {
    var session = Session("view t", "t.left = 0", "t.top = 0", "t.width = \(width)")
    session.take("text t area \(area)")
    session.take("expect t.height = \(height)")
    let report = try passes(session)
    #expect(report.texts.ending == .settled && report.texts.waiting.isEmpty)
    if height == "0" { return #expect(report.texts.rounds.isEmpty) }
    let found = try #require(report.texts.rounds.first?.first)
    #expect(report.texts.rounds.count == 1 && report.texts.rounds[0].count == 1)
    #expect(found.width == Rational(width) && found.height == Rational(height))
    #expect(found.before == nil)
  }

  @Test("The order of the lines makes no difference")
  func order() {
    let lines = Self.paragraph(140)
    for order in [[0, 1, 4, 2, 3], [0, 1, 2, 4, 3], [0, 1, 3, 2, 4]] {
      var session = Session(order.map { lines[$0] })
      session.take("expect frame t = 20 20 100 24")
    }
  }

  @Test("A window dragged takes the height along")
  func drag() throws {
    var session = Session(Self.paragraph(140))
    for (screen, width, height) in [
      (160, 120, "20"), (340, 300, "8"), (41, 1, "2400"), (140, 100, "24"),
    ] {
      session.take("suggest screen.width = \(screen)")
      session.take("expect frame t = 20 20 \(width) \(height)")
    }
    let report = try passes(session)
    #expect(report.updated.map { $0.view } == ["screen"])
    #expect(report.texts.rounds.map { $0.map { $0.before } } == [[2400]])
    #expect(report.moved.map { $0.now.name } == ["screen", "t"])
    #expect(report.moved.map { $0.isResized } == [true, true])
  }

  @Test("What lies below a text is moved by it, and not drawn again")
  func below() throws {
    var session = Session(Self.paragraph(140) + ["view u", "H:|-[u(50)]", "V:[t]-8-[u(10)]"])
    session.take("expect u.top = 52")
    session.take("suggest screen.width = 160")
    session.take("expect u.top = 48")
    let report = try passes(session)
    #expect(report.moved.map { $0.now.name } == ["screen", "t", "u"])
    #expect(report.moved.map { $0.isResized } == [true, true, false])
  }

  @Test("Where nothing of a text is changed, no pass is told")
  func untouched() throws {
    var session = Session(Self.paragraph(140) + ["view u", "H:|-[u(50)]", "V:|[u(10)]"])
    session.take("suggest u.height = 10")
    let report = try passes(session)
    #expect(report.texts.rounds.isEmpty && report.moved.isEmpty)
    #expect(report.updated.map { $0.view } == ["u"])
  }

  @Test("A point moves the room that a text takes")
  func point() {
    var session = Session(["point A = 2400"] + Self.paragraph(140, area: "A"))
    session.take("expect t.height = 24")
    session.take("point A = 1200")
    session.take("expect t.height = 12")
    session.take("point A = -7")
    session.take("expect t.height = 0")
  }

  @Test("Texts that one another's widths follow from take a pass each")
  func chain() throws {
    let session = Session(
      Self.paragraph(140) + [
        "view u, v", "u.width = t.height", "text u area 240", "v.width = u.height",
        "text v area 30",
      ])
    var claims = session
    for claim in ["t.height = 24", "u.height = 10", "v.height = 3"] {
      claims.take("expect \(claim)")
    }
    let report = try passes(session)
    #expect(report.texts.rounds.last?.map { $0.view } == ["v"])
    #expect(report.texts.ending == .settled)
  }

  @Test("A width that is open is taken as one of its values, and told so")
  func open() throws {
    let session = Session("view t", "t.width >= 40", "t.width <= 60", "text t area 2400")
    let report = try passes(session)
    let open = try #require(report.open.first)
    #expect(open.view == "t" && open.width.interval == Interval(lower: 40, upper: 60))
    #expect(
      report.texts.rounds.last?.last.map { $0.height * open.width.value } == 2400)
    var told = session
    #expect(told.take("passes").contains("the width of t is open, in [40, 60]"))
  }

  // MARK: Texts without a height

  @Test(
    "A text without a width has no height, which is told once",
    arguments: [
      (["view t"], "text t area 2400", "nothing says how wide t is"),
      (["view t", "t.width = 0"], "text t area 2400", "t is 0 wide"),
      (Self.paragraph(140), "suggest screen.width = 40", "t is 0 wide"),
      (
        [
          "screen 200 x 100", "view t, u", "text t area 2400", "stack row = t, u",
          "t.width = 100 @999",
          "HV:|[row]",
        ], "hide t", "t is 0 wide"
      ),
    ])
  func waiting(lines: [String], line: String, words: String) throws {
    var session = Session(lines)
    #expect(session.take(line).contains(words + ", so its text has no height"))
    #expect(try passes(session).texts.waiting.map { $0.view } == ["t"])
    #expect(session.take("passes").contains(words))
    #expect(!session.take("view later").contains(words))
    if line.hasPrefix("text") {
      session.take("text t area 5")
      session.take("size t none x 9")
      session.take("t.top = 0")
      session.take("expect t.height = 9")
      #expect(try passes(session).texts.waiting.isEmpty)
    } else {
      session.take("undo 2")
      session.take("expect t.height = 24")
    }
  }

  @Test("A hidden text comes back with its height")
  func hidden() {
    var session = Session(
      "screen 200 x 100", "view t, u", "text t area 2400", "stack row = t, u", "t.width = 100 @999",
      "H:|[row]|", "V:|[row]")
    session.take("expect t.height = 24")
    session.take("hide t")
    session.take("expect u.width = 200")
    session.take("unhide t")
    session.take("expect t.height = 24")
  }

  // MARK: What never settles

  @Test("A circle is told with what goes round, at the pass that comes again")
  func circles() throws {
    var session = Session(Array(Self.circle.dropLast()))
    #expect(session.take(Self.circle[5]).contains("the text of t never settles"))
    let report = try passes(session)
    #expect(report.texts.ending == .circle(from: 0))
    #expect(report.texts.rounds.map { $0.map { $0.height } } == [[24], [100], [24]])
    #expect(report.texts.unsettled == ["t"] && report.texts.course(of: "t") == [24, 100, 24])
    let words = session.take("passes")
    #expect(words.contains("This is a loop: pass 3 comes to what pass 1 has come to"))
    #expect(words.contains("t: 24 → 100 → 24 → …"))
    let json = session.data("passes")
    #expect(json["ending"].string == "circle" && json["again"].string == "1")
    // The way out that is told.
    session.take("t.width = 50")
    #expect(!session.take("passes").contains("loop"))
    session.take("expect t.height = 50")
  }

  @Test("What comes nearer without end is told after eight passes")
  func spirals() throws {
    var session = Session(Self.spiral)
    let report = try passes(session)
    #expect(TextPasses.most == 8 && report.texts.rounds.count == 8)
    #expect(report.texts.ending == .limit && report.texts.isNarrowing)
    let words = session.take("passes")
    let told = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("after 8 passes the heights still change, though by less each"))
    #expect(words.split(separator: "\n").count < 20)
    #expect(session.data("passes")["ending"].string == "limit")
    session.take("expect t.height >= 29.9")
    session.take("expect t.height <= 30.1")
  }

  // MARK: What is required of a height

  @Test("A height that is required can contradict, and then the line is refused")
  func required() throws {
    var session = Session(Self.paragraph(140) + ["t.height <= 30", "priority g @required"])
    session.take("suggest screen.width = 120")
    let before = try session.everything()
    let failure = try session.refuse("suggest screen.width = 100")
    #expect(failure.conflict == ["g", "h"])
    #expect(try session.everything() == before)
    session.take("expect t.height = 30")
  }

  @Test(
    "A height that is required is as high as the text, even where the first pass would not have it")
  func requiredFromAbove() {
    var session = Session(Self.paragraph(140) + ["t.height >= 10", "priority f @required"])
    session.take("expect t.height = 24")
    session.take("suggest screen.width = 240")
    session.take("expect t.height = 12")
  }

  @Test(
    "The height of a text cannot be set, dropped halves leave the other, and without both there is no text"
  )
  func halves() throws {
    var session = Session(Self.paragraph(140))
    #expect(try session.refuse("set f 30").diagnostic.message.contains("text t area 2400"))
    session.take("drop f")
    session.take("suggest screen.width = 120")
    session.take("expect t.height >= 30")
    session.take("drop g")
    session.take("own: t.height = 7 @low")
    session.take("suggest screen.width = 60")
    session.take("expect t.height = 7")
    session.take("drop own")
    session.take("text t area 100")
    session.take("expect t.height = 5")
  }

  @Test("A size of its own takes the text's place, and the other way round")
  func size() throws {
    var session = Session(Self.paragraph(140))
    session.take("size t 100 x 7")
    session.take("suggest screen.width = 60")
    session.take("expect t.height = 7")
    session.take("text t area 100")
    session.take("expect t.height = 5")
    #expect(try session.ids().count == 9)
  }

  @Test("No other form may rest on a height that a solution decides")
  func ownSize() throws {
    let session = Session(Self.paragraph(140) + ["view u", "size u 10 x 10"])
    for line in ["stack col = t, u proportionally down", "text screen area 3"] {
      var copy = session
      _ = try copy.refuse(line)
    }
    var copy = session
    copy.take("view w in t")
    #expect(throws: Failure.self) { try copy.refuse("mask w --- -&- at 0 0 10 10").check() }
  }
}

extension Failure {
  fileprivate func check() throws { throw self }
}
