// Edges on a sheet of characters: each cell knows how strong a line goes from its middle up, right, down and left, so
// that lines that meet or cross take the character of their joint.

import Rationals

struct BoxCanvas: Sendable {
  /// How an edge is drawn; where two lie on one another, the stronger is seen.
  enum Weight: Int, Comparable, Sendable {
    case none, guide, unsaid, open, light, strongOpen, strong

    static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }

    init(_ kind: BoxGeometry.Edge.Kind, of box: Boxes.Box) {
      switch kind {
      case .fixed: self = box.isMarked ? .strong : box.isGuide ? .guide : .light
      case .open: self = box.isMarked ? .strongOpen : .open
      case .unsaid: self = box.isMarked ? .strongOpen : box.isGuide ? .guide : .unsaid
      }
    }

    var role: Text.Role {
      switch self {
      case .none, .guide, .unsaid: .dim
      case .open: .note
      case .light: .plain
      case .strongOpen, .strong: .strong
      }
    }
  }

  /// The lines from the middle of a cell.
  struct Cell: Hashable, Sendable {
    var up = Weight.none
    var right = Weight.none
    var down = Weight.none
    var left = Weight.none
    /// Whether a box without width and height lies there.
    var isPoint = false

    var isEmpty: Bool { strongest == .none && !isPoint }
    /// Only along the row.
    var isHorizontal: Bool { up == .none && down == .none && strongest != .none }
    var isVertical: Bool { left == .none && right == .none && strongest != .none }
    var strongest: Weight { max(up, right, down, left) }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  mutating func draw(_ box: CellBox) {
    let placed = box.placed
    func weight(_ edge: BoxGeometry.Edge) -> Weight { Weight(edge.kind, of: placed.box) }
    for (row, edge) in [(box.top, placed.top), (box.bottom, placed.bottom)] {
      for column in box.columns.dropLast() {
        self[row, column].right = max(self[row, column].right, weight(edge))
        self[row, column + 1].left = max(self[row, column + 1].left, weight(edge))
      }
    }
    for (column, edge) in [(box.left, placed.left), (box.right, placed.right)] {
      for row in box.rows.dropLast() {
        self[row, column].down = max(self[row, column].down, weight(edge))
        self[row + 1, column].up = max(self[row + 1, column].up, weight(edge))
      }
    }
    if box.columns.count == 1, box.rows.count == 1 { self[box.top, box.left].isPoint = true }
  }

  func glyph(row: Int, column: Int, isASCII: Bool) -> Character {
    let cell = self[row, column]
    if cell.strongest == .none { return !cell.isPoint ? " " : isASCII ? "*" : "•" }
    return isASCII ? Self.ascii(cell, row: row, column: column) : Self.unicode(cell)
  }

  private static func unicode(_ cell: Cell) -> Character {
    let isStraight = cell.isHorizontal ? cell.left == cell.right : cell.up == cell.down
    if isStraight, cell.isHorizontal || cell.isVertical {
      switch cell.strongest {
      case .guide: return cell.isHorizontal ? "╌" : "╎"
      case .unsaid, .open: return cell.isHorizontal ? "┄" : "┊"
      case .strongOpen: return cell.isHorizontal ? "┅" : "┇"
      case .none, .light, .strong: break
      }
    }
    return joints[[cell.up, cell.right, cell.down, cell.left].reduce(0) { $0 * 3 + $1.strokes }]
  }

  /// By the strokes up, right, down and left, of which each is none, light or heavy: three to the fourth power.
  private static let joints = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

  /// A guide has gaps.
  private static func ascii(_ cell: Cell, row: Int, column: Int) -> Character {
    switch cell.strongest {
    case .strong: return "#"
    case .guide where cell.isHorizontal: return column.isMultiple(of: 2) ? "-" : " "
    case .guide where cell.isVertical: return row.isMultiple(of: 2) ? "|" : " "
    case .unsaid where cell.isHorizontal, .open where cell.isHorizontal: return "."
    case .strongOpen where cell.isHorizontal: return "."
    case .unsaid where cell.isVertical, .open where cell.isVertical: return ":"
    case .strongOpen where cell.isVertical: return ":"
    case _ where cell.isHorizontal: return "-"
    case _ where cell.isVertical: return "|"
    // Whatever the line, it turns or meets another here.
    default: return "+"
    }
  }
}

extension BoxCanvas.Weight {
  fileprivate var strokes: Int {
    switch self {
    case .none: 0
    case .guide, .unsaid, .open, .light: 1
    case .strongOpen, .strong: 2
    }
  }
}

/// A box in cells; its edges go through the middles of the outermost.
struct CellBox: Sendable {
  let placed: BoxGeometry.Placed
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  var left: Int { columns.lowerBound }
  var right: Int { columns.upperBound }
  var top: Int { rows.lowerBound }
  var bottom: Int { rows.upperBound }
  var area: Int { columns.count * rows.count }

  /// - Parameters:
  ///   - column: the column of a value.
  ///   - row: the row of a value.
  init(
    _ placed: BoxGeometry.Placed, column: (Rational) -> Int, row: (Rational) -> Int
  ) {
    self.placed = placed
    let (left, right) = (column(placed.left.value), column(placed.right.value))
    let (top, bottom) = (row(placed.top.value), row(placed.bottom.value))
    columns = min(left, right)...max(left, right)
    rows = min(top, bottom)...max(top, bottom)
  }
}
