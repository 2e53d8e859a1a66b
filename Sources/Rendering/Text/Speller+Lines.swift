// Texts of a document, spelled, in runs of one role each.

extension Speller {
  /// One line of the text, line feeds shown as spaces.
  func line(_ text: Text) -> StyledLine {
    var line = StyledLine()
    for run in runs(text) {
      line.append(run.text.exchanging("\n", for: " "), like: run)
    }
    return line
  }

  /// The text's runs of one role each, spelled; line feeds stay. Where a rounded number follows an
  /// equals sign, that is where the mark goes: `Y ≈ 0.333`, not `Y = ≈0.333`.
  func runs(_ text: Text) -> [StyledLine.Run] {
    var runs: [StyledLine.Run] = []
    for piece in text.pieces {
      switch piece {
      case .words(let words, let role): runs.append(.init(text: self.words(words), role: role))
      case .formula(let formula, let role):
        runs.append(.init(text: words(formula), role: role, isFormula: true))
      case .number(let value, let role), .wholeNumber(let value, let role):
        var digits = if case .wholeNumber = piece { wholeNumber(value) } else { number(value) }
        if let last = runs.last, last.text.hasSuffix(" = "), digits.hasPrefix(roundingMark) {
          runs[runs.count - 1].text = last.text.dropLast(2) + roundingMark + " "
          digits.removeFirst(roundingMark.count)
        }
        runs.append(.init(text: digits, role: role))
      }
    }
    return runs
  }

  private var roundingMark: String { words("≈") }
}
