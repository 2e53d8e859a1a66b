// Requirements that contradict one another: that the set found does, that nothing in it can be left
// out, and that the proof adds up, all by plain arithmetic.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite struct ConflictTests {
  @Test(
    "A conflict clashes, none of it can be left out, and no smaller one exists",
    arguments: 0..<Trials.count(6))
  func sets(batch: UInt64) throws {
    var sizes = Set<Int>()
    for seed in batch * 50..<(batch + 1) * 50 {
      let sketch = Sketch(requirementsOfSeed: seed)
      let conflict = try TracedSolution(sketch.hierarchy).conflict()
      #expect((conflict != nil) == Arrangement(sketch).isInfeasible, "seed \(seed): \(sketch)")
      guard let conflict else { continue }
      let members = conflict.members.map { $0.constraint.serial }
      sizes.insert(members.count)
      #expect(members == members.sorted(), "in the order in which they came: \(members)")
      #expect(conflict.isSmallest)
      #expect(clash(members, of: sketch), "seed \(seed): \(members) of \(sketch)")
      for size in 0..<members.count {
        for fewer in subsets(of: Array(sketch.rows.indices), size: size)
        where clash(fewer, of: sketch) {
          Issue.record("seed \(seed): \(fewer) would do, not \(members), of \(sketch)")
        }
      }
    }
    #expect(sizes.count > 1)
  }

  @Test("The proof's multiples add up to 0 ≥ gap, which is false")
  func proofs() throws {
    for seed in UInt64(1000)..<1300 {
      let sketch = Sketch(requirementsOfSeed: seed)
      guard let conflict = try TracedSolution(sketch.hierarchy).conflict() else { continue }
      var sum = [Rational](repeating: 0, count: sketch.variables)
      var constant: Rational = 0
      for member in conflict.members {
        let row = sketch.rows[member.constraint.serial]
        #expect(member.multiplier.isInteger && !member.multiplier.isZero, "seed \(seed)")
        #expect(row.relation == .equal || member.multiplier > 0, "seed \(seed)")
        let turned = row.relation == .atMost ? -member.multiplier : member.multiplier
        for index in sum.indices { sum[index] += turned * row.coefficients[index] }
        constant += turned * row.constant
      }
      #expect(!sum.contains { $0 != 0 }, "seed \(seed): \(conflict)")
      #expect(constant == -conflict.gap && conflict.gap > 0, "seed \(seed): \(conflict)")
      let measure = Rational.greatestCommonMeasure(conflict.members.map(\.multiplier))
      #expect(measure == 1, "seed \(seed): \(conflict)")
    }
  }

  private func clash(_ members: [Int], of sketch: Sketch) -> Bool {
    Arrangement(Sketch(variables: sketch.variables, rows: members.map { sketch.rows[$0] }))
      .isInfeasible
  }

  private func subsets(of list: [Int], size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return list.indices.flatMap { first in
      subsets(of: Array(list[(first + 1)...]), size: size - 1).map { [list[first]] + $0 }
    }
  }

  @Test("Two requirements on one variable: both are named, with the multiples and the gap")
  func two() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .atMost, 3, label: "hi")
    hierarchy.add(x.scaled(by: 2), .atLeast, 10)
    hierarchy.add(x, .equal, 50, .high)
    let conflict = try #require(try TracedSolution(hierarchy).conflict())
    #expect(conflict.ids == ["hi", "b"])
    #expect(conflict.members.map(\.multiplier) == [2, 1])
    #expect(conflict.gap == 4)
    #expect(conflict.isSmallest)
  }

  @Test("A requirement that is false by itself is a conflict of one")
  func alone() throws {
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("x"), .atMost, 3)
    hierarchy.add(0, .atLeast, 3)
    let conflict = try #require(try TracedSolution(hierarchy).conflict())
    #expect(conflict.ids == ["b"])
    #expect(conflict.gap == 3)
  }

  @Test("Without the means to try smaller sets, none of the set found can be left out all the same")
  func budget() throws {
    for seed in UInt64(0)..<60 {
      let sketch = Sketch(requirementsOfSeed: seed)
      guard let conflict = try TracedSolution(sketch.hierarchy).conflict(budget: 0) else {
        continue
      }
      let members = conflict.members.map { $0.constraint.serial }
      if conflict.isSmallest {
        // Without a solve: it is the only one, or has one member.
        let smallest = try TracedSolution(sketch.hierarchy).conflict()
        #expect(smallest?.members.count == members.count, "seed \(seed)")
      } else {
        #expect(members.count > 1, "seed \(seed)")
      }
      #expect(clash(members, of: sketch), "seed \(seed)")
      for left in members {
        #expect(!clash(members.filter { $0 != left }, of: sketch), "seed \(seed)")
      }
    }
  }

  @Test("Of a long chain with detours, the conflict is the way without detours, and that is proved")
  func detours() throws {
    let length = 40
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("x0"), .atLeast, 0)
    for step in 1...length {
      let before = hierarchy["x\(step - 1)"]
      let after = hierarchy.variable("x\(step)")
      let aside = hierarchy.variable("y\(step)")
      hierarchy.add(aside, .atLeast, before + 5)
      hierarchy.add(after, .atLeast, aside + 5)
      hierarchy.add(after, .atLeast, before + 10, label: "straight\(step)")
    }
    hierarchy.add(hierarchy["x\(length)"], .atMost, LinearExpression(constant: 399))
    let conflict = try #require(try IncrementalSolution(hierarchy).conflict())
    #expect(conflict.isSmallest)
    #expect(conflict.gap == 1)
    #expect(
      conflict.members.compactMap(\.constraint.label) == (1...length).map { "straight\($0)" })
    #expect(conflict.members.count == length + 2)
    let all = try ConflictSearch.all(of: hierarchy)
    #expect(all.isComplete)
    #expect(all.conflicts.map(\.members) == [conflict.members])
  }

  @Test(
    "How far a member is from holding is the same, whether the conflict is known to be the only one or not"
  )
  func shortfalls() throws {
    var counts = (only: 0, others: 0)
    for seed in UInt64(0)..<Trials.count(200) {
      let hierarchy = Sketch(requirementsOfSeed: seed).hierarchy
      var knowing = ConflictSearch(hierarchy)
      let conflict = try knowing.conflict()
      for constraint in hierarchy.constraints {
        var fresh = ConflictSearch(hierarchy)
        let wanted = try fresh.shortfall(lowering: constraint.serial)
        let found = try knowing.shortfall(lowering: constraint.serial)
        #expect(found == wanted, "seed \(seed): \(constraint.serial) of \(hierarchy)")
        if conflict != nil { if wanted == nil { counts.others += 1 } else { counts.only += 1 } }
      }
    }
    #expect(counts.only > 20 && counts.others > 20, "\(counts)")
  }

  @Test("In a chain that closes once, there is one conflict, and each of its members ends it")
  func chain() throws {
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("x0"), .equal, 0)
    for step in 1...30 {
      let gap = LinearExpression(constant: Rational(step)) + hierarchy["x\(step - 1)"]
      hierarchy.add(hierarchy.variable("x\(step)"), step % 3 == 0 ? .atLeast : .equal, gap)
    }
    hierarchy.add(hierarchy["x30"].scaled(by: 2), .atMost, LinearExpression(constant: 900))
    var search = ConflictSearch(hierarchy)
    let conflict = try #require(try search.conflict(budget: 1))
    #expect(conflict.isSmallest && conflict.members.count == 32 && conflict.gap == 30)
    // Of the last one an error of 30 is what the others leave; of all others half of that.
    for constraint in hierarchy.constraints {
      let isLast = constraint.serial == 31
      #expect(try search.shortfall(lowering: constraint.serial) == (isLast ? 30 : 15))
    }
  }

  @Test(
    "Sizes that are never negative, and what a fixed one shows by itself, hide no conflict that is the only one"
  )
  func sizes() throws {
    var counts = (only: 0, others: 0)
    for seed in UInt64(0)..<Trials.count(300) {
      var generator = SeededGenerator(seed: seed)
      let (hierarchy, implied) = Self.row(of: generator.integer(in: 3...8), &generator)
      var search = ConflictSearch(hierarchy, implied: implied)
      guard let conflict = try search.conflict(budget: 1) else { continue }
      if conflict.isSmallest { counts.only += 1 } else { counts.others += 1 }
      for constraint in hierarchy.constraints where !implied.contains(constraint.serial) {
        var fresh = ConflictSearch(hierarchy, implied: implied)
        let wanted = try fresh.shortfall(lowering: constraint.serial)
        let found = try search.shortfall(lowering: constraint.serial)
        #expect(found == wanted, "seed \(seed): \(constraint.serial) of \(hierarchy)")
        let isMember = conflict.members.contains { $0.constraint.serial == constraint.serial }
        if conflict.isSmallest { #expect((wanted != nil) == isMember, "seed \(seed)") }
      }
    }
    #expect(counts.only > 10 && counts.others > 5, "\(counts)")
  }

  /// Boxes in a row that has too little room for them; and what holds in any case.
  private static func row(
    of count: Int, _ generator: inout SeededGenerator
  ) -> (Hierarchy, implied: Set<Int>) {
    var hierarchy = Hierarchy()
    var implied: Set<Int> = []
    func size(_ name: String) -> LinearExpression {
      let size = hierarchy.variable(name)
      implied.insert(hierarchy.add(size, .atLeast, 0).serial)
      return size
    }
    let room = size("room")
    hierarchy.add(room, .equal, LinearExpression(constant: Rational(generator.integer(in: 5...40))))
    var end = LinearExpression(constant: 0)
    for item in 0..<count {
      let (left, width) = (hierarchy.variable("left\(item)"), size("width\(item)"))
      hierarchy.add(
        left, generator.element(of: [.equal, .atLeast]), end + LinearExpression(constant: 8))
      if generator.happens(1, outOf: 3) {
        let fixed = LinearExpression(constant: Rational(2 * generator.integer(in: 0...20)))
        hierarchy.add(width.scaled(by: 2), .equal, fixed)
        // Said twice, or a limit that it keeps.
        if generator.happens(1, outOf: 4) {
          hierarchy.add(width, .equal, fixed.scaled(by: Rational(numerator: 1, denominator: 2)))
        }
        if generator.happens(1, outOf: 4) {
          hierarchy.add(width, .atMost, LinearExpression(constant: 25))
        }
      }
      end = left + width
    }
    hierarchy.add(end, .atMost, room)
    return (hierarchy, implied)
  }

  @Test("With many conflicts at hand, the smallest are found without trying them all")
  func many() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    for number in 1...80 {
      hierarchy.add(x, .atLeast, LinearExpression(constant: Rational(number)))
      hierarchy.add(x, .atMost, LinearExpression(constant: Rational(-number)))
    }
    let conflict = try #require(try IncrementalSolution(hierarchy).conflict())
    #expect(conflict.members.count == 2 && conflict.isSmallest)
    let some = try ConflictSearch.all(of: hierarchy)
    let serials = some.conflicts.map { $0.members.map(\.constraint.serial) }
    #expect(serials == (0..<8).map { [0, 2 * $0 + 1] })
    #expect(!some.isComplete)
    // Of 6,400, as many as the work allows.
    var search = ConflictSearch(hierarchy)
    let affordable = try search.conflicts(limit: 10_000, budget: 20_000)
    #expect(affordable.conflicts.count < 6_400 && !affordable.isComplete)
  }

  @Test("Requirements that agree are no conflict")
  func none() throws {
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("x"), .atMost, 3)
    hierarchy.add(hierarchy["x"], .equal, 50, .high)
    #expect(try TracedSolution(hierarchy).conflict() == nil)
  }
}

extension ConflictSearch {
  fileprivate static func all(
    of hierarchy: Hierarchy
  ) throws -> (conflicts: [Conflict], isComplete: Bool) {
    var search = ConflictSearch(hierarchy)
    return try search.conflicts()
  }
}
