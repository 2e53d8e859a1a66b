// Random stacks with hidden views, against closed forms that share no code with the program, and against the stack that the
// views which are seen would make by themselves.

import Formats
import Rationals
import Session
import TestSupport
import Testing

@Suite("Hidden views, at random")
struct HiddenViewPropertyTests {
  @Test("Stacks are where the closed forms say that they are")
  func closedForms() {
    var generator = SeededGenerator(seed: 33)
    var counts: [String: Int] = [:]
    for round in 0..<Trials.count(400) {
      let stack = RandomStack(using: &generator)
      guard let places = stack.places else { continue }
      counts[stack.distribution, default: 0] += 1
      var session = Session(
        stack.lines(stack.names) + ["hide \(stack.hidden.joined(separator: ", "))"])
      for (name, place) in zip(stack.seen, places) {
        let found = [stack.start, stack.size].map { session.interval("\(name).\($0)") }
        let expected = [place.start, place.size].map { "\($0) \($0)" }
        #expect(
          found == expected,
          "round \(round): \(stack.lines(stack.names)), hide \(stack.hidden): \(name)")
      }
      for name in stack.hidden { #expect(session.interval("\(name).\(stack.size)") == "0 0") }
    }
    for word in RandomStack.distributions {
      #expect(counts[word, default: 0] >= Trials.count(400) / 20, "\(word): \(counts)")
    }
  }

  @Test("What is seen is as it would be if the rest had never been, and comes back as it was")
  func without() throws {
    var generator = SeededGenerator(seed: 34)
    for round in 0..<Trials.count(200) {
      let stack = RandomStack(using: &generator, fits: generator.happens(1, outOf: 2))
      var without = Session()
      let isRefused = stack.lines(stack.seen).contains { without.run($0).failure != nil }
      var session = Session()
      // What cannot hold with all of them may hold with fewer, but cannot be typed then.
      guard !stack.lines(stack.names).contains(where: { session.run($0).failure != nil }) else {
        continue
      }
      let before = try session.left()
      let failure = session.run("hide \(stack.hidden.joined(separator: ", "))").failure
      #expect((failure != nil) == isRefused, "round \(round)")
      if failure != nil { continue }
      for name in stack.seen {
        for attribute in [stack.start, stack.size] {
          #expect(
            session.interval("\(name).\(attribute)") == without.interval("\(name).\(attribute)"),
            "round \(round): \(stack.lines(stack.names)), hide \(stack.hidden): \(name).\(attribute)"
          )
        }
      }
      for name in stack.hidden.shuffled(using: &generator) { session.take("unhide \(name)") }
      #expect(try session.left() == before, "round \(round)")
    }
  }
}

extension Session {
  /// The least and the greatest value, `20 30`.
  fileprivate mutating func interval(_ expression: String) -> String {
    let reply = run("value \(expression)").answer.json ?? .null
    return "\(reply["min"].string) \(reply["max"].string)"
  }
}

/// A stack from one end of the screen to the other, and which of its views are hidden.
private struct RandomStack {
  static let distributions = ["fill", "equally", "proportionally", "spacing", "centering"]

  let distribution: String
  let isDown: Bool
  let length: Int
  let spacing: Int
  let sizes: [Int]
  let isHidden: [Bool]

  /// - Parameter fits: whether what is seen has room enough for its sizes and the spacing between them.
  init(using generator: inout SeededGenerator, fits: Bool = true) {
    distribution = generator.element(of: Self.distributions)
    isDown = generator.happens(1, outOf: 3)
    spacing = generator.element(of: [0, 0, 5, 8, 10])
    let count = generator.integer(in: 2...6)
    sizes = (0..<count).map { _ in generator.integer(in: 1...20) * 5 }
    var isHidden = (0..<count).map { _ in generator.happens(2, outOf: 5) }
    if !isHidden.contains(true) { isHidden[generator.integer(in: 0...count - 1)] = true }
    if !isHidden.contains(false) { isHidden[generator.integer(in: 0...count - 1)] = false }
    self.isHidden = isHidden
    let room = zip(sizes, isHidden).reduce(0) { $1.1 ? $0 : $0 + $1.0 } + count * spacing
    length = fits ? room + generator.integer(in: 1...60) * 5 : generator.integer(in: 10...600)
  }

  var names: [String] { sizes.indices.map { "v\($0 + 1)" } }
  var hidden: [String] { zip(names, isHidden).filter { $0.1 }.map { $0.0 } }
  var seen: [String] { zip(names, isHidden).filter { !$0.1 }.map { $0.0 } }
  var start: String { isDown ? "top" : "left" }
  var size: String { isDown ? "height" : "width" }

  /// The stack of some of the views, each of which hugs less than the one before it.
  func lines(_ views: [String]) -> [String] {
    var lines = [isDown ? "screen 100 x \(length)" : "screen \(length) x 100"]
    lines.append("view \(views.joined(separator: ", "))")
    for (index, name) in names.enumerated() where views.contains(name) {
      let size = isDown ? "none x \(sizes[index])" : "\(sizes[index]) x none"
      lines.append("size \(name) \(size) hug \(300 - index) resist \(800 - index)")
    }

    lines.append(
      "stack row = \(views.joined(separator: ", ")) spacing \(spacing) \(distribution)"
        + (isDown ? " down" : ""))
    lines.append(isDown ? "V:|[row]|" : "H:|[row]|")
    return lines
  }

  /// Where those that are seen are; nil where that hangs on more than the distribution.
  var places: [(start: Rational, size: Rational)]? {
    let own = zip(sizes, isHidden).filter { !$0.1 }.map { Rational($0.0) }
    let (whole, gap, count) = (Rational(length), Rational(spacing), Rational(own.count))
    let sum = own.reduce(0, +)
    let gaps = (count - 1) * gap
    func inARow(_ sizes: [Rational], _ gap: Rational) -> [(Rational, Rational)]? {
      if sizes.contains(where: { $0.signum < 0 }) { return nil }
      var place: Rational = 0
      return sizes.map { size in
        defer { place = place + size + gap }
        return (place, size)
      }
    }
    if own.count == 1 { return [(0, whole)] }
    switch distribution {
    case "equally": return inARow(own.map { _ in (whole - gaps) / count }, gap)
    case "fill":
      // The last hugs least.
      return inARow(own.dropLast() + [whole - gaps - sum + own[own.count - 1]], gap)
    case "proportionally":
      let shares = own.dropLast().map { whole * $0 / (sum + gaps) }
      return sum + gaps > 0 ? inARow(shares + [whole - gaps - shares.reduce(0, +)], gap) : nil
    case "spacing":
      let open = (whole - sum) / (count - 1)
      return open >= gap && open.signum >= 0 ? inARow(own, open) : nil
    default:
      let distance = (whole - own[0] / 2 - own[own.count - 1] / 2) / (count - 1)
      let centres = own.indices.map { own[0] / 2 + Rational($0) * distance }
      let halves = zip(own, own.dropFirst()).map { ($0 + $1) / 2 + gap }
      return halves.allSatisfy { $0 <= distance }
        ? zip(centres, own).map { ($0 - $1 / 2, $1) } : nil
    }
  }
}
