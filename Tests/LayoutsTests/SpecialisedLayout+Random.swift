// Trees of layouts made at random.

import Layouts
import Rationals
import TestSupport

extension SpecialisedLayout {
  /// A tree of at most so many layouts.
  init(_ random: inout SeededGenerator, count: Int) {
    self.init()
    // What may still take more in it; an inset takes one.
    var open: [(place: Int, room: Int)] = []
    while nodes.count < count {
      let parent = open.isEmpty ? nil : random.integer(in: max(0, open.count - 4)...open.count - 1)
      if nodes.count > 0, parent == nil { break }
      let isLast = nodes.count + open.filter { nodes[$0.place].children.isEmpty }.count >= count - 1
      let kind = isLast ? Kind.leaf(random.lengths()) : random.kind()
      let place = add(
        "v\(nodes.count)", kind, in: parent.map { open[$0].place },
        alignment: random.happens(1, outOf: 2)
          ? AxisPair(random.element(of: Alignment.allCases), random.element(of: Alignment.allCases))
          : nil,
        flexibility: random.happens(1, outOf: 2)
          ? AxisPair(random.flexibility(), random.flexibility()) : nil)
      if let parent {
        open[parent].room -= 1
        if open[parent].room == 0 { open.remove(at: parent) }
      }
      switch kind {
      case .leaf: break
      case .inset: open.append((place, 1))
      case .stack, .overlay: open.append((place, random.integer(in: 1...6)))
      }
    }
    fillEmpty(&random)
  }

  /// Nothing but a leaf is empty.
  private mutating func fillEmpty(_ random: inout SeededGenerator) {
    for place in nodes.indices where nodes[place].children.isEmpty {
      if case .leaf = nodes[place].kind { continue }
      add("v\(nodes.count)", .leaf(random.lengths()), in: place)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func lengths() -> AxisPair<Rational> { AxisPair(length(), length()) }

  fileprivate mutating func length() -> Rational {
    let whole = Rational(integer(in: 0...120))
    return happens(1, outOf: 5) ? whole / 3 : whole
  }

  fileprivate mutating func flexibility() -> Rational? {
    happens(1, outOf: 3) ? nil : Rational(integer(in: -2...2))
  }

  fileprivate mutating func kind() -> SpecialisedLayout.Kind {
    func small(_ random: inout SeededGenerator) -> AxisPair<Rational> {
      AxisPair(Rational(random.integer(in: 0...9)), Rational(random.integer(in: 0...9)))
    }
    switch integer(in: 0...9) {
    case 0...2: return .leaf(lengths())
    case 3: return .inset(before: small(&self), after: small(&self))
    case 4: return .overlay
    default:
      return .stack(
        element(of: Axis.allCases), spacing: Rational(integer(in: 0...8)),
        element(of: SpecialisedLayout.Distribution.allCases))
    }
  }

  /// None along an axis, or one that is narrower or wider than what is wanted, but never too narrow.
  mutating func room(for layout: SpecialisedLayout) -> AxisPair<Rational?> {
    let measurement = layout.measure()
    var room: AxisPair<Rational?> = AxisPair(nil, nil)
    for axis in Axis.allCases where !happens(1, outOf: 5) {
      let (least, natural) = (measurement.least[0][axis], measurement.natural[0][axis])
      room[axis] =
        happens(1, outOf: 2)
        ? least + (natural - least) * Rational(numerator: integer(in: 0...8), denominator: 8)
        : natural + Rational(integer(in: 0...60))
    }
    return room
  }
}
