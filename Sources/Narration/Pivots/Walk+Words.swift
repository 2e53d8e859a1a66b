// Where one stands in the walk, and what comes of a step, in words.

import ConstraintHierarchies
import Rendering
import Session

extension LegReport {
  var blocks: [Block] { events.flatMap { $0.blocks } + PivotStory(pivot).blocks }
}

extension TraceReport {
  var blocks: [Block] {
    var blocks = legs.flatMap { $0.blocks } + [.blank]
    if let dictionary { blocks += DictionaryTable(dictionary).blocks() }
    return blocks + end.flatMap { $0.blocks }
  }
}

extension PlaceReport {
  var blocks: [Block] {
    guard let dictionary else {
      return [.paragraph(Text(Words.emptyTableau(count), .note))] + takenBackWords
    }
    return [.blank] + DictionaryTable(dictionary).blocks(caption: Text(caption, .dim))
      + takenBackWords
  }

  private var takenBackWords: [Block] {
    takenBack > 0 ? [.paragraph(Text(Words.takenBack(takenBack), .note))] : []
  }

  private var caption: String {
    let place = position == 0 ? "before pivot 1 of \(count)" : "after pivot \(position) of \(count)"
    return own.isEmpty ? place : "\(place); your own: \(Words.list(own.map { String($0) }))"
  }
}

extension StepReport {
  var blocks: [Block] { legs.flatMap { $0.blocks } + ending }

  private var ending: [Block] {
    switch stop {
    case .standing: return place.blocks
    case .end(let events, let score):
      let fared = score.words.map { [Block.paragraph(Text($0, .note))] } ?? []
      return place.blocks + events.flatMap { $0.blocks } + fared
    case .question(let question, let events):
      let dictionary = place.dictionary.map { DictionaryTable($0).blocks() } ?? []
      return events.flatMap { $0.blocks } + [.blank] + dictionary + question.blocks
    case .nothingLeft(let events):
      let words = place.count == 0 ? Words.noPivots : Words.atEnd(place.count)
      return events.flatMap { $0.blocks } + [.paragraph(Text(words, .note))]
    }
  }
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
