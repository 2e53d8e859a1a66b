// trace, step, back, goto, tableau, pivot: walking through the solve.

import ConstraintHierarchies
import Language
import Rendering
import Simplex

extension Session {
  /// The trace of the solution, made when it is first asked for; a change ends it.
  mutating func traced() -> Walk {
    if let walk { return walk }
    let new = Walk(solutions.traced)
    walk = new
    return new
  }

  private func view(_ walk: Walk) -> TableauView {
    TableauView(naming: walk.naming, solver: walk.solverAtNextPivot, asTableau: settings.drawsTableau)
  }

  mutating func trace() -> Document {
    var walk = traced()
    walk.go(to: 0)
    var document = Document()
    while !walk.isAtEnd {
      if Waiting.isOver { return document }
      document.append(contentsOf: tellNext(&walk))
    }
    document.append(.blank)
    let last = view(walk)
    if !last.solver.tableau.rows.isEmpty {
      document.append(contentsOf: Document(last.blocks()))
    }
    document.append(contentsOf: tellEnd(walk))
    return document
  }

  mutating func step(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = traced()
    walk.isUnderWay = true
    defer { self.walk = walk }
    guard !walk.isAtEnd else {
      if walk.pivotCount == 0 { return tellEnd(walk) + [.paragraph(Text(Words.noPivots, .note))] }
      return Document([.paragraph(Text(Words.atEnd(walk.pivotCount), .note))])
    }
    if predicts { return stepAsking(count, &walk) }
    var document = Document()
    for _ in 0..<min(count, walk.pivotCount - walk.position) {
      if Waiting.isOver { return document }
      document.append(contentsOf: tellNext(&walk))
    }
    document.append(contentsOf: after(walk))
    return document
  }

  mutating func back(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = traced()
    guard walk.position > 0 else {
      return Document([.paragraph(Text(Words.atBeginning, .note))])
    }
    let own = walk.ownPivots.count
    walk.go(to: max(0, walk.position - count))
    self.walk = walk
    return whereabouts(walk) + taken(back: own - walk.ownPivots.count)
  }

  mutating func go(to position: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = traced()
    guard position <= walk.pivotCount else {
      throw Failure(.endOfWalk(Words.onlySoMany(walk.pivotCount), range))
    }
    let own = walk.ownPivots.count
    walk.isUnderWay = true
    walk.go(to: position)
    self.walk = walk
    return whereabouts(walk) + taken(back: own - walk.ownPivots.count)
  }

  /// The tableau here; without a walk under way, the last one.
  mutating func tableau() -> Document {
    var walk = traced()
    if !walk.isUnderWay { walk.go(to: walk.pivotCount) }
    return whereabouts(walk)
  }

  // MARK: A pivot of one's own

  mutating func pivot(_ entering: Name, _ leaving: Name?) throws(Failure) -> Document {
    var walk = traced()
    for name in [entering, leaving].compactMap(\.self) {
      if let failure = walk.unknownColumn(name) { throw failure }
    }
    guard !walk.solverAtNextPivot.tableau.rows.isEmpty else {
      throw Failure(.noPivotYet(Words.emptyTableau(walk.pivotCount), entering.range))
    }
    guard let crossing = walk.crossing else {
      let free = walk.legs[walk.position].pivot.map {
        walk.naming.column($0.entering, of: walk.solver)
      }
      throw Failure(.noPivotYet(Words.freeColumnsFirst(free ?? ""), entering.range))
    }
    let story = OwnPivotStory(naming: walk.naming, crossing: crossing, tellsRule: !keepsRuleSecret)
    let columns = try story.columns(entering, leaving)
    let pivot: Pivot
    do {
      pivot = try crossing.solver.pivot(entering: columns.entering, leaving: columns.leaving)
    } catch {
      throw Failure(story.diagnostic(error, entering, leaving))
    }
    let narration = Narration(
      naming: walk.naming, solver: crossing.solver, asTableau: settings.drawsTableau)
    var document = Document(crossing.preamble.flatMap(narration.block))
    document.append(contentsOf: story.document(pivot, number: walk.position + 1))
    walk.branch(crossing, with: pivot)
    walk.isUnderWay = true
    self.walk = walk
    document.append(contentsOf: whereabouts(walk))
    if !keepsRuleSecret { document.append(.paragraph(Text(Words.ownWay, .note))) }
    return document
  }

  private func taken(back count: Int) -> [Block] {
    count > 0 ? [.paragraph(Text(Words.takenBack(count), .note))] : []
  }

  // MARK: Pieces

  /// What comes before the next pivot, and the pivot.
  func tellNext(_ walk: inout Walk) -> Document {
    let number = walk.position + 1
    let (leg, before) = walk.advance()
    let narration = Narration(naming: walk.naming, solver: before, asTableau: settings.drawsTableau)
    var document = Document(leg.preamble.flatMap(narration.block))
    if let pivot = leg.pivot {
      document.append(contentsOf: Document(narration.blocks(pivot, number: number)))
    }
    return document
  }

  func tellEnd(_ walk: Walk) -> Document {
    let narration = Narration(
      naming: walk.naming, solver: walk.solverAtNextPivot, asTableau: settings.drawsTableau)
    return Document((walk.legs.last?.preamble ?? []).flatMap(narration.block))
  }

  /// The tableau after a pivot, and the end if this is it.
  func after(_ walk: Walk) -> Document {
    var document = whereabouts(walk)
    if walk.isAtEnd { document.append(contentsOf: tellEnd(walk)) }
    if walk.isAtEnd, let words = walk.score.words {
      document.append(.paragraph(Text(words, .note)))
    }
    return document
  }

  private func whereabouts(_ walk: Walk) -> Document {
    let table = TableauView(
      naming: walk.naming, solver: walk.solver, asTableau: settings.drawsTableau)
    let shown = walk.isAtEnd ? view(walk) : table
    guard !shown.solver.tableau.rows.isEmpty else {
      return Document([.paragraph(Text(Words.emptyTableau(walk.pivotCount), .note))])
    }
    return Document([.blank] + shown.blocks(caption: Text(Words.place(walk), .dim)))
  }
}

private func + (document: Document, blocks: [Block]) -> Document {
  Document(document.blocks + blocks)
}

extension Words {
  static let noPivots = "there is nothing to walk through: no pivot was needed"
  static let atBeginning = "this is the beginning; step goes on"

  static func atEnd(_ count: Int) -> String {
    "this is the end, after \(Words.count(count, "pivot")); back goes back, goto 0 to the beginning"
  }

  static func onlySoMany(_ count: Int) -> String {
    guard count > 0 else { return noPivots }
    return "there \(count == 1 ? "is" : "are") only \(Words.count(count, "pivot")); give a number "
      + "from 0 to \(count)"
  }

  static func place(_ walk: Walk) -> String {
    let (position, count) = (walk.position, walk.pivotCount)
    let place = position == 0 ? "before pivot 1 of \(count)" : "after pivot \(position) of \(count)"
    let own = walk.ownPivots.map(String.init)
    if own.isEmpty { return place }
    return "\(place); your own: \(list(own))"
  }

  static let ownWay =
    "This is your own way now: step goes on from here by the rule, back takes your pivot back. The "
    + "solution stays as it was."

  static func takenBack(_ count: Int) -> String {
    count == 1
      ? "your pivot is taken back; from here step goes by the rule"
      : "your \(count) pivots are taken back; from here step goes by the rule"
  }

  static func freeColumnsFirst(_ name: String) -> String {
    "\(name) may have any sign, so it goes into the basis first, by itself: step does that; then the "
      + "choice is yours"
  }

  static func emptyTableau(_ count: Int) -> String {
    count == 0
      ? "the tableau is empty: there are no constraints"
      : "the tableau is empty: no row has come in yet; step brings the first"
  }
}
