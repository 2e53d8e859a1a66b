// Names in boxes drawn as SVG: as on the terminal, each in a part of its box that belongs to no smaller one, or a
// number in its place.

struct SVGBoxNames: Sendable {
  /// A box with its rectangle.
  struct Item: Hashable, Sendable {
    let placed: BoxGeometry.Placed
    let rectangle: SVGRectangle
  }

  /// Lines below one another, and where.
  struct Label: Sendable {
    let lines: [StyledLine]
    let rectangle: SVGRectangle
    /// Whether it stands on lines.
    let isOnLines: Bool
  }

  private(set) var labels: [Label] = []
  private let items: [Item]

  private static let lineHeight = 180
  /// Of the last line, without the space below it.
  private static let letterHeight = 150
  /// From a name to the upright edges of its box, and to the level ones.
  private static let inset = (across: 40, down: 5)

  init(_ items: [Item]) { self.items = items }

  /// Names a box with the first of those names for which there is room.
  mutating func name(_ item: Item, _ names: [[StyledLine]]) -> Bool {
    for lines in names {
      if lines.allSatisfy({ $0.width == 0 }) { return true }
      if let rectangle = place(lines, in: item) {
        labels.append(Label(lines: lines, rectangle: rectangle, isOnLines: false))
        return true
      }
    }
    guard let last = names.last, last.count == 1,
      let rectangle = placeOnLines(of: item, last, where: { isFree($0, over: item) })
    else { return false }
    labels.append(Label(lines: last, rectangle: rectangle, isOnLines: true))
    return true
  }

  /// Numbers a box, on its edges if there is no room in it.
  mutating func number(_ item: Item, _ name: StyledLine, numbers: inout BoxNumbers) {
    let lines = [StyledLine(String(numbers.nextNumber(of: name)), .strong)]
    let inside = place(lines, in: item)
    let rectangle =
      inside ?? placeOnLines(of: item, lines, isNumber: true, where: { isFree($0, over: item) })
      ?? placeOnLines(of: item, lines, isNumber: true, where: isFreeOfLabels)
    guard let rectangle else {
      numbers.leaveOut(name)
      return
    }
    _ = numbers.number(of: name)
    labels.append(Label(lines: lines, rectangle: rectangle, isOnLines: inside == nil))
  }

  private static func size(of lines: [StyledLine]) -> (width: Int, height: Int) {
    (
      lines.reduce(0) { max($0, $1.width) } * SVGSheet.columnWidth,
      (lines.count - 1) * lineHeight + letterHeight
    )
  }

  // MARK: Candidates

  private func place(_ lines: [StyledLine], in item: Item) -> SVGRectangle? {
    let size = Self.size(of: lines)
    let (left, top) = (
      item.rectangle.left + Self.inset.across, item.rectangle.top + Self.inset.down
    )
    let across = item.rectangle.width - 2 * Self.inset.across - size.width
    let down = item.rectangle.height - 2 * Self.inset.down - size.height
    guard across >= 0, down >= 0 else { return nil }
    // In parts of what is free: in the middle first, or at the upper left.
    let isAtTop = item.isNamedAtTop
    let order = Self.order(isAtTop)
    for vertical in order {
      for horizontal in order {
        let rectangle = SVGRectangle(
          left: left + across * horizontal / Self.parts,
          top: top + (isAtTop && vertical == 0 ? min(down, 25) : down * vertical / Self.parts), size
        )
        if isFree(rectangle, in: item) { return rectangle }
      }
    }
    return nil
  }

  private static let parts = 16

  /// From the first, or from the middle on.
  private static func order(_ isAtTop: Bool) -> [Int] {
    isAtTop
      ? Array(0...parts)
      : (0...parts).sorted { (abs(2 * $0 - parts), $0) < (abs(2 * $1 - parts), $1) }
  }

  private func isFreeOfLabels(_ rectangle: SVGRectangle) -> Bool {
    labels.allSatisfy { !$0.rectangle.overlaps(rectangle) }
  }

  private func isFree(_ rectangle: SVGRectangle, in item: Item) -> Bool {
    isFreeOfLabels(rectangle) && items.allSatisfy { $0.leavesFree(rectangle, for: item) }
  }

  /// Where it may lie on the box's own lines.
  private func isFree(_ rectangle: SVGRectangle, over item: Item) -> Bool {
    isFreeOfLabels(rectangle) && rectangle.top >= 0
      && items.allSatisfy { $0 == item || $0.leavesFree(rectangle, for: item) }
  }

  /// In a box that is too low, or on the upper edge of one in which others lie; a number also on a box that is too
  /// narrow.
  private func placeOnLines(
    of item: Item, _ lines: [StyledLine], isNumber: Bool = false,
    where isFree: (SVGRectangle) -> Bool
  ) -> SVGRectangle? {
    let box = item.rectangle
    let size = Self.size(of: lines)
    let room = box.width - size.width - 4 * Self.inset.across
    guard isNumber || room >= 0 else { return nil }
    let isHigh = box.height > box.width && !item.isNamedAtTop
    guard isNumber || item.isNamedAtTop || !isHigh && box.height < 2 * Self.letterHeight else {
      return nil
    }
    // Beside a point, so that it is seen.
    let offset = box.width == 0 && box.height == 0 ? size.width : 0
    for part in Self.order(item.isNamedAtTop) {
      let left =
        isHigh || room < 0
        ? (box.left + box.right - size.width) / 2 + offset
        : box.left + 2 * Self.inset.across + room * part / Self.parts
      let middle =
        item.isNamedAtTop
        ? box.top : box.top + box.height * (isHigh || room < 0 ? part : Self.parts / 2) / Self.parts
      let rectangle = SVGRectangle(left: left, top: middle - size.height / 2, size)
      if isFree(rectangle) { return rectangle }
    }
    return nil
  }
}

extension SVGBoxNames.Item {
  /// Whether its name stands where a title stands.
  fileprivate var isNamedAtTop: Bool { placed.holdsOthers || placed.box.isGuide }

  /// Whether a rectangle lies outside of it, or inside and so far in no smaller box than that which is named.
  fileprivate func leavesFree(_ other: SVGRectangle, for item: Self) -> Bool {
    var wide = other
    (wide.left, wide.right) = (other.left - 25, other.right + 25)
    return !rectangle.inset(by: -1).overlaps(wide)
      || rectangle.contains(wide) && rectangle.area >= item.rectangle.area
  }
}

extension SVGSheet {
  mutating func write(_ label: SVGBoxNames.Label) {
    let rectangle = label.rectangle
    for (place, line) in label.lines.enumerated() {
      let free = rectangle.width - line.width * SVGSheet.columnWidth
      write(
        line,
        at: SVGPoint(x: rectangle.left + free / 2, y: rectangle.top + place * 180 + 123),
        classes: label.isOnLines ? "halo" : "")
    }
  }

  mutating func rectangle(_ rectangle: SVGRectangle, radius: Int, _ classes: String) {
    shape(
      "rect",
      [
        "class": classes, "x": SVGSheet.px(rectangle.left), "y": SVGSheet.px(rectangle.top),
        "width": SVGSheet.px(rectangle.width), "height": SVGSheet.px(rectangle.height),
        "rx": SVGSheet.px(radius),
      ])
  }
}
