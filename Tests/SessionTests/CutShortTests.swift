// Each question, cut short at its first look at the limits, at its second, and so on until it comes to its end: what is not
// come to is never taken for an answer. So whatever comes back is what comes back where nobody stops it, or the reason.

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
import Synchronization
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
    ],
    ["X >= 5", "Y >= X", "Z = X + Y @low", "minimize Z @high", "drop Z", "X + Y + Z <= 40"],
  ]

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
    "expect high = 0", "expect conflict a b", "value X + Y", "X + Y", "error(a)", "f(high)",
    "pivots", "list", "objectives", "decompose", "step", "step 9", "goto 2", "tableau",
    "pivot a", "predict on", "ambiguous", "draw", "passes", "extremes a", "set a 5",
    "disable a", "priority b @high", "undo", "reset", "a.text = 4000", "stack s of a, b",
  ]

  @Test("no line is answered from a solve that was cut short", arguments: lines)
  func inLines(_ line: String) throws {
    for problem in Self.problems + [Self.contradictory] {
      var start = Session(keepsContradictions: problem == Self.contradictory)
      for setting in problem { _ = start.run(setting) }
      try Self.cut("\(line) after \(problem)", start) { (session) throws(Failure) in
        let reply = session.run(line)
        if let failure = reply.failure, failure.stop != nil { throw failure }
        // Where a journey leads to is told without what takes too much, but it leads there.
        if reply.answer.isTravel { return ["travel"] }
        return [session.text(reply.document)] + Self.left(by: session)
      }
    }
  }

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
        "\(try session.levelProgram(nil, named: "p", SourceRange(0, 0)).program.rows)"
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
    for problem in Self.problems + [Self.contradictory] {
      var start = Session(keepsContradictions: true)
      for setting in problem { _ = start.run(setting) }
      try Self.cut("\(name) after \(problem)", start) { (session) throws(Failure) in
        [try ask(&session)]
      }
    }
  }

  /// Asks, cut short at each look, for each reason; the answer is the one that is got undisturbed, or none.
  private static func cut(
    _ name: String, _ start: Session,
    _ ask: (inout Session) throws(Failure) -> [String]
  ) throws {
    func outcome(_ session: Session) -> Result<[String], Failure> {
      var session = session
      do throws(Failure) { return .success(try ask(&session)) } catch { return .failure(error) }
    }
    let whole = outcome(start)
    for reason in [Stop.memory, .cancelled] {
      // Every look of the first, then fewer and fewer; the one reason at those between which the other is.
      var looks = reason == .memory ? 1 : 2
      while looks < 2_000 {
        let cutter = Cutter(at: looks)
        var session = start
        session.control =
          reason == .memory
          ? .uninterruptible.limited(to: .ofSession(isOutOfMemory: { cutter.looks() }))
          : cutter.cancelling()
        let cut = outcome(session)
        guard cutter.hasCut else { break }
        let place: Comment = "\(name), at look \(looks), \(reason)"
        switch (cut, whole) {
        case (.failure(let failure), _) where failure.stop != nil:
          // It was asked to end just as it came to its end, or is out of what it needs.
          #expect(failure.stop == reason, place)
        case (.failure(let failure), .failure(let wanted)):
          #expect(failure.code == wanted.code, place)
        case (.success(let answer), .success(let wanted)): #expect(answer == wanted, place)
        case (.success, .failure), (.failure, .success): Issue.record(place)
        }
        looks += looks < 12 * Trials.count(1) ? 2 : max(2, looks / 3)
      }
    }
  }

  /// What a session is like after a line: without the limits, and not stopped.
  private static func left(by session: Session) -> [String] {
    var copy = session
    copy.control = .uninterruptible
    return [copy.text(copy.run("list").document), copy.text(copy.run("history").document)]
  }
}

extension Reply {
  fileprivate var text: String { Session().text(document) }
}

/// Cuts at one of the looks.
private final class Cutter: Sendable {
  private let left: Atomic<Int>
  private let requests = SolveControl()

  init(at look: Int) { left = Atomic(look) }

  var hasCut: Bool { left.load(ordering: .relaxed) <= 0 }

  /// Whether this is the look.
  func looks() -> Bool { left.subtract(1, ordering: .relaxed).newValue == 0 }

  /// A control whose requests are looked at; the look that cuts asks for the end.
  func cancelling() -> SolveControl {
    requests.limited(
      to: .ofSession(isOutOfMemory: { [self] in
        if looks() { requests.cancel() }
        return false
      }))
  }
}
