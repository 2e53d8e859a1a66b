// The words for changes: what was added, how things stand after it, what it cost.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session

extension Narrator {
  func document(_ answer: ChangeAnswer) -> Document {
    switch answer {
    case .summary(let summary): document(summary)
    case .setting(let setting): Document([.paragraph(Text(Words.inUse(setting)))])
    case .rule(let rule): Document([.paragraph(Text(Words.rule(rule)))])
    case .travel(let travel): document(travel)
    case .history(let history): document(history)
    case .trace(let trace): document(trace)
    }
  }

  // MARK: A change

  /// The decomposition of what was added, notes, and the region as it is now.
  private func document(_ summary: ChangeSummary) -> Document {
    let introduction = Introduction(summary.problem)
    var document = introduction.document(summary.constraints, summary.objectives)
    if !summary.newVariables.isEmpty {
      document.append(
        .paragraph(
          Text(Words.newVariables(summary.newVariables, unlike: summary.similarPoints), .note)))
    }
    for renaming in summary.renamings {
      document.append(.paragraph(Text(Words.renamed(renaming), .note)))
    }
    let now = summary.now.map { self.document($0, summary.problem) }
    if !summary.points.isEmpty, now?.leavesOut(summary.points.map { $0.name }) ?? true {
      document.append(.paragraph(points(summary.points)))
    }
    for note in summary.notes {
      document.append(.paragraph(Text(Words.shortened(Words.note(note), to: 240), .note)))
    }
    if let now { document.append(contentsOf: now) }
    if let cost = summary.cost { document.append(contentsOf: self.document(cost)) }
    return document
  }

  /// `points  X0 = 0,  X1 = 10`
  private func points(_ points: [(name: String, value: Rational)]) -> Text {
    let limit = 12
    var texts = points.prefix(limit).map { "\(Words.shortened($0.name)) = \($0.value)" as Text }
    if points.count > limit { texts.append(Text("and \(points.count - limit) more", .dim)) }
    return "\(points.count == 1 ? "point" : "points", .dim)  " + texts.joined(separator: ",  ")
  }

  // MARK: How things stand

  /// The region of a few variables: a picture for one, words for more.
  func document(_ now: Whereabouts, _ problem: Hierarchy) -> Document {
    let naming = ValueNaming(hierarchy: problem)
    switch now {
    case .contradictory:
      return Document([.paragraph(Text(Words.contradictoryNow, .error))])
    case .unbounded(let level):
      return Document([.paragraph("\(Words.unbounded(level.name), .note)")])
    case .region(let intervals, let more, let isBox):
      if let only = intervals.first, intervals.count == 1, more == 0 {
        let picture = NumberLinePicture(naming, only.variable)
        let row = picture.row(
          priority: problem.levels.last ?? .required, caption: [], only.interval,
          label: naming.statement(problem.name(of: only.variable), only.interval))
        return Document([.numberLines(picture.lines([row]))])
      }
      var statements = intervals.map {
        naming.statement(problem.name(of: $0.variable), $0.interval)
      }
      if more > 0 { statements.append("…") }
      if !isBox { statements.append(Text(Words.notEveryPair)) }
      return Document([.paragraph(statements.joined(separator: ",  "))])
    }
  }

  /// What a change cost: pivots, the levels looked at, the levels left alone.
  func document(_ cost: ChangeCost) -> Document {
    Document([.paragraph(Text(Words.cost(cost), .dim))])
  }

  // MARK: undo, redo, history

  /// So many changes are named one by one.
  private static let mostNamed = 10

  private func document(_ travel: Travel) -> Document {
    let verb = travel.direction.rawValue
    var document = Document()
    for change in travel.changes.prefix(Self.mostNamed) {
      document.append(
        .paragraph(Text("\(verb): ", .note) + Text(Words.shortened(change.line), .code)))
    }
    if travel.changes.count > Self.mostNamed {
      document.append(
        .paragraph(Text(Words.moreChanges(travel.changes.count - Self.mostNamed), .dim)))
    }
    if let setting = travel.setting { document.append(.paragraph(Text(Words.inUse(setting)))) }
    if let now = travel.now { document.append(contentsOf: self.document(now, travel.problem)) }
    if let cost = travel.cost { document.append(contentsOf: self.document(cost)) }
    return document
  }

  /// The changes by number, with a mark where the session stands.
  private func document(_ history: HistoryReport) -> Document {
    if history.earlier == 0, history.entries.isEmpty {
      return Document([.paragraph(Text(Words.noChangeYet, .note))])
    }
    let rows = history.entries.map { entry -> [Text] in
      var line = Text(entry.line, entry.isUndone ? .dim : .code)
      if entry.count > 1 { line += "  \(Text(Words.changes(entry.count), .dim))" }
      return [
        Text(entry.number == history.position ? "▶" : "", .strong),
        Text(String(entry.number), .dim), line, entry.isUndone ? Text("undone", .dim) : "",
      ]
    }
    var document = Document()
    if history.earlier > 0 {
      document.append(.paragraph(Text(Words.earlierChanges(history.earlier), .dim)))
    }
    document.append(.grid(Grid(rows)))
    document.append(.paragraph(Text(Words.standing(history), .note)))
    return document
  }

  // MARK: trace change

  private func document(_ trace: ChangeTrace?) -> Document {
    guard let trace else { return Document([.paragraph(Text(Words.noChangeYet, .note))]) }
    var document = Document([.paragraph(Words.lastChange(trace.cause))])
    guard let update = trace.update else {
      document.append(.paragraph(Text(Words.nothingLeftToSolve)))
      return document
    }
    let ending = trace.ending.map { ending -> Text in
      switch ending {
      case .contradictory: Text(Words.contradictoryNow, .error)
      case .unbounded(let level): Text(Words.unbounded(level.name), .note)
      }
    }
    document.append(contentsOf: ChangeStory(update).document(ending: ending))
    if !trace.ambiguous.isEmpty {
      document.append(.paragraph(Text(Words.stopsAnywhere(trace.ambiguous), .note)))
    }
    if let cost = trace.cost { document.append(contentsOf: self.document(cost)) }
    return document
  }
}

extension Document {
  /// Whether a number line in it shows the points, but not all of these.
  fileprivate func leavesOut(_ points: [String]) -> Bool {
    blocks.contains { block in
      guard case .numberLines(let figure) = block else { return false }
      return !points.allSatisfy { point in figure.ticks.contains { $0.name == point } }
    }
  }
}
