// What kiwi's solver says of itself (`Solver.dumps()`): sections, each a heading over a line of dashes. What can be typed
// are the lines of the last; what stands above is its own tableau.

import Language

/// The text of kiwi's dump.
public enum KiwiDump {
  /// The heading of the constraints, which come last.
  static let constraints = "Constraints"

  private static let headings = [
    "Objective", "Tableau", "Infeasible", "Variables", "Edit Variables", constraints,
  ]

  static func isHeading(_ line: String) -> Bool { headings.contains(line.trimmed) }

  static func isRuler(_ line: String) -> Bool {
    let text = line.trimmed
    return text.utf8.count > 2 && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// The lines under the heading of its constraints; none where there is no such heading.
  ///
  /// - Complexity: linear in the length of the text.
  public static func constraints(in lines: [String]) -> [String] {
    let heading = lines.indices.dropLast().first {
      lines[$0].trimmed == constraints && isRuler(lines[$0 + 1])
    }
    guard let heading else { return [] }
    return lines[(heading + 2)...].map { $0.trimmed }.filter { !$0.isEmpty }
  }
}
