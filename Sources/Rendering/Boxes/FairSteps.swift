// How many steps a scale takes: where two boxes are equally wide, or two gaps, they should look so, though each edge
// is rounded to a cell by itself.

import Rationals

struct FairSteps: Sendable {
  /// The distinct places of edges in order, as parts of the whole range.
  private let places: [Rational]
  /// Which places belong together, grouped by their distance: neighbours, and the two edges of one box.
  private let groups: [[(from: Int, to: Int)]]

  /// With more places there are more distances than could all be equal.
  private static let most = 64

  init(
    _ extents: [(near: Rational, far: Rational)], _ range: (lower: Rational, upper: Rational)
  ) {
    let values = Set(extents.flatMap { [$0.near, $0.far] }).sorted()
    guard values.count <= Self.most else {
      (places, groups) = ([], [])
      return
    }
    let order = Dictionary(uniqueKeysWithValues: zip(values, values.indices))
    var pairs = Set(zip(values.indices, values.indices.dropFirst()).map { [$0, $1] })
    for extent in extents {
      if let near = order[extent.near], let far = order[extent.far], near < far {
        pairs.insert([near, far])
      }
    }
    let width = range.upper - range.lower
    places = values.map { ($0 - range.lower) / width }
    groups = Dictionary(grouping: pairs) { values[$0[1]] - values[$0[0]] }.values
      .map { pairs in pairs.map { (from: $0[0], to: $0[1]) } }
  }

  /// The largest number of steps, at most `most` and not much less, for which the fewest distances look other than
  /// equal ones do, or like none.
  ///
  /// - Complexity: O(n · m) for n places and m steps to choose from.
  func steps(most: Int) -> Int {
    let least = max(most - most / 6, 1)
    guard !groups.isEmpty, least < most else { return most }
    var best = (steps: most, faults: Int.max)
    for steps in (least...most).reversed() {
      let cells = places.map { Scale.rounded($0 * Rational(steps)) }
      let faults = groups.reduce(0) { faults, pairs in
        let sizes = pairs.map { cells[$0.to] - cells[$0.from] }
        return faults + Set(sizes).count - 1 + (sizes.contains(0) ? 1 : 0)
      }
      if faults < best.faults { best = (steps, faults) }
      if faults == 0 { break }
    }
    return best.steps
  }
}
