// What comes out as it stands now where views are laid out: an edge tied to another that happens to stand there, a
// format that leaves something open, or says too much.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

extension LuckyCheats {
  private static let across = ["left", "right", "leading", "trailing"]
  private static let down = ["top", "bottom"]

  /// Edges that the task speaks of, each tied to an edge of another view.
  var ties: [String] {
    let claimed = Set(namesClaimed.filter { Self.view(of: $0) != nil })
    let views = Set(end.problem.variableNames.compactMap { Self.view(of: $0) }).sorted()
    return claimed.sorted().flatMap { name -> [String] in
      guard let view = Self.view(of: name) else { return [] }
      let edges =
        name.hasSuffix(".left") || name.hasSuffix(".right")
        ? Self.across : Self.down.filter { name.hasSuffix($0) }
      return edges.flatMap { edge in
        views.filter { $0 != view }.flatMap { other in
          edges.compactMap { tie("\(view).\(edge)", to: "\(other).\($0)") }
        }
      }
    }
  }

  private func tie(_ edge: String, to other: String) -> String? {
    guard let here = value(of: edge), let there = value(of: other) else { return nil }
    let distance = here - there
    if distance.isZero { return "\(edge) = \(other)" }
    return distance.signum < 0
      ? "\(edge) = \(other) - \(distance.magnitude)" : "\(edge) = \(other) + \(distance)"
  }

  // MARK: Formats

  /// `[b(96)]` for `[b(==a)]`, and for `[b]`.
  func withSizes(_ line: String) -> [String] {
    let edge = line.hasPrefix("V:") ? "height" : "width"
    var lines: [String] = []
    if let open = line.place(of: "(=="), let close = line[open.upperBound...].firstIndex(of: ")"),
      let size = value(of: "\(line[open.upperBound..<close]).\(edge)")
    {
      lines.append("\(line[..<open.lowerBound])(\(size)\(line[close...])")
    }
    return lines
      + line.indices.filter { line[$0] == "[" }.compactMap { open in
        let name = line[line.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
        guard line[name.endIndex...].hasPrefix("]"), let size = value(of: "\(name).\(edge)") else {
          return nil
        }
        return "\(line[..<name.endIndex])(\(size))\(line[name.endIndex...])"
      }
  }

  /// With each gap as the least that it may be, or as a wish, and without either end.
  func loosened(_ line: String) -> [String] {
    var lines: [String] = []
    for range in line.gaps {
      let gap = line[range].filter { $0 != "-" }
      let width = gap.isEmpty ? "8" : gap
      lines += ["-(>=\(width))-", "-(\(width)@high)-"].map {
        line.replacingCharacters(in: range, with: $0)
      }
    }
    if let first = line.firstIndex(of: "["), let bar = line.firstIndex(of: "|"), bar < first {
      lines.append("\(line[..<bar])\(line[first...])")
    }
    if let last = line.lastIndex(of: "]"), let bar = line.lastIndex(of: "|"), bar > last {
      lines.append("\(line[...last])\(line[line.index(after: bar)...])")
    }
    return lines
  }
}

extension String {
  /// Where `-` and `-8-` stand in a format.
  fileprivate var gaps: [Range<String.Index>] {
    indices.compactMap { start in
      guard self[start] == "-", start > startIndex, "]|".contains(self[index(before: start)]) else {
        return nil
      }
      let end = self[start...].drop { $0 == "-" || $0.isNumber }.startIndex
      return end < endIndex && "[|".contains(self[end]) ? start..<end : nil
    }
  }
}
