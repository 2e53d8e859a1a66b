// All minimal conflicts, and conflicts among requirements of which some hold in any case: against every
// subset, tried by brute force.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite struct MinimalConflictTests {
  @Test("All minimal conflicts are found, the smallest first", arguments: 0..<Trials.count(6))
  func all(batch: UInt64) throws {
    var counts = Set<Int>()
    for seed in batch * 40..<(batch + 1) * 40 {
      let sketch = Sketch(requirementsOfSeed: seed)
      var search = ConflictSearch(sketch.hierarchy)
      let found = try search.minimalConflicts()
      #expect(found.isComplete)
      let serials = found.conflicts.map { $0.map(\.serial) }
      let wanted = Self.minimal(of: sketch, implied: [])
      #expect(serials.count == wanted.count && Set(serials) == Set(wanted), "seed \(seed)")
      #expect(serials.map(\.count) == wanted.map(\.count).sorted())
      counts.insert(serials.count)
    }
    #expect(counts.isSuperset(of: [0, 1, 2]))
  }

  @Test(
    "What holds in any case is in no conflict, counts nothing, and is in the proof",
    arguments: 0..<Trials.count(6))
  func implied(batch: UInt64) throws {
    var uses = 0
    for seed in batch * 40..<(batch + 1) * 40 {
      let sketch = Sketch(requirementsOfSeed: seed)
      var random = SeededGenerator(seed: 7000 + seed)
      // Some of them, as many as agree.
      var implied: [Int] = []
      for place in sketch.rows.indices where random.happens(1, outOf: 3) {
        if !Self.clash(implied + [place], of: sketch) { implied.append(place) }
      }
      var search = ConflictSearch(sketch.hierarchy, implied: Set(implied))
      let wanted = Self.minimal(of: sketch, implied: implied)
      let found = try search.minimalConflicts()
      #expect(Set(found.conflicts.map { $0.map(\.serial) }) == Set(wanted), "seed \(seed)")
      guard let conflict = try search.conflict() else {
        #expect(wanted.isEmpty, "seed \(seed)")
        continue
      }
      let members = conflict.members.map { $0.constraint.serial }
      #expect(members.count == wanted.map(\.count).min() && wanted.contains(members))
      #expect(conflict.isSmallest)
      let used = conflict.implied.map { $0.constraint.serial }
      #expect(Set(used).isSubset(of: implied))
      #expect(Self.clash(members + used, of: sketch), "seed \(seed)")
      for left in used {
        #expect(!Self.clash(members + used.filter { $0 != left }, of: sketch), "seed \(seed)")
      }
      uses += used.isEmpty ? 0 : 1
    }
    #expect(uses > 0)
  }

  @Test("Enough is enough, and that is said")
  func limits() throws {
    var hierarchy = Hierarchy()
    for name in ["p", "q", "r"] {
      let variable = hierarchy.variable(name)
      hierarchy.add(variable, .atMost, 3)
      hierarchy.add(variable, .atLeast, 10)
    }
    var search = ConflictSearch(hierarchy)
    #expect(try search.minimalConflicts().conflicts.count == 3)
    let two = try search.minimalConflicts(limit: 2)
    #expect(two.conflicts.count == 2 && !two.isComplete)
    let none = try search.minimalConflicts(budget: 0)
    #expect(none.conflicts.isEmpty && !none.isComplete)
    // Three would have to go, and a set of three is none of two.
    #expect(try search.waysOut(size: 2).sets.map(\.count) == [3])
    let small = try search.waysOut(size: 2, orAnyOne: false)
    #expect(small.sets.isEmpty && !small.isComplete)
  }

  @Test("Not shrunk, a conflict is minimal all the same, and it is not claimed to be the smallest")
  func shrinking() throws {
    var hierarchy = Hierarchy()
    let (x, y, z) = (hierarchy.variable("x"), hierarchy.variable("y"), hierarchy.variable("z"))
    hierarchy.add(x, .atLeast, 10)
    hierarchy.add(y, .atLeast, x)
    hierarchy.add(z, .atLeast, y)
    hierarchy.add(z, .atMost, 3)
    hierarchy.add(z, .atLeast, 4)
    var search = ConflictSearch(hierarchy)
    let smallest = try search.conflict()
    #expect(smallest?.ids == ["d", "e"] && smallest?.isSmallest == true)
    let unshrunk = try search.conflict(shrinking: 0)
    let first = try #require(unshrunk)
    #expect([["d", "e"], ["a", "b", "c", "d"]].contains(first.ids) && !first.isSmallest)
  }

  // MARK: Brute force

  /// The minimal sets that clash together with those that hold in any case, by their serial numbers.
  private static func minimal(of sketch: Sketch, implied: [Int]) -> [[Int]] {
    let open = sketch.rows.indices.filter { !implied.contains($0) }
    var found: [[Int]] = []
    let masks = (0..<(1 << open.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for mask in masks {
      let set = open.indices.filter { mask >> $0 & 1 == 1 }.map { open[$0] }
      if found.contains(where: { $0.allSatisfy(set.contains) }) { continue }
      if clash(set + implied, of: sketch) { found.append(set) }
    }
    return found
  }

  private static func clash(_ members: [Int], of sketch: Sketch) -> Bool {
    Arrangement(Sketch(variables: sketch.variables, rows: members.map { sketch.rows[$0] }))
      .isInfeasible
  }
}
