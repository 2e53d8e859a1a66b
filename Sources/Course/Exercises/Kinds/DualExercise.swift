// Writing the dual: an objective, a line for each variable, a sign for each multiplier. It may be typed line by
// line, or all at once with semicolons between the lines.

import Language
import Rationals
import Rendering
import Wording

struct DualExercise: Sendable {
  let program: SmallProgram

  /// A part of the dual.
  enum Part: Hashable, Sendable {
    case objective
    /// The line of a variable, by place.
    case column(Int)
    /// The sign of a multiplier, by the place of its row.
    case sign(Int)
  }

  /// What is wrong with a line.
  enum Fault: Hashable, Error, Sendable {
    /// Minimised instead of maximised, or the other way round.
    case direction
    /// The objective has the coefficients of the program's own objective.
    case ownObjective
    /// The coefficient of a multiplier in the objective, by the place of its row.
    case objectiveCoefficient(Int)
    /// The line of a variable with the other sign of relation, or with one where it is an equation, or the other
    /// way round.
    case relation(Int)
    /// What a variable's line comes to on its right side.
    case rightSide(Int, Rational)
    /// The coefficient of a multiplier in a variable's line.
    case coefficient(column: Int, row: Int, Rational)
    /// A row was written where a column belongs.
    case rowForColumn(Int)
    /// The sign of a multiplier.
    case sign(Int)
    /// A sign for the multiplier of an equation.
    case signOfFree(Int)
    /// A multiplier is said to have any sign, and has not.
    case notFree(Int)
    /// A variable of the program itself.
    case ownVariable(String)
    case notInDual
  }

  /// What there is to say to a line.
  enum Remark: Sendable {
    case fault(Fault)
    /// It is right; what is still to be typed.
    case missing([Part])
  }

  var dual: SmallProgram.Dual { program.dual }

  var labels: [String] { program.rows.map { $0.label } }

  /// What has to be said; a multiplier that may have any sign needs no line.
  var parts: [Part] {
    [.objective] + program.names.indices.map { .column($0) }
      + dual.signs.indices.filter { dual.signs[$0] != nil }.map { .sign($0) }
  }

  // MARK: Judging a line

  /// What a line says.
  ///
  /// - Throws: what is wrong with it.
  func part(of line: ExerciseAnswer.Line) throws(Fault) -> Part {
    let names: [String]
    switch line {
    case .minimized(let form), .atLeast(let form), .form(let form): names = form.names
    case .equal(let left, let right): names = (left - right).names
    }
    if let own = names.first(where: { !labels.contains($0) }) { throw .ownVariable(own) }
    switch line {
    case .minimized(let form): return try objective(form)
    case .atLeast(let form): return try relation(form, isEquation: false)
    case .equal(let left, let right): return try relation(left - right, isEquation: true)
    case .form: throw .notInDual
    }
  }

  private func objective(_ form: SmallForm) throws(Fault) -> Part {
    let dual = dual
    if form == dual.minimized { return .objective }
    let typed = dual.direction == .minimize ? form : form.scaled(by: -1)
    if typed.scaled(by: -1) == dual.objective { throw .direction }
    let own = SmallForm(Array(labels.prefix(program.objective.count)), program.objective)
    if typed == own || typed.scaled(by: -1) == own { throw .ownObjective }
    if let row = labels.indices.first(where: { typed[labels[$0]] != dual.objective[labels[$0]] }) {
      // With the other sign throughout it is the direction that is wrong.
      let isReversed = labels.count { typed[$0] == -dual.objective[$0] } > labels.count / 2
      throw isReversed ? .direction : .objectiveCoefficient(row)
    }
    throw .notInDual
  }

  private func relation(_ form: SmallForm, isEquation: Bool) throws(Fault) -> Part {
    let dual = dual
    if form.names.count == 1, form.constant.isZero, let row = labels.firstIndex(of: form.names[0]) {
      guard let sign = dual.signs[row] else { throw .signOfFree(row) }
      guard !isEquation, sign.slack[labels[row]].signum == form[labels[row]].signum else {
        throw .sign(row)
      }
      return .sign(row)
    }
    for (column, line) in dual.columns.enumerated() {
      guard let factor = form.multiple(of: line.slack) else { continue }
      let isRight = isEquation == (line.relation == .equal) && (isEquation || factor.signum > 0)
      if isRight { return .column(column) }
      throw .relation(column)
    }
    throw nearest(form)
  }

  /// What a relation was probably meant to be, and where it is not that.
  private func nearest(_ form: SmallForm) -> Fault {
    let dual = dual
    for (column, line) in dual.columns.enumerated() {
      let (left, typed) = (line.left, form.withoutConstant)
      if let factor = typed.multiple(of: left) {
        return .rightSide(column, -form.constant / factor)
      }
    }
    // The coefficients of a row, with the multipliers in the place of the variables.
    for row in program.rows.indices {
      let own = SmallForm(labels, program.names.map { program.rows[row].left[$0] })
      if own != SmallForm(), form.withoutConstant.multiple(of: own) != nil {
        return .rowForColumn(row)
      }
    }
    // The line with which it shares its right side and most coefficients.
    var best: (column: Int, row: Int, shared: Int, value: Rational)?
    for (column, line) in dual.columns.enumerated() {
      let scale =
        form.constant.isZero || line.right.isZero
        ? Rational.one : (-form.constant / line.right).magnitude
      for sign in [1, -1] as [Rational] {
        let typed = form.scaled(by: sign / scale)
        let different = labels.indices.filter { typed[labels[$0]] != line.left[labels[$0]] }
        guard let first = different.first else { continue }
        let shared = labels.count - different.count + (-typed.constant == line.right ? 1 : 0)
        if shared > best?.shared ?? 0 { best = (column, first, shared, typed[labels[first]]) }
      }
    }
    return best.map { .coefficient(column: $0.column, row: $0.row, $0.value) } ?? .notInDual
  }

  // MARK: Judging an answer

  /// What a piece of an answer gives: a part, or two of a chain; none where a multiplier is said to be free
  /// that is.
  enum Reading: Sendable {
    case parts([Part])
    case wrong(Fault)
    case unreadable(AnswerFault)
  }

  func reading(of piece: String) -> Reading {
    let words = piece.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
    if words.count == 2, ["free", "свободна", "свободен"].contains(words[1].lowercased()),
      let row = labels.firstIndex(of: words[0])
    {
      return dual.signs[row] == nil ? .parts([]) : .wrong(.notFree(row))
    }
    let lines: [ExerciseAnswer.Line]
    do throws(AnswerFault) {
      lines = try ExerciseAnswer.lines(piece, knowing: labels + program.names)
    } catch { return .unreadable(error) }
    do throws(Fault) {
      var parts: [Part] = []
      for line in lines { parts.append(try part(of: line)) }
      return .parts(parts)
    } catch { return .wrong(error) }
  }

  /// The lines of an answer: what stands between semicolons, and also between commas; `p, q >= 0` is two.
  static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    for part in text.split(separator: ";") {
      var tail = ""
      for piece in part.split(separator: ",").reversed() {
        let words = String(piece).trimmed
        if let sign = words.firstIndex(where: { "<>=≤≥".contains($0) }) {
          tail = String(words[sign...])
        }
        let isName = words.allSatisfy { $0.isLetter }
        if !words.isEmpty { pieces.append(isName ? "\(words) \(tail)" : words) }
      }
    }
    return pieces
  }
}

extension SmallForm {
  fileprivate var withoutConstant: SmallForm {
    var form = self
    form.constant = 0
    return form
  }
}

// MARK: - Drawing

extension DualExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let rowCount = level == .one ? 2 : draws.integer(2...3)
    let columnCount = level == .one ? 2 : 5 - rowCount
    let names = Array(["x", "y", "z"].prefix(columnCount))
    let direction: ObjectiveStatement.Direction =
      level != .one && draws.happens(1, outOf: 2) ? .minimize : .maximize
    let natural: Relation = direction == .maximize ? .lessOrEqual : .greaterOrEqual
    let other: Relation = direction == .maximize ? .greaterOrEqual : .lessOrEqual
    var rows: [SmallLine] = []
    for label in ["p", "q", "r"].prefix(rowCount) {
      let entries = names.map { _ in draws.number(level == .one ? 1...5 : -1...5) }
      guard (entries.first { !$0.isZero }?.signum ?? 0) > 0 else { return nil }
      rows.append(
        SmallLine(
          label: label, left: SmallForm(names, entries), relation: natural,
          right: draws.number(2...20)))
    }
    var program = SmallProgram(
      direction: direction, names: names, objective: names.map { _ in draws.number(1...9) },
      rows: rows)
    if level == .three {
      let special = draws.integer(0...rowCount - 1)
      program.rows[special].relation = draws.happens(1, outOf: 2) ? .equal : other
      if draws.happens(1, outOf: 2) { program.free = [draws.element(of: names)] }
    }
    self.program = program
    let dual = dual
    // Nothing stands in a place of something else: all lines differ, and each says something of two multipliers.
    let lefts = dual.columns.map { $0.left }
    let rowsAsColumns = program.rows.map { row in SmallForm(labels, names.map { row.left[$0] }) }
    guard dual.columns.allSatisfy({ $0.left.names.count >= 2 }),
      program.rows.allSatisfy({ $0.left.names.count >= 2 }),
      !lefts.indices.contains(where: { index in
        lefts[..<index].contains { lefts[index].isParallel(to: $0) }
      }),
      !dual.columns.contains(where: { column in
        rowsAsColumns.contains { column.left.multiple(of: $0) != nil }
      })
    else { return nil }
  }

  var figures: [Rational] { program.figures }

  var answerText: String {
    let dual = dual
    let objective = Forms.typed(labels.map { dual.objective[$0] }, labels, constant: 0)
    let lines = (dual.columns + dual.signs.compactMap { $0 }).map { line in
      var line = line
      line.label = ""
      return Forms.typed(line)
    }
    return (["\(dual.direction.rawValue) \(objective)"] + lines).joined(separator: "; ")
  }

  var script: [String] { Forms.typed(program) }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    let readings = Self.pieces(answer).map { reading(of: $0) }
    if readings.isEmpty { return .unreadable(.dualLine) }
    for case .unreadable(let fault) in readings {
      return .unreadable(.otherLine(fault, names: labels))
    }
    for case .wrong(let fault) in readings {
      return wrong(.fault(fault), in: speech)
    }
    // What was right in a line before counts, whatever else stood in it.
    var given: [Part] = []
    for reading in readings + earlier.flatMap({ Self.pieces($0) }).map({ self.reading(of: $0) }) {
      if case .parts(let parts) = reading { given += parts }
    }
    let missing = parts.filter { !given.contains($0) }
    return missing.isEmpty
      ? .right : .unfinished(Document([.paragraph(said(.missing(missing), in: speech))]))
  }
}
