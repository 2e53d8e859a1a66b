// Layouts that are measured and arranged, and the same as constraints.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Specialised layouts")
struct SpecialisedLayoutTests {
  @Test("Measuring and arranging come to the same as solving", arguments: 0..<Trials.count(300))
  func agreement(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let layout = SpecialisedLayout(&random, count: seed % 30 == 0 ? 200 : random.integer(in: 1...14))
    try checkAgreement(layout, random.room(for: layout))
  }

  private func checkAgreement(
    _ layout: SpecialisedLayout, _ room: AxisPair<Rational?>
  ) throws {
    let arrangement = layout.arrangement(in: room)
    let constrained = try layout.constraints(in: room)
    var solver = LayoutSolver(constrained)
    solver.solve()
    #expect(solver.outcome == .optimal)
    for (place, (ours, theirs)) in zip(arrangement.frames, solver.frames).enumerated() {
      #expect(ours == theirs, "\(layout.nodes[place])")
    }
  }
}
