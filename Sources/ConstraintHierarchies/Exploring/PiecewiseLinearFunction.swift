// A function of one number that is straight on each of several stretches, and may jump between them.

public import Rationals
public import Simplex

/// Straight pieces, each from one number to the next, without gaps.
public struct PiecewiseLinearFunction: Hashable, Sendable {
  /// Where the pieces begin, in order; the last one ends at `end`.
  public private(set) var starts: [Rational] = []
  /// One for each start; neighbours differ.
  public private(set) var functions: [LinearFunction] = []
  public private(set) var end: Rational

  /// Nothing yet: a function that begins, and ends, at a number.
  public init(from start: Rational) { end = start }

  /// Goes on with a function up to a number; where it is the last one, that is prolonged.
  ///
  /// - Precondition: the number is not before the end.
  public mutating func append(_ function: LinearFunction, to end: Rational) {
    demand(end >= self.end, "PiecewiseLinearFunction.append: a piece that ends before it begins")
    if functions.last != function {
      starts.append(self.end)
      functions.append(function)
    }
    self.end = end
  }

  /// The function of the piece that begins at the number or has it inside.
  ///
  /// - Precondition: there is a piece, and the number is not before the first.
  /// - Complexity: O(log n) for n pieces.
  public func piece(from x: Rational) -> LinearFunction {
    demand(!starts.isEmpty, "PiecewiseLinearFunction: a function without pieces has no values")
    demand(starts[0] <= x, "PiecewiseLinearFunction: a number before the first piece")
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= x { low = middle } else { high = middle }
    }
    return functions[low]
  }

  public func value(at x: Rational) -> Rational { piece(from: x).value(at: x) }

  /// Whether the function is one number everywhere.
  public var isConstant: Bool { functions.count == 1 && functions[0].slope.isZero }

  /// Starts and ends of the pieces, with the values there; where the function jumps, that before and that behind.
  public var vertices: [(x: Rational, y: Rational)] {
    var vertices: [(x: Rational, y: Rational)] = []
    for (index, function) in functions.enumerated() {
      let start = starts[index]
      let first = (x: start, y: function.value(at: start))
      if vertices.last.map({ $0 != first }) ?? true { vertices.append(first) }
      let last = index + 1 < starts.count ? starts[index + 1] : end
      if last > start || functions.count == 1 { vertices.append((last, function.value(at: last))) }
    }
    return vertices
  }
}
