// What is told of changes: what was added, how things stand after it, what it cost.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: ChangeWords) -> Text { words.text(in: speech) }
  private func say(_ words: HistoryWords) -> Text { words.text(in: speech) }
  private func say(_ words: PieceWords) -> Text { words.text(in: speech) }

  func document(_ answer: ChangeAnswer) -> Document {
    switch answer {
    case .summary(let summary): document(summary)
    case .program(let program): document(program)
    case .setting(let setting): Document([.paragraph(say(ChangeWords.inUse(setting)))])
    case .rule(let rule): Document([.paragraph(say(ChangeWords.rule(rule)))])
    case .travel(let travel): document(travel)
    case .history(let history): document(history)
    case .trace(let trace): document(trace)
    }
  }

  // MARK: A change

  /// The decomposition of what was added, notes, and the region as it is now.
  private func document(_ summary: ChangeSummary) -> Document {
    let introduction = Introduction(summary.problem, in: speech)
    var document =
      summary.isForm
      ? introduction.document(ofForm: summary.constraints)
      : introduction.document(summary.constraints, summary.objectives)
    func note(_ words: ChangeWords) {
      document.append(.paragraph(say(words).marked(.note)))
    }
    if !summary.newVariables.isEmpty {
      note(.newVariables(summary.newVariables, unlike: summary.similarPoints))
    }
    for renaming in summary.renamings { note(.renamed(renaming, in: summary.problem)) }
    var now = summary.tellsFrames ? nil : summary.now.map { self.document($0, summary.problem) }
    if summary.tellsFrames || !summary.points.isEmpty && !summary.frames.isEmpty {
      var told = now ?? Document()
      told.append(contentsOf: self.document(of: summary.frames, summary.followers))
      now = told
    }
    let pictured = summary.tellsFrames ? nil : now
    if !summary.points.isEmpty, pictured?.leavesOut(summary.points.map { $0.name }) ?? true {
      document.append(.paragraph(points(summary.points)))
    }
    for remark in summary.notes { note(.note(remark)) }
    if let now { document.append(contentsOf: now) }
    if let drawing = summary.drawing { document.append(contentsOf: self.document(drawing)) }
    if let cost = summary.cost { document.append(contentsOf: self.document(cost)) }
    return document
  }

  /// `points  X0 = 0,  X1 = 10`
  private func points(_ points: [(name: String, value: Rational)]) -> Text {
    let limit = 12
    var texts = points.prefix(limit).map { "\(formula: $0.name.shortened()) = \($0.value)" as Text }
    if points.count > limit {
      texts.append(say(.andMore(points.count - limit)).marked(.dim))
    }
    return say(.points(points.count)).marked(.dim) + "  " + texts.joined(separator: ",  ")
  }

  // MARK: How things stand

  /// The region of a few variables: a picture for one, intervals for more.
  func document(_ now: Whereabouts, _ problem: Hierarchy) -> Document {
    let naming = ValueNaming(hierarchy: problem)
    switch now {
    case .contradictory: return Document([.paragraph(say(.contradictory).marked(.error))])
    case .unbounded(let level):
      return Document([.paragraph(unbounded(level, problem).marked(.note))])
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
      if !isBox { statements.append(say(.notEveryPair)) }
      return Document([.paragraph(statements.joined(separator: ",  "))])
    }
  }

  /// That a level's objective has no least value.
  func unbounded(_ level: Priority, _ problem: Hierarchy) -> Text {
    say(
      .unbounded(level, maximized: problem.maximized(at: level).map { problem.sum($0.expression) }))
  }

  /// What a change cost: pivots, the levels looked at, the levels left alone.
  func document(_ cost: ChangeCost) -> Document {
    Document([.paragraph(say(.cost(cost)).marked(.dim))])
  }

  // MARK: undo, redo, history

  /// So many changes are named one by one.
  private static let mostNamed = 10

  private func document(_ travel: Travel) -> Document {
    var document = Document()
    for change in travel.changes.prefix(Self.mostNamed) {
      document.append(
        .paragraph("\("\(travel.direction.rawValue): ", .note)\(change.line.shortened(), .code)"))
    }
    if travel.changes.count > Self.mostNamed {
      let more = say(.moreChanges(travel.changes.count - Self.mostNamed))
      document.append(.paragraph(more.marked(.dim)))
    }
    if let setting = travel.setting { document.append(.paragraph(say(.inUse(setting)))) }
    if !travel.frames.isEmpty {
      document.append(contentsOf: self.document(of: travel.frames))
    } else if let now = travel.now {
      document.append(contentsOf: self.document(now, travel.problem))
    }
    if let drawing = travel.drawing { document.append(contentsOf: self.document(drawing)) }
    if let cost = travel.cost { document.append(contentsOf: self.document(cost)) }
    return document
  }

  /// The changes by number, with a mark where the session stands.
  private func document(_ history: HistoryReport) -> Document {
    if history.earlier == 0, history.entries.isEmpty {
      return Document([.paragraph(say(.noChangeYet).marked(.note))])
    }
    let rows = history.entries.map { entry -> [Text] in
      var line = Text(entry.line, entry.isUndone ? .dim : .code)
      if entry.count > 1 { line += "  " + say(.changes(entry.count)).marked(.dim) }
      return [
        Text(entry.number == history.position ? "▶" : "", .strong),
        Text(String(entry.number), .dim), line,
        entry.isUndone ? say(HistoryWords.undone).marked(.dim) : "",
      ]
    }
    var document = Document()
    if history.earlier > 0 {
      document.append(.paragraph(say(.earlierChanges(history.earlier)).marked(.dim)))
    }
    document.append(.grid(Grid(rows)))
    document.append(.paragraph(say(.standing(history)).marked(.note)))
    return document
  }

  // MARK: trace change

  private func document(_ trace: ChangeTrace?) -> Document {
    guard let trace else { return Document([.paragraph(say(.noChangeYet).marked(.note))]) }
    var document = Document([.paragraph(say(.lastChange(trace.cause)))])
    guard let update = trace.update else {
      document.append(.paragraph(say(.nothingLeftToSolve)))
      return document
    }
    let ending = trace.ending.map { ending -> Text in
      switch ending {
      case .contradictory: say(.contradictory).marked(.error)
      case .unbounded(let level): unbounded(level, update.after).marked(.note)
      }
    }
    document.append(contentsOf: ChangeStory(update, in: speech).document(ending: ending))
    if !trace.ambiguous.isEmpty {
      document.append(.paragraph(say(.stopsAnywhere(trace.ambiguous)).marked(.note)))
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
