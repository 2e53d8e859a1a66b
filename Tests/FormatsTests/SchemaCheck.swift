// A validator of JSON Schema as far as ours goes, which shares nothing with what makes the schema.

import Formats

/// What a value has to be by a schema, and by its definitions. No object may have a member that is not described.
struct SchemaCheck {
  typealias Value = JSONReader.Value

  /// Every definition by its name.
  let definitions: [String: Value]

  init?(_ text: String) {
    guard case .object(let definitions)? = JSONReader.value(of: text)?["$defs"] else { return nil }
    self.definitions = definitions
  }

  /// What is wrong with a value, each with its place.
  func faults(of value: Value, as definition: String) -> [String] {
    guard let schema = definitions[definition] else { return ["no definition \(definition)"] }
    return faults(value, schema, definition)
  }

  private func faults(_ value: Value, _ schema: Value, _ place: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      if keyword == "properties" || keyword == "required" { return [] }
      return self.faults(value, keyword, rule, place)
    } + members(of: value, keywords, place)
  }

  private func faults(
    _ value: Value, _ keyword: String, _ rule: Value, _ place: String
  ) -> [String] {
    func demand(_ holds: Bool) -> [String] { holds ? [] : ["\(place): \(keyword) of \(value)"] }
    switch keyword {
    case "description", "examples": return []
    case "$ref":
      let name = String((rule.text ?? "").dropFirst("#/$defs/".count))
      return definitions[name].map { faults(value, $0, place) } ?? ["no definition \(name)"]
    case "type":
      return demand((rule.elements ?? [rule]).contains { value.isOf($0.text ?? "") })
    case "enum": return demand(rule.elements?.contains(value) ?? false)
    case "const": return demand(rule == value)
    case "pattern": return demand(value.text?.isFraction ?? true)
    case "minimum": return demand(value.integer.map { $0 >= rule.integer ?? .max } ?? true)
    case "maximum": return demand(value.integer.map { $0 <= rule.integer ?? .min } ?? true)
    case "minItems": return demand(value.elements.map { $0.count >= rule.integer ?? .max } ?? true)
    case "maxItems": return demand(value.elements.map { $0.count <= rule.integer ?? .min } ?? true)
    case "items":
      return (value.elements ?? []).enumerated().flatMap { faults($1, rule, "\(place)[\($0)]") }
    case "anyOf":
      return demand((rule.elements ?? []).contains { faults(value, $0, place).isEmpty })
    case "oneOf":
      return demand((rule.elements ?? []).count { faults(value, $0, place).isEmpty } == 1)
    default: return ["\(place): unknown keyword \(keyword)"]
    }
  }

  private func members(of value: Value, _ keywords: [String: Value], _ place: String) -> [String] {
    guard case .object(let members) = value, case .object(let known)? = keywords["properties"]
    else { return [] }
    let missing = (keywords["required"]?.elements ?? []).compactMap { $0.text }
      .filter { members[$0] == nil }.map { "\(place): \($0) is missing" }
    return missing
      + members.sorted { $0.key < $1.key }.flatMap { name, member in
        known[name].map { faults(member, $0, "\(place).\(name)") }
          ?? ["\(place): \(name) is not described"]
      }
  }
}

extension JSONReader.Value {
  fileprivate var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number: type == "number" || type == "integer" && integer != nil
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}

extension String {
  /// The only pattern that there is.
  fileprivate var isFraction: Bool {
    let parts = (hasPrefix("-") ? dropFirst() : self[...]).split(
      separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }
  }
}
