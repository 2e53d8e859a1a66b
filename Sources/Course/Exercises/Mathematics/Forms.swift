// Sums, lines and dictionaries of exercises, as they are shown and as they are typed: the same in all languages.

import Language
import Rationals
import Rendering

/// How the mathematics of exercises is written.
enum Forms {
  // MARK: Shown

  /// `12 − u − 3v`, or `2x + 3` where the constant comes last; names in the order that is given.
  static func sum(
    _ form: SmallForm, _ order: [String], constantFirst: Bool = true
  ) -> Text {
    var result = Text(pieces: [])
    func join(_ isNegative: Bool) {
      if result.isEmpty {
        if isNegative { result += "−" }
      } else {
        result += isNegative ? " − " : " + "
      }
    }
    if constantFirst, !form.constant.isZero || form.isConstant { result += Text(form.constant) }
    for name in order where !form[name].isZero {
      join(form[name].signum < 0)
      result += multiple(form[name].magnitude, name)
    }
    if !constantFirst, !form.constant.isZero || form.isConstant {
      join(form.constant.signum < 0)
      result += Text(form.constant.magnitude)
    }
    return result
  }

  /// `3v`, `1/3·v`, `v`
  static func multiple(_ coefficient: Rational, _ name: String) -> Text {
    if coefficient.isOne { return Text(name) }
    return "\(coefficient)\(coefficient.isInteger ? "" : "·")\(name)"
  }

  static func sign(_ relation: Relation) -> Text {
    switch relation {
    case .equal: "="
    case .lessOrEqual: "≤"
    case .greaterOrEqual: "≥"
    }
  }

  /// `2x + 3 ≤ 9`, `20 − x ≥ 6`
  static func line(_ line: SmallLine) -> Text {
    side(line.left) + " " + sign(line.relation) + " \(line.right)"
  }

  /// A left side: the constant comes first where it would otherwise stand behind a minus.
  static func side(_ form: SmallForm) -> Text {
    sum(form, order(form), constantFirst: isConstantFirst(form))
  }

  /// In alphabetical order, but beginning with a plus if there is one: `y − x`.
  private static func order(_ form: SmallForm) -> [String] {
    let first = form.names.first { form[$0].signum > 0 }
    return (first.map { [$0] } ?? []) + form.names.filter { $0 != first }
  }

  private static func isConstantFirst(_ form: SmallForm) -> Bool {
    form.isConstant
      || !form.constant.isZero && form.terms.allSatisfy { $0.coefficient.signum < 0 }
  }

  /// Lines, each with its label before it.
  static func lines(_ lines: [SmallLine]) -> Block {
    .indented(Document([.grid(Grid(lines.map { ["\($0.label, .code):", line($0)] }))]))
  }

  /// `maximise 3x + 5y`, and its rows; variables that are at least 0 in a line of their own.
  static func program(_ program: SmallProgram) -> Block {
    let word = program.direction == .maximize ? "maximize" : "minimize"
    let objective = sum(program.objectiveForm, program.names)
    var rows: [[Text]] = [[Text(word, .code), objective]]
    rows += program.rows.map { ["\($0.label, .code):", line($0)] }
    let signs = program.names.map { program.free.contains($0) ? "\($0) free" : "\($0) ≥ 0" }
    rows.append(["", Text(signs.joined(separator: ", "))])
    return .indented(Document([.grid(Grid(rows, alignments: [.right]))]))
  }

  /// A dictionary as it is drawn everywhere.
  static func dictionary(
    _ dictionary: SmallDictionary, row: Int? = nil, column: Int? = nil
  ) -> Block {
    func cells(_ row: SmallDictionary.Row) -> [Text] {
      [Text(row.name), "= \(row.constant)"] + row.entries.map { $0.isZero ? "·" : Text($0) }
    }
    let rows = dictionary.rows.map { cells($0) }
    return .indented(
      Document([
        .table(
          Table(
            header: ["", ""] + dictionary.columns.map { Text($0) },
            rows: rows + dictionary.objectives.map { cells($0) },
            alignments: [.right, .left] + dictionary.columns.map { _ in .right },
            groupStarts: dictionary.objectives.isEmpty ? [] : [rows.count], markedRow: row,
            markedColumn: column.map { $0 + 2 }))
      ]))
  }

  /// `s = 12 − u − 3v`
  static func row(_ row: SmallDictionary.Row, _ columns: [String]) -> Text {
    "\(row.name) = " + sum(SmallForm(columns, row.entries, constant: row.constant), columns)
  }

  // MARK: Typed

  /// `12 - u - 1/3v`
  static func typed(_ coefficients: [Rational], _ names: [String], constant: Rational) -> String {
    var result = constant.isZero ? "" : constant.description
    for (name, coefficient) in zip(names, coefficients) where !coefficient.isZero {
      let size = coefficient.magnitude.isOne ? "" : coefficient.magnitude.description
      let sign = coefficient.signum < 0 ? "-" : "+"
      result += result.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
      result += size + name
    }
    return result.isEmpty ? "0" : result
  }

  private static func typed(_ form: SmallForm) -> String {
    let names = order(form)
    let coefficients = names.map { form[$0] }
    let terms = typed(coefficients, names, constant: 0)
    if form.constant.isZero { return terms }
    if isConstantFirst(form) { return typed(coefficients, names, constant: form.constant) }
    return "\(terms) \(form.constant.signum < 0 ? "-" : "+") \(form.constant.magnitude)"
  }

  /// `c: 2x + 3 <= 9`
  static func typed(_ line: SmallLine) -> String {
    let label = line.label.isEmpty ? "" : "\(line.label): "
    return "\(label)\(typed(line.left)) \(line.relation.rawValue) \(line.right)"
  }

  /// `c: 2X <= 30 @high weight 2`
  static func typed(_ wish: SmallWish) -> String {
    var text = typed(
      SmallLine(
        label: wish.label, left: SmallForm("X").scaled(by: wish.coefficient),
        relation: wish.relation,
        right: wish.right))
    if wish.priority != SmallHierarchy.required {
      text +=
        " @\(PriorityWord.text(Rational(wish.priority)))"
    }
    if !wish.weight.isOne { text += " weight \(wish.weight)" }
    return text
  }

  static func typed(_ program: SmallProgram) -> [String] {
    program.rows.map { typed($0) } + program.signs.map { typed($0) } + [
      "\(program.direction.rawValue) \(typed(program.objectiveForm))"
    ]
  }
}
