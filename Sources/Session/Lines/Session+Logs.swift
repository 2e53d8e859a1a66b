// Logs of constraints that clash: explained, and their lines kept as constraints of the problem, so that everything
// that can be asked of constraints can be asked of a stranger's log.
//
// What is kept are ordinary lines of the language, made as one change. Of the constraints that cannot hold together
// one is disabled, and so on until the others can: what the system broke, or what is the reader's.

import ConstraintHierarchies
import Language
import Layouts
import Logs
import Rationals
import Simplex

extension Session {
  /// Explains the logs in a text, and keeps their constraints. If there is none, the session stays as it was.
  ///
  /// - Parameter line: what asks for it.
  /// - Complexity: that of judging the logs.
  public mutating func importLogs(in lines: [String], as line: String) -> Reply {
    reply(to: line) { (session) throws(Failure) in
      try session.keepLogs(in: lines, as: line.trimmed, SourceRange(0, line.count))
    }
  }

  mutating func keepLogs(
    in lines: [String], as line: String, _ range: SourceRange
  ) throws(Failure) -> Reply {
    let logs = LogReader.logs(in: lines)
    let read = logs.filter { !$0.entries.isEmpty }
    if read.isEmpty {
      let traces = LayoutTrace.ambiguities(in: lines)
      let dump = KiwiDump.constraints(in: lines)
      if !dump.isEmpty {
        try make(dump, as: line, range)
        return Reply(.state(.list(try listing())), isChange: true)
      }
      if !traces.isEmpty { throw Failure(.layout(.log(.isTrace(traces, range)))) }
      throw Failure(.layout(.log(.isNone(LogReader.firstUnread(in: lines), range))))
    }
    var imported: [ImportedLog] = []
    var reports: [LogReport] = []
    var all: [String] = []
    for log in read {
      // Its lines are kept as they are explained.
      let direction = state.views.direction
      let log = try completed { () throws(Stop) in
        try log.settlingYAxis(assuming: LogAssumptions(direction: direction), control: control)
      }
      var new = ImportedLog(log, in: state, besides: imported)
      let explanation = try explained(new)
      all += try new.lines(
        after: new.sharesViews ? all : [], judged: explanation.verdict, control: control)
      reports.append(report(of: new, explanation))
      imported.append(new)
    }
    try make(all, as: line, range)
    importedLogs += imported
    return Reply(.layout(.logs(reports)), isChange: true)
  }

  private func explained(_ log: ImportedLog) throws(Failure) -> LogExplanation {
    try completed { () throws(Stop) in
      try LogExplanation(log.log, assuming: log.assumptions, control: control)
    }
  }

  private func report(of log: ImportedLog, _ explanation: LogExplanation) -> LogReport {
    let kept = log.script.statements.first { !log.unsaid.contains($0.entry) }
    return LogReport(
      explanation: explanation, label: log.label, first: kept?.entry ?? 0,
      keptCount: log.script.statements.count - log.unsaid.count,
      disabled: log.disabled.sorted().map { log.id(of: $0) }, unsaid: log.unsaid)
  }

  // MARK: Assumptions

  /// What the variables are called by that say what is assumed: `assumed.1`, …
  private static let assumptionLabel = "assumed"

  /// Gives what the logs here do not print a value, and explains them again.
  mutating func assume(
    _ word: AssumptionWord, _ value: Rational, _ text: String, _ range: SourceRange
  ) throws(Failure) -> Reply {
    let known = importedLogs.indices.reversed().filter { importedLogs[$0].isPart(of: state) }
    // Several may have had the same names, one after another.
    var places: [Int] = []
    for place in known
    where !places.contains(where: { importedLogs[$0].label == importedLogs[place].label }) {
      places.insert(place, at: 0)
    }
    if places.isEmpty { throw Failure(.layout(.log(.nothingRead(range)))) }
    let isMargins = word == .margins
    places = places.filter { place in
      importedLogs[place].script.unknowns.contains { $0.isMargin == isMargins }
    }
    if places.isEmpty {
      throw Failure(.layout(.log(.nothingToAssume(range, isMargins: isMargins))))
    }
    var imported = importedLogs
    var reports: [LogReport] = []
    var all: [String] = []
    for place in places {
      if isMargins {
        imported[place].assumptions.margins = value
      } else {
        imported[place].assumptions.baselines = value
      }
      let explanation = try explained(imported[place])
      let unknowns = imported[place].script.unknowns.filter { $0.isMargin == isMargins }
      all += lines(giving: unknowns.map { $0.name }, ScriptText.number(value), after: all)
      all += try settle(&imported[place], judged: explanation.verdict, after: all)
      reports.append(report(of: imported[place], explanation))
    }
    try make(all, as: text.trimmed, SourceRange(0, text.count))
    importedLogs = imported
    return Reply(.layout(.logs(reports)), isChange: true)
  }

  /// The lines that require variables to have a value: new ones, or new constants in those that are there.
  private func lines(giving names: [String], _ value: String, after lines: [String]) -> [String] {
    let label = Self.assumptionLabel
    var number = lines.filter { $0.hasPrefix("\(label).") }.count
    return names.map { name in
      let known = state.links(of: label).first { $0.leftText == name }
      if let known { return "set \(known.id) \(value)" }
      repeat { number += 1 } while state.hierarchy.constraint("\(label).\(number)") != nil
      return "\(label).\(number): \(name) = \(value)"
    }
  }

  /// The lines that enable what an earlier assumption had disabled, and disable what clashes now.
  private func settle(
    _ imported: inout ImportedLog, judged verdict: LogVerdict, after lines: [String]
  ) throws(Failure) -> [String] {
    let ids = imported.disabled.sorted().map { imported.id(of: $0) }.filter {
      state.hierarchy.constraint($0)?.isEnabled == false
    }
    let enabling = ScriptText.lines("enable", ids)
    var new = state
    // What is assumed may be refused for itself; that is found when the lines are made.
    for line in lines { _ = try? new.read(line) }
    for line in enabling { _ = try? new.read(line) }
    imported.disabled = []
    try imported.disableWhatClashes(in: &new, judged: verdict, control: control)
    return enabling + imported.disablingLines
  }
}

extension ImportedLog {
  /// The lines that make its constraints, and disable those that clash.
  ///
  /// - Parameter earlier: the lines of logs whose views it shares. By itself, it can be tried out by itself.
  fileprivate mutating func lines(
    after earlier: [String], judged verdict: LogVerdict, control: SolveControl
  ) throws(Failure) -> [String] {
    var problem = ProblemState()
    problem.views.direction = assumptions.direction
    for line in earlier { _ = try? problem.read(line) }
    var lines = declarations
    for line in lines { _ = try? problem.read(line) }
    for (entry, line) in constraints {
      if (try? problem.read(line)) != nil { lines.append(line) } else { unsaid.append(entry) }
    }
    try disableWhatClashes(in: &problem, judged: verdict, control: control)
    return lines + disablingLines
  }

  /// On several lines: one may have only so many characters.
  var disablingLines: [String] {
    ScriptText.lines("disable", disabled.sorted().map { id(of: $0) })
  }

  /// Disables what is left out of the smallest conflict, and then whatever clashes with the others: sizes of containers
  /// come first and so hold, the reader's own lines come last.
  ///
  /// - Complexity: one step of the solver for each constraint, from the basis where it stood.
  fileprivate mutating func disableWhatClashes(
    in problem: inout ProblemState, judged verdict: LogVerdict, control: SolveControl
  ) throws(Failure) {
    func rank(_ entry: Int) -> Int {
      let entry = log.entries[entry]
      return log.holdsContainer(entry) ? 0 : log.owner(of: entry) == .yours ? 2 : 1
    }
    let all = constraints.compactMap { entry, _ -> (entry: Int, serial: Int)? in
      guard let constraint = problem.hierarchy.constraint(id(of: entry)), constraint.isEnabled,
        constraint.priority.isRequired
      else { return nil }
      return (entry, constraint.serial)
    }
    let own = (0...2).flatMap { level in all.filter { rank($0.entry) == level } }
    func enable(_ isEnabled: Bool, _ serial: Int) {
      problem.hierarchy.updateConstraint(serial: serial) { $0.isEnabled = isEnabled }
    }
    func agrees(_ solutions: inout Solutions) throws(Failure) -> Bool {
      solutions.follow(problem)
      return try solutions.outcome != .infeasible
    }
    var solutions = Solutions()
    solutions.control = control
    if verdict.outcome == .satisfiable, try agrees(&solutions) { return }
    for (_, serial) in own { enable(false, serial) }
    // What clashes without any of them is for somebody else to tell.
    if try !agrees(&solutions) { return }
    let leftOut = verdict.leftOut(of: log, besides: unsaid)
    for (entry, serial) in own {
      let before = solutions
      enable(true, serial)
      if entry != leftOut, try agrees(&solutions) { continue }
      enable(false, serial)
      solutions = before
      disabled.insert(entry)
    }
  }
}
