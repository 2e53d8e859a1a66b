// Ways out of contradictions, and all the smallest conflicts: against every subset, tried by brute
// force.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite struct WaysOutTests {
  @Test(
    "The ways out are all the smallest sets without which the rest agree",
    arguments: 0..<Trials.count(6))
  func sets(batch: UInt64) throws {
    var sizes = Set<Int>()
    for seed in batch * 50..<(batch + 1) * 50 {
      let sketch = Sketch(requirementsOfSeed: seed)
      var search = ConflictSearch(sketch.hierarchy)
      let ways = try search.waysOut()
      #expect(ways.isComplete)
      let found = Set(ways.sets.map { $0.map(\.serial) })
      #expect(found.count == ways.sets.count, "seed \(seed): one set twice")
      guard Arrangement(sketch).isInfeasible else {
        #expect(found.isEmpty)
        continue
      }
      let wanted = smallest(of: sketch) { !clash(sketch.rows.indices.filter($0), of: sketch) }
      #expect(found == wanted, "seed \(seed): \(sketch)")
      sizes.formUnion(found.map(\.count))
      if !ways.groups.isEmpty {
        #expect(Set(products(ways.groups.map { $0.map(\.serial) })) == found, "seed \(seed)")
      }
    }
    #expect(sizes.contains(1) && sizes.contains(2))
  }

  @Test("The smallest conflicts are all the smallest sets that clash")
  func conflicts() throws {
    var counts = Set<Int>()
    for seed in UInt64(0)..<Trials.count(600) {
      let sketch = Sketch(requirementsOfSeed: seed)
      var search = ConflictSearch(sketch.hierarchy)
      let (conflicts, isComplete) = try search.conflicts(limit: 40)
      #expect(isComplete)
      let found = conflicts.map { $0.members.map { $0.constraint.serial } }
      counts.insert(found.count)
      guard Arrangement(sketch).isInfeasible else {
        #expect(found.isEmpty)
        continue
      }
      let indices = Array(sketch.rows.indices)
      let sizes = (1...indices.count).map { size in
        subsets(of: indices, size: size).filter { clash($0, of: sketch) }
      }
      #expect(found == sizes.first { !$0.isEmpty }, "seed \(seed): \(sketch)")
    }
    #expect(counts.isSuperset(of: [0, 1, 2, 3]))
  }

  @Test("What is kept is in no way out; where nothing else is left, there is none")
  func kept() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .atMost, 3, label: "hi")
    let new = hierarchy.add(x, .atLeast, 10)
    var search = ConflictSearch(hierarchy)
    #expect(try search.waysOut(keeping: [new.serial]).sets.map { $0.map(\.id) } == [["hi"]])
    let none = try search.waysOut(keeping: [0, new.serial])
    #expect(none.sets.isEmpty && none.isComplete)
  }

  @Test(
    "Conflicts apart from one another: one of each group, and too many for all sets to be found")
  func disjoint() throws {
    var hierarchy = Hierarchy()
    for name in ["p", "q"] {
      let variable = hierarchy.variable(name)
      hierarchy.add(variable, .atMost, 3, label: "\(name)1")
      hierarchy.add(variable, .atLeast, 10, label: "\(name)2")
    }
    var two = ConflictSearch(hierarchy)
    let ways = try two.waysOut()
    #expect(ways.groups.map { $0.map(\.id) } == [["p1", "p2"], ["q1", "q2"]])
    #expect(ways.sets.count == 4)
    for name in ["r", "s", "t", "u", "v", "w"] {
      let variable = hierarchy.variable(name)
      hierarchy.add(variable, .atMost, 3)
      hierarchy.add(variable, .atLeast, 10)
    }
    var search = ConflictSearch(hierarchy)
    let many = try search.waysOut()
    #expect(!many.isComplete && many.groups.isEmpty)
    let way = try #require(many.sets.first)
    #expect(way.count == 8)
    #expect(try search.conflict(without: way) == nil)
    #expect(try search.conflict(without: Array(way.dropFirst()))?.count == 2)
  }

  // MARK: Brute force

  /// The smallest sets of rows whose leaving out passes, as it is asked of those that stay.
  private func smallest(
    of sketch: Sketch, passes: ((Int) -> Bool) -> Bool
  ) -> Set<[Int]> {
    let indices = Array(sketch.rows.indices)
    for size in 0...indices.count {
      let sets = subsets(of: indices, size: size).filter { set in passes { !set.contains($0) } }
      if !sets.isEmpty { return Set(sets) }
    }
    return []
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

  private func products(_ groups: [[Int]]) -> [[Int]] {
    groups.reduce([[]]) { sets, group in
      sets.flatMap { set in group.map { set + [$0] } }
    }.map { $0.sorted() }
  }
}
