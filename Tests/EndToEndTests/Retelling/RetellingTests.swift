// Problems told in other words, by other ways into the program: the answers are the same, or other in the way that they must
// be. What is compared is read from the JSON by Foundation and computed here, so that a mistake of the
// program's own reader or writer is seen, too.

import Foundation
import Rationals
import TestSupport
import Testing

@Suite("Problems told otherwise")
struct RetellingTests {
  struct Interval: Hashable {
    var lower: Rational?
    var upper: Rational?

    func moved(_ scale: Rational, _ offset: Rational) -> Interval {
      let ends = (lower.map { $0 * scale + offset }, upper.map { $0 * scale + offset })
      return scale.signum < 0
        ? Interval(lower: ends.1, upper: ends.0) : Interval(lower: ends.0, upper: ends.1)
    }
  }

  struct Level: Hashable {
    var priority: Int
    var objective: Rational?
    /// Of the variables in their order; none where there is no region.
    var region: [Interval]
  }

  struct Answer {
    var status: String
    var levels: [Level]
    /// None where there is no solution.
    var values: [Rational]
  }

  /// Ways into the program that end with the same solution as JSON.
  private enum Way: CaseIterable {
    case solve, pipe, run, loaded, saved
  }

  private static func answer(
    to retelling: Retelling, by way: Way, in program: Program
  ) throws -> Answer? {
    let outcome: Program.Outcome
    switch way {
    case .solve:
      try program.write(retelling.lines.joined(separator: "\r\n"), to: "file")
      outcome = try program.run("solve", "--format", "json", "file")
    case .pipe:
      outcome = try program.run(
        "run", "--format", "json", "--solutions", "last", "-",
        input: retelling.lines.joined(separator: "\r") + "\r")
    case .run:
      try program.write(retelling.lines.joined(separator: "\n\n"), to: "file")
      outcome = try program.run("run", "--format", "json", "file")
    case .loaded:
      try program.write(retelling.lines.joined(separator: "\n") + "\n", to: "other")
      try program.write("load other", to: "file")
      outcome = try program.run("solve", "--format", "json", "file")
    case .saved:
      try program.write(retelling.lines.joined(separator: "\n") + "\nsave! other\n", to: "file")
      guard try program.run("run", "file").status == 0 else { return nil }
      outcome = try program.run("solve", "--format", "json", "other")
    }
    guard outcome.status == 0, let last = try outcome.objects().last else { return nil }
    let solution = last["solution"] as? [String: Any] ?? last
    return try answer(in: solution, for: retelling)
  }

  private static func answer(
    in solution: [String: Any], for retelling: Retelling
  ) throws -> Answer {
    func number(_ value: Any?) throws -> Rational? {
      try (value as? String).map { text in try #require(Rational(text)) }
    }
    func byName(_ list: Any?) throws -> [[String: Any]] {
      let list = try #require(list as? [[String: Any]])
      return try list.isEmpty
        ? []
        : retelling.names.map { name in
          try #require(list.first { $0["name"] as? String == name })
        }
    }
    let levels = try #require(solution["levels"] as? [[String: Any]]).map { level in
      let region = try byName(level["region"]).enumerated().map { place, entry in
        Interval(lower: try number(entry["min"]), upper: try number(entry["max"]))
          .moved(retelling.scales[place], retelling.offsets[place])
      }
      return Level(
        priority: try #require(level["priority"] as? Int),
        objective: try number(level["objective"]), region: region)
    }
    let values = try byName(solution["variables"]).enumerated().compactMap { place, entry in
      try number(entry["value"]).map {
        $0 * retelling.scales[place] + retelling.offsets[place]
      }
    }
    return Answer(
      status: try #require(solution["status"] as? String), levels: levels,
      values: values.count == retelling.names.count ? values : [])
  }

  /// The values meet the requirements, and cost each level what it says, by sums made here.
  private static func audit(_ answer: Answer, of telling: Telling, _ place: Comment) {
    guard answer.status == "optimal" else { return }
    #expect(!answer.values.isEmpty, place)
    for level in answer.levels {
      let cost = telling.sentences.filter { $0.priority == level.priority }
        .reduce(Rational.zero) { $0 + $1.error(at: answer.values) }
      #expect(cost == level.objective ?? 0, "\(place): level \(level.priority)")
    }
    for (value, interval) in zip(answer.values, answer.levels.last?.region ?? []) {
      #expect(
        interval.lower ?? value <= value && value <= interval.upper ?? value, place)
    }
  }

  @Test("By any way into the program", arguments: 0..<Trials.count(12))
  func retellings(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 500)
    let program = try Program()
    let telling = Telling(using: &random)
    let plainly = Retelling("plainly", telling)
    let expected = try #require(
      try Self.answer(to: plainly, by: .solve, in: program), "\(plainly.lines)")
    Self.audit(expected, of: telling, "\(plainly.lines)")
    for retelling in [plainly] + telling.retellings(using: &random) {
      // Where it runs line by line, a requirement against others is refused.
      let ways = expected.status == "unsatisfiable" ? [.solve] : Way.allCases
      let way = random.element(of: ways)
      let place: Comment =
        "seed \(seed), \(retelling.what), \(way): \(retelling.lines) for \(plainly.lines)"
      guard let answer = try Self.answer(to: retelling, by: way, in: program) else {
        Issue.record("\(place): no answer")
        continue
      }
      #expect(answer.status == expected.status, place)
      if answer.status == "unsatisfiable" { continue }
      #expect(answer.levels == expected.levels, place)
      Self.audit(answer, of: telling, place)
    }
  }
}
