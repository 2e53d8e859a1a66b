// A few inequalities in a few variables: a point that fulfils them, or that there is none.

import Language
import Rationals

/// `=`, `<=` or `>=`, as it is typed; the solver has a type of that name, too.
typealias Relation = Language.Relation

/// A line of a problem: `c: 2x + y <= 12`.
struct SmallLine: Hashable, Sendable {
  var label: String
  var left: SmallForm
  var relation: Relation
  var right: Rational

  /// What must be at least 0, or 0 in an equation: what the sides are apart.
  var slack: SmallForm {
    var slack = relation == .lessOrEqual ? left.scaled(by: -1) : left
    slack.constant += relation == .lessOrEqual ? right : -right
    return slack
  }

  func holds(_ values: (String) -> Rational) -> Bool {
    let slack = slack.value(values)
    return relation == .equal ? slack.isZero : slack.signum >= 0
  }

  /// All numbers that stand in it.
  var figures: [Rational] { [left.constant, right] + left.terms.map { $0.coefficient } }
}

/// A point, by name.
struct SmallPoint: Hashable, Sendable {
  var names: [String]
  var values: [Rational]

  subscript(name: String) -> Rational {
    names.firstIndex(of: name).map { values[$0] } ?? 0
  }
}

enum SmallSystem {
  /// A point that fulfils the lines, with whole numbers where they come by themselves; nil: there is none.
  ///
  /// One variable after another is eliminated, by adding each of its lower bounds to each upper one (J. Fourier,
  /// 1827; T. S. Motzkin, 1936), and on the way back each gets a value between its bounds.
  ///
  /// - Complexity: doubly exponential in the number of variables, of which there are at most three.
  static func point(fulfilling lines: [SmallLine], _ names: [String]) -> SmallPoint? {
    var forms: [SmallForm] = []
    for line in lines {
      forms.append(line.slack)
      if line.relation == .equal { forms.append(line.slack.scaled(by: -1)) }
    }
    guard let values = values(forms, names[...]) else { return nil }
    return SmallPoint(names: names, values: values)
  }

  /// The ends of what a variable can be where others have values; nil where a line is broken in any case.
  static func ends(
    of name: String, fulfilling forms: [SmallForm]
  ) -> (lower: Rational?, upper: Rational?)? {
    var (lower, upper): (Rational?, Rational?) = (nil, nil)
    for form in forms {
      let coefficient = form[name]
      let bound = coefficient.isZero ? 0 : -form.constant / coefficient
      switch coefficient.signum {
      case 0: if form.constant.signum < 0 { return nil }
      case 1: lower = lower.map { max($0, bound) } ?? bound
      default: upper = upper.map { min($0, bound) } ?? bound
      }
    }
    if let lower, let upper, lower > upper { return nil }
    return (lower, upper)
  }

  /// Values of the names that make every form at least 0.
  private static func values(_ forms: [SmallForm], _ names: ArraySlice<String>) -> [Rational]? {
    guard let name = names.first else {
      return forms.allSatisfy { $0.constant.signum >= 0 } ? [] : nil
    }
    let (below, above) = (
      forms.filter { $0[name].signum > 0 }, forms.filter { $0[name].signum < 0 }
    )
    var others = forms.filter { $0[name].isZero }
    for lower in below {
      for upper in above {
        let sum = lower.scaled(by: -upper[name]) + upper.scaled(by: lower[name])
        if !others.contains(sum) { others.append(sum) }
      }
    }
    guard let rest = values(others, names.dropFirst()) else { return nil }
    let point = SmallPoint(names: Array(names.dropFirst()), values: rest)
    let left = forms.map { form -> SmallForm in
      var form = form
      for other in point.names {
        form.constant += form[other] * point[other]
        form[other] = 0
      }
      return form
    }
    guard let ends = ends(of: name, fulfilling: left) else { return nil }
    return [Self.value(from: ends.lower, to: ends.upper)] + rest
  }

  /// 0 where that is between them, else a whole number if there is one, and the nearest to 0.
  private static func value(from lower: Rational?, to upper: Rational?) -> Rational {
    if let lower, lower.signum > 0 {
      let whole = lower.ceiling
      return upper.map { whole <= $0 } ?? true ? whole : lower
    }
    if let upper, upper.signum < 0 {
      let whole = upper.floor
      return lower.map { whole >= $0 } ?? true ? whole : upper
    }
    return 0
  }
}

// MARK: - In the plane

extension SmallSystem {
  /// The corners of a region of the plane, in order around it, each with the lines that meet there: places in
  /// the list.
  static func corners(
    of lines: [SmallLine], _ x: String, _ y: String
  ) -> [(point: SmallPoint, meets: [Int])] {
    var corners: [(point: SmallPoint, meets: [Int])] = []
    for (index, first) in lines.enumerated() {
      for second in lines[..<index] {
        guard let point = crossing(first.slack, second.slack, x, y),
          !corners.contains(where: { $0.point == point }),
          lines.allSatisfy({ $0.holds { point[$0] } })
        else { continue }
        corners.append(
          (point, lines.indices.filter { lines[$0].slack.value({ point[$0] }).isZero }))
      }
    }
    return around(corners)
  }

  /// Where two forms are both 0; nil if that is nowhere, or in more places than one.
  static func crossing(_ a: SmallForm, _ b: SmallForm, _ x: String, _ y: String) -> SmallPoint? {
    let determinant = a[x] * b[y] - a[y] * b[x]
    guard !determinant.isZero else { return nil }
    let first = (a[y] * b.constant - b[y] * a.constant) / determinant
    let second = (b[x] * a.constant - a[x] * b.constant) / determinant
    return SmallPoint(names: [x, y], values: [first, second])
  }

  /// By direction from the middle, against the clock, from the lowest of the leftmost on.
  private static func around(
    _ corners: [(point: SmallPoint, meets: [Int])]
  ) -> [(point: SmallPoint, meets: [Int])] {
    func isBefore(_ a: [Rational], _ b: [Rational]) -> Bool {
      a[0] != b[0] ? a[0] < b[0] : a[1] < b[1]
    }
    guard let first = corners.min(by: { isBefore($0.point.values, $1.point.values) }) else {
      return []
    }
    let start = first.point.values
    let rest = corners.filter { $0.point != first.point }.sorted { a, b in
      let (p, q) = (a.point.values, b.point.values)
      let turn = (p[0] - start[0]) * (q[1] - start[1]) - (p[1] - start[1]) * (q[0] - start[0])
      return turn.signum > 0
    }
    return [first] + rest
  }
}
