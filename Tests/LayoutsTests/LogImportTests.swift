// Logs that are read into a session: explained, kept as constraints that hold, taken back, saved.

import Language
import Layouts
import Logs
import Rationals
import Session
import Simplex
import TestSupport
import Testing

@Suite("Logs in a session")
struct LogImportTests {
  /// What is told of the logs in a text, and the session afterwards.
  private static func importing(
    _ text: String, before: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (reports: [LogReport], session: Session) {
    var session = Session()
    for line in before { #expect(session.run(line).failure == nil, "\(line)") }
    let reply = session.importLogs(in: lines(text), as: "import log.txt")
    #expect(reply.failure == nil && reply.isChange, sourceLocation: sourceLocation)
    return (try reports(reply, sourceLocation: sourceLocation), session)
  }

  private static func reports(
    _ reply: Reply, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [LogReport] {
    guard case .layout(.logs(let reports)) = reply.answer else {
      Issue.record("\(reply)", sourceLocation: sourceLocation)
      return []
    }
    return reports
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test("However many lines clash, what disables them is made of lines that are not too long")
  func manyClashing() throws {
    let count = 1_300
    let entries = (0..<count).map {
      "\"<NSLayoutConstraint:0x\(1_000 + $0) UIView:0x7.width == \($0)>\","
    }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\(entries.joined(separator: "\n"))\n)"
    let (reports, session) = try Self.importing(text)
    #expect(reports.map { $0.disabled.count } == [count - 1])
    let script = try session.scriptLines()
    #expect(script.allSatisfy { $0.count <= 10_000 })
    var again = Session()
    for line in script { #expect(again.run(line).failure == nil, "\(line.prefix(60))") }
  }

  private static let texts = LogSample.all.map { $0.text } + LogSample.more.map { $0.text }

  @Test("Every line is kept, and what is left holds", arguments: texts)
  func samples(text: String) throws {
    let logs = LogReader.logs(in: text).filter { !$0.entries.isEmpty }
    let (reports, imported) = try Self.importing(text)
    var session = imported
    #expect(reports.count == logs.count)
    for (log, report) in zip(logs, reports) {
      #expect(report.unsaid.isEmpty)
      #expect(report.keptCount == log.distinct.count)
      let verdict = report.explanation.verdict
      #expect(try verdict.outcome == LogVerdict(log).outcome)
      #expect(report.disabled.isEmpty == (verdict.outcome == .satisfiable))
      let disabled = log.distinct.filter {
        report.disabled.contains("\(report.label).\($0.index + 1)")
      }
      if verdict.breakingCures == true, let broken = log.broken {
        #expect(disabled.map { $0.index } == [log.entries[broken].repeats ?? broken])
      } else if let smallest = verdict.smallest?.entries {
        let entries = smallest.map { log.entries[$0] }
        #expect(entries.contains(where: disabled.contains))
        let canSpareContainer = entries.contains { !log.holdsContainer($0) }
        #expect(!canSpareContainer || !disabled.contains(where: log.holdsContainer))
      }
    }
    #expect(try session.status == .optimal)
    // The last that was disabled clashes with the others.
    if let id = reports.flatMap({ $0.disabled }).last, reports.allSatisfy({ $0.disabled.count < 2 })
    {
      #expect(session.run("enable \(id)").failure?.code == .unsatisfiable)
      #expect(session.run("priority \(id) @999").failure == nil)
      #expect(session.run("enable \(id)").failure == nil)
    }
    let script = try imported.scriptLines()
    var loaded = Session()
    for line in script { #expect(loaded.run(line).failure == nil, "\(line)") }
    #expect(try loaded.scriptLines() == script)
  }

  @Test("It is one change, which undo takes back", arguments: LogSample.all)
  func undo(sample: LogSample) throws {
    let before = ["x >= 3", "view Cell", "Cell.width = 100 @low"]
    let (_, imported) = try Self.importing(sample.text, before: before)
    var (session, plain) = (imported, Session())
    for line in before { _ = plain.run(line) }
    #expect(session.run("undo").failure == nil)
    #expect(try session.scriptLines() == plain.scriptLines())
    #expect(session.run("redo").failure == nil)
    #expect(try session.scriptLines() == imported.scriptLines())
  }

  @Test(
    "Typed line by line it is the same, whatever a tool wrote before each line", arguments: texts)
  func pasted(text: String) throws {
    let (expected, whole) = try Self.importing(text)
    let doors = [(["paste"], ""), ([], ""), ([], "[        ] "), ([], "// "), ([], "flutter: ")]
    for (start, prefix) in doors {
      var session = Session()
      var replies: [Reply] = []
      for line in start + Self.lines(text).map({ prefix + $0 }) + ["."] {
        let isOver = !session.isCollecting && !replies.isEmpty
        if isOver { continue }
        if start.isEmpty, replies.isEmpty, !session.isOfLog(line) {
          // What only a reader who sees all of it takes for a log.
          if line.contains("onstraint:0x") { break }
          continue
        }
        replies.append(session.run(line))
      }
      #expect(!session.isCollecting)
      for reply in replies { #expect(reply.failure == nil) }
      if start.isEmpty, expected.count > 1 || replies.isEmpty { continue }
      let last = try #require(replies.last)
      #expect(try Self.reports(last).map { $0.disabled } == expected.map { $0.disabled })
      #expect(try session.scriptLines() == whole.scriptLines())
    }
  }

  @Test(
    "A view at one address is one view in all logs of a paste, whether they agree or not",
    arguments: 0..<Trials.count(60))
  func sharedViews(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(90_000 + seed))
    let logs = (0..<random.integer(in: 2...3)).map { _ in
      RandomLog(&random, lines: random.integer(in: 1...6), items: 3)
    }
    let (reports, imported) = try Self.importing(logs.map { $0.text }.joined())
    var session = imported
    #expect(reports.count == logs.count)
    #expect(try session.status == .optimal)
    let items = reports.flatMap { $0.explanation.log.items }.filter { $0.address != nil }
    let names = Dictionary(grouping: items, by: { $0.address ?? "" })
    for (address, items) in names { #expect(Set(items.map { $0.name }).count == 1, "\(address)") }
    #expect(Set(items.map { $0.name }).count == names.count)
    // What cannot hold by itself is disabled there; and what clashes with an earlier log, in the later one.
    for (log, report) in zip(logs, reports) where !log.canHold(Array(log.lines.indices)) {
      #expect(!report.disabled.isEmpty)
    }
    #expect(reports[0].disabled.isEmpty == logs[0].canHold(Array(logs[0].lines.indices)))
    let script = try imported.scriptLines()
    var loaded = Session()
    for line in script { #expect(loaded.run(line).failure == nil, "\(line)") }
    #expect(session.run("undo").failure == nil)
    #expect(try session.scriptLines().isEmpty)
  }

  @Test("Names that are taken are given way to")
  func names() throws {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0x9.width == 100>
      <NSLayoutConstraint:0x2 screen:0x8.width == 100>
      <NSLayoutConstraint:0x3 high:0x7.width == 100>
      <NSLayoutConstraint:0x4 log:0x6.width == UIView:0x9.width>
      """
    let (reports, imported) = try Self.importing(log, before: ["log.1: x = 3", "View = 5"])
    var session = imported
    let names = try #require(reports.first).explanation.log.items.map { $0.name }
    #expect(Set(names).count == 4 && !names.contains("View") && !names.contains("screen"))
    #expect(reports.first?.label == "log2")
    let again = session.importLogs(in: Self.lines(log), as: "import log.txt")
    #expect(again.failure == nil)
    #expect(try Self.reports(again).first?.label == "log3")
    #expect(session.run("drop log2").failure == nil)
    #expect(session.run("drop log3").failure == nil)
    #expect(session.run("expect x = 3").failure == nil)
  }

  @Test(
    "Whatever is in it, the session says of it what the verdict says",
    arguments: 0..<Trials.count(300))
  func agreement(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9000 + seed))
    let text = VariedLog(&random, lines: random.integer(in: 1...9)).text
    let isMirrored = random.happens(1, outOf: 3)
    let (reports, imported) = try Self.importing(text, before: isMirrored ? ["direction rtl"] : [])
    let report = try #require(reports.first)
    let log = report.explanation.log
    #expect(log.unread.isEmpty && report.unsaid.isEmpty, "\(text)")
    let direction = isMirrored ? Direction.rightToLeft : .leftToRight
    let verdict = try LogVerdict(log, assuming: LogAssumptions(direction: direction))
    #expect(report.disabled.isEmpty == (verdict.outcome == .satisfiable), "\(text)")
    var session = imported
    #expect(try session.status == .optimal)
    for word in ["margins", "baselines"] {
      var other = session
      let value = Rational(random.integer(in: 0...12))
      let reply = other.run("assume \(word) \(value)")
      if reply.failure != nil { continue }
      let new = try #require(try Self.reports(reply).first)
      let assumptions = LogAssumptions(
        margins: word == "margins" ? value : nil, baselines: word == "margins" ? nil : value,
        direction: direction)
      let expected = try LogVerdict(log, assuming: assumptions)
      #expect(new.explanation.verdict == expected)
      #expect(new.disabled.isEmpty == (expected.outcome == .satisfiable), "\(text)")
      #expect(try other.status == .optimal)
      #expect(other.run("undo").failure == nil)
      #expect(try other.scriptLines() == session.scriptLines())
    }
  }

  @Test("What is assumed is a constraint, and another value a new constant in it")
  func assuming() throws {
    let text = """
      <NSLayoutConstraint:0x1 UILabel:0x8.left == UIView:0x9.leftMargin>
      <NSLayoutConstraint:0x2 UILabel:0x8.left == UIView:0x9.left>
      """
    let (reports, imported) = try Self.importing(text)
    var session = imported
    #expect(reports.first?.disabled == [])
    let first = session.run("assume margins 8")
    #expect(try Self.reports(first).first?.disabled == ["log.2"])
    #expect(session.run("expect View_leftInset = 8").failure == nil)
    #expect(session.run("expect Label.left - View.left = 8").failure == nil)
    // With none there is no conflict.
    #expect(try Self.reports(session.run("assume margins 0")).first?.disabled == [])
    #expect(session.run("expect Label.left - View.left = 0").failure == nil)
    #expect(session.run("undo 2").failure == nil)
    #expect(try session.scriptLines() == imported.scriptLines())
  }

  @Test(
    "What cannot be is refused, and changes nothing",
    arguments: [
      (["paste", "nothing", "."], "syntax"), (["paste", "."], "syntax"),
      (["paste", "<NSLayoutConstraint:0x1 UIView:<private>.width == 3>", "."], "syntax"),
      (["assume margins 8"], "syntax"), (["assume margins"], "syntax"), (["assume"], "syntax"),
      (["assume margins -8"], "syntax"), (["assume insets 8"], "syntax"),
      (
        ["paste", "<NSLayoutConstraint:0x1 UIView:0x2.width == 3>", ".", "assume margins 8"],
        "syntax"
      ),
      (["<NSLayoutConstraint:0x1 UIView:0x2.width == 3>", "x = 3"], "syntax"),
      (["import"], "syntax"),
    ])
  func refused(lines: [String], code: String) throws {
    var session = Session()
    _ = session.run("a: x = 3")
    for line in lines.dropLast() { _ = session.run(line) }
    let last = try #require(lines.last)
    #expect(session.run(last).failure?.code.rawValue == code)
    session.giveUpLog()
    #expect(session.run("expect x = 3").failure == nil)
  }

  @Test("A log ends where it ends")
  func ends() {
    let entry = "<NSLayoutConstraint:0x1 UIView:0x9.width == 100>"
    let heading = "Unable to simultaneously satisfy constraints."
    for (lines, isWhole) in [
      (
        [heading, "(", entry, ")", "", "Will attempt to recover by breaking constraint", entry],
        true
      ),
      (
        [heading, "(", entry, ")", "", "Will attempt to recover by breaking constraint \(entry)"],
        true
      ),
      ([heading, "(", entry, ")", "", "Will attempt to recover by breaking constraint"], false),
      ([heading, "(", entry, ")", "", ""], true), ([heading, "(", entry, ")", ""], false),
      ([heading, "", "(", "", entry, "", ")"], false), ([heading], false), ([entry], false),
      ([entry, entry, "", ""], true), (["\"\(entry)\",", "."], true),
      (["<NSLayoutConstraint:0x1 UIView:0x9.width", "== 100>", "", ""], true),
    ] {
      var session = Session()
      for line in lines { #expect(session.run(line).failure == nil, "\(lines)") }
      #expect(session.isCollecting == !isWhole, "\(lines)")
    }
  }

  @Test("What is said behind a log is passed over, and a comment begins none")
  func afterwords() {
    var session = Session()
    for line in [
      "# Unable to simultaneously satisfy constraints.",
      "Unable to simultaneously satisfy constraints.", "(",
      "<NSLayoutConstraint:0x1 UIView:0x9.width == 100>", ")",
      "Will attempt to recover by breaking constraint",
      "<NSLayoutConstraint:0x1 UIView:0x9.width == 100>", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.",
      "The methods in the UIConstraintBasedLayoutDebugging category may also be helpful.",
      "expect View.width = 100",
    ] { #expect(session.run(line).failure == nil, "\(line)") }
    #expect(session.run("Make a symbolic breakpoint at UIViewAlert").failure != nil)
  }

  @Test("A stopped import leaves nothing")
  func stopped() throws {
    var session = Session()
    let control = SolveControl()
    session.control = control
    _ = session.run("x = 3")
    control.cancel()
    let reply = session.importLogs(in: Self.lines(LogSample.all[0].text), as: "import log.txt")
    #expect(reply.wasStopped && reply.failure != nil)
    control.reset()
    #expect(try session.scriptLines().contains { $0.hasPrefix("view") } == false)
  }
}
