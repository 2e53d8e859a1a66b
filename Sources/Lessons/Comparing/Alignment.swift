// What an expected reply and the real one have in common: the longest common subsequence of their
// lines (R. A. Wagner and M. J. Fischer, *The String-to-String Correction Problem*, 1974), where a
// `...` takes in any lines for nothing. Differences are shown by it, and promoting follows it.

/// How the lines of an expected reply and of the real one lie beside each other, in order.

struct Alignment: Hashable, Sendable {
  enum Move: Hashable, Sendable {
    /// The expected line is met by the real one.
    case match(expected: Int, actual: Int)
    /// A `...`, and the real lines that it takes in, perhaps none.
    case wildcard(expected: Int, actual: Range<Int>)
    /// An expected line that is not there.
    case missing(expected: Int)
    /// A real line that is not expected.
    case extra(actual: Int)
  }

  var moves: [Move]

  /// - Complexity: O(n · m) in time and space, after equal lines at the beginning and the end; past
  ///   `tableLimit` nothing in between is held to be in common.
  init(_ expected: [String], _ actual: [String]) {
    self.init(ReplyPattern(expected).lines, expected, actual)
  }

  private static let tableLimit: Int64 = 4_000_000

  private init(_ patterns: [LinePattern], _ expected: [String], _ actual: [String]) {
    var head = 0
    while head < patterns.count, head < actual.count, patterns[head].matches(actual[head]) {
      head += 1
    }
    var tail = 0
    while tail < patterns.count - head, tail < actual.count - head,
      patterns[patterns.count - 1 - tail].matches(actual[actual.count - 1 - tail])
    {
      tail += 1
    }
    let rows = head..<patterns.count - tail
    let columns = head..<actual.count - tail

    moves = (0..<head).map { .match(expected: $0, actual: $0) }
    if Int64(rows.count) * Int64(columns.count) > Self.tableLimit {
      moves += rows.map { .missing(expected: $0) } + columns.map { .extra(actual: $0) }
    } else {
      moves += Table(patterns, expected, actual, rows, columns).moves()
    }
    moves += (0..<tail).map {
      .match(expected: rows.upperBound + $0, actual: columns.upperBound + $0)
    }
  }
}

/// What an alignment costs. Lines in common count first. Then a line that takes another's place is
/// better than two edits, and a line outside a `...` better than one inside, so that a changed line
/// beside a `...` is seen as changed, not as swallowed; and it changes into the line most like it.
private struct Cost: Comparable {
  var matches = 0
  var edits = 0
  var swallowed = 0
  var strangeness = 0

  static func < (a: Cost, b: Cost) -> Bool {
    (-a.matches, a.edits, a.swallowed, a.strangeness)
      < (-b.matches, b.edits, b.swallowed, b.strangeness)
  }

  func adding(
    matches: Int = 0, edits: Int = 0, swallowed: Int = 0, strangeness: Int = 0
  ) -> Cost {
    Cost(
      matches: self.matches + matches, edits: self.edits + edits,
      swallowed: self.swallowed + swallowed, strangeness: self.strangeness + strangeness)
  }
}

private struct Table {
  let patterns: [LinePattern]
  let expected: [String]
  let actual: [String]
  let rows: Range<Int>
  let columns: Range<Int>
  /// At `index(i, j)`, the least cost of what follows expected line i and actual line j.
  var costs: [Cost]

  init(
    _ patterns: [LinePattern], _ expected: [String], _ actual: [String], _ rows: Range<Int>,
    _ columns: Range<Int>
  ) {
    self.patterns = patterns
    self.expected = expected
    self.actual = actual
    self.rows = rows
    self.columns = columns
    costs = Array(repeating: Cost(), count: (rows.count + 1) * (columns.count + 1))
    for i in (rows.lowerBound...rows.upperBound).reversed() {
      for j in (columns.lowerBound...columns.upperBound).reversed() {
        if let best = choices(i, j).map({ $0.cost }).min() { costs[index(i, j)] = best }
      }
    }
  }

  private func index(_ i: Int, _ j: Int) -> Int {
    (i - rows.lowerBound) * (columns.count + 1) + j - columns.lowerBound
  }

  private enum Choice { case match, endWildcard, swallow, replace, missing, extra }

  /// The ways on from there, those that are preferred among equals first.
  private func choices(_ i: Int, _ j: Int) -> [(choice: Choice, cost: Cost)] {
    var result: [(choice: Choice, cost: Cost)] = []
    let (hasExpected, hasActual) = (i < rows.upperBound, j < columns.upperBound)
    if hasExpected, patterns[i] == .anyLines {
      result.append((.endWildcard, costs[index(i + 1, j)]))
      if hasActual { result.append((.swallow, costs[index(i, j + 1)].adding(swallowed: 1))) }
      return result
    }
    if hasExpected, hasActual {
      let next = costs[index(i + 1, j + 1)]
      if patterns[i].matches(actual[j]) {
        result.append((.match, next.adding(matches: 1)))
      } else {
        let strangeness = Self.strangeness(expected[i], actual[j])
        result.append((.replace, next.adding(edits: 1, strangeness: strangeness)))
      }
    }
    if hasExpected { result.append((.missing, costs[index(i + 1, j)].adding(edits: 1))) }
    if hasActual { result.append((.extra, costs[index(i, j + 1)].adding(edits: 1))) }
    return result
  }

  /// The characters that the two lines do not share at their beginning and their end.
  private static func strangeness(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    let shorter = min(a.count, b.count)
    var head = 0
    while head < shorter, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    return max(a.count, b.count) - head - tail
  }

  /// The cheapest alignment; of each run of changed lines, those that are missing come first.
  func moves() -> [Alignment.Move] {
    var moves: [Alignment.Move] = []
    var extras: [Alignment.Move] = []
    var swallowedFrom: Int?
    func settle() {
      moves += extras
      extras = []
    }
    var (i, j) = (rows.lowerBound, columns.lowerBound)
    while let step = choices(i, j).first(where: { $0.cost == costs[index(i, j)] }) {
      switch step.choice {
      case .match:
        settle()
        moves.append(.match(expected: i, actual: j))
        (i, j) = (i + 1, j + 1)
      case .swallow:
        swallowedFrom = swallowedFrom ?? j
        j += 1
      case .endWildcard:
        settle()
        moves.append(.wildcard(expected: i, actual: (swallowedFrom ?? j)..<j))
        swallowedFrom = nil
        i += 1
      case .replace:
        moves.append(.missing(expected: i))
        extras.append(.extra(actual: j))
        (i, j) = (i + 1, j + 1)
      case .missing:
        moves.append(.missing(expected: i))
        i += 1
      case .extra:
        extras.append(.extra(actual: j))
        j += 1
      }
    }
    settle()
    return moves
  }
}
