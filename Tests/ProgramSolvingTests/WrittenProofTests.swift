// Proofs as they are written: they hold, read again they hold, and with any number changed they do not.

import ConstraintHierarchies
import Formats
import Foundation
import Narration
import ProgramSolving
import Programs
import Rationals
import Rendering
import Simplex
import TestSupport
import Testing
import Wording

@Suite("A written proof")
struct WrittenProofTests {
  /// A problem with a single solution, or a single way to end, so that no other number would do.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let problem: ProvableProblem
    let proof: WrittenProof
    let status: String

    init(_ name: String, lp text: String, _ status: String) {
      testDescription = name
      self.status = status
      do {
        let program = try program(text)
        problem = ProvableProblem(ProgramHierarchy(program))
        proof = try ProgramSolver(program).writtenProof()
      } catch {
        preconditionFailure("\(error)")
      }
    }

    init(_ name: String, _ hierarchy: Hierarchy, _ status: String) {
      testDescription = name
      self.status = status
      problem = ProvableProblem(hierarchy)
      do {
        let certificate = try IncrementalSolution(hierarchy).certificate(problem.model)
        proof = WrittenProof(certificate, of: problem)
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// high: x = 5, medium: x + y = 4, low: x = 0 and y = 9, where x is at most 3.
  private static var levels: Hierarchy {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("x")
    hierarchy.addVariable("y")
    let x = LinearExpression(.variable(hierarchy.variables[0]))
    let y = LinearExpression(.variable(hierarchy.variables[1]))
    func add(
      _ left: LinearExpression, _ relation: Relation, _ right: Rational, _ priority: Priority
    ) {
      hierarchy.addConstraint(
        left, relation, LinearExpression(constant: right), priority: priority, texts: ("", ""))
    }
    add(x, .atMost, 3, .required)
    add(x, .equal, 5, .high)
    add(x + y, .equal, 4, .medium)
    add(x, .equal, 0, .low)
    add(y, .equal, 9, .low)
    return hierarchy
  }

  static let examples = [
    Example("factory", lp: factory, "optimal"),
    Example(
      "a least value with bounds",
      lp: "min z: 2 x + 3 y - z st c: x + y + z >= 7\n d: x - y = 1 bounds z <= 2\n end",
      "optimal"),
    Example("three levels", levels, "optimal"),
    Example(
      "a clash", lp: "min x st c: x + y >= 4\n d: 2 x + y <= 3 bounds x >= 0\n y <= 1 end",
      "unsatisfiable"),
    Example(
      "no end", lp: "max x + y st c: x - y = 1 bounds x free\n y free end", "unbounded"),
  ]

  // MARK: What holds

  @Test("It holds, also when it is read again", arguments: examples)
  func holds(_ example: Example) throws {
    let (proof, problem) = (example.proof, example.problem)
    #expect(proof.json.compact.contains("\"status\":\"\(example.status)\""))
    #expect(proof.flaws(of: problem).isEmpty)
    let again = try WrittenProof(json: proof.json.pretty)
    #expect(again == proof)
    let verdict = proof.verdict(of: problem, flaws: [], file: "f.lp", in: .english)
    #expect(Self.text(verdict).hasPrefix("the proof holds: f.lp is \(example.status)"))
  }

  private static func text(_ document: Document) -> String {
    TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 80, theme: nil
    ).render(document)
  }

  @Test("The usual example, as it is written")
  func written() {
    let json = Self.examples[0].proof.json.compact
    #expect(
      json == """
        {"problem":{"name":"","variables":2,"constraints":5,"levels":["low"]},"status":"optimal",\
        "values":[{"name":"x","value":"2"},{"name":"y","value":"6"}],\
        "levels":[{"name":"low","least":"-36","multipliers":[\
        {"row":"plant2","side":"upper","multiplier":"-3/2"},\
        {"row":"plant3","side":"upper","multiplier":"-1"}],"above":[]}]}
        """, "\(json)")
  }

  @Test("A proof of one problem is none of another")
  func others() {
    for (index, example) in Self.examples.enumerated() {
      for (other, problem) in Self.examples.map({ $0.problem }).enumerated() where other != index {
        #expect(!example.proof.flaws(of: problem).isEmpty)
      }
    }
  }

  // MARK: What does not

  /// Members that hold exact numbers.
  private static let numbers: Set<String> = ["value", "least", "multiplier", "weight"]

  /// The same text with one number changed, for each number and each change of it.
  private static func alterations(of json: JSONValue, in name: String = "") -> [JSONValue] {
    switch json {
    case .integer(let count): return [.integer(count + 1), .integer(max(count - 1, 0))]
    case .string(let text):
      guard numbers.contains(name), let number = Rational(text) else { return [] }
      // A higher level may count more than it needs to: what it costs is zero at every solution.
      let others = [0, -number] + (name == "weight" ? [] : [number + 1, number - 1])
      return others.filter { $0 != number }.map { .string($0.description) }
    case .array(let elements):
      return elements.indices.flatMap { index in
        alterations(of: elements[index], in: name).map { new in
          var copy = elements
          copy[index] = new
          return .array(copy)
        }
      }
    case .object(let members):
      return members.indices.flatMap { index in
        alterations(of: members[index].value, in: members[index].name).map { new in
          var copy = members
          copy[index].value = new
          return .object(copy)
        }
      }
    case .null, .bool, .decimal: return []
    }
  }

  @Test("With any number changed it is refused, and it is said why", arguments: examples)
  func tampered(_ example: Example) throws {
    let alterations = Self.alterations(of: example.proof.json)
    #expect(alterations.count >= 10)
    for json in alterations {
      let proof = try WrittenProof(json: json.compact)
      let flaws = proof.flaws(of: example.problem)
      #expect(!flaws.isEmpty, "\(json.compact)")
      let verdict = Self.text(
        proof.verdict(of: example.problem, flaws: flaws, file: "f.lp", in: .english))
      #expect(verdict.hasPrefix("the proof does not hold for f.lp:\n"), "\(verdict)")
      #expect(verdict.split(separator: "\n").count > 1)
    }
  }

  @Test("The levels' weights are among what is changed")
  func covers() {
    let weights = Self.examples[2].proof.json.compact.split(separator: "\"weight\"").count - 1
    #expect(weights >= 2)
  }

  @Test("What is claimed wrongly in names is refused")
  func names() throws {
    let example = Self.examples[0]
    for (old, new) in [
      ("\"low\"", "\"high\""), ("\"x\"", "\"z\""), ("plant2", "plant1"), ("plant2", "plant9"),
      ("upper", "lower"), ("optimal\"", "unbounded\",\"level\":\"low\",\"ray\":[]"),
      ("\"name\":\"\"", "\"name\":\"other\""),
      ("\"above\":[]", "\"above\":[{\"level\":\"high\",\"weight\":\"1\"}]"),
      ("\"row\":\"plant2\",\"side\":\"upper\"", "\"constraint\":\"a\""),
    ] {
      let text = example.proof.json.compact
      let range = try #require(text.firstRange(of: old))
      let proof = try WrittenProof(json: text.replacingCharacters(in: range, with: new))
      #expect(!proof.flaws(of: example.problem).isEmpty, "\(new)")
    }
  }

  @Test("Random programs: a proof holds, and one that is changed never proves another least value")
  func random() throws {
    for seed in 0..<Trials.count(UInt64(100)) {
      var random = SeededGenerator(seed: seed)
      let rows = (0..<3).map { row in
        let terms = ["x", "y", "z"].map { "+ \(Int.random(in: 0...5, using: &random)) \($0)" }
        return
          "c\(row): \(terms.joined(separator: " ")) <= \(Int.random(in: 0...9, using: &random))"
      }
      let text = "max 3 x + 2 y - z st \(rows.joined(separator: "\n"))\n d: x + y + z >= 1 end"
      let example = Example("random", lp: text, "")
      #expect(example.proof.flaws(of: example.problem).isEmpty, "\(text)")
      for json in Self.alterations(of: example.proof.json) {
        let proof = try WrittenProof(json: json.compact)
        guard proof.flaws(of: example.problem).isEmpty else { continue }
        #expect(Self.claim(proof) == Self.claim(example.proof), "\(text): \(json.compact)")
      }
    }
  }

  private static func claim(_ proof: WrittenProof) -> [String] {
    switch proof.conclusion {
    case .optimal(_, let levels): ["optimal"] + levels.map { "\($0.name) \($0.least)" }
    case .unsatisfiable: ["unsatisfiable"]
    case .unbounded(_, let levels, let level, _):
      ["unbounded", level] + levels.map { "\($0.name) \($0.least)" }
    }
  }

  @Test(
    "What is no proof is refused with its place",
    arguments: slips)
  func malformed(text: String, flaw: MalformedProof) {
    #expect(throws: flaw) { try WrittenProof(json: text) }
    #expect(!flaw.message(in: .english).isEmpty)
  }

  private static let slips: [(text: String, flaw: MalformedProof)] = [
    (
      head
        + #","status": "unsatisfiable", "multipliers": [{"row": "c", "side": "lower", "multiplier": ""#
        + String(repeating: "7", count: 1_000_003) + #""}]}"#, .tooLong("multipliers[0].multiplier")
    ),
    ("{", .noJSON), ("[]", .unexpected("", .object)), ("{}", .missing("problem")),
    (#"{"problem": 1}"#, .unexpected("problem", .object)),
    (#"{"problem": {"name": 1}}"#, .unexpected("problem.name", .text)),
    (
      #"{"problem": {"name": "", "variables": "2"}}"#, .unexpected("problem.variables", .count)
    ),
    (
      #"{"problem": {"name": "", "variables": -2}}"#, .unexpected("problem.variables", .count)
    ),
    (head + "}", .missing("status")),
    (
      head + #","status": "good"}"#,
      .unexpected("status", .word(["optimal", "unsatisfiable", "unbounded"]))
    ),
    (
      head + #","status": "unsatisfiable", "multipliers": [{"row": "c"}]}"#,
      .missing("multipliers[0].side")
    ),
    (
      head + #","status": "unsatisfiable", "multipliers": [{"row": "c", "side": "left"}]}"#,
      .unexpected("multipliers[0].side", .word(["lower", "upper", "both"]))
    ),
    (
      head + #","status": "unsatisfiable", "multipliers": [{"multiplier": "1"}]}"#,
      .unexpected("multipliers[0]", .row)
    ),
    (
      head
        + #","status": "unsatisfiable", "multipliers": [{"constraint": "a", "multiplier": 1}]}"#,
      .unexpected("multipliers[0].multiplier", .number)
    ),
    (
      head + #","status": "optimal", "values": [{"name": "x", "value": "1/0"}]}"#,
      .unexpected("values[0].value", .number)
    ),
    (
      head
        + #","status": "optimal", "values": [{"name": "x", "value": "1"}, {"name": "x", "value": "1"}]}"#,
      .twice("values[1].name")
    ),
    (head + #","status": "optimal", "values": {}}"#, .unexpected("values", .list)),
  ]

  private static let head =
    #"{"problem": {"name": "", "variables": 2, "constraints": 0, "levels": []}"#
}
