// Workloads that are read from a file: `ChainDriver file FILE`. compare/workloads.py has the form.

import ConstraintHierarchies
import Rationals
import Simplex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct Workload {
  private struct Drag {
    var name: String
    var places: [(constraint: Int, start: Rational, step: Rational)]
  }

  private var variables: [Variable] = []
  private var model = Model()
  /// The same constraints, for questions about regions.
  private var hierarchy = Hierarchy()
  private var operations: [(name: String, constraint: Int)] = []
  private var drags: [Drag] = []
  private var levelCount = 0

  /// From the level that counts most down.
  private static let levels: [Priority] =
    [.required]
    + [900, 700, 500, 300, 100].compactMap {
      Priority(rawValue: $0)
    }

  init?(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard read(words) else { return nil }
    }
  }

  private mutating func read(_ words: [Substring]) -> Bool {
    let numbers = words.map { Rational($0) ?? 0 }
    func integer(_ place: Int) -> Int { Int(words[place]) ?? 0 }
    switch words.first {
    case "v":
      for place in 0..<integer(1) {
        variables.append(model.variable())
        _ = hierarchy.addVariable("x\(place)")
      }
    case "c" where words.count >= 7 && words.count % 2 == 1:
      let relation: Relation = words[3] == "=" ? .equal : words[3] == "<=" ? .atMost : .atLeast
      let terms = stride(from: 5, to: words.count, by: 2).map { place in
        (variable: variables[integer(place)], coefficient: numbers[place + 1])
      }
      levelCount = max(levelCount, integer(1))
      _ = model.define(
        terms, relation, numbers[4], Self.levels[integer(1)], weight: numbers[2])
      let left = terms.reduce(LinearExpression(constant: 0)) {
        $0
          + LinearExpression(.variable(hierarchy.variables[$1.variable.index])).scaled(
            by: $1.coefficient)
      }
      _ = hierarchy.addConstraint(
        left, relation, LinearExpression(constant: numbers[4]), priority: Self.levels[integer(1)],
        weight: integer(1) == 0 ? 1 : numbers[2], texts: ("", ""))
    case "o" where words.count == 3: operations.append((String(words[1]), integer(2)))
    case "d" where words.count == 5:
      let place = (constraint: integer(2), start: numbers[3], step: numbers[4])
      if let known = drags.firstIndex(where: { $0.name == words[1] }) {
        drags[known].places.append(place)
      } else {
        drags.append(Drag(name: String(words[1]), places: [place]))
      }
    default: return false
    }
    return true
  }

  // MARK: Measuring

  static func run(file: String) -> Bool {
    guard let text = text(of: file), let workload = Workload(text) else { return false }
    workload.build()
    workload.findRegions()
    workload.change()
    return true
  }

  private static func text(of file: String) -> String? {
    guard let stream = fopen(file, "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// From nothing: up to date once, and after every constraint.
  private func build() {
    var costs: [String] = []
    Self.say(
      "b_total",
      Self.samples {
        var together = model
        let start = Clock.now()
        together.build(0..<model.count)
        let time = Clock.since(start)
        if costs.isEmpty, levelCount > 0 {
          costs = (1...levelCount).map { level in
            "\"\(together.solver.cost(ofLevel: Self.levels[level]))\""
          }
        }
        return time
      })
    print("{\"costs\": [\(costs.joined(separator: ", "))]}")
    Self.say(
      "a_total",
      Self.samples {
        var stepwise = model
        return stepwise.buildStepwise(0..<model.count).reduce(0, +)
      })
  }

  /// How far every variable can go after every level, of a solution that is there.
  private func findRegions() {
    guard let solution = try? IncrementalSolution(hierarchy) else { return }
    Self.say(
      "r_regions",
      Self.samples {
        var solution = solution
        let start = Clock.now()
        for levels in 0...solution.solvedLevels { _ = try? solution.intervals(afterLevels: levels) }
        return Clock.since(start)
      })
  }

  /// What an operation takes, again and again for half a second.
  private static func samples(_ operation: () -> Double) -> [Double] {
    var samples: [Double] = []
    let end = Clock.now() + 5e8
    repeat { samples.append(operation()) } while samples.count < 101 && Clock.now() < end
    return samples
  }

  private func change() {
    var model = model
    model.build(0..<model.count)
    for (name, constraint) in operations {
      var samples: (removed: [Double], added: [Double]) = ([], [])
      let end = Clock.now() + 1e9
      repeat {
        var start = Clock.now()
        model.remove(constraint)
        model.solve()
        samples.removed.append(Clock.since(start))
        start = Clock.now()
        model.add(constraint)
        model.solve()
        samples.added.append(Clock.since(start))
      } while samples.added.count < 101 && Clock.now() < end
      Self.say(name + "_rm", samples.removed)
      Self.say(name + "_add", samples.added)
    }
    for drag in drags {
      var samples: [Double] = []
      let end = Clock.now() + 1e9
      repeat {
        let factor = Rational(samples.count % 7 + 1)
        let start = Clock.now()
        for place in drag.places {
          model.setRightSide(of: place.constraint, to: place.start + place.step * factor)
        }
        model.solve()
        samples.append(Clock.since(start))
      } while samples.count < 101 && Clock.now() < end
      Self.say(drag.name, samples)
      Self.say(drag.name + "_slowest", [samples.max() ?? 0])
      for place in drag.places { model.setRightSide(of: place.constraint, to: place.start) }
      model.solve()
    }
  }

  private static func say(_ metric: String, _ samples: [Double]) {
    let median = samples.sorted()[samples.count / 2] / 1e3
    print("{\"metric\": \"\(metric)\", \"median_us\": \(median)}")
    fflush(nil)
  }
}
