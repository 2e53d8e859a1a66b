// The neutral form of everything that is shown: values, no characters placed yet.

/// What is to be shown, from the top to the bottom.
public struct Document: Equatable, Sendable {
  /// In order.
  public var blocks: [Block]

  /// With nothing in it, unless blocks are given.
  public init(_ blocks: [Block] = []) { self.blocks = blocks }
  /// Whether there is no block at all.
  public var isEmpty: Bool { blocks.isEmpty }
  /// Adds a block below the others.
  public mutating func append(_ block: Block) { blocks.append(block) }
  /// Adds all blocks of another document below the others.
  public mutating func append(contentsOf other: Document) { blocks += other.blocks }

  /// Whether there is a picture in it that can be drawn higher or lower.
  var hasPlot: Bool {
    blocks.contains { block in
      switch block {
      case .graph, .plane, .space, .boxes: true
      case .indented(let inner): inner.hasPlot
      case .bullets(let items): items.contains { $0.hasPlot }
      case .paragraph, .grid, .table, .numberLines, .heading, .verbatim, .blank: false
      }
    }
  }
}

/// A part of a document that goes across the whole page.
public indirect enum Block: Equatable, Sendable {
  /// Wrapped at the width.
  case paragraph(Text)
  /// One line each, never wrapped, columns aligned: equations, lists, decompositions.
  case grid(Grid)
  /// With a rule below its head and, where a pivot is marked, its row, column and element shown.
  case table(Table)
  /// Number lines over one common axis.
  case numberLines(NumberLines)
  /// Piecewise linear functions of one variable.
  case graph(Graph)
  /// A convex region of the plane, and the level curves of a function over it.
  case plane(Plane)
  /// Convex regions of space.
  case space(Space)
  /// The views of a screen, to scale.
  case boxes(Boxes)
  case heading(Text, level: Int)
  case bullets([Document])
  /// The blocks, moved to the right.
  case indented(Document)
  /// Text exactly as it is, such as a typed line in a lesson.
  case verbatim(String)
  case blank
}
