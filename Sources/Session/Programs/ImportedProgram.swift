// A program of a file as lines of the language: variables, a constraint for each bound and each row, the objective.
//
// A file may call a column `X(1,2)` or `3rd`. Such a name is spelled so that a line can say it, and so that no two
// are alike; what was changed is told. A row without limits requires nothing: it becomes an objective that is
// disabled, for that is where its sum can be kept.

import ConstraintHierarchies
import Language
import Layouts
import ProgramSolving
import Programs
import Rationals

struct ImportedProgram {
  /// In order; `disable` last.
  private(set) var lines: [String] = []
  /// What each line is of, in the file's own words, for a line that cannot be said.
  private(set) var subjects: [String] = []
  let report: ProgramImport

  /// - Parameters:
  ///   - problem: where its names are to be new.
  ///   - priority: of its rows; nil: they are requirements.
  init(_ program: LinearProgram, in problem: ProblemState, rowsAt priority: Priority? = nil) {
    let mark = ScriptText.mark(priority ?? .required, unless: .required)
    var names = NewNames(besides: problem)
    let columns = program.columns.map { names.take($0.name, for: .column, links: false) }
    var lines: [(text: String, subject: String)] = []
    let signs = program.columns.map { $0.lower == .zero && $0.upper != .zero }
    for line in Self.declarations(columns, signs) { lines.append((line, "")) }
    /// A chain's links have names of their own.
    func isChain(_ lower: Rational?, _ upper: Rational?) -> Bool {
      lower != nil && upper != nil && lower != upper
    }
    var boundCount = 0
    for (index, column) in program.columns.enumerated() {
      let (name, lower) = (columns[index], signs[index] ? nil : column.lower)
      if lower == nil, column.upper == nil { continue }
      let label = names.take("bound.\(name)", for: nil, links: isChain(lower, column.upper))
      boundCount += 1
      lines.append(("\(label): " + Self.between(name, lower, column.upper), column.name))
    }
    var free: [String] = []
    for row in program.rows {
      let label = names.take(row.name, for: .row, links: isChain(row.lower, row.upper))
      let sum = Self.sum(row.terms, columns)
      if row.isFree {
        free.append(label)
        lines.append(("\(label): minimize \(sum)", row.name))
      } else {
        lines.append(("\(label): " + Self.between(sum, row.lower, row.upper) + mark, row.name))
      }
    }
    var objectives: [String] = []
    let levels = Self.levels(of: program, below: priority ?? .required)
    for (objective, level) in zip(program.objectives, levels)
    where !objective.terms.isEmpty || !objective.constant.isZero {
      let label = names.take(objective.name, for: .objective, links: false)
      let sum = Self.sum(objective.terms, columns, objective.constant)
      lines.append(
        (
          "\(label): \(program.sense == .maximize ? "maximize" : "minimize") \(sum)"
            + ScriptText.mark(level, unless: .low), objective.name
        ))
      objectives.append(label)
    }
    for line in ScriptText.lines("disable", free) { lines.append((line, "")) }
    self.lines = lines.map { $0.text }
    subjects = lines.map { $0.subject }
    report = ProgramImport(
      name: program.name, isMaximized: program.sense == .maximize, objectives: objectives,
      columnCount: columns.count, rowCount: program.rows.count - free.count,
      nonnegativeCount: signs.count { $0 }, boundCount: boundCount, freeRows: free,
      rowPriority: mark.isEmpty ? nil : priority,
      relaxed: program.relaxed.map { columns[$0] }, renamings: names.renamings,
      remarks: program.remarks)
  }

  /// Those of the objectives, all of them below the rows: otherwise an objective would be weighed against rows that it may break.
  private static func levels(of program: LinearProgram, below priority: Priority) -> [Priority] {
    let levels = ProgramHierarchy.levels(of: program)
    guard !priority.isRequired, levels.contains(where: { $0 >= priority }) else { return levels }
    return levels.map { level in
      Priority(rawValue: level.rawValue * priority.rawValue / 1000) ?? level
    }
  }

  /// The variables in their order. A bound of 0 below is the sign of one, and no row.
  private static func declarations(_ columns: [String], _ signs: [Bool]) -> [String] {
    var lines: [String] = []
    var rest = columns.indices[...]
    while let first = rest.first {
      let group = rest.prefix { signs[$0] == signs[first] }
      rest = rest.dropFirst(group.count)
      lines += ScriptText.lines("var", group.map { columns[$0] }).map {
        $0 + (signs[first] ? " >= 0" : "")
      }
    }
    return lines
  }

  // MARK: Words of the language

  /// `1 <= x + y <= 4`
  private static func between(_ sum: String, _ lower: Rational?, _ upper: Rational?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?) where lower == upper: "\(sum) = \(number(lower))"
    case (let lower?, let upper?): "\(number(lower)) <= \(sum) <= \(number(upper))"
    case (let lower?, nil): "\(sum) >= \(number(lower))"
    case (nil, let upper?): "\(sum) <= \(number(upper))"
    case (nil, nil): sum
    }
  }

  private static func sum(
    _ terms: [LinearProgram.Term], _ columns: [String], _ constant: Rational = .zero
  ) -> String {
    var text = ""
    func add(_ coefficient: Rational, _ words: String) {
      let isNegative = coefficient.signum < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      text += words
    }
    for term in terms {
      let size = term.coefficient.magnitude
      // With a blank between them, so that `3 e1` is three times e1, and not thirty.
      let factor = size.isOne ? "" : number(size)
      let sign = factor.isEmpty ? "" : factor.utf8.contains(UInt8(ascii: "/")) ? "*" : " "
      add(term.coefficient, factor + sign + columns[term.column])
    }
    if text.isEmpty || !constant.isZero { add(constant, number(constant.magnitude)) }
    return text
  }

  /// As a decimal, as it most likely stood in the file, where that is exact and short.
  private static func number(_ value: Rational) -> String {
    let places = 12
    return !value.isInteger && value.isExact(places: places)
      ? value.decimal(places: places) : ScriptText.number(value)
  }
}

/// Names that lines can say, all different.
private struct NewNames {
  private(set) var renamings: [ProgramImport.Renaming] = []
  private var taken: Set<String>
  private let problem: ProblemState
  /// What the parser reads words with: nothing is there yet.
  private let nothing = KnownNames(ProblemState())

  init(besides problem: ProblemState) {
    self.problem = problem
    taken = Set(problem.hierarchy.variableNames + problem.hierarchy.pointNames)
    // What goes by a letter keeps it.
    taken.formUnion(problem.hierarchy.constraints.lazy.map { $0.letter })
    taken.formUnion(problem.hierarchy.objectives.lazy.map { $0.name })
    for label in problem.hierarchy.labels {
      taken.insert(label)
      // A chain's label stands for all its links.
      if let dot = label.lastIndex(of: "."), Int64(label[label.index(after: dot)...]) != nil {
        taken.insert(String(label[..<dot]))
      }
    }
  }

  /// A new name as near as can be to one of a file.
  ///
  /// - Parameters:
  ///   - kind: what it is of; nil where the name is none of the file's.
  ///   - links: whether `NAME.1` and `NAME.2` must be new, too.
  mutating func take(_ name: String, for kind: ProgramImport.Renaming.Kind?, links: Bool) -> String
  {
    let stem = Self.spelled(name, nothing)
    var new = stem
    var number = 1
    while !isFree(new, links) {
      number += 1
      // One that ends with a digit would be another number.
      new = "\(stem)_\(number)"
    }
    taken.insert(new)
    if links { taken.formUnion(["\(new).1", "\(new).2"]) }
    if let kind, new != name { renamings.append(.init(kind: kind, old: name, new: new)) }
    return new
  }

  private func isFree(_ name: String, _ links: Bool) -> Bool {
    if taken.contains(name) { return false }
    if links, taken.contains("\(name).1") || taken.contains("\(name).2") { return false }
    let views = problem.views
    return views.isEmpty
      || views.view(named: name) == nil && views.attribute(named: name) == nil
        && views.owner(ofName: name) == nil && !views.isNumber(named: name)
  }

  /// The name if a line can say it; otherwise with `_` in the place of what it cannot.
  private static func spelled(_ name: String, _ nothing: KnownNames) -> String {
    if canSay(name, nothing) { return name }
    func replacing(_ mustGo: (Unicode.Scalar) -> Bool) -> String {
      var scalars = String.UnicodeScalarView()
      for scalar in name.unicodeScalars { scalars.append(mustGo(scalar) ? "_" : scalar) }
      let text = String(scalars)
      let startsAsName = scalars.first.map { $0.isLetterOfASCII || $0 == "_" || !$0.isASCII }
      return startsAsName ?? false ? text : "_" + text
    }
    func isOdd(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && !scalar.isLetterOfASCII && !("0"..."9").contains(scalar) && scalar != "_"
        && scalar != "."
    }
    for text in [replacing(isOdd), replacing { isOdd($0) || !$0.isASCII }] {
      if canSay(text, nothing) { return text }
      if canSay(text + "_", nothing) { return text + "_" }
    }
    return "_"
  }

  /// Whether the parser takes it for a name wherever names stand.
  private static func canSay(_ name: String, _ nothing: KnownNames) -> Bool {
    guard
      case .command(.change(.variables(let names)), _)? = try? Parser.parse(
        "var \(name)", knowing: nothing),
      names.count == 1, names[0].text == name,
      case .constraint(let statement)? = try? Parser.parse(
        "\(name): 2 \(name) = \(name)", knowing: nothing),
      statement.label?.text == name, statement.operands.count == 2,
      case .name(let alone) = statement.operands[1], alone.text == name,
      case .operations(_, let rest, _) = statement.operands[0], rest.count == 1,
      case .name(let multiplied) = rest[0].operand, multiplied.text == name
    else { return false }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOfASCII: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
