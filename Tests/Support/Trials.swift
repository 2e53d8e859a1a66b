// How long the seeded random tests are: short in a contributor's loop, long where a change must pass.

import Foundation

/// The share of their trials that random tests run.
///
/// `SLACKLINE_TRIALS` gives it in tenths: 1, which is what it is if nothing is said, for a loop of about a
/// minute; 10 for all, and more to look further. The trials of a short run are the first
/// ones of a long run.
public enum Trials {
  private static let tenths =
    ProcessInfo.processInfo.environment["SLACKLINE_TRIALS"].flatMap(Int.init).map { max($0, 1) }
    ?? 1

  /// How many trials to run of n, but at least one.
  public static func count<Number: FixedWidthInteger>(_ n: Number) -> Number {
    max(n * Number(tenths) / 10, 1)
  }

  /// A few of them, evenly spread, of what something else looks at whole: a fifth, at least one; all from three tenths on.
  ///
  /// - Parameter place: which one it begins with, the last being followed by the first.
  public static func some<Element>(of all: [Element], from place: Int = 0) -> [Element] {
    if tenths >= 3 || all.isEmpty { return all }
    return stride(from: 0, to: all.count, by: 5).map { all[(place + $0) % all.count] }
  }
}
