// A session as a paper: the constraints as equations in slacks, the objectives, the dictionaries of the walk, and the
// solution, as a textbook prints them. Any LaTeX sets it: what is written is ASCII, and asks for two packages that
// every installation has.

import ConstraintHierarchies
import Narration
import Rationals
import Rendering
public import Session
import Wording

/// A session's problem and solution for LaTeX.
public struct TeXPaper {
  private let name: String
  private let speech: Speech
  private let decomposition: Decomposition
  private let objectives: ObjectivesReport
  private let trace: TraceReport
  private let solution: SolveReport
  private var speller = TeXSpeller()

  /// More pivots nobody reads through, and more constraints.
  private static let mostPivots = 100
  private static let mostRows = 1_000

  /// - Parameter name: of the script; empty: it has none.
  /// - Throws: if the solve is stopped.
  /// - Complexity: two more solves.
  public init(_ session: inout Session, named name: String) throws(Failure) {
    self.name = name
    speech = session.settings.speech
    decomposition = try session.decomposition()
    objectives = try session.objectives()
    trace = try session.trace()
    solution = try session.solve()
  }

  /// As it stands in a file: LaTeX.
  public var text: String {
    var paper = self
    let sections = paper.sections
    let title = say(.title(name.isEmpty ? "" : paper.speller.words(name)))
    let spellings = paper.speller.replacements.map {
      "% " + say(.spelling($0.spelling, of: $0.character)) + "\n"
    }
    return """
      % \(say(.origin))
      \(spellings.joined())\\documentclass[11pt]{article}
      \(speech.encoding)\\usepackage{amsmath,graphicx}
      \\setlength{\\parindent}{0pt}
      \\setlength{\\arraycolsep}{3pt}
      \\setlength{\\fboxsep}{1.5pt}
      \\allowdisplaybreaks
      \\raggedright
      % A formula that is wider than the page is made smaller.
      \\newsavebox{\\formula}
      \\newcommand{\\fit}[1]{\\sbox{\\formula}{$\\displaystyle#1$}%
        \\ifdim\\wd\\formula>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox{\\formula}}\\else\\usebox{\\formula}\\fi}
      \\begin{document}
      \\section*{\(title)}
      \(sections.joined(separator: "\n"))
      \\end{document}

      """
  }

  private func say(_ words: PaperWords) -> String { words.text(in: speech) }

  private var sections: [String] {
    mutating get {
      if case .nothing = solution.ending, decomposition.rows.isEmpty { return [say(.nothing)] }
      var sections: [String] = []
      func add(_ heading: PaperWords, _ body: [String]) {
        if !body.isEmpty { sections += ["\\subsection*{\(say(heading))}"] + body }
      }
      add(.constraints, constraints)
      add(.objectives, minima)
      add(.dictionaries, dictionaries)
      add(.solution, ending)
      return sections
    }
  }

  // MARK: Equations

  /// Equations below one another, aligned at their relations.
  ///
  /// - Parameter rows: for each what stands before it, the equation, and words after it.
  private func aligned(_ rows: [(String, TeXFormula, String)]) -> [String] {
    if rows.isEmpty { return [] }
    let lines = rows.flatMap { before, formula, after -> [String] in
      let (left, lines) = formula.aligned
      return lines.enumerated().map { index, line in
        index == 0
          ? "\(before) &\\quad& \(left) & \(line) &&\\quad \(after)" : "&& & \(line) &&"
      }
    }
    return ["\\begin{alignat*}{3}", lines.joined(separator: " \\\\\n"), "\\end{alignat*}"]
  }

  private var constraints: [String] {
    mutating get {
      let missing = decomposition.rows.count - Self.mostRows
      var rows: [(String, TeXFormula, String)] = []
      for row in decomposition.rows.prefix(Self.mostRows) {
        let constraint = row.constraint
        let words =
          [say(.level(constraint.priority))] + (constraint.isEnabled ? [] : [say(.disabled)])
        rows.append(
          (
            "\\text{\(speller.words(constraint.id))}\\colon",
            TeXFormula(constraint.decomposition(role: .plain), &speller),
            "\\text{\(speller.words(words.joined(separator: ", ")))}"
          ))
      }
      return aligned(rows) + signs + (missing > 0 ? [say(.constraintsLeftOut(missing))] : [])
    }
  }

  /// What variables were declared with, which are no rows: `x, y \ge 0`, `x \le 4`.
  private var signs: [String] {
    mutating get {
      let implied = objectives.problem.constraints.filter { $0.isImplied }
      let lower = implied.filter { !$0.isBound }.map { speller.name($0.leftText) }
      var parts = lower.isEmpty ? [] : [lower.joined(separator: ", ") + " \\ge 0"]
      for bound in implied where bound.isBound {
        let upper = objectives.problem.evaluatingPoints(bound.right).constant
        parts.append("\(speller.name(bound.leftText)) \\le \(speller.number(upper))")
      }
      return parts.isEmpty ? [] : ["\\[\(parts.joined(separator: ",\\quad "))\\]"]
    }
  }

  private var minima: [String] {
    mutating get {
      var rows: [(String, TeXFormula, String)] = []
      for (level, minimum) in objectives.levels {
        let sum: Text = "f = " + objectives.problem.objectiveSum(level)
        var formula = TeXFormula(sum, &speller)
        formula.replaceLeft(
          with: "f(\\text{\(speller.words(level.name))})", width: level.name.count + 3)
        rows.append(
          (
            "", formula,
            minimum.map { "\\to \(speller.number($0))" } ?? "\\text{\(say(.noLeastValue))}"
          ))
      }
      return aligned(rows)
    }
  }

  // MARK: Dictionaries

  private var dictionaries: [String] {
    mutating get {
      var body: [String] = []
      for leg in trace.legs.prefix(Self.mostPivots) {
        let pivot = leg.pivot
        body.append(
          say(
            .pivot(
              pivot.number, entering: "$\(speller.name(pivot.entering.text))$",
              leaving: "$\(speller.name(pivot.leaving.text))$")))
        if let dictionary = pivot.dictionary { body.append(tex(dictionary)) }
        body.append("")
      }
      let missing = trace.legs.count - Self.mostPivots
      if missing > 0 { body += [say(.pivotsLeftOut(missing)), ""] }
      if let last = trace.dictionary { body += [say(.lastDictionary), tex(last)] }
      return body
    }
  }

  private mutating func tex(_ report: DictionaryReport) -> String {
    let dictionary = TeXDictionary(report: report)
    return dictionary.hasRoom
      ? dictionary.tex(&speller)
      : say(.tooLarge(rows: report.rowCount, columns: report.columnCount))
  }

  // MARK: Solution

  private var ending: [String] {
    mutating get {
      switch solution.ending {
      case .nothing: []
      case .contradictory: [say(.contradictory)]
      case .unbounded(let level): [say(.unbounded(level))]
      case .solved(let solved): values(solved)
      }
    }
  }

  private mutating func values(_ solved: SolvedReport) -> [String] {
    let problem = solved.problem
    var lines: [String] = []
    for variable in problem.variables.prefix(Self.mostRows) {
      let name = speller.name(problem.name(of: variable))
      let interval = solved.intervals[variable.index]
      guard let value = interval.value else {
        let lower = interval.lower.map { "[" + speller.number($0) } ?? "(-\\infty"
        let upper = interval.upper.map { speller.number($0) + "]" } ?? "\\infty)"
        lines.append("\(name) & \\in \(lower), \(upper)")
        continue
      }
      let point = problem.pointValues.firstIndex(of: value).map { problem.pointNames[$0] }
      lines.append(
        "\(name) & = \(point.map { speller.name($0) + " = " } ?? "")\(speller.number(value))")
    }
    if lines.isEmpty { return [] }
    return ["\\begin{align*}", lines.joined(separator: " \\\\\n"), "\\end{align*}"]
  }
}

extension Speech {
  /// The line by which LaTeX has the letters of the language, where it needs one.
  fileprivate var encoding: String {
    switch self {
    case .english: ""
    case .russian: "\\usepackage[T2A]{fontenc}\n"
    }
  }
}
