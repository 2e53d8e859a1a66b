// Each question, cut short at its first look at the limits, at its second, and so on until it comes to its end: what is not
// come to is never taken for an answer. So whatever comes back is what comes back where nobody stops it, or the reason; and after
// the reason everything is as it was before, and the same question has its answer.

import ConstraintHierarchies
import Formats
import Language
import Narration
import ProgramSolving
import Programs
import Rationals
import Rendering
import Session
import Simplex
import TestSupport
import Testing
import Wording

@Suite struct CutShortTests {
  /// Where the solve has something to do for each of the questions.
  private static let problems: [[String]] = [
    [
      "point X0 = 0, X3 = 60", "X0 <= X <= X3", "Y >= X + 5", "Y <= 90", "X = 20 @low",
      "X + Y >= 80 @high",
    ],
    [
      "point X0 = 1", "X >= X0", "Y >= X + 2", "Z >= Y + 3", "X + Z = 20 @high",
      "maximize Y + W @low", "W >= Z - Y",
    ],
    [
      "screen 320 x 480", "view a, b", "a.left = 16", "b.left = a.right + 8 @high",
      "b.right = screen.right - 16", "a.width = b.width @low", "X = 3", "Y <= 9", "Z >= a.width",
      "a.top = 10", "text a area 2400", "Y >= 2 @high", "undo",
    ],
    ["X >= 5", "Y >= X", "Z = X + Y @low", "minimize Z @high", "drop c", "X + Y + Z <= 40"],
  ]

  private static let reasons = [Stop.memory, .cancelled]

  private static let contradictory = [
    "X >= 5", "Y >= X", "Y <= 3", "X + Z = 9", "Z >= 8", "W = Z @low", "W <= X @high",
  ]

  /// One of every command that solves, and claims that hold and that do not.
  private static let lines = [
    "X + Y = 30 @high", "X >= 3", "X + Y >= 500", "X = 4000", "solve", "trace", "trace change",
    "region", "region X", "region X Y", "wireframe X Y Z", "plot", "plot low X", "why X", "why Y",
    "why a", "why b", "why f1", "prove", "duel", "dual", "dual high", "conflict", "sensitivity",
    "sweep X0 from 0 to 50", "suggest X = 7", "expect X = 20", "expect X = 1", "expect not X = 1",
    "expect X in [0, 5]", "expect X ambiguous", "expect unsatisfiable", "expect unbounded",
    "expect objective(high) = 0", "expect conflict a b", "value X + Y", "X + Y", "value error(a)",
    "value objective(high)", "redo",
    "pivots", "list", "objectives", "decompose", "step", "step 9", "goto 2", "tableau",
    "pivot a", "predict on", "ambiguous", "draw", "passes", "exercise a", "set a 5",
    "disable a", "priority b @high", "undo", "reset", "text b area 4000", "stack s = a, b",
  ]

  @Test("no line is answered from a solve that was cut short", arguments: lines)
  func inLines(_ line: String) throws {
    // In a short run one reason for each problem, unless that cuts nothing; the questions below have both.
    var cuts = cuts(of: line) { Trials.some(of: Self.reasons, from: $0) }
    if cuts == 0 { cuts = self.cuts(of: line) { _ in Self.reasons } }
    #expect(cuts > 0 || Self.unsolved.contains(line), "\(line) solves nothing")
  }

  /// - Parameter reasons: why it is cut short, for each problem.
  /// - Returns: how often there was no answer.
  private func cuts(of line: String, by reasons: (_ problem: Int) -> [Stop]) -> Int {
    var cuts = 0
    for (place, problem) in (Self.problems + [Self.contradictory]).enumerated() {
      var start = Session(keepsContradictions: problem == Self.contradictory)
      for setting in problem { start.take(setting) }
      let name = "\(line) after \(problem)"
      cuts += Self.cut(name, start, reasons(place)) { (session) throws(Failure) in
        let reply = session.run(line)
        if let failure = reply.failure, failure.stop != nil {
          #expect(failure.range.upperBound > 0, "\(line): no place in it is named")
          throw failure
        }
        // Where a journey leads to is told without what takes too much, but it leads there.
        let told = reply.answer.isTravel ? "travel" : session.text(reply.document)
        return [told] + Self.left(by: session)
      }
    }
    return cuts
  }

  /// Those for which nothing has to be solved here, after lines of which each was told.
  private static let unsolved = [
    "why f1", "expect not X = 1", "expect unbounded", "expect unsatisfiable", "pivots",
    "predict on", "objectives", "reset",
  ]

  private static let low = LevelMark(value: Priority.low.rawValue, range: SourceRange(0, 0))

  /// What other modules ask, besides lines.
  private typealias Ask = @Sendable (inout Session) throws(Failure) -> String

  private static let questions: [(String, Ask)] = [
    ("solution", { (session) throws(Failure) in "\(try session.solution().json)" }),
    (
      "anew",
      { (session) throws(Failure) in
        "\(try session.solution(regions: .last, isSolvedAnew: true).json)"
      }
    ),
    ("status", { (session) throws(Failure) in "\(try session.status)" }),
    ("objectives", { (session) throws(Failure) in "\(try session.objectives().levels)" }),
    (
      "views",
      { (session) throws(Failure) in
        try session.drawnViews().map { Reply(.layout($0)).text } ?? "none"
      }
    ),
    (
      "regions",
      { (session) throws(Failure) in
        try session.regions(ofAtMost: 3).map { Reply(.solution(.region($0))).text }.joined()
      }
    ),
    ("proof", { (session) throws(Failure) in "\(try session.writtenProof().json)" }),
    (
      "program",
      { (session) throws(Failure) in
        "\(try session.levelProgram(low, named: "p", low.range).program.rows)"
      }
    ),
    (
      "place",
      { (session) throws(Failure) in
        "\(String(describing: try session.placeInWalk()?.names))"
      }
    ),
    (
      "columns",
      { (session) throws(Failure) in
        "\(String(describing: try session.columnChoices(entering: nil)))"
      }
    ),
    (
      "slides",
      { (session) throws(Failure) in
        var show = try session.slideShow()
        show.last()
        return "\(show.count) "
          + Session().text(Document(show.slide.headlines.map { .paragraph($0) }))
      }
    ),
    (
      "consequence",
      { (session) throws(Failure) in
        guard case .value(let asked)? = try? Parser.question("X") else { return "nothing" }
        return try session.consequence(of: asked, being: 77)
          .map { Session().text(Document([.paragraph(Narrator(.english).text($0))])) } ?? "none"
      }
    ),
    (
      "claim",
      { (session) throws(Failure) in
        guard let claim = try? Parser.claim("not X = 1") else { return "nothing" }
        return "\(try session.holds(claim))"
      }
    ),
  ]

  @Test("no question is answered from a solve that was cut short", arguments: questions.indices)
  func inQuestions(_ index: Int) throws {
    let (name, ask) = Self.questions[index]
    var cuts = 0
    for problem in Self.problems + [Self.contradictory] {
      // Nothing is solved before it is asked.
      var start = Session(keepsContradictions: true, describesChanges: false)
      for setting in problem { start.take(setting) }
      cuts += Self.cut("\(name) after \(problem)", start) { (session) throws(Failure) in
        [try ask(&session)]
      }
    }
    #expect(cuts > 0, "\(name) solves nothing")
  }

  /// Asks, cut short at each look, for each reason; the answer is the one that is got undisturbed, or none, and none changes
  /// nothing.
  ///
  /// - Returns: how often there was none.
  private static func cut(
    _ name: String, _ start: Session, _ reasons: [Stop] = reasons,
    _ ask: (inout Session) throws(Failure) -> [String]
  ) -> Int {
    func outcome(_ session: inout Session) -> Result<[String], Failure> {
      do throws(Failure) { return .success(try ask(&session)) } catch { return .failure(error) }
    }
    var undisturbed = start
    let whole = outcome(&undisturbed)
    let before = left(by: start)
    var stops = 0
    for reason in reasons {
      // Every look of the first, then fewer and fewer; the one reason at those between which the other is.
      var looks = reason == .memory ? 1 : 2
      while looks < 2_000 {
        let cutter = ScarceMemory(at: looks)
        var session = start
        session.control = reason == .memory ? cutter.control : cutter.cancelling
        let cut = outcome(&session)
        guard cutter.wasOut else { break }
        let place: Comment = "\(name), at look \(looks), \(reason)"
        if case .failure(let failure) = cut, failure.stop != nil {
          #expect(failure.stop == reason, place)
          #expect(left(by: session) == before, place)
          stops += 1
          session.control = .uninterruptible
          // Pivots that were made before may spare some now.
          expect(outcome(&session), is: whole, ignoring: "cost: ", place)
        } else {
          expect(cut, is: whole, place)
        }
        looks += looks < 12 * Trials.count(1) ? 2 : max(2, looks / 3)
      }
    }
    return stops
  }

  private static func expect(
    _ found: Result<[String], Failure>, is wanted: Result<[String], Failure>,
    ignoring beginning: String? = nil, _ place: Comment
  ) {
    func compared(_ texts: [String]) -> [[Substring]] {
      texts.map { text in
        text.split(separator: "\n").filter { line in !(beginning.map(line.hasPrefix) ?? false) }
      }
    }
    switch (found, wanted) {
    case (.failure(let failure), .failure(let wanted)): #expect(failure.code == wanted.code, place)
    case (.success(let answer), .success(let wanted)):
      #expect(compared(answer) == compared(wanted), place)
    case (.success, .failure), (.failure, .success): Issue.record(place)
    }
  }

  /// What a session is like after a line: without the limits, and not stopped.
  private static func left(by session: Session) -> [String] {
    var copy = session
    copy.control = .uninterruptible
    return ["list", "history", "draw", "tableau", "redo"].map { line in
      let reply = copy.run(line)
      return copy.text(reply.document) + (reply.failure?.diagnostic.message ?? "")
    }
  }
}

extension Reply {
  fileprivate var text: String { Session().text(document) }
}

extension ScarceMemory {
  /// A control that is asked for the end where memory would be short.
  fileprivate var cancelling: SolveControl {
    let requests = SolveControl()
    return requests.limited(
      to: .ofSession(isOutOfMemory: { [self] in
        if isOut { requests.cancel() }
        return false
      }))
  }
}
