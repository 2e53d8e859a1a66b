// A proof as JSON, written and read. Numbers are exact fractions in strings; how many there are of something is an
// integer.

public import ProgramSolving
import Rationals
import Wording

extension WrittenProof {
  /// The proof, as `verify` reads it.
  public var json: JSONValue {
    let subject = JSONValue.object([
      .init("name", .string(subject.name)), .init("variables", .integer(subject.variables)),
      .init("constraints", .integer(subject.constraints)),
      .init("levels", subject.levels.json),
    ])
    var members: [JSONValue.Member] = [.init("problem", subject)]
    switch conclusion {
    case .optimal(let values, let levels):
      members += [
        .init("status", "optimal"), .init("values", Self.values(values)),
        .init("levels", .array(levels.map { $0.json })),
      ]
    case .unsatisfiable(let multiples):
      members += [
        .init("status", "unsatisfiable"), .init("multipliers", .array(multiples.map { $0.json })),
      ]
    case .unbounded(let values, let levels, let level, let ray):
      members += [
        .init("status", "unbounded"), .init("level", .string(level)),
        .init("values", Self.values(values)), .init("levels", .array(levels.map { $0.json })),
        .init("ray", Self.values(ray)),
      ]
    }
    return .object(members)
  }

  private static func values(_ values: [Value]) -> JSONValue {
    .array(
      values.map { .object([.init("name", .string($0.variable)), .init("value", $0.value.json)]) })
  }
}

extension WrittenProof.Level {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("least", least.json),
      .init("multipliers", .array(multiples.map { $0.json })),
      .init(
        "above",
        .array(
          above.map {
            .object([.init("level", .string($0.level)), .init("weight", $0.weight.json)])
          })),
    ])
  }
}

extension WrittenProof.Multiple {
  /// `{"constraint": "a", "multiplier": "1/2"}`; of a program `{"row": "c", "side": "lower", …}`, and `bound` for a
  /// column.
  fileprivate var json: JSONValue {
    let names: [JSONValue.Member] =
      switch row {
      case .constraint(let id): [.init("constraint", .string(id))]
      case .row(let name, let side):
        [.init("row", .string(name)), .init("side", .string(side.rawValue))]
      case .bound(let name, let side):
        [.init("bound", .string(name)), .init("side", .string(side.rawValue))]
      }
    return .object(names + [.init("multiplier", multiplier.json)])
  }
}

// MARK: - Reading

extension WrittenProof {
  /// Reads a proof; whether it holds is another question.
  ///
  /// - Complexity: O(n) in the length of the text, besides reading long numbers.
  public init(json text: String) throws(MalformedProof) {
    guard let value = JSONReader.value(of: text) else { throw .noJSON }
    let proof = ProofObject(value, at: "")
    let subject = try proof.object("problem")
    self.init(
      Subject(
        name: try subject.text("name"), variables: try subject.count("variables"),
        constraints: try subject.count("constraints"), levels: try subject.texts("levels")),
      try Self.conclusion(proof))
  }

  private static func conclusion(_ proof: ProofObject) throws(MalformedProof) -> Conclusion {
    switch try proof.text("status") {
    case "optimal":
      return .optimal(try values(proof, "values"), try levels(proof))
    case "unsatisfiable":
      return .unsatisfiable(try multiples(proof))
    case "unbounded":
      return .unbounded(
        try values(proof, "values"), try levels(proof), level: try proof.text("level"),
        ray: try values(proof, "ray"))
    default:
      throw .unexpected("status", .word(["optimal", "unsatisfiable", "unbounded"]))
    }
  }

  private static func values(
    _ proof: ProofObject, _ name: String
  ) throws(MalformedProof) -> [Value] {
    var seen: Set<String> = []
    var values: [Value] = []
    for entry in try proof.objects(name) {
      let variable = try entry.text("name")
      guard seen.insert(variable).inserted else { throw .twice(entry.place("name")) }
      values.append(Value(variable, try entry.number("value")))
    }
    return values
  }

  private static func multiples(_ object: ProofObject) throws(MalformedProof) -> [Multiple] {
    var seen: Set<ProvableProblem.RowName> = []
    var multiples: [Multiple] = []
    for entry in try object.objects("multipliers") {
      let row = try entry.row()
      guard seen.insert(row).inserted else { throw .twice(entry.path) }
      multiples.append(Multiple(row, try entry.number("multiplier")))
    }
    return multiples
  }

  private static func levels(_ proof: ProofObject) throws(MalformedProof) -> [Level] {
    var levels: [Level] = []
    for entry in try proof.objects("levels") {
      var seen: Set<String> = []
      var above: [Weight] = []
      for weight in try entry.objects("above") {
        let level = try weight.text("level")
        guard seen.insert(level).inserted else { throw .twice(weight.place("level")) }
        above.append(Weight(level, try weight.number("weight")))
      }
      levels.append(
        Level(
          name: try entry.text("name"), least: try entry.number("least"),
          multiples: try multiples(entry), above: above))
    }
    return levels
  }
}

/// An object of a proof that is read, and where it stands.
private struct ProofObject {
  private let value: JSONReader.Value
  let path: String

  init(_ value: JSONReader.Value, at path: String) {
    self.value = value
    self.path = path
  }

  func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func member(_ name: String) throws(MalformedProof) -> JSONReader.Value {
    guard case .object = value else { throw .unexpected(path, .object) }
    guard let member = value[name] else { throw .missing(place(name)) }
    return member
  }

  func text(_ name: String) throws(MalformedProof) -> String {
    guard let text = try member(name).text else { throw .unexpected(place(name), .text) }
    return text
  }

  func number(_ name: String) throws(MalformedProof) -> Rational {
    guard let text = try member(name).text else { throw .unexpected(place(name), .number) }
    // A sign and a fraction bar are no digits.
    guard text.utf8.count <= Limit.proofDigits.most + 2 else { throw .tooLong(place(name)) }
    guard let number = Rational(text) else { throw .unexpected(place(name), .number) }
    return number
  }

  func count(_ name: String) throws(MalformedProof) -> Int {
    guard case .number(let digits) = try member(name), let count = Int(digits), count >= 0 else {
      throw .unexpected(place(name), .count)
    }
    return count
  }

  func object(_ name: String) throws(MalformedProof) -> ProofObject {
    ProofObject(try member(name), at: place(name))
  }

  private func elements(_ name: String) throws(MalformedProof) -> [JSONReader.Value] {
    guard let elements = try member(name).elements else {
      throw .unexpected(place(name), .list)
    }
    return elements
  }

  func objects(_ name: String) throws(MalformedProof) -> [ProofObject] {
    var objects: [ProofObject] = []
    for (index, element) in try elements(name).enumerated() {
      objects.append(ProofObject(element, at: "\(place(name))[\(index)]"))
    }
    return objects
  }

  func texts(_ name: String) throws(MalformedProof) -> [String] {
    var texts: [String] = []
    for (index, element) in try elements(name).enumerated() {
      guard let text = element.text else {
        throw .unexpected("\(place(name))[\(index)]", .text)
      }
      texts.append(text)
    }
    return texts
  }

  /// The constraint, row or bound that it names.
  func row() throws(MalformedProof) -> ProvableProblem.RowName {
    guard case .object = value else { throw .unexpected(path, .object) }
    if value["constraint"] != nil { return .constraint(try text("constraint")) }
    let isRow = value["row"] != nil
    guard isRow || value["bound"] != nil else { throw .unexpected(path, .row) }
    let name = try text(isRow ? "row" : "bound")
    guard let side = ProgramHierarchy.Side(rawValue: try text("side")) else {
      throw .unexpected(
        place("side"), .word(ProgramHierarchy.Side.allCases.map { $0.rawValue }))
    }
    return isRow ? .row(name, side) : .bound(name, side)
  }
}
