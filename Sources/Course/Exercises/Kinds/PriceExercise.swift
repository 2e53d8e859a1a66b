// A shadow price: what one more unit on the right side of a row is worth.

import Language
import Rationals

struct PriceExercise: Sendable {
  let program: SmallProgram
  /// The row that is asked for.
  let asked: Int
  /// Whether it is said which rows are tight in the best corner.
  let showsCorner: Bool
  let corner: SmallPoint
  /// The two lines that meet there: rows first, then the signs of the variables.
  let tight: [Int]
  /// Of each row.
  let prices: [Rational]

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    /// The row is not used up: so much is left.
    case slack(Rational)
    /// 0, though the row is tight.
    case notFree
    /// The price of another row.
    case otherRow(String)
    case sign
    /// What a unit of a variable brings.
    case coefficient(String)
    /// What comes of all of it.
    case total
    /// With that price, and the one that the first variable then leaves for the other row, the second variable
    /// would not come out even.
    case notEven(PriceCheck)
    /// With that price what goes into one variable is not worth what the variable brings.
    case wrongValue(String, worth: Rational, brings: Rational)
  }

  struct PriceCheck: Hashable, Sendable {
    var first: String
    var other: String
    var otherPrice: Rational
    var second: String
    var worth: Rational
    var brings: Rational
  }

  var row: SmallLine { program.rows[asked] }
  var price: Rational { prices[asked] }
  var value: Rational { program.objectiveForm.value(corner.value) }

  /// By how much the sides of a row are apart in the best corner.
  func slack(_ row: Int) -> Rational { program.rows[row].slack.value(corner.value) }

  var corners: [(point: SmallPoint, meets: [Int])] {
    SmallSystem.corners(of: program.rows + program.signs, program.names[0], program.names[1])
  }

  var truth: Rational { price }

  func fault(of answer: Rational) -> Fault {
    let left = slack(asked)
    if !left.isZero { return .slack(left) }
    if answer.isZero { return .notFree }
    if answer == -price { return .sign }
    if let other = prices.indices.first(where: { $0 != asked && prices[$0] == answer }) {
      return .otherRow(program.rows[other].label)
    }
    if let index = program.objective.firstIndex(of: answer) {
      return .coefficient(program.names[index])
    }
    if answer == value || answer == value + price { return .total }
    return disproof(answer)
  }

  /// Why a number cannot be the price: the rows that are tight have to make up what each variable brings.
  private func disproof(_ answer: Rational) -> Fault {
    let names = program.names
    guard let other = tight.first(where: { $0 != asked && $0 < program.rows.count }) else {
      let column = corner[names[0]].isZero ? 1 : 0
      return .wrongValue(
        names[column], worth: answer * row.left[names[column]], brings: program.objective[column])
    }
    let others = program.rows[other]
    let first = others.left[names[0]].isZero ? 1 : 0
    let second = 1 - first
    let otherPrice =
      (program.objective[first] - answer * row.left[names[first]]) / others.left[names[first]]
    return .notEven(
      PriceCheck(
        first: names[first], other: others.label, otherPrice: otherPrice, second: names[second],
        worth: answer * row.left[names[second]] + otherPrice * others.left[names[second]],
        brings: program.objective[second]))
  }
}

// MARK: - Drawing

extension PriceExercise: NumberExercise {
  /// The corner and the prices come first, and the rows and the objective are made for them.
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    guard let draft = draws.program(level) else { return nil }
    let rows = draft.rows.count
    let asked = draws.integer(0...rows - 1)
    // What is not used up is asked for now and then only, and never at first.
    if level == .one || draws.happens(2, outOf: 3), draft.prices[asked].isZero { return nil }
    guard let best = draft.program.best, best.point == draft.corner else { return nil }
    self.init(
      program: draft.program, asked: asked, showsCorner: level == .one, corner: best.point,
      tight: best.meets, prices: draft.prices)
    guard corners.count >= 3 else { return nil }
    // One more unit, and one less, moves the corner and changes no price.
    for change in [1, -1] as [Rational] {
      var changed = program
      changed.rows[asked].right += change
      guard let moved = changed.best, moved.meets == tight else { return nil }
    }
  }

  var figures: [Rational] {
    program.figures + corner.values + prices + [value]
      + prices.indices.map { prices[$0] * program.rows[$0].right }
      + program.rows.map { $0.left.value(corner.value) } + prices.indices.map { slack($0) }
      + (showsCorner
        ? [] : corners.flatMap { $0.point.values + [program.objectiveForm.value($0.point.value)] })
  }

  var script: [String] { Forms.typed(program) }
}

/// A program in x and y with its best corner and the prices there.
private struct PricedProgram {
  var program: SmallProgram
  var corner: SmallPoint
  var prices: [Rational]

  var rows: [SmallLine] { program.rows }
}

extension SeededDraws {
  /// What is maximised at the first two levels, minimised at the third. The rows with a price are tight, and what
  /// they take of a variable is worth what it brings: so no corner is better.
  fileprivate mutating func program(_ level: ExerciseLevel) -> PricedProgram? {
    let isCheap = level == .three
    let corner = SmallPoint(names: ["x", "y"], values: [number(1...9), number(1...9)])
    var (lines, prices): ([SmallForm], [Rational]) = ([], [])
    for _ in 0..<2 {
      lines.append(SmallForm(corner.names, [number(0...4), number(0...4)]))
      prices.append(level == .one ? number(1...4) : number(1...6) / number(1...3))
    }
    let objective = lines[0].scaled(by: prices[0]) + lines[1].scaled(by: prices[1])
    // Two rows that have to be solved together.
    guard lines.allSatisfy({ !$0.isConstant }), lines.contains(where: { $0.names.count == 2 }),
      lines[0].multiple(of: lines[1]) == nil, prices[0] != prices[1],
      objective.terms.allSatisfy({ $0.coefficient.isInteger && $0.coefficient <= 15 })
    else { return nil }
    var spare: [Rational] = [0, 0]
    if level != .one {
      lines.append(SmallForm(corner.names, [number(0...4), number(1...4)]))
      prices.append(0)
      spare.append(number(1...8))
    }
    let order = shuffled(Array(lines.indices))
    let rows = order.enumerated().map { place, index in
      let value = lines[index].value(corner.value)
      return SmallLine(
        label: ["p", "q", "r"][place], left: lines[index],
        relation: isCheap ? .greaterOrEqual : .lessOrEqual,
        right: isCheap ? value - spare[index] : value + spare[index])
    }
    guard rows.allSatisfy({ $0.right.signum > 0 }) else { return nil }
    let program = SmallProgram(
      direction: isCheap ? .minimize : .maximize, names: corner.names,
      objective: corner.names.map { objective[$0] }, rows: rows)
    return PricedProgram(program: program, corner: corner, prices: order.map { prices[$0] })
  }
}
