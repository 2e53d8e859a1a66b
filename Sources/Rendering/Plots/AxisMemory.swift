// The axes of the number lines that were drawn last. Whoever shows the replies of a session, one after
// another, keeps a memory, and each picture of a variable is drawn on the axis of the one before, as far
// as that can be.

/// Which part of the line was shown last, for each variable.
public struct AxisMemory: Sendable {
  private struct Entry: Equatable, Sendable {
    var variable: String
    var axis: AxisRange
  }

  /// The one that was drawn last at the end. A list: there are few, and they are looked at once a picture.
  private var entries: [Entry] = []

  /// Older pictures have scrolled away.
  private static let most = 16

  /// With nothing drawn so far.
  public init() {}

  /// Gives each number line of a document the axis that it is to be drawn on, and remembers that axis.
  ///
  /// - Complexity: O(n) in the values of the pictures.
  public mutating func place(_ document: inout Document) {
    for index in document.blocks.indices {
      switch document.blocks[index] {
      case .numberLines(var figure):
        place(&figure)
        document.blocks[index] = .numberLines(figure)
      case .indented(var inner):
        place(&inner)
        document.blocks[index] = .indented(inner)
      case .bullets(var items):
        for item in items.indices { place(&items[item]) }
        document.blocks[index] = .bullets(items)
      case .paragraph, .grid, .table, .graph, .plane, .space, .boxes, .heading, .verbatim, .blank:
        break
      }
    }
  }

  private mutating func place(_ figure: inout NumberLines) {
    let last = entries.firstIndex { $0.variable == figure.variable }
      .map { entries.remove(at: $0).axis }
    figure.axis = AxisRange.next(after: last, showing: figure.values)
    guard let axis = figure.axis else { return }
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(variable: figure.variable, axis: axis))
  }

  /// Forgets the variables that are no more: what has their names later is something else.
  public mutating func keep(where isStillThere: (String) -> Bool) {
    entries.removeAll { !isStillThere($0.variable) }
  }
}
