// What is told of the walk: where one stands, and what comes of a step.

import Rendering
import Session
import Wording

extension LegReport {
  fileprivate func blocks(in speech: Speech) -> [Block] {
    events.flatMap { $0.blocks(in: speech) } + PivotStory(pivot, in: speech).blocks
  }
}

extension TraceReport {
  func blocks(in speech: Speech) -> [Block] {
    let told = end.flatMap { $0.blocks(in: speech) }
    let table: [Block] =
      [.blank] + (dictionary.map { DictionaryTable($0, in: speech).blocks() } ?? [])
    // Without a pivot all that there is to tell comes at once, and then what it leads to.
    return legs.isEmpty ? told + table : legs.flatMap { $0.blocks(in: speech) } + table + told
  }
}

extension PlaceReport {
  func blocks(in speech: Speech) -> [Block] {
    func say(_ words: WalkWords) -> Text { words.text(in: speech) }
    let back: [Block] =
      takenBack > 0 ? [.paragraph(say(.takenBack(takenBack)).marked(.note))] : []
    guard let dictionary else {
      return [.paragraph(say(.emptyTableau(pivots: count)).marked(.note))] + back
    }
    return [.blank]
      + DictionaryTable(dictionary, in: speech).blocks(caption: say(.place(self)).marked(.dim))
      + back
  }
}

extension StepReport {
  func blocks(in speech: Speech) -> [Block] {
    let told = legs.flatMap { $0.blocks(in: speech) }
    if unasked == 0 { return told + ending(speech) }
    let words = WalkWords.nothingToGuess(unasked).text(in: speech)
    return told + [.paragraph(words.marked(.note))] + ending(speech)
  }

  private func ending(_ speech: Speech) -> [Block] {
    switch stop {
    case .standing: return place.blocks(in: speech)
    case .end(let events, let score):
      let fared = score.text(in: speech).map { [Block.paragraph($0.marked(.note))] } ?? []
      return place.blocks(in: speech) + events.flatMap { $0.blocks(in: speech) } + fared
    case .question(let question, let events):
      let dictionary =
        place.dictionary.map { DictionaryTable($0, in: speech).blocks() } ?? []
      return events.flatMap { $0.blocks(in: speech) } + [.blank] + dictionary
        + question.blocks(in: speech)
    case .nothingLeft(let events):
      let words: WalkWords = place.count == 0 ? .noPivots : .atEnd(place.count)
      return events.flatMap { $0.blocks(in: speech) }
        + [.paragraph(words.text(in: speech).marked(.note))]
    }
  }
}
