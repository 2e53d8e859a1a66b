// What is said to hold an expression does hold it, and is needed; what is said to let it move does.
// All of it is judged by brute force on the sketch with rows left out, which knows no proof and no
// solver.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite struct ExplanationTests {
  @Test(
    "The holders alone keep the end where it is, and without any one of them it can move",
    arguments: 0..<Trials.count(6))
  func holders(batch: UInt64) throws {
    var counts = Set<Int>()
    for seed in batch * 40..<(batch + 1) * 40 {
      let sketch = Sketch(seed: seed)
      let whole = Arrangement(sketch)
      guard !whole.isInfeasible, !whole.isUnbounded else { continue }
      let explainer = Explainer(try IncrementalSolution(sketch.hierarchy))
      for (form, side) in sketch.questions {
        let end = sketch.end(form, side)
        let hold = try explainer.hold(on: sketch.expression(form, 0), from: side)
        #expect(hold?.end == end, "seed \(seed): \(form) from \(side) in \(sketch)")
        guard let hold, let end else { continue }
        counts.insert(hold.holders.count)
        #expect(hold.isSmallest)
        let alone = sketch.keeping(hold.causes).end(form, side)
        #expect(
          alone.map { side.isHeld($0, at: end) } ?? false,
          "seed \(seed): \(hold.causes.map(\.id)) do not hold \(form) from \(side) in \(sketch)")
        for cause in hold.causes {
          let fewer = sketch.keeping(hold.causes.filter { $0 != cause }).end(form, side)
          #expect(
            !(fewer.map { side.isHeld($0, at: end) } ?? false),
            "seed \(seed): \(cause.id) is not needed for \(form) from \(side) in \(sketch)")
        }
      }
    }
    #expect(counts.count > 2, "there are chains among the cases: \(counts)")
  }

  @Test("What is said to let an expression move does, and less does not")
  func moves() throws {
    var counts = Set<Int>()
    for seed in UInt64(0)..<150 {
      let sketch = Sketch(seed: seed)
      let whole = Arrangement(sketch)
      guard !whole.isInfeasible, !whole.isUnbounded else { continue }
      let explainer = Explainer(try IncrementalSolution(sketch.hierarchy))
      for (form, side) in sketch.questions {
        let expression = sketch.expression(form, 0)
        guard let hold = try explainer.hold(on: expression, from: side) else { continue }
        let moves = try explainer.moves(of: expression, past: hold, size: 2)
        if let first = moves.ways.first, first.without.count > 1 {
          #expect(
            !explainer.hierarchy.causes.contains {
              sketch.lets(form, past: hold.end, side, without: [$0])
            }, "seed \(seed): one is enough for \(form) from \(side) in \(sketch)")
        }
        for way in moves.ways {
          counts.insert(way.without.count)
          #expect(
            sketch.lets(form, past: hold.end, side, without: way.without),
            "seed \(seed): \(way.without.map(\.id)) hold \(form) from \(side) in \(sketch)")
          for spared in way.without {
            let less = way.without.filter { $0 != spared }
            #expect(
              !sketch.lets(form, past: hold.end, side, without: less),
              "seed \(seed): \(less.map(\.id)) are enough for \(form) from \(side) in \(sketch)")
          }
          let rest = sketch.leaving(out: way.without)
          switch way.result {
          case .interval(let interval):
            #expect(interval.lower == rest.end(form, .below), "seed \(seed)")
            #expect(interval.upper == rest.end(form, .above), "seed \(seed)")
          case .unbounded:
            #expect(Arrangement(rest).isUnbounded, "seed \(seed)")
          }
        }
      }
    }
    #expect(counts == [1, 2])
  }

  @Test("A violated preference cannot be nearer to holding with what it lost to alone beside it")
  func obstacles() throws {
    var count = 0
    for seed in UInt64(0)..<250 {
      let sketch = Sketch(seed: seed)
      let whole = Arrangement(sketch)
      guard !whole.isInfeasible, !whole.isUnbounded else { continue }
      var explainer = Explainer(try IncrementalSolution(sketch.hierarchy))
      for constraint in explainer.hierarchy.constraints {
        let row = sketch.rows[constraint.serial]
        let hold = try explainer.obstacle(to: constraint)
        let below = sketch.end(row.coefficients, .below).map { $0 + row.constant }
        let above = sketch.end(row.coefficients, .above).map { $0 + row.constant }
        let isTooGreat = row.relation != .atLeast && (below ?? 0) > 0
        let isTooSmall = row.relation != .atMost && (above ?? 0) < 0
        #expect((hold != nil) == (isTooGreat || isTooSmall), "seed \(seed): \(constraint.id)")
        guard let hold else { continue }
        count += 1
        #expect(!hold.causes.contains(.constraint(constraint)), "seed \(seed)")
        let beside = sketch.keeping(hold.causes + [.constraint(constraint)])
        let end = beside.end(row.coefficients, hold.side)
        #expect(
          end.map { hold.side.isHeld($0 + row.constant, at: hold.end) } ?? false,
          "seed \(seed): \(constraint.id) did not lose to \(hold.causes.map(\.id)) in \(sketch)")
      }
    }
    #expect(count > 50)
  }

  @Test("A long chain is held by all of its links, and all of them are tried")
  func longChain() throws {
    let length = 120
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("x0"), .atLeast, 0)
    for step in 1...length {
      hierarchy.add(hierarchy.variable("x\(step)"), .atLeast, hierarchy["x\(step - 1)"] + 10)
      hierarchy.add(hierarchy["x\(step)"], .equal, 0, .low)
    }
    let explainer = Explainer(try IncrementalSolution(hierarchy))
    let end = hierarchy["x\(length)"]
    let hold = try #require(try explainer.hold(on: end, from: .below))
    #expect(hold.end == Rational(10 * length))
    #expect(hold.isSmallest)
    #expect(hold.holders.map(\.distance) == Array(0...length))
    #expect(hold.causes.allSatisfy { $0.priority.isRequired })
    let moves = try explainer.moves(of: end, past: hold)
    #expect(moves.ways.map(\.without.count) == [1, 1, 1, 1] && !moves.isComplete)
  }

  @Test("The price of having a preference hold is what brute force finds, and always above zero")
  func prices() throws {
    var (levels, contradictions) = (0, 0)
    for seed in UInt64(0)..<250 {
      let sketch = Sketch(seed: seed)
      let whole = Arrangement(sketch)
      guard !whole.isInfeasible, !whole.isUnbounded else { continue }
      var explainer = Explainer(try IncrementalSolution(sketch.hierarchy))
      for constraint in explainer.hierarchy.constraints where !constraint.priority.isRequired {
        var strict = sketch
        strict.rows[constraint.serial].priority = 1000
        let forced = Arrangement(strict)
        let price = try explainer.price(ofHolding: constraint)
        // Without a weight nothing is lost when it is violated.
        if try explainer.obstacle(to: constraint) != nil, constraint.weight > 0 {
          #expect(price != nil, "seed \(seed): \(constraint.id) in \(sketch)")
        }
        switch price {
        case nil: break
        case .contradiction:
          contradictions += 1
          #expect(forced.isInfeasible, "seed \(seed)")
        case .level(let level, let now, let then):
          levels += 1
          let place = try #require(sketch.levels.firstIndex(of: level.whole))
          #expect(whole.minima[place] == now && then > now, "seed \(seed)")
          let found = strict.levels.firstIndex(of: level.whole).map { forced.minima[$0] } ?? 0
          #expect(found == then, "seed \(seed): \(constraint.id) in \(sketch)")
        }
      }
    }
    #expect(levels > 20 && contradictions > 20)
  }
}

extension Hold.Side {
  /// Whether an end lies at that one, or further in.
  fileprivate func isHeld(_ other: Rational, at end: Rational) -> Bool {
    self == .below ? other >= end : other <= end
  }
}

extension Sketch {
  /// Each variable and one slanted form, from both sides.
  fileprivate var questions: [([Rational], Hold.Side)] {
    let axes = (0..<variables).map { axis in
      (0..<variables).map { $0 == axis ? Rational.one : 0 }
    }
    let slanted = Array([2, -3, 1].prefix(variables)) as [Rational]
    return (axes + [slanted]).flatMap { form in Hold.Side.allCases.map { (form, $0) } }
  }

  /// The least or greatest value of a form when all is done; nil if there is none.
  fileprivate func end(_ form: [Rational], _ side: Hold.Side) -> Rational? {
    let answer = Arrangement(self)
    guard !answer.isUnbounded, !answer.isInfeasible else { return nil }
    let interval = answer.interval(of: form, afterLevels: levels.count)
    return side == .below ? interval.lower : interval.upper
  }

  fileprivate func lets(
    _ form: [Rational], past end: Rational, _ side: Hold.Side, without causes: [Cause]
  ) -> Bool {
    guard let new = leaving(out: causes).end(form, side) else { return true }
    return !side.isHeld(new, at: end)
  }

  fileprivate func keeping(_ causes: [Cause]) -> Sketch {
    filtered { serial, isObjective in
      causes.contains { $0.matches(serial, isObjective) }
    }
  }

  fileprivate func leaving(out causes: [Cause]) -> Sketch {
    filtered { serial, isObjective in
      !causes.contains { $0.matches(serial, isObjective) }
    }
  }

  private func filtered(_ isKept: (Int, Bool) -> Bool) -> Sketch {
    Sketch(
      variables: variables,
      rows: rows.enumerated().filter { isKept($0.offset, false) }.map(\.element),
      slopes: slopes.enumerated().filter { isKept($0.offset, true) }.map(\.element))
  }
}

extension Cause {
  fileprivate func matches(_ serial: Int, _ isObjective: Bool) -> Bool {
    switch self {
    case .constraint(let constraint): !isObjective && constraint.serial == serial
    case .objective(let objective): isObjective && objective.serial == serial
    }
  }
}
