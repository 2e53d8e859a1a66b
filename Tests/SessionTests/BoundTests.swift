// Variables declared with upper bounds, at the prompt: what they come to, and a walk that has no rows for them.

import ConstraintHierarchies
import Language
import Rationals
import TestSupport
import Testing

@testable import Session

@Suite("var 0 <= x <= 4")
struct BoundTests {
  /// A program with bounds, and the same with rows.
  private static func lines(_ seed: Int) -> (bounds: [String], rows: [String]) {
    var random = SeededGenerator(seed: UInt64(83_000 + seed))
    let names = (0..<random.integer(in: 1...4)).map { "v\($0)" }
    let uppers = names.map { _ in random.integer(in: 0...6) }
    var rest: [String] = []
    for index in 0..<random.integer(in: 1...3) {
      let sum = names.map { "\(random.integer(in: -2...4))\($0)" }.joined(separator: " + ")
      let relation = random.element(of: ["<=", "<=", ">=", "="])
      rest.append("r\(index): \(sum) \(relation) \(random.integer(in: 0...14))")
    }
    let goal = names.map { "\(random.integer(in: -3...5))\($0)" }.joined(separator: " + ")
    if random.happens(1, outOf: 3) {
      rest.append("\(names[0]) = \(random.integer(in: 0...5)) @high")
    }
    rest.append("z: \(random.element(of: ["maximize", "minimize"])) \(goal)")
    return (
      zip(names, uppers).map { "var 0 <= \($0) <= \($1)" } + rest,
      ["var \(names.joined(separator: ", ")) >= 0"] + zip(names, uppers).map { "\($0) <= \($1)" }
        + rest
    )
  }

  private static func session(_ lines: [String]) -> Session? {
    var session = Session()
    for line in lines where session.run(line).failure != nil { return nil }
    return session
  }

  /// What every column is where the solution stands: variables, slacks, and what variables are below their bounds by.
  private static func columns(_ session: inout Session) throws -> [String: Rational] {
    let resolution = try session.solutions.traced
    let hierarchy = session.state.hierarchy
    var values: [String: Rational] = [:]
    for variable in hierarchy.variables {
      values[hierarchy.name(of: variable)] = resolution.value(of: variable)
    }
    for constraint in hierarchy.constraints where !constraint.isSign {
      let error = resolution.error(of: constraint) ?? 0
      if constraint.priority.isRequired { values[constraint.letter] = error.magnitude }
      values[constraint.letter + "⁺"] = constraint.priority.isRequired ? 0 : max(error, 0)
      values[constraint.letter + "⁻"] = constraint.priority.isRequired ? 0 : max(-error, 0)
    }
    return values
  }

  @Test("comes to the same as with rows, and each row of the walk holds", arguments: 0..<8)
  func walks(batch: Int) throws {
    var (solved, flips, reached) = (0, 0, 0)
    for seed in batch * 40..<(batch + 1) * 40 {
      let (withBounds, withRows) = Self.lines(seed)
      guard var bounded = Self.session(withBounds), var plain = Self.session(withRows) else {
        #expect(
          (Self.session(withBounds) == nil) == (Self.session(withRows) == nil), "seed \(seed)")
        continue
      }
      let values = bounded.state.hierarchy.variables.map { variable in
        try? bounded.solutions.traced.interval(of: LinearExpression(.variable(variable)))
      }
      let others = plain.state.hierarchy.variables.map { variable in
        try? plain.solutions.traced.interval(of: LinearExpression(.variable(variable)))
      }
      #expect(values == others, "seed \(seed)")
      solved += 1
      let columns = try Self.columns(&bounded)
      let form = ["show dictionary", "show tableau"][seed % 2]
      _ = bounded.run(form)
      guard case .walk(.trace(let trace)) = bounded.run("trace").answer else {
        Issue.record("no trace")
        return
      }
      let count = bounded.state.hierarchy.constraints.count { $0.isBound }
      for dictionary in trace.legs.compactMap({ $0.pivot.dictionary })
        + [trace.dictionary].compactMap({ $0 })
      {
        for row in dictionary.rows {
          var sum = row.constant
          for (head, coefficient) in zip(dictionary.columns, row.coefficients) {
            sum.addProduct(coefficient, columns[head.name.text] ?? 0)
          }
          #expect(sum == columns[row.basic.text] ?? 0, "seed \(seed): \(row.basic.text)")
        }
        let heads = Set(
          dictionary.columns.map { $0.name.text } + dictionary.rows.map { $0.basic.text })
        for constraint in bounded.state.hierarchy.constraints where constraint.isBound {
          #expect(
            !heads.contains(constraint.leftText) || !heads.contains(constraint.letter),
            "seed \(seed): one of \(constraint.leftText) and \(constraint.letter) is enough")
        }
        #expect(dictionary.rows.count <= withRows.count - 2 - count, "seed \(seed)")
      }
      for bound in trace.legs.compactMap({ $0.pivot.bound }) {
        flips += bound.isFlip ? 1 : 0
        reached += bound.isFlip ? 0 : 1
      }
      // What is saved comes back.
      let again = try #require(Self.session(try bounded.scriptLines()))
      #expect(
        Set(again.state.hierarchy.constraints.map { $0.text })
          == Set(bounded.state.hierarchy.constraints.map { $0.text }), "seed \(seed)")
    }
    #expect(solved > 5 && flips > 3 && reached > 0, "\(solved) \(flips) \(reached)")
  }

  @Test(
    "What is said of a bound",
    arguments: [
      ("var 0 <= x <= -1", "at least 0 and at most"), ("drop x.max", "x free lifts it"),
      ("set x.max 3", "var 0 <= x <= 10 moves it"), ("var 0 <= x <= y", "fixed number"),
      ("x′ = 0", "belongs to the bound"), ("y + x' <= 3", "quotation"),
      ("var 0 <= x <=", "missing"), ("var 1 <= x <= 3", "1 <= y <= 3"),
      ("var 0 <= x <= 4, 0 <= y <= 3", "1 <= y <= 3"), ("var 0 <= x >= 4", "1 <= y <= 3"),
    ])
  func refused(line: String, says: String) throws {
    var session = try #require(Self.session(["var 0 <= x, y <= 4", "maximize x + y"]))
    let failure = session.run(line).failure
    #expect(
      failure?.diagnostic.message.contains(says) == true, "\(failure?.diagnostic.message ?? "")")
  }

  @Test("A bound can be moved, and lifted, and both can be undone")
  func moved() throws {
    var session = try #require(Self.session(["var 0 <= x <= 4", "x <= 9", "maximize x"]))
    func x() throws -> Rational? {
      try session.solutions.traced.value(of: session.state.hierarchy.variables[0])
    }
    #expect(try x() == 4)
    #expect(session.run("var 0 <= x <= 7").failure == nil)
    #expect(try x() == 7 && session.state.hierarchy.constraints.count { $0.isBound } == 1)
    #expect(session.run("x free").failure == nil)
    #expect(try x() == 9)
    #expect(session.run("undo 2").failure == nil)
    #expect(try x() == 4)
    #expect(session.run("pivot x x'").failure == nil)
  }
}
