// Ways to tell a problem again that change no answer, or change it in a way that is known beforehand.

import Rationals
import TestSupport

/// The same problem in other lines; variable k of the first telling is `scales[k]` · its name here + `offsets[k]`.
struct Retelling {
  var what: String
  var lines: [String]
  var names: [String]
  var scales: [Rational]
  var offsets: [Rational]

  init(_ what: String, _ telling: Telling, _ lines: [String]? = nil) {
    self.what = what
    self.lines = lines ?? telling.lines
    names = telling.names
    scales = telling.names.map { _ in 1 }
    offsets = telling.names.map { _ in 0 }
  }
}

extension Telling {
  func retellings(using random: inout SeededGenerator) -> [Retelling] {
    [
      inAnotherOrder(&random), withOtherNames(&random), inOtherWords(&random),
      inOtherUnits(&random), withWeightsSplit, withSomethingRedundant(&random),
      shifted(&random), measuredOtherwise(&random), withPoints(&random),
      afterDetours(&random), afterChanges(&random), dragged(&random),
    ]
  }

  private func inAnotherOrder(_ random: inout SeededGenerator) -> Retelling {
    var other = self
    other.sentences.shuffle(using: &random)
    return Retelling("in another order", other)
  }

  /// Also names that constraints would have got.
  private func withOtherNames(_ random: inout SeededGenerator) -> Retelling {
    var other = self
    let names = ["a", "b", "ширина", "f1", "X", "b.width2", "寬", "selected", "_"]
    other.names = Array(names.shuffled(using: &random).prefix(names.count)[..<self.names.count])
    return Retelling("with other names", other)
  }

  private func inOtherWords(_ random: inout SeededGenerator) -> Retelling {
    Retelling(
      "in other words", self,
      ["  var   " + names.joined(separator: " ,")]
        + sentences.map { otherLine($0, using: &random) })
  }

  private func inOtherUnits(_ random: inout SeededGenerator) -> Retelling {
    var other = self
    other.sentences = sentences.map {
      $0.scaled(by: random.happens(1, outOf: 3) ? -random.hugeRational() : Rational(3, over: 7))
    }
    return Retelling("in other units", other)
  }

  private var withWeightsSplit: Retelling {
    var other = self
    other.sentences = sentences.flatMap { sentence in
      guard sentence.priority < 1_000, sentence.relation != nil else { return [sentence] }
      var (one, rest) = (sentence, sentence)
      one.weight = sentence.weight / 3
      rest.weight = sentence.weight - one.weight
      return [one, rest]
    }
    return Retelling("with weights split", other)
  }

  /// The sum of two requirements holds where they do.
  private func withSomethingRedundant(_ random: inout SeededGenerator) -> Retelling {
    var other = self
    let required = sentences.filter { $0.priority == 1_000 }
    if !required.isEmpty {
      let pair = (0..<2).map { _ in
        let one = random.element(of: required)
        return one.relation == .atMost ? one.scaled(by: -1) : one
      }
      let sum = Sentence(
        coefficients: zip(pair[0].coefficients, pair[1].coefficients).map { $0 + $1 },
        relation: .atLeast, number: pair[0].number + pair[1].number, priority: 1_000)
      other.sentences.insert(sum, at: random.integer(in: 0...sentences.count))
    }
    return Retelling("with something redundant", other)
  }

  /// An objective has another least value elsewhere, so that only constraints are shifted.
  private func shifted(_ random: inout SeededGenerator) -> Retelling {
    guard sentences.allSatisfy({ $0.relation != nil }) else { return Retelling("as it is", self) }
    let offsets = names.map { _ in random.smallRational() }
    var other = self
    for place in sentences.indices {
      other.sentences[place].number -= sentences[place].value(at: offsets)
    }
    var retelling = Retelling("shifted", other)
    retelling.offsets = offsets
    return retelling
  }

  private func measuredOtherwise(_ random: inout SeededGenerator) -> Retelling {
    let scales = names.map { _ in random.happens(1, outOf: 2) ? Rational(-5, over: 3) : 12 }
    var other = self
    for place in sentences.indices {
      other.sentences[place].coefficients = zip(sentences[place].coefficients, scales).map {
        $0 * $1
      }
    }
    var retelling = Retelling("measured otherwise", other)
    retelling.scales = scales
    return retelling
  }

  /// Numbers are points, which stand elsewhere at first, where no requirement can hold against another.
  private func withPoints(_ random: inout SeededGenerator) -> Retelling {
    let points = sentences.indices.map { "P\($0)" }
    var lines = ["point " + points.map { "\($0) = 0" }.joined(separator: ", ")]
    for (point, sentence) in zip(points, sentences) {
      lines.append(line(sentence).replacing("= \(sentence.number)", with: "= \(point)"))
    }
    lines.append(
      "point "
        + zip(points, sentences).map { "\($0) = \($1.number)" }.joined(separator: ", "))
    return Retelling("with points", self, [self.lines[0]] + lines)
  }

  /// Something else is said, and taken back in one of several ways.
  private func afterDetours(_ random: inout SeededGenerator) -> Retelling {
    var lines = [self.lines[0]]
    for sentence in sentences {
      let wish = "wish: \(names[0]) = \(random.smallRational()) @\(random.integer(in: 1...999))"
      switch random.integer(in: 0...4) {
      case 0: lines += [wish, "drop wish"]
      case 1: lines += [wish, "undo"]
      case 2: lines += [wish, "weight wish 7", "undo", "undo"]
      case 3: lines += ["suggest \(names[0]) = 4", "solve", "release \(names[0])"]
      default: break
      }
      lines.append(line(sentence))
      if random.happens(1, outOf: 4) { lines += ["undo", "redo"] }
    }
    return Retelling("after detours", self, lines)
  }

  /// Each preference is of another priority, weight or number at first, or disabled for a while.
  private func afterChanges(_ random: inout SeededGenerator) -> Retelling {
    var (lines, changes): ([String], [String]) = ([self.lines[0]], [])
    for (place, sentence) in sentences.enumerated() {
      guard sentence.priority < 1_000, sentence.relation != nil else {
        lines.append(line(sentence))
        continue
      }
      let label = "k\(place)"
      var other = sentence
      switch random.integer(in: 0...3) {
      case 0:
        other.priority = 17
        changes.append("priority \(label) @\(sentence.priority)")
      case 1:
        other.weight = 5
        changes.append("weight \(label) \(sentence.weight)")
      case 2:
        other.number = 77
        changes.append("set \(label) \(sentence.number)")
      default: changes += ["disable \(label)", "enable \(label)"]
      }
      lines.append("\(label): \(line(other))")
    }
    return Retelling("after changes", self, lines + changes)
  }

  /// A variable is dragged about and let go of, between the lines.
  private func dragged(_ random: inout SeededGenerator) -> Retelling {
    var lines = self.lines
    let name = random.element(of: names)
    for at in [lines.count, lines.count / 2 + 1].sorted(by: >) where at <= lines.count {
      lines.insert(
        contentsOf: [
          "suggest \(name) = 1 @500", "suggest \(name) = -30 @500", "release \(name)",
        ], at: at)
    }
    return Retelling("dragged", self, lines)
  }
}
