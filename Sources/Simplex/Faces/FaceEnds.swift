// The ends of forms on a face, each proved.
//
// At a corner, the form is a sum of the rows that are zero there; if no multiple has a sign that its row could make use of, the
// form is nowhere less on the face than there. A direction that no row forbids makes every form unbounded that falls along it.
// Both are shown in exact numbers, by solutions of the same matrix (`ExactBasis`), and looked at row by row: nothing hangs on how
// floating point came there. What one search comes by helps the others: a corner may lie on a bound that a variable has anyway,
// and a ray goes to infinity for many.

import Rationals

/// How far forms reach on a face.
struct FaceEnds {
  /// One end of a form.
  enum End {
    case unknown
    case at(Rational)
    case infinite
    /// Floating point has not found it, or the numbers there are too long.
    case lost

    var isUnknown: Bool { if case .unknown = self { true } else { false } }
    var isLost: Bool { if case .lost = self { true } else { false } }
    var value: Rational? { if case .at(let value) = self { value } else { nil } }
  }

  struct Ends {
    var lower = End.unknown
    var upper = End.unknown

    /// The end downwards (−1) or upwards (1).
    subscript(direction: Int) -> End {
      get { direction < 0 ? lower : upper }
      set { if direction < 0 { lower = newValue } else { upper = newValue } }
    }
  }

  /// A corner in exact numbers.
  private struct Corner {
    var matrix: ExactBasis
    /// nil if it is none of the face's, or the numbers are too long.
    var point: ExactSolution?
  }

  private let face: Face
  private let forms: [LinearForm]
  private(set) var ends: [Ends]
  private var search: FaceSearch?
  /// The forms whose ends in one direction are looked for.
  private var open: [Int] = []
  /// The least value of each objective in the direction that is looked at, where one looked so far.
  private var reached: [Double] = []
  private var corner: Corner?
  /// The forms that are a multiple of one column, by column.
  private var simpleForms: [[Int]]
  private let bounds: FaceBounds

  /// - Parameter forms: over the face's columns.
  init(_ face: Face, _ forms: [LinearForm]) {
    self.face = face
    self.forms = forms
    ends = Array(repeating: Ends(), count: forms.count)
    search = FaceSearch(face)
    bounds = FaceBounds(face)
    simpleForms = Array(repeating: [], count: face.columnCount)
    for (index, form) in forms.enumerated() where form.terms.count == 1 {
      simpleForms[form.terms[0].column].append(index)
    }
    noteBounds { face.point[$0] }
  }

  /// Finds the ends that are not known.
  ///
  /// - Parameter isWanted: which of them, by form and direction.
  /// - Throws: where the control stops it.
  /// - Complexity: a search for each at most, and two solutions in exact numbers.
  mutating func find(
    _ control: SolveControl, _ progress: Progress, isWanted: (Int, Int) -> Bool
  ) throws(Stop) {
    // Far corners first: columns are mostly bounded below, and on the way there they pass by zero.
    for direction in [1, -1] {
      reached = Array(repeating: 1e300, count: forms.count)
      open = forms.indices.filter { isWanted($0, direction) && ends[$0][direction].isUnknown }
      try findTogether(direction, control, progress)
      for index in open where ends[index][direction].isUnknown {
        if try reachesCorner(objective(index, direction), control, progress) {
          judge(index, direction)
          lookAround(direction)
        }
        if ends[index][direction].isUnknown { ends[index][direction] = .lost }
      }
    }
  }

  /// Searches for the least of the sum of all objectives that are open, as long as that comes by many of their ends at once
  /// (A. M. Gleixner, T. Berthold, B. Müller, S. Weltge, *Three enhancements for optimization-based bound tightening*, 2017).
  private mutating func findTogether(
    _ direction: Int, _ control: SolveControl, _ progress: Progress
  ) throws(Stop) {
    var found = Self.fewestFound
    while found >= Self.fewestFound, open.count > Self.fewestFound {
      let sum = open.flatMap { objective($0, direction) }
      if try reachesCorner(sum, control, progress) { lookAround(direction) }
      found = open.count
      open.removeAll { !ends[$0][direction].isUnknown }
      found -= open.count
    }
  }

  /// Of fewer ends each is the sooner found by a search of its own.
  private static let fewestFound = 6

  /// Goes to where an objective is the least; where it is nowhere, notes what else has no end.
  private mutating func reachesCorner(
    _ objective: [FloatModel.Term], _ control: SolveControl, _ progress: Progress
  ) throws(Stop) -> Bool {
    let found = try search?.minimize(objective) { () throws(Stop) in
      try control.check(reporting: progress)
    }
    switch found {
    case .corner:
      goToCorner()
      return true
    case .ray(let owner, let way):
      goToCorner()
      followRay(owner, way)
      return false
    case .lost, nil: return false
    }
  }

  /// What is least where the form ends in that direction.
  private func objective(_ index: Int, _ direction: Int) -> [FloatModel.Term] {
    forms[index].terms.map {
      FloatModel.Term(
        place: Int32($0.column), coefficient: $0.coefficient.approximation * -Double(direction))
    }
  }

  // MARK: Corners

  /// Works out the corner where the search stands.
  private mutating func goToCorner() {
    let changes = search?.takeChanges()
    if let changes, changes.isEmpty, corner != nil { return }
    guard let owners = search?.owners else { return }
    let matrix = changed(by: changes) ?? matrix(owners)
    let point = matrix.solution(
      matrix.owners.map { owner in
        owner >= 0 ? -face.rows[Int(owner)].constant : face.point[Int(~owner)]
      })
    corner = Corner(matrix: matrix, point: point)
    guard let point, isOnFace(point, matrix) else {
      corner?.point = nil
      return
    }
    noteBounds { point[$0] }
  }

  private func matrix(_ owners: [Int32]) -> ExactBasis {
    var mayBePivot = Array(repeating: true, count: face.columnCount)
    for owner in owners where owner < 0 { mayBePivot[Int(~owner)] = false }
    return ExactBasis(
      owners.filter { $0 >= 0 }.map { (number: $0, line: face.rows[Int($0)].line) },
      mayBePivot: mayBePivot)
  }

  /// The matrix of the last corner with rows exchanged; nil where it is better made anew.
  private mutating func changed(by changes: [(old: Int32, new: Int32)]?) -> ExactBasis? {
    guard let changes, changes.count <= Self.mostChanges, var matrix = corner?.matrix else {
      return nil
    }
    corner = nil
    for (old, new) in changes {
      if !matrix.replace(old, by: new, face.rows[Int(new)].line) { return nil }
    }
    return matrix
  }

  /// Of so many changes each is less than a factorisation takes.
  private static let mostChanges = 24

  private func isOnFace(_ point: ExactSolution, _ matrix: ExactBasis) -> Bool {
    let others = otherRows(matrix)
    let signs = point.signs(of: others.map { (face.rows[$0].line, face.rows[$0].constant) })
    return zip(others, signs).allSatisfy { face.rows[$0].sense.holds($1) }
  }

  /// The rows that are not in the basis.
  private func otherRows(_ matrix: ExactBasis) -> [Int] {
    var isOther = Array(repeating: true, count: face.rows.count)
    for owner in matrix.owners where owner >= 0 { isOther[Int(owner)] = false }
    return isOther.indices.filter { isOther[$0] }
  }

  /// Notes the end of a form, if the corner is where it ends.
  private mutating func judge(_ index: Int, _ direction: Int) {
    guard let corner, let point = corner.point else { return }
    var left = Array(repeating: Rational.zero, count: face.columnCount)
    for term in forms[index].terms { left[term.column] = term.coefficient }
    guard let multiples = corner.matrix.multiples(left) else { return }
    var isOnlyValue = true
    for (slot, owner) in corner.matrix.owners.enumerated() where !multiples.isZero(at: slot) {
      guard owner >= 0 else { return }
      let sense = face.rows[Int(owner)].sense
      if sense == .zero { continue }
      isOnlyValue = false
      // What the row may do takes the form away from its end.
      let sign = multiples[slot].signum * Int(sense.rawValue)
      if sign == direction { return }
    }
    var value = forms[index].constant
    for term in forms[index].terms { value.addProduct(term.coefficient, point[term.column]) }
    ends[index][direction] = .at(value)
    if isOnlyValue { ends[index][-direction] = .at(value) }
  }

  /// Looks for other forms that end where the search stands: of those that never came so far.
  private mutating func lookAround(_ direction: Int) {
    guard let search, corner?.point != nil else { return }
    for index in open where ends[index][direction].isUnknown {
      let objective = objective(index, direction)
      let value = search.value(of: objective)
      let best = reached[index]
      if value >= best - Self.leastGain * (1 + best.magnitude) { continue }
      reached[index] = value
      if search.isLeast(objective) { judge(index, direction) }
    }
  }

  private static let leastGain = 1e-4

  /// Notes the ends that a point of the face shows: of columns that are at a bound.
  private mutating func noteBounds(_ value: (Int) -> Rational) {
    for (column, indices) in simpleForms.enumerated() where !indices.isEmpty {
      let (lower, upper) = (bounds.lower[column], bounds.upper[column])
      if lower == nil, upper == nil { continue }
      if indices.allSatisfy({ !ends[$0].lower.isUnknown && !ends[$0].upper.isUnknown }) { continue }
      let place = value(column)
      for index in indices {
        let term = forms[index].terms[0]
        let isRising = term.coefficient.signum > 0
        let end = forms[index].constant + term.coefficient * place
        if place == lower { ends[index][isRising ? -1 : 1] = .at(end) }
        if place == upper { ends[index][isRising ? 1 : -1] = .at(end) }
      }
    }
  }

  // MARK: Rays

  /// Notes the forms that are unbounded along a ray, if it is one.
  private mutating func followRay(_ owner: Int32, _ direction: Int) {
    guard let matrix = corner?.matrix, let slot = matrix.owners.firstIndex(of: owner) else {
      return
    }
    var right = Array(repeating: Rational.zero, count: face.columnCount)
    right[slot] = Rational(direction)
    if owner >= 0, !face.rows[Int(owner)].sense.allows(direction) { return }
    guard let ray = matrix.solution(right) else { return }
    let others = otherRows(matrix)
    let signs = ray.signs(of: others.map { (face.rows[$0].line, .zero) })
    guard zip(others, signs).allSatisfy({ face.rows[$0].sense.holds($1) }) else { return }
    for index in forms.indices {
      let sign: Int
      if forms[index].terms.count == 1 {
        let term = forms[index].terms[0]
        sign = ray.isZero(at: term.column) ? 0 : ray[term.column].signum * term.coefficient.signum
      } else {
        var sum = Rational.zero
        for term in forms[index].terms { sum.addProduct(term.coefficient, ray[term.column]) }
        sign = sum.signum
      }
      if sign != 0 { ends[index][sign] = .infinite }
    }
  }
}
