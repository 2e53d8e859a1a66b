// What constraints, objectives and priorities are called.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite struct NameTests {
  private func hierarchy(constraints: Int) -> Hierarchy {
    var hierarchy = Hierarchy()
    for _ in 0..<constraints { hierarchy.add(0, .equal, 0) }
    return hierarchy
  }

  private func letters(_ hierarchy: Hierarchy) -> [String] { hierarchy.constraints.map(\.letter) }

  @Test("Letters go a to z, aa to zz, aaa")
  func alphabet() {
    let letters = letters(hierarchy(constraints: 703))
    #expect(letters[..<3] == ["a", "b", "c"])
    #expect(letters[25...27] == ["z", "aa", "ab"])
    #expect(letters[51...52] == ["az", "ba"])
    #expect(letters[701...] == ["zz", "aaa"])
    #expect(Set(letters).count == 703)
  }

  @Test("A letter that is a variable's, a point's or a label's name is left out")
  func taken() {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("a")
    hierarchy.setPoint("b", to: 1)
    hierarchy.add(0, .equal, 0, label: "d")
    hierarchy.add(0, .equal, 0)
    hierarchy.add(0, .equal, 0)
    #expect(letters(hierarchy) == ["d", "e", "f"])
    #expect(hierarchy.constraints.map(\.id) == ["d", "e", "f"])
  }

  @Test("A label of one small letter names the slacks too; any other label leaves that to a letter")
  func letterAsLabel() {
    var hierarchy = Hierarchy()
    for label in ["c", "lo", "A", "é", "bb"] { hierarchy.add(0, .equal, 0, label: label) }
    #expect(letters(hierarchy) == ["c", "b", "d", "e", "f"])
  }

  @Test("A constraint gives its letter away when a learner wants it, and says so")
  func renamings() {
    var hierarchy = hierarchy(constraints: 3)
    let byVariable = hierarchy.addVariable("a")
    let byPoint = hierarchy.setPoint("b", to: 1)
    let byLabel = hierarchy.addConstraint(0, .equal, 0, label: "c", texts: ("0", "0")).renaming
    #expect([byVariable, byPoint, byLabel].map { $0?.old } == ["a", "b", "c"])
    #expect([byVariable, byPoint, byLabel].map { $0?.new } == ["d", "e", "f"])
    #expect(hierarchy.constraints.map(\.id) == ["d", "e", "f", "c"])
    #expect(hierarchy.constraint("a") == nil)
    #expect(hierarchy.constraint("d")?.serial == 0)
  }

  @Test("Who has a label is not told of another letter, which shows in its slacks only")
  func quietRenaming() {
    var hierarchy = Hierarchy()
    hierarchy.add(0, .equal, 0, label: "lo")
    let renaming = hierarchy.addVariable("a")
    #expect(renaming == nil)
    #expect(hierarchy.constraints[0].letter == "b")
    #expect(hierarchy.constraint("lo")?.letter == "b")
    #expect(hierarchy.constraint("b")?.label == "lo")
  }

  @Test("A letter is not used again after its constraint has gone")
  func dropped() {
    var hierarchy = hierarchy(constraints: 2)
    hierarchy.removeConstraint(serial: 1)
    hierarchy.removeConstraint(serial: 1)
    hierarchy.add(0, .equal, 0)
    #expect(letters(hierarchy) == ["a", "c"])
    #expect(hierarchy.constraints.map(\.serial) == [0, 2])
  }

  @Test("A label can be used again after its constraint has gone")
  func droppedLabel() {
    var hierarchy = Hierarchy()
    hierarchy.add(0, .equal, 0, label: "lo")
    hierarchy.removeConstraint(serial: 0)
    #expect(hierarchy.labels.isEmpty)
    hierarchy.add(0, .equal, 0, label: "lo")
    #expect(hierarchy.constraint("lo")?.serial == 1)
  }

  @Test("Objectives are f1, f2, …, and make way as letters do")
  func objectives() {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("f1")
    hierarchy.addObjective(.minimize, 0, text: "0")
    hierarchy.addObjective(.minimize, 0, label: "profit", text: "0")
    #expect(hierarchy.objectives.map(\.id) == ["f2", "profit"])
    let renaming = hierarchy.addVariable("f2")
    #expect(renaming?.old == "f2" && renaming?.new == "f4")
    hierarchy.removeObjective(serial: 1)
    #expect(hierarchy.objectives.map(\.id) == ["f4"])
    #expect(hierarchy.objective("profit") == nil)
  }

  @Test(
    "Priorities have the names of the language, and are numbers up to 1000",
    arguments: [
      ("1000", "required"), ("999", "999"), ("751", "751"), ("750", "high"), ("500", "medium"),
      ("250", "low"), ("1", "1"), ("250.5", "250.5"), ("999.999999", "999.999999"), ("0.5", "0.5"),
    ])
  func priorities(number: String, name: String) throws {
    let number = try #require(Rational(number))
    let priority = try #require(Priority(rawValue: number))
    #expect(priority.rawValue == number && priority.name == name)
    #expect(priority.number == number.decimal(places: 20))
    #expect(priority.isRequired == (number == 1000))
    #expect(priority.whole == number.floor.asInt)
    #expect(Priority(rawValue: -number) == nil)
  }

  @Test("What is not above 0, or is above 1000, is no priority, nor what no decimal can write")
  func noPriorities() {
    #expect(Priority(rawValue: 0) == nil && Priority(rawValue: 1001) == nil)
    for text in ["0", "1000.000001", "1/3"] {
      #expect(Rational(text).flatMap { Priority(rawValue: $0) } == nil, "\(text)")
    }
  }

  @Test("Levels are kept in order, whatever order they come in")
  func levelsInOrder() throws {
    let numbers = ["0.5", "1", "250.25", "250.5", "251", "999", "999.5"]
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var hierarchy = Hierarchy()
      for text in (numbers + numbers).shuffled(using: &generator) {
        let number = try #require(Rational(text))
        hierarchy.add(0, .equal, 0, try #require(Priority(rawValue: number)))
      }
      #expect(hierarchy.levels.map { $0.number } == numbers.reversed())
    }
  }
}

@Suite struct ManyNames {
  @Test("Each variable and point is found by its name", arguments: [1, 16, 17, 100])
  func symbols(count: Int) {
    var hierarchy = Hierarchy()
    for number in 0..<count {
      if number.isMultiple(of: 3) {
        hierarchy.setPoint("P\(number)", to: 0)
      } else {
        hierarchy.addVariable("V\(number)")
      }
    }
    for number in 0..<count {
      let name = number.isMultiple(of: 3) ? "P\(number)" : "V\(number)"
      #expect(hierarchy.symbol(named: name).map { hierarchy.name(of: $0) } == name)
    }
    #expect(hierarchy.symbol(named: "V0") == nil)
    #expect(hierarchy.symbol(named: "P\(count)") == nil)
  }
}
