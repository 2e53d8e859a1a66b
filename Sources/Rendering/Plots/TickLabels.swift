// Names under an axis. Each stands under its tick; where they would touch, they are pushed aside,
// and where that is not enough they go down a row, hanging on a stem. A name for which there is no
// room even so gives its place to a reference, and stands below the picture.

import Rationals

/// Sets names below an axis.
///
/// From the right to the left, each name takes the highest row where there is room for it, and
/// never reaches as far as the next tick to its left. The place below that tick so stays free for
/// its stem, and a row further down is always free for its name: like stairs.
struct TickLabels: Sendable {
  struct Label: Sendable {
    var column: Int
    var text: StyledLine
  }

  /// In order of their columns, each column once.
  private var labels: [Label] = []
  /// A longer name is referred to.
  private let limit: Int

  var columns: [Int] { labels.map { $0.column } }

  /// What is equal shares a name, `X1=X2`; what only shares a column is listed, `X1,X2`.
  init(
    _ ticks: [NumberLines.Tick], speller: Speller, limit: Int, column: (Rational) -> Int
  ) {
    self.limit = limit
    var before: Rational?
    let order = ticks.indices.sorted { (ticks[$0].value, $0) < (ticks[$1].value, $1) }
    for tick in order.lazy.map({ ticks[$0] }) {
      let name = StyledLine(speller.words(tick.name))
      let place = column(tick.value)
      if let last = labels.last, last.column == place {
        let sign = before == tick.value ? "=" : ","
        labels[labels.count - 1].text = last.text + StyledLine(sign) + name
      } else {
        labels.append(Label(column: place, text: name))
      }
      before = tick.value
    }
  }

  /// Names that have their columns.
  ///
  /// - Parameter labels: in order of their columns, each column once.
  init(_ labels: [Label], limit: Int) { (self.labels, self.limit) = (labels, limit) }

  /// The rows of names, at most `width` columns wide.
  func lines(width: Int, speller: Speller, references: inout References) -> [StyledLine] {
    var labels = labels
    for index in labels.indices {
      let leftBound = leftBound(index)
      if labels[index].text.width > min(limit, width - leftBound) {
        labels[index].text = references.reference(to: labels[index].text)
      }
    }
    var canvas = Canvas(width: width, height: 0)
    /// The leftmost column in use, by row.
    var frontier: [Int] = []
    for index in labels.indices.reversed() {
      let label = labels[index]
      let text = label.text
      let lowest = max(leftBound(index), label.column - text.width + 1)
      var row = 0
      while true {
        if row == frontier.count { frontier.append(width + 1) }
        let highest = min(label.column, frontier[row] - 1 - text.width)
        if lowest <= highest || frontier[row] > width {
          let start = min(max(label.column - (text.width - 1) / 2, lowest), max(highest, 0))
          canvas.grow(to: row + 1)
          canvas.put(text, row: row, column: start)
          for upper in 0..<row {
            canvas.put(speller.glyph("│"), row: upper, column: label.column, .dim)
            frontier[upper] = label.column
          }
          frontier[row] = start
          break
        }
        row += 1
      }
    }
    return canvas.lines
  }

  /// How far to the left a name may reach: not as far as the tick before it.
  private func leftBound(_ index: Int) -> Int {
    index > 0 ? min(labels[index - 1].column + 2, labels[index].column) : 0
  }
}
