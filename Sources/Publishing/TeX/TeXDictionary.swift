// A dictionary as Chvátal (*Linear Programming*, 1983) prints it: an equation for each basic column, and below a rule
// the objectives; or a tableau, if that is what the reader wants. The element of the pivot that comes next is framed.

import ConstraintHierarchies
import Rationals
import Session

struct TeXDictionary {
  let report: DictionaryReport

  /// More has no room on a page.
  private static let mostRows = 45
  private static let mostColumns = 40

  var hasRoom: Bool {
    report.rowCount + report.costs.count <= Self.mostRows && report.columnCount <= Self.mostColumns
  }

  func tex(_ speller: inout TeXSpeller) -> String {
    let columns = report.columns.map { speller.name($0.name.text) }
    let heads = report.rows.map { speller.name($0.basic.text) }
    let costs = report.costs.map { cost in
      if report.isTableau, let aim = cost.aim { return speller.name(aim.id) }
      return cost.level.isRequired
        ? "\\textit{\(speller.words(ObjectiveName.text(cost.level)))}"
        : "f(\\text{\(speller.words(cost.level.name))})"
    }
    var lines =
      report.isTableau
      ? tableau(heads + costs, speller) : dictionary(columns, heads + costs, speller)
    if !report.rows.isEmpty, !report.costs.isEmpty {
      lines.insert("\\hline", at: report.rows.count)
    }
    if report.isTableau {
      lines = [([""] + columns + [""]).joined(separator: " & ") + " \\\\", "\\hline"] + lines
    }
    let spec =
      report.isTableau
      ? "r|" + String(repeating: "r", count: columns.count) + "|r"
      : "r@{\\;=\\;}r" + String(repeating: "@{\\;}c@{\\;}r", count: columns.count)
    return """
      \\[\\fit{\\begin{array}{\(spec)}
      \(lines.joined(separator: "\n"))
      \\end{array}}\\]
      """
  }

  /// Constants and coefficients of all rows, the objectives last.
  private var rows: [(constant: Rational, coefficients: [Rational])] {
    report.rows.map { ($0.constant, $0.coefficients) }
      + report.costs.map { cost in
        // Of a maximum as books have it: z − 3x − 5y = 0.
        let factor = report.isTableau ? cost.aim.map { -1 / $0.weight } ?? 1 : 1
        return (cost.constant * factor, cost.coefficients.map { $0 * factor })
      }
  }

  private func framed(_ tex: String, row: Int, column: Int) -> String {
    report.pivot?.row == row && report.pivot?.column == column ? "\\boxed{\(tex)}" : tex
  }

  private func dictionary(
    _ columns: [String], _ heads: [String], _ speller: TeXSpeller
  ) -> [String] {
    zip(heads, rows).enumerated().map { index, row in
      let (head, numbers) = row
      var cells = ["\(head) & \(speller.number(numbers.constant))"]
      for (column, coefficient) in numbers.coefficients.enumerated() {
        if coefficient.isZero {
          cells.append(" & ")
          continue
        }
        let size = coefficient.magnitude
        let term = (size == 1 ? "" : speller.number(size) + "\\,") + columns[column]
        cells.append(
          "\(coefficient < 0 ? "-" : "+") & \(framed(term, row: index, column: column))")
      }
      return cells.joined(separator: " & ") + " \\\\"
    }
  }

  private func tableau(_ heads: [String], _ speller: TeXSpeller) -> [String] {
    zip(heads, rows).enumerated().map { index, row -> String in
      let (head, numbers) = row
      var cells = numbers.coefficients.enumerated().map { column, coefficient in
        coefficient.isZero
          ? "" : framed(speller.number(-coefficient), row: index, column: column)
      }
      if index < report.rows.count, let place = report.rows[index].place { cells[place] = "1" }
      return ([head] + cells + [speller.number(numbers.constant)]).joined(separator: " & ")
        + " \\\\"
    }
  }
}
