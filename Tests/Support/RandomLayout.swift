// Random screens of nested rows and columns, as lines that somebody could type.

/// A layout of rows in columns in rows.
public struct RandomLayout: Sendable {
  public private(set) var lines: [String] = []
  /// Views that are no rows or columns themselves.
  public private(set) var leaves: [String] = []
  private var generator: SeededGenerator
  private var count = 0
  private let most: Int

  /// - Parameter most: of the views, the screen not counted.
  public init(seed: Int, most: Int = 40) {
    generator = SeededGenerator(seed: UInt64(seed))
    self.most = most
    lines = [
      "screen \(generator.integer(in: 40...80) * 10) x \(generator.integer(in: 30...60) * 10)"
    ]
    // A row where it lies down, a column where it stands; widths and heights in numbers that leave something open
    // now and then.
    divide("screen", isRow: true, depth: 0)
  }

  private mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func divide(_ superview: String, isRow: Bool, depth: Int) {
    let names = (0..<generator.integer(in: 1...3)).map { _ in name() }
    lines.append("view \(names.joined(separator: ", ")) in \(superview)")
    var format = "\(isRow ? "H" : "V"):|\(gap())"
    for (index, name) in names.enumerated() {
      if index > 0 { format += gap() }
      format += "[\(name)\(size(names, index))]"
    }
    lines.append(format + (generator.happens(4, outOf: 5) ? "\(gap())|" : ""))
    for name in names { lines.append("\(isRow ? "V" : "H"):|\(gap())[\(name)]\(gap())|") }
    for name in names {
      if count < most, depth < 4, generator.happens(1, outOf: 2) {
        divide(name, isRow: !isRow, depth: depth + 1)
      } else {
        leaves.append(name)
        if generator.happens(1, outOf: 2) {
          let (width, height) = (generator.integer(in: 5...60), generator.integer(in: 5...30))
          lines.append("size \(name) \(width) x \(height) hug \(generator.integer(in: 249...252))")
        }
      }
    }
  }

  private mutating func gap() -> String {
    switch generator.integer(in: 0...5) {
    case 0: ""
    case 1: "-"
    case 2: "-\(generator.integer(in: 1...12))-"
    case 3: "-(>=\(generator.integer(in: 0...9)))-"
    case 4: "-(>=2,<=9@600)-"
    default: "-8@700-"
    }
  }

  private mutating func size(_ names: [String], _ index: Int) -> String {
    switch generator.integer(in: 0...6) {
    case 0: "(>=\(generator.integer(in: 1...9)))"
    case 1: "(\(generator.integer(in: 10...40))@\(generator.integer(in: 400...900)))"
    case 2 where index > 0: "(==\(names[0]))"
    case 3 where index > 0: "(==\(names[index - 1])@600)"
    default: ""
    }
  }
}
