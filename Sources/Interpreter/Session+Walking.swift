// trace, step, back, goto, tableau: walking through the solve.

import ConstraintHierarchies
import Language
import Rendering
import Simplex

extension Session {
  /// The walk that is under way, or a new one at the beginning.
  private mutating func currentWalk() -> Walk {
    walk ?? Walk(state.resolution())
  }

  private func view(_ walk: Walk) -> TableauView {
    TableauView(naming: walk.naming, solver: walk.solverAtNextPivot, asTableau: drawsTableau)
  }

  mutating func trace() -> Document {
    var walk = Walk(state.resolution())
    var document = Document()
    for position in 0..<walk.pivotCount {
      walk.go(to: position)
      document.append(contentsOf: tell(walk))
    }
    walk.go(to: walk.pivotCount)
    document.append(.blank)
    let last = view(walk)
    if !last.solver.tableau.rows.isEmpty { document.append(.table(last.table())) }
    document.append(contentsOf: tellEnd(walk))
    return document
  }

  mutating func step(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = currentWalk()
    guard walk.position < walk.pivotCount else {
      self.walk = walk
      if walk.pivotCount == 0 { return tellEnd(walk) + [.paragraph(Text(Words.noPivots, .note))] }
      return Document([.paragraph(Text(Words.atEnd(walk.pivotCount), .note))])
    }
    var document = Document()
    for _ in 0..<min(count, walk.pivotCount - walk.position) {
      document.append(contentsOf: tell(walk))
      walk.go(to: walk.position + 1)
    }
    document.append(contentsOf: after(walk))
    self.walk = walk
    return document
  }

  mutating func back(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = currentWalk()
    guard walk.position > 0 else {
      return Document([.paragraph(Text(Words.atBeginning, .note))])
    }
    walk.go(to: max(0, walk.position - count))
    self.walk = walk
    return whereabouts(walk)
  }

  mutating func go(to position: Int, _ range: SourceRange) throws(Failure) -> Document {
    var walk = currentWalk()
    guard position <= walk.pivotCount else {
      throw Failure(.endOfWalk(Words.onlySoMany(walk.pivotCount), range))
    }
    walk.go(to: position)
    self.walk = walk
    return whereabouts(walk)
  }

  /// The tableau here; without a walk under way, the last one.
  mutating func tableau() -> Document {
    var walk = Walk(state.resolution())
    if let current = self.walk { walk = current } else { walk.go(to: walk.pivotCount) }
    return whereabouts(walk)
  }

  // MARK: Pieces

  /// What comes before the next pivot, and the pivot.
  private func tell(_ walk: Walk) -> Document {
    let leg = walk.legs[walk.position]
    let ahead = walk.solverAtNextPivot
    let narration = Narration(naming: walk.naming, solver: ahead, asTableau: drawsTableau)
    var document = Document(leg.preamble.flatMap(narration.block))
    if let pivot = leg.pivot {
      document.append(contentsOf: Document(narration.blocks(pivot, number: walk.position + 1)))
    }
    return document
  }

  private func tellEnd(_ walk: Walk) -> Document {
    let narration = Narration(
      naming: walk.naming, solver: walk.solverAtNextPivot, asTableau: drawsTableau)
    return Document((walk.legs.last?.preamble ?? []).flatMap(narration.block))
  }

  /// The tableau after a pivot, and the end if this is it.
  private func after(_ walk: Walk) -> Document {
    var document = whereabouts(walk)
    if walk.position == walk.pivotCount { document.append(contentsOf: tellEnd(walk)) }
    return document
  }

  private func whereabouts(_ walk: Walk) -> Document {
    let table = TableauView(
      naming: walk.naming, solver: walk.solver, asTableau: drawsTableau)
    let isAtEnd = walk.position == walk.pivotCount
    let shown = isAtEnd ? view(walk) : table
    guard !shown.solver.tableau.rows.isEmpty else {
      return Document([.paragraph(Text(Words.emptyTableau(walk.pivotCount), .note))])
    }
    return Document([
      .blank,
      .table(shown.table(caption: Text(Words.place(walk.position, of: walk.pivotCount), .dim))),
    ])
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

  static func place(_ position: Int, of count: Int) -> String {
    position == 0 ? "before pivot 1 of \(count)" : "after pivot \(position) of \(count)"
  }

  static func emptyTableau(_ count: Int) -> String {
    count == 0
      ? "the tableau is empty: there are no constraints"
      : "the tableau is empty: no row has come in yet; step brings the first"
  }
}
