// Logs as they come: quoted, escaped, cut, redacted, with names that would end other things.

import ConstraintHierarchies
import Layouts
import Logs
import Rationals
import Testing

@Suite("Reading logs")
struct LogReadingTests {
  /// The statements of the only log, and the reasons why lines were not read, `LINE reason`.
  private static func read(_ text: String) -> (statements: [String], unread: [String]) {
    let logs = LogReader.logs(in: text)
    return (
      logs.flatMap { log in log.entries.map { log.statement(of: $0) } },
      logs.flatMap { $0.unread.map { "\($0.line) \($0.reason)" } }
    )
  }

  struct Line: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var statement: String

    init(_ name: String, _ text: String, _ statement: String) {
      self.name = name
      self.text = text
      self.statement = statement
    }

    var testDescription: String { name }
  }

  @Test(
    "A line says the same however it is written",
    arguments: [
      Line(
        "quoted", #""<NSLayoutConstraint:0x1 UIView:0x2.width == 5   (active)>","#, "View.width = 5"
      ),
      Line("bare", "<NSLayoutConstraint:0x1 UIView:0x2.width == 5>", "View.width = 5"),
      Line("mail", "> > \"<NSLayoutConstraint:0x1 UIView:0x2.width == 5>\",", "View.width = 5"),
      Line("Markdown", #"\<NSLayoutConstraint:0x1 UIView:0x2.width == 5\>"#, "View.width = 5"),
      Line(
        "entities", "&quot;&lt;NSLayoutConstraint:0x1 UIView:0x2.width &gt;= 5 (active)&gt;&quot;,",
        "View.width >= 5"),
      Line(
        "an entity in a mask",
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--&amp; v=&amp;-- UIView:0x2.width == 5>",
        "View.width = 5"),
      Line(
        "a date before it",
        "2019-06-06 22:28:25.696300+0200 App[11:1] <NSLayoutConstraint:0x1 UIView:0x2.width == 5>",
        "View.width = 5"),
      Line("a list's star", "* `<NSLayoutConstraint:0x1 UIView:0x2.width == 5>`", "View.width = 5"),
      Line(
        "curly quotes and a long minus",
        "“<NSLayoutConstraint:0x1 H:[UIView:0x2]-(–2)-[UILabel:0x3‘OK’]>”,",
        "OK.leading = View.trailing - 2"),
      Line("≥", "<NSLayoutConstraint:0x1 UIView:0x2.width ≥ 5>", "View.width >= 5"),
      Line(
        "a no-break space", "<NSLayoutConstraint:0x1\u{A0}UIView:0x2.width == 5>", "View.width = 5"),
      Line(
        "a sign and a space", "<NSLayoutConstraint:0x1 UIView:0x2.width == - 5>", "View.width = -5"),
      Line(
        "minX", "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.minX == 4>",
        "View.left = superview_of_View.left + 4"),
      Line(
        "midY and + n, the old way",
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x2.midY == + 21.5>",
        "View.centerY = superview_of_View.top + 21.5"),
      Line(
        "maxX with names",
        "<NSLayoutConstraint:0x1 UIView:0x2.maxX == 4 (active, names: '|':UIWindow:0x9 )>",
        "View.right = Window.left + 4"),
      Line(
        "a factor before",
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 1.5*UILabel:0x3.height + 3>",
        "View.width = 1.5*Label.height + 3"),
      Line(
        "a factor behind",
        "<NSLayoutConstraint:0x1 UIView:0x2.width == UILabel:0x3.height * 0.25 - 3>",
        "View.width = 0.25*Label.height - 3"),
      Line(
        "a divisor", "<NSLayoutConstraint:0x1 UIView:0x2.width == UILabel:0x3.height / 4>",
        "View.width = 0.25*Label.height"),
      Line(
        "an exponent", "<NSLayoutConstraint:0x1 UIView:0x2.width == UILabel:0x3.width + 1.5e-05>",
        "View.width = Label.width + 0.000015"),
      Line(
        "both margins",
        "<NSLayoutConstraint:0x1 UIView:0x2.leadingMargin == UILabel:0x3.trailingMargin>",
        "View.leadingMargin = Label.trailingMargin"),
      Line(
        "a gap", "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(>=8)-[UILabel:0x3'a]-(1)-[b']>",
        "a_1_b.top >= View.bottom + 8"),
      Line(
        "no gap", "<NSLayoutConstraint:0x1 H:|[UIView:0x2]   (active, names: '|':UIWindow:0x9 )>",
        "View.leading = Window.leading"),
      Line(
        "LTR", "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(4)-[UILabel:0x3](LTR)>",
        "Label.left = View.right + 4"),
      Line(
        "RTL", "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(4)-[UILabel:0x3](RTL)>",
        "View.left = Label.right + 4"),
      Line(
        "a dot and a quote in a label",
        "<NSLayoutConstraint:0x1 UILabel:0x2'It's 3.5 = ok'.width == 5   (active)>",
        "It_s_3_5_ok.width = 5"),
      Line(
        "a label that looks like a tail",
        "<NSLayoutConstraint:0x1 UILabel:0x2'(active, names: x'.width == 5   (active)>",
        "active_names_x.width = 5"),
      Line(
        "a quote in an identifier",
        "<NSLayoutConstraint:0x1 'Bob's 'best' gap' UILabel:0x2.width == 5   (active)>",
        "Label.width = 5"),
      Line(
        "a file with spaces",
        "<SnapKit.LayoutConstraint:0x1@My #1 File.swift#88 UILabel:0x2.width == 5.0>",
        "Label.width = 5"),
      Line(
        "brackets round each object",
        "<<App.LayoutConstraint:0x1> <UIView:0x2>.top >= 2.0 * <UIView:0x3>.bottom + 5.0>",
        "View1.top >= 2*View2.bottom + 5"),
      Line(
        "brackets round the objects of a size",
        "<<App.LayoutConstraint:0x1> <UIView:0x2>.width <= 5.0>",
        "View.width <= 5"),
      Line(
        "a space in its bracket", "\"< NSLayoutConstraint:0x1 UIView:0x2.width == 5>\"",
        "View.width = 5"),
      Line(
        "a line number in the name of a label",
        "<SnapKit.LayoutConstraint:0x1@Cell.swift#8 UILabel:0x2'Room #5 east'.width == 5.0>",
        "Room_5_east.width = 5"),
      Line(
        "a label that looks like a tail, and no tail",
        "<NSLayoutConstraint:0x1 V:[UILabel:0x2'(active, names: x'(19)]>",
        "active_names_x.height = 19"),
      Line(
        "a dash in a label with an escaped quote",
        #"<NSLayoutConstraint:0x1 UILabel:0x2'\"A\" — B'.width == 5   (active)>"#, "A_B.width = 5"),
      Line(
        "a mask whose hyphens a mail program has joined",
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=—& v=&— UIView:0x2.width == 5>", "View.width = 5"
      ),
      Line(
        "a private class",
        "<NSLayoutConstraint:0x1 App.(Row in _1F2E3D).Cell:0x2.width == 5>", "Cell.width = 5"),
      Line(
        "a generic class", "<NSLayoutConstraint:0x1 App.Cell<App.Row, Swift.Int>:0x2.width == 5>",
        "Cell.width = 5"),
      Line(
        "a mangled class", "<NSLayoutConstraint:0x1 _TtCC3App5Outer5Inner:0x2.width == 5>",
        "Inner.width = 5"),
      Line(
        "a name with spaces, dots and brackets",
        "<NSLayoutConstraint:0x1 H:[my [big] view. v2]-(5)-|   (active, names: my [big] view. v2:0x7, '|':UIView:0x8 )>",
        "View.trailing = my_big_view_v2.trailing + 5"),
      Line(
        "a name with a comma",
        "<NSLayoutConstraint:0x1 a, b.width == 5   (active, names: a, b:0x7, c:0x8 )>",
        "a_b.width = 5"),
      Line("a name alone", "<NSLayoutConstraint:0x1 title.width == 5>", "title.width = 5"),
      Line(
        "Masonry", "<MASLayoutConstraint:Top UILabel:title.top == UIView:back.top + 3 ^750>",
        "title.top = back.top + 3"),
      Line(
        "letters of any script", "<NSLayoutConstraint:0x1 UILabel:0x2'Ширина 寬'.width == 5>",
        "Ширина_寬.width = 5"),
      Line(
        "letters with numbers, as an array prints them",
        #""<NSLayoutConstraint:0x1 UILabel:0x2'\U015eifre \Ud835\Udd38 \"x\"'.width == 5>","#,
        "Şifre_𝔸_x.width = 5"),
      Line(
        "a written-out line break",
        #"(\n    \"<NSLayoutConstraint:0x1 UIView:0x2.width == 5>\"\n)"#, "View.width = 5"),
    ])
  func spelling(line: Line) {
    let (statements, unread) = Self.read(line.text)
    #expect(statements == [line.statement])
    #expect(unread.allSatisfy { $0.hasSuffix(" nameless") }, "\(unread)")
  }

  @Test(
    "Priorities, as they are printed",
    arguments: [
      ("UIView:0x2.width == 5 priority:750", "750"), ("UIView:0x2.width == 5@250", "250"),
      ("UIView:0x2.width == 5 @ 250", "250"), ("UIView:0x2.width == 5 ^700.0", "700"),
      ("UIView:0x2.width == 5 ^low", "250"), ("H:[UIView:0x2(>=5@999)]", "999"),
      ("UIView:0x2.width == 5 ^UILayoutPriority(rawValue: 750.0)", "750"),
      ("UIView:0x2.width == 5 ^UILayoutPriority(rawValue: 749.25)", "749.25"),
      ("UIView:0x2.width == 5 priority:999.5", "999.5"), ("H:[UIView:0x2(5)]", "1000"),
      ("UIView:0x2.width == 5 priority:250.5", "250.5"), ("H:[UIView:0x2(>=5@999.5)]", "999.5"),
      ("UIView:0x2.width == 5 priority:999.99999999", "999.99999999"),
      ("UIView:0x2.width == 5 priority:0.25", "0.25"),
      ("V:[UILabel:0x2(20.5)] Hug:251 CompressionResistance:750", "750"),
      ("V:[UILabel:0x2(20.5)] Hug:251 CompressionResistance:1000", "1000"),
    ])
  func priorities(body: String, priority: String) throws {
    let log = try #require(LogReader.logs(in: "<NSLayoutConstraint:0x1 \(body)   (active)>").first)
    #expect(log.entries.map { $0.priority.number } == [priority])
  }

  @Test(
    "Where addresses are struck out or gone, a class is one view",
    arguments: [":0x...", ":0x…", ""], [":0x...", ":0x1", ""])
  func struckAddresses(item: String, own: String) {
    let read = Self.read(
      """
      (
      "<NSLayoutConstraint\(own) V:|-(16)-[UILabel\(item)]   (active, names: '|':App.Details\(item) )>",
      "<NSLayoutConstraint\(own) 'low' V:[UILabel\(item)]-(16)-|   (active, names: '|':App.Details\(item) )>",
      "<NSLayoutConstraint\(own) App.Details\(item).height == 0   (active)>"
      )
      """)
    #expect(read.unread.isEmpty)
    #expect(
      read.statements == [
        "Label.top = Details.top + 16", "Details.bottom = Label.bottom + 16", "Details.height = 0",
      ])
  }

  @Test("A superview whose address was taken out is what the body calls so")
  func noAddress() {
    let read = Self.read(
      """
      <NSLayoutConstraint:0x1 V:|-(16)-[UILabel]   (active, names: '|':Prox.Details )>
      <NSLayoutConstraint:0x2 V:[UILabel]-(16)-|   (active, names: '|':Prox.Details )>
      <NSLayoutConstraint:0x3 Prox.Details.height == 0   (active)>
      """)
    #expect(read.unread.isEmpty)
    #expect(
      read.statements == [
        "Label.top = Details.top + 16", "Details.bottom = Label.bottom + 16",
        "Details.height = 0",
      ])
  }

  @Test(
    "Numbers",
    arguments: [
      ("1.5e+02", "150"), ("1.5E2", "150"), ("-0", "0"), ("- 16", "-16"),
      ("2.22507e-308", "2.22507e-308"),
      ("1.79769e+308", "1.79769e308"), ("0.333333", "0.333333"), ("1e12", "1e12"),
      ("999999999999.5", "999999999999.5"),
      ("NSSpace(8)", "8"), ("NSLayoutAnchorConstraintSpace(8)", "8"),
    ])
  func numbers(number: String, text: String) {
    let read = Self.read("<NSLayoutConstraint:0x1 UIView:0x2.width == \(number)   (active)>")
    #expect(read.statements == ["View.width = \(text)"])
  }

  @Test("A required resistance alone is at least")
  func contentSize() {
    let read = Self.read(
      "<NSContentSizeLayoutConstraint:0x1 V:[UILabel:0x2(20.5)] Hug:251 CompressionResistance:1000>"
    )
    #expect(read.statements == ["Label.height >= 20.5"])
  }

  @Test(
    "What cannot be read is named",
    arguments: [
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == 2", ["1 cut"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.wid", ["1 cut"]),
      ("\"<NSLayoutConstraint:0x1 H:[UIView:0x2(44", ["1 cut"]),
      ("<NSLayoutConstraint:0x1", ["1 cut"]),
      ("<NSLayoutConstraint:0x1 <private>.width == 5   (active)>", ["1 redacted"]),
      ("<NSLayoutConstraint:0x1 H:[<private>(44)]   (active)>", ["1 redacted"]),
      ("Unable to simultaneously satisfy constraints.\n(\n<private>,\n)", ["3 redacted"]),
      ("Unable to simultaneously satisfy constraints.\n(\nfoo\n)", ["3 unknown"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == inf   (active)>", ["1 number"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == 1e999999999   (active)>", ["1 number"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.top   (active)>", ["1 attribute"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.left == UIView:0x3.top   (active)>", ["1 attribute"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.colour == 5   (active)>", ["1 attribute"]),
      ("<NSLayoutConstraint:0x1 H:|-(5)-|   (active)>", ["1 unknown"]),
      ("<NSLayoutConstraint:0x1 H:[UIView:0x1]-[UIView:0x2]   (active)>", ["1 unknown"]),
      ("<NSLayoutConstraint:0x1 >", ["1 unknown"]),
      ("<NSLayoutConstraint:0x1 UIView:0x2.width == >", ["1 unknown"]),
    ])
  func unread(text: String, unread: [String]) {
    let read = Self.read(text)
    #expect(read.statements.isEmpty)
    #expect(read.unread == unread)
  }

  @Test("A bar of which nothing says what it stands for is an item of its own")
  func nameless() {
    let read = Self.read("<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x2]>")
    #expect(read.statements == ["Label.top = superview_of_Label.top + 8"])
    #expect(read.unread == ["1 nameless"])
    let told = Self.read(
      """
      <NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x2]>
      <NSLayoutConstraint:0x3 V:[UILabel:0x2]-(8)-| (Names: '|':UIView:0x4 )>
      """)
    #expect(told.statements == ["Label.top = View.top + 8", "View.bottom = Label.bottom + 8"])
    #expect(told.unread.isEmpty)
  }

  @Test(
    "A line that was wrapped is read as one",
    arguments: [
      "<NSLayoutConstraint:0x1 UIView:0x2.width ==\n5   (active)>",
      "> <NSLayoutConstraint:0x1 UIView:0x2.wid\n> th == 5   (active)>",
      "\"<NSLayoutConstraint:0x1\n  UIView:0x2.width\n  == 5 (active)>\",",
    ])
  func wrapped(text: String) {
    let read = Self.read(text)
    #expect(read.statements == ["View.width = 5"])
    #expect(read.unread.isEmpty)
  }

  @Test("Any end of a line will do", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"])
  func lineEnds(end: String) {
    for sample in LogSample.all {
      let plain = sample.log
      let text = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end)
      #expect(LogReader.logs(in: text) == [plain], "\(sample)")
    }
  }

  @Test("Quoted in a mail and escaped in Markdown, a log is the same")
  func quoted() {
    for sample in LogSample.all {
      let plain = sample.log
      let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      let mail = lines.map { "> > \($0)" }.joined(separator: "\n")
      #expect(LogReader.logs(in: mail) == [plain], "\(sample)")
      let escaped = sample.text.replacing("<", with: "\\<").replacing("'|'", with: "'\\|'")
        .replacing("_", with: "\\_").replacing("*", with: "\\*")
      #expect(LogReader.logs(in: escaped) == [plain], "\(sample)")
      let entities = sample.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      #expect(LogReader.logs(in: entities) == [plain], "\(sample)")
    }
  }

  @Test("Several logs in one file are several logs")
  func several() {
    for (first, second) in zip(LogSample.all, LogSample.all.dropFirst())
    where second.text.hasPrefix("(") || second.text.hasPrefix("Unable") {
      let logs = LogReader.logs(in: first.text + "\n2019 noise\n" + second.text)
      guard first.text.hasSuffix(")\n") || first.text.utf8.first != UInt8(ascii: "\"") else {
        continue
      }
      #expect(logs.map { $0.entries.count } == [first, second].map { $0.log.entries.count })
    }
    let all = LogSample.all.map { "Unable to simultaneously satisfy constraints.\n" + $0.text }
    #expect(LogReader.logs(in: all.joined()).filter { !$0.entries.isEmpty }.count == 25)
  }

  @Test("A broken line on the line of its word, or cut")
  func broken() {
    let list = "(\n<NSLayoutConstraint:0x1 UIView:0x2.width == 5>\n)\n"
    let word = "Will attempt to recover by breaking constraint "
    let same = LogReader.logs(in: list + word + "<NSLayoutConstraint:0x1 UIView:0x2.width == 5>")
    #expect(same.count == 1 && same[0].broken == 0)
    let other = LogReader.logs(in: list + word + "\n<NSLayoutConstraint:0x7 UIView:0x2.width == 6>")
    #expect(other.count == 1 && other[0].broken == nil && other[0].brokenUnlisted != nil)
    let cut = LogReader.logs(in: list + word + "\n<NSLayoutConstraint:0x1 UIVi")
    #expect(cut.count == 1 && cut[0].broken == nil)
    #expect(cut[0].unread.map { $0.reason } == [.cut])
  }

  @Test("A name that was cut in its address is not another item")
  func cutAddress() throws {
    let text = """
      <NSLayoutConstraint:0x1 UIView:0x600012.height == 5   (active)>
      <NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x4]   (active, names: '|':UIView:0x6000
      """
    let log = try #require(LogReader.logs(in: text).first)
    #expect(log.entries.count == 2 && log.unread.map { $0.reason } == [.nameless])
    #expect(!log.items.contains { $0.address == "0x6000" })
  }

  @Test("An address that was made up for two constraints does not make them one")
  func sameAddress() {
    let log = LogReader.logs(
      in: """
        <NSLayoutConstraint:0x0 UIView:0x2.width == 5>
        <NSLayoutConstraint:0x0 UIView:0x2.width == 6>
        <NSLayoutConstraint:0x0 UIView:0x2.width == 5>
        """)[0]
    #expect(log.entries.map { $0.repeats } == [nil, nil, 0])
  }

  @Test(
    "No text at all, and text that is no log",
    arguments: ["", "\n", "hello", "<UIView:0x1>", "(\n)\n"])
  func noLog(text: String) { #expect(LogReader.logs(in: text).allSatisfy { $0.entries.isEmpty }) }
}
