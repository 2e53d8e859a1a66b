// Letters four rows high, for the back of the room. Each is a drawing of 5 × 8 points, of which the last
// row is for what goes below the line; a column is left free after it. A cell of the terminal holds
// 2 × 2 points in the narrow form, and 1 × 2, which look square, in the wide one.

/// Words in large letters.
struct LargeText: Sendable {
  /// How many columns a letter takes with the space after it.
  enum Form: Int, Sendable {
    case narrow = 3
    case wide = 6
  }

  static let height = 4

  /// A character's drawing, and its colour.
  private struct Letter {
    var points: [UInt8]
    var role: Text.Role
  }

  /// The words as lines, in the widest form that fits; nil if none does, or a character has no drawing.
  /// What is plain becomes strong.
  ///
  /// - Complexity: O(n) in the number of characters.
  static func lines(_ words: StyledLine, width: Int) -> [StyledLine]? {
    var letters: [Letter] = []
    for run in words.runs {
      for character in run.text {
        guard let points = character == " " ? blank : LargeLetters.drawings[shown(character)] else {
          return nil
        }
        letters.append(Letter(points: points, role: run.role == .plain ? .strong : run.role))
      }
    }
    guard !letters.isEmpty,
      let form = [Form.wide, .narrow].first(where: { letters.count * $0.rawValue - 1 <= width })
    else { return nil }
    return (0..<height).map { row in
      var line = StyledLine()
      for letter in letters { line.append(cells(row, of: letter.points, form), letter.role) }
      return line
    }
  }

  private static let blank = [UInt8](repeating: 0, count: 8)

  /// Signs that look the same at that size.
  private static func shown(_ character: Character) -> Character {
    switch character {
    case "−", "–": "-"
    case "’": "'"
    default: character
    }
  }

  private static func cells(_ row: Int, of letter: [UInt8], _ form: Form) -> String {
    let (upper, lower) = (letter[2 * row], letter[2 * row + 1])
    return String(
      (0..<form.rawValue).map { cell in
        switch form {
        case .narrow:
          let place = 2 * cell
          return quadrants[
            bit(upper, place) + 2 * bit(upper, place + 1) + 4 * bit(lower, place)
              + 8 * bit(lower, place + 1)]
        case .wide: return halves[bit(upper, cell) + 2 * bit(lower, cell)]
        }
      })
  }

  /// The point at that place, from the left.
  private static func bit(_ points: UInt8, _ place: Int) -> Int { Int(points >> place) & 1 }

  /// By their four points: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  private static let halves = Array(" ▀▄█")
}

private enum LargeLetters {
  /// For each character its eight rows, the leftmost point in the lowest bit.
  static let drawings: [Character: [UInt8]] = {
    var result: [Character: [UInt8]] = [:]
    let lines = pictures.split(separator: "\n").map(Array.init)
    for band in stride(from: 0, to: lines.count - 8, by: 9) {
      for start in stride(from: 0, to: lines[band].count, by: 7) {
        result[lines[band][start]] = (1...8).map { row in
          let points = lines[band + row].dropFirst(start).prefix(5)
          return points.enumerated().reduce(0) { $1.element == "#" ? $0 | 1 << $1.offset : $0 }
        }
      }
    }
    return result
  }()

  private static let pictures = """
    A      B      C      D      E      F      G      H      I
    .###.  ####.  .###.  ####.  #####  #####  .###.  #...#  .###.
    #...#  #...#  #...#  #...#  #....  #....  #...#  #...#  ..#..
    #...#  #...#  #....  #...#  #....  #....  #....  #...#  ..#..
    #####  ####.  #....  #...#  ####.  ####.  #.###  #####  ..#..
    #...#  #...#  #....  #...#  #....  #....  #...#  #...#  ..#..
    #...#  #...#  #...#  #...#  #....  #....  #...#  #...#  ..#..
    #...#  ####.  .###.  ####.  #####  #....  .####  #...#  .###.
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    J      K      L      M      N      O      P      Q      R
    ..###  #...#  #....  #...#  #...#  .###.  ####.  .###.  ####.
    ...#.  #..#.  #....  ##.##  ##..#  #...#  #...#  #...#  #...#
    ...#.  #.#..  #....  #.#.#  #.#.#  #...#  #...#  #...#  #...#
    ...#.  ##...  #....  #.#.#  #.#.#  #...#  ####.  #...#  ####.
    ...#.  #.#..  #....  #...#  #..##  #...#  #....  #.#.#  #.#..
    #..#.  #..#.  #....  #...#  #...#  #...#  #....  #..#.  #..#.
    .##..  #...#  #####  #...#  #...#  .###.  #....  .##.#  #...#
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    S      T      U      V      W      X      Y      Z      a
    .####  #####  #...#  #...#  #...#  #...#  #...#  #####  .....
    #....  ..#..  #...#  #...#  #...#  #...#  #...#  ....#  .....
    #....  ..#..  #...#  #...#  #...#  .#.#.  .#.#.  ...#.  .###.
    .###.  ..#..  #...#  #...#  #.#.#  ..#..  ..#..  ..#..  ....#
    ....#  ..#..  #...#  .#.#.  #.#.#  .#.#.  ..#..  .#...  .####
    ....#  ..#..  #...#  .#.#.  ##.##  #...#  ..#..  #....  #...#
    ####.  ..#..  .###.  ..#..  #...#  #...#  ..#..  #####  .####
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    b      c      d      e      f      g      h      i      j
    #....  .....  ....#  .....  ..##.  .....  #....  ..#..  ...#.
    #....  .....  ....#  .....  .#..#  .....  #....  .....  .....
    #.##.  .###.  .##.#  .###.  .#...  .####  #.##.  .##..  ..##.
    ##..#  #....  #..##  #...#  ###..  #...#  ##..#  ..#..  ...#.
    #...#  #....  #...#  #####  .#...  #...#  #...#  ..#..  ...#.
    #...#  #...#  #...#  #....  .#...  .####  #...#  ..#..  ...#.
    ####.  .###.  .####  .###.  .#...  ....#  #...#  .###.  #..#.
    .....  .....  .....  .....  .....  .###.  .....  .....  .##..

    k      l      m      n      o      p      q      r      s
    #....  .##..  .....  .....  .....  .....  .....  .....  .....
    #....  ..#..  .....  .....  .....  .....  .....  .....  .....
    #..#.  ..#..  ##.#.  #.##.  .###.  ####.  .####  #.##.  .####
    #.#..  ..#..  #.#.#  ##..#  #...#  #...#  #...#  ##..#  #....
    ##...  ..#..  #.#.#  #...#  #...#  #...#  #...#  #....  .###.
    #.#..  ..#..  #...#  #...#  #...#  ####.  .####  #....  ....#
    #..#.  .###.  #...#  #...#  .###.  #....  ....#  #....  ####.
    .....  .....  .....  .....  .....  #....  ....#  .....  .....

    t      u      v      w      x      y      z      0      1
    .#...  .....  .....  .....  .....  .....  .....  .###.  ..#..
    .#...  .....  .....  .....  .....  .....  .....  #...#  .##..
    ####.  #...#  #...#  #...#  #...#  #...#  #####  #..##  ..#..
    .#...  #...#  #...#  #...#  .#.#.  #...#  ...#.  #.#.#  ..#..
    .#...  #...#  .#.#.  #.#.#  ..#..  #...#  ..#..  ##..#  ..#..
    .#..#  #..##  .#.#.  #.#.#  .#.#.  .####  .#...  #...#  ..#..
    ..##.  .##.#  ..#..  .#.#.  #...#  ....#  #####  .###.  .###.
    .....  .....  .....  .....  .....  .###.  .....  .....  .....

    2      3      4      5      6      7      8      9      +
    .###.  .###.  ...#.  #####  ..##.  #####  .###.  .###.  .....
    #...#  #...#  ..##.  #....  .#...  ....#  #...#  #...#  ..#..
    ....#  ....#  .#.#.  ####.  #....  ...#.  #...#  #...#  ..#..
    ...#.  ..##.  #..#.  ....#  ####.  ..#..  .###.  .####  #####
    ..#..  ....#  #####  ....#  #...#  ..#..  #...#  ....#  ..#..
    .#...  #...#  ...#.  #...#  #...#  .#...  #...#  ...#.  ..#..
    #####  .###.  ...#.  .###.  .###.  .#...  .###.  .##..  .....
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    -      ⁺      ⁻      =      (      )      [      ]      {
    .....  ..#..  .....  .....  ...#.  .#...  .###.  .###.  ..##.
    .....  .###.  .###.  .....  ..#..  ..#..  .#...  ...#.  .#...
    .....  ..#..  .....  #####  .#...  ...#.  .#...  ...#.  .#...
    #####  .....  .....  .....  .#...  ...#.  .#...  ...#.  #....
    .....  .....  .....  #####  .#...  ...#.  .#...  ...#.  .#...
    .....  .....  .....  .....  ..#..  ..#..  .#...  ...#.  .#...
    .....  .....  .....  .....  ...#.  .#...  .###.  .###.  ..##.
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    }      <      >      ≤      ≥      /      ·      ×      *
    .##..  ...#.  .#...  ...##  ##...  ....#  .....  .....  .....
    ...#.  ..#..  ..#..  .##..  ..##.  ....#  .....  #...#  ..#..
    ...#.  .#...  ...#.  #....  ....#  ...#.  .....  .#.#.  #.#.#
    ....#  #....  ....#  .##..  ..##.  ..#..  ..#..  ..#..  .###.
    ...#.  .#...  ...#.  ...##  ##...  .#...  .....  .#.#.  #.#.#
    ...#.  ..#..  ..#..  .....  .....  #....  .....  #...#  ..#..
    .##..  ...#.  .#...  #####  #####  #....  .....  .....  .....
    .....  .....  .....  .....  .....  .....  .....  .....  .....

    .      ,      :      ;      !      ?      '      _      →
    .....  .....  .....  .....  ..#..  .###.  ..#..  .....  .....
    .....  .....  .##..  .##..  ..#..  #...#  ..#..  .....  ..#..
    .....  .....  .##..  .##..  ..#..  ....#  .....  .....  ...#.
    .....  .....  .....  .....  ..#..  ...#.  .....  .....  #####
    .....  .....  .##..  .##..  ..#..  ..#..  .....  .....  ...#.
    .##..  .##..  .##..  .##..  .....  .....  .....  .....  ..#..
    .##..  .##..  .....  .#...  ..#..  ..#..  .....  #####  .....
    .....  .#...  .....  .....  .....  .....  .....  .....  .....

    ←      ∞      ≈      %
    .....  .....  .....  ##..#
    ..#..  .....  .#..#  ##..#
    .#...  .#.#.  #.##.  ...#.
    #####  #.#.#  .....  ..#..
    .#...  #.#.#  .#..#  .#...
    ..#..  .#.#.  #.##.  #..##
    .....  .....  .....  #..##
    .....  .....  .....  .....
    """
}
