// A conversation: one line in, one reply out. It has no input and no output of its own; what it
// cannot do by itself, such as reading a file, it asks for in the reply.

public import ConstraintHierarchies
public import Language
import Logs
public import Simplex

/// A session is a value: a copy can go its own way, and a line that is refused leaves no trace.
public struct Session: Sendable {
  /// How replies are to be drawn; the commands `numbers`, `style` and `show` change it.
  public internal(set) var settings: DisplaySettings
  /// Whether requirements that contradict the others are kept, as one who only wants to know the end
  /// of a script wishes; otherwise they are refused.
  public let keepsContradictions: Bool
  /// Whether changes are answered in words; a program that reads only the solution saves the work.
  public internal(set) var describesChanges: Bool
  /// Whether numbers so long have come that values may soon have too many digits.
  private var hasVeryLongNumbers = false

  /// How it was when nobody had chosen yet.
  let startsASCII: Bool

  @Boxed var state = ProblemState()
  /// What is worked out from the state.
  @Boxed var solutions = Solutions()
  @Boxed var timeline = Timeline()
  /// Every line so far, for who wants to tell the session again.
  public internal(set) var transcript = Transcript()
  /// Where the learner stands in the trace; nil before the first step, and again after every change.
  @Boxed var walk: Walk? = nil
  /// Whether `step` asks first, and how the guesses fared.
  var predicts = false
  var score = Score()
  /// What the incremental solution was last brought up to date for, in the learner's words.
  @Boxed var latest: ChangeTrace.Cause? = nil
  /// The problem before the last change; nil before the first.
  @Boxed var stateBefore: ProblemState? = nil
  /// What layout passes have made of the texts.
  @Boxed var texts = TextPasses()
  /// Where the views were after the last change that was told of, by their names; none where nobody looked.
  var knownFrames: [String: ViewFrame] = [:]
  /// The views as they were drawn last, to be drawn beside what they become.
  var lastDrawn: [ViewFrame] = []
  /// The contradiction that the last statement was refused for.
  @Boxed var refusal: ConflictReport? = nil
  /// The log whose lines are coming; nil as a rule.
  @Boxed var collector: LogCollector? = nil
  /// The log after which what a system says may come next.
  @Boxed var logJustRead: LogCollector? = nil
  /// The logs that were read, the latest last.
  var importedLogs: [ImportedLog] = []
  /// Where a line that is under way comes back to if it is refused; nil between lines.
  @Boxed var wayBack: WayBack? = nil

  public init(
    settings: DisplaySettings = DisplaySettings(), keepsContradictions: Bool = false,
    describesChanges: Bool = true
  ) {
    self.settings = settings
    startsASCII = settings.isASCII
    self.keepsContradictions = keepsContradictions
    self.describesChanges = describesChanges
    control = .uninterruptible
  }

  /// Ends a line early when it is cancelled. Copies of a session share it: to stop one alone, give it a
  /// control of its own. Whoever cancels it resets it before the next line.
  ///
  /// To come back from a stopped line, each line of a session that can be stopped keeps a copy of the solver
  /// as it was before, which takes time in proportion to the size of the problem, unless `endsWhenStopped`. So at
  /// first it is `uninterruptible`.
  ///
  /// It also ends lines that come to use too much. If nothing was said of that, a number of more than
  /// `Limit.valueDigits` is.
  public var control: SolveControl {
    get { solutions.control }
    set {
      let control = newValue.limits == nil ? newValue.limited(to: .ofSession()) : newValue
      solutions.control = control
      walk?.control = control
    }
  }

  /// Whether nobody goes on after a line that was stopped. Then no copy of the solver is kept for that: many lines take
  /// time in proportion to their number, and what is asked after a stop nevertheless is worked out again.
  public var endsWhenStopped: Bool {
    get { solutions.endsWhenStopped }
    set { solutions.endsWhenStopped = newValue }
  }

  /// Whether the reply to the learner's own pivot leaves out what the rule would have done, because that
  /// is what is being asked.
  public var keepsRuleSecret = false

  /// Who is told how far a long solve has come, where somebody asks (`SolveControl.requestProgress`).
  public var listener: SolvingReport.Listener? {
    get { solutions.listener }
    set { solutions.listener = newValue }
  }

  /// What the parser and completion must know of this session.
  public var vocabulary: Vocabulary { state.vocabulary }

  /// The solution as it stands.
  ///
  /// - Throws: if the solve is stopped.
  public var resolution: TracedSolution {
    mutating get throws(Failure) { try solutions.traced }
  }

  /// Runs one line. A line that is refused, or stopped by `control`, leaves the session as it was.
  public mutating func run(_ text: String) -> Reply {
    let line = text.unprompted
    let reply =
      collect(text)
      ?? self.reply(to: line) { (session) throws(Failure) in try session.respond(to: line) }
    // Nothing came of one that somebody stopped: it may come again.
    if !reply.wasStopped { transcript.add(line, reply) }
    return reply
  }

  private mutating func respond(to text: String) throws(Failure) -> Reply {
    if let reply = try answer(text) { return reply }
    let asked = walk?.question
    let line: Line
    let reply: Reply
    do throws(Failure) {
      do { line = try Parser.parse(text, knowing: KnownNames(state)) } catch {
        throw Failure(error)
      }
      // First the line, for it may have ended what was asked.
      reply = try execute(line, text)
    } catch {
      guard let help = help(insteadOf: error, text) else { throw error }
      return Reply(.state(.help(help)))
    }
    return reminding(of: asked, reply, after: line)
  }

  private mutating func execute(_ line: Line, _ text: String) throws(Failure) -> Reply {
    if let claim = decompositionSaid(by: line) { return Reply(.state(.claim(claim))) }
    switch line {
    case .constraint, .objective, .visualFormat, .several, .command(.change, _):
      return try change(text, line)
    case .command(.travel(let travel), let range):
      return Reply(.change(.travel(try go(travel, range))))
    case .command(.question(let question), let range): return Reply(try answer(question, range))
    case .command(.walk(let command), let range): return Reply(.walk(try walk(command, range)))
    case .command(.setting(let setting), _): return set(setting, text)
    case .command(.log(let command), _): return try answer(command, text)
    case .command(.request(let request), _):
      return Reply(.state(.request(request)), request: request)
    case .expression(.quantity(.column(let name), _))
    where state.hierarchy.constraint(name.text) != nil:
      return Reply(.state(.decomposition(try decomposition(name).ofName)))
    case .expression(let expression): return Reply(.state(.value(try value(of: expression))))
    case .empty: return Reply()
    }
  }

  // MARK: Changes

  /// Runs something that makes several changes, such as loading a file, as one that `undo` takes back
  /// at once.
  ///
  /// - Throws: what `body` throws, and where it was stopped by `control`. The session is then as it was.
  public mutating func asOneChange(
    _ line: String, _ body: (inout Session) throws(Failure) -> Void
  ) throws(Failure) {
    try whole { (session) throws(Failure) in
      session.leave(keeping: true)
      let (start, before) = (session.state, session.solutions)
      let group = session.timeline.begin()
      // Nobody is told what each of them has changed.
      let describes = session.describesChanges
      session.describesChanges = false
      try body(&session)
      session.describesChanges = describes
      try completed { () throws(Stop) in try session.control.check() }
      guard let entry = session.timeline.end(group, as: line.trimmed), !entry.steps.isEmpty else {
        return
      }
      // From here on it is one change for the solver, too.
      session.solutions = before
      session.solutions.follow(session.state)
      session.stateBefore = start
      session.latest = .done(line.trimmed)
    }
  }

  /// Makes the change that a line asks for. A line that asks for none does nothing.
  ///
  /// - Throws: where it is refused, or cannot be told; then it is for `whole` to come back.
  mutating func change(_ text: String, _ line: Line) throws(Failure) -> Reply {
    var new = state
    guard var outline = try new.apply(line) else { return Reply() }
    outline.notes += try keep(new, outline, Timeline.Entry(line: text.trimmed, steps: [line]))
    if describesChanges {
      outline.notes += state.remarksOnTwins(outline)
      if let remark = state.remarkOnSign(outline) { outline.notes.append(remark) }
    }
    guard describesChanges else { return Reply(isChange: true) }
    do throws(Failure) {
      return Reply(.change(.summary(try summary(of: outline))), isChange: true)
    } catch {
      throw error.told(of: outline.range)
    }
  }

  /// Goes over to the state that a change has made, unless its requirements contradict one another.
  ///
  /// - Returns: what is worth a remark.
  @discardableResult
  mutating func keep(
    _ changed: ProblemState, _ outline: Outline, _ entry: Timeline.Entry
  ) throws(Failure) -> [Note] {
    var new = changed
    let texts = try new.settleTexts(from: solutions)
    try refuseExcess(of: new, after: outline)
    try refuseContradiction(of: new, after: outline)
    refusal = nil
    let notes = notes(on: texts)
    self.texts = texts
    timeline.add(entry, to: state)
    stateBefore = state
    state = new
    latest = .done(entry.line)
    walk = nil
    return notes
  }

  /// Finishes one change before the next begins, so that each can be told, and its pivots counted, by
  /// itself. Where only the end of a script is wanted, its changes are worked out together.
  ///
  /// - Throws: where somebody stopped it. If it takes too much, it is told together with the next one, or taken back.
  mutating func finishLatestChange() throws(Failure) {
    guard solvesEachLine else { return }
    _ = try unlessTooMuch { (session) throws(Failure) in try session.solutions.finishChange() }
  }

  /// Where only the end of a script is wanted, nothing is solved before it as a rule.
  private var solvesEachLine: Bool {
    describesChanges || !keepsContradictions || hasVeryLongNumbers
  }

  private func refuseExcess(of new: ProblemState, after outline: Outline) throws(Failure) {
    guard let limit = new.exceeded else { return }
    throw Failure(.change(.tooMany(limit, outline.range)))
  }

  /// Has the solutions follow the state that a line has made, unless its requirements contradict one
  /// another, or a number comes out that is too long.
  private mutating func refuseContradiction(
    of new: ProblemState, after outline: Outline
  ) throws(Failure) {
    // A height that a text has come to can be required.
    let mayContradict = (outline.mayContradict || !new.texts.isEmpty) && !keepsContradictions
    follow(
      new,
      mayBeRefused: mayContradict || solutions.hasLongValues || new.hasLongNumbers(outline))
    // With each line of that kind the values may be as much longer.
    if new.hasLongNumbers(outline, bits: 512) { hasVeryLongNumbers = true }
    do throws(Failure) {
      if solvesEachLine { try refuseLongValues(of: new) }
      guard mayContradict, let search = try solutions.conflictSearch() else { return }
      let report = try completed { () throws(Stop) in
        try ConflictReport(outline.origin, search, LayoutSettings(new))
      }
      let fault: SolutionFault =
        report.standingPoint.map {
          .standingPoint($0.name, at: $0.value, wanted: $0.wanted, outline.range)
        } ?? .contradiction(report.ids, outline.range)
      throw Failure(.solution(fault), refused: report)
    } catch {
      throw error.told(of: outline.range)
    }
  }
}
