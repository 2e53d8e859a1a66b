// Parts of a JSON Schema (draft 2020-12), and how they come together.

/// A schema: what a value may be.
struct Schema {
  private struct Property {
    let name: String
    var schema: Schema
    var isRequired: Bool
  }

  /// Each with its value, which is JSON text.
  private var keywords: [(name: String, text: String)]
  /// The members of an object.
  private var properties: [Property] = []

  private init(_ keywords: (name: String, text: String)...) { self.keywords = keywords }

  // MARK: Making

  static func type(_ name: String) -> Schema { Schema(("type", "\"\(name)\"")) }

  static func words(_ words: [String]) -> Schema {
    Schema(("enum", "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"))
  }

  static func constant(_ value: JSONValue) -> Schema { Schema(("const", value.compact)) }

  static func reference(_ name: String) -> Schema { Schema(("$ref", "\"#/$defs/\(name)\"")) }

  static func any(_ keyword: String, of schemas: [Schema]) -> Schema {
    Schema((keyword, "[" + schemas.map { $0.text }.joined(separator: ", ") + "]"))
  }

  static func list(_ element: Schema, count: Int?) -> Schema {
    let list = type("array").with("items", element.text)
    return count.map { list.with("minItems", "\($0)").with("maxItems", "\($0)") } ?? list
  }

  static var object: Schema { type("object") }

  /// An object with that member.
  static func object(_ name: String, _ schema: Schema) -> Schema {
    var object = object
    object.properties = [Property(name: name, schema: schema, isRequired: true)]
    return object
  }

  /// - Parameter text: the keyword's value as JSON text.
  func with(_ keyword: String, _ text: String) -> Schema {
    var schema = self
    schema.keywords.append((keyword, text))
    return schema
  }

  func described(_ about: String) -> Schema {
    about.isEmpty ? self : with("description", JSONValue.string(about).compact)
  }

  /// - Parameter example: as JSON text.
  func with(example: String) -> Schema {
    example.isEmpty ? self : with("examples", "[\n  " + example.indented + "]")
  }

  /// What may also be null.
  var orNull: Schema {
    var schema = self
    for (index, keyword) in keywords.enumerated() {
      if keyword.name == "type" {
        schema.keywords[index].text = "[\(keyword.text), \"null\"]"
        return schema
      }
      if keyword.name == "enum" {
        schema.keywords[index].text = keyword.text.dropLast() + ", null]"
        return schema
      }
    }
    return .any("anyOf", of: [self, .type("null")])
  }

  /// An object that need not have any of its members.
  var withoutRequired: Schema {
    var schema = self
    for index in properties.indices { schema.properties[index].isRequired = false }
    return schema
  }

  /// An object of whose members that is to be said.
  func withDescribedMembers(_ about: String) -> Schema {
    var schema = self
    for index in properties.indices {
      schema.properties[index].schema = properties[index].schema.described(about)
    }
    return schema
  }

  /// An object with the members of both. One that both have is to be the same in both, as is one that several cases
  /// of a fact have.
  static func + (a: Schema, b: Schema) -> Schema {
    var sum = a
    for property in b.properties {
      guard let index = sum.properties.firstIndex(where: { $0.name == property.name }) else {
        sum.properties.append(property)
        continue
      }
      assert(sum.properties[index].schema.text == property.schema.text, property.name)
      if property.isRequired { sum.properties[index].isRequired = true }
    }
    return sum
  }

  // MARK: Writing

  /// As JSON, a member of an object a line.
  var text: String {
    var text = "{" + keywords.map { "\"\($0.name)\": \($0.text)" }.joined(separator: ", ")
    if !properties.isEmpty {
      let members = properties.map { "\"\($0.name)\": \($0.schema.text)" }
      text +=
        ",\n  \"properties\": {\n    " + members.joined(separator: ",\n").indented.indented + "}"
      let required = properties.filter { $0.isRequired }.map { "\"\($0.name)\"" }
      if !required.isEmpty {
        text += ",\n  \"required\": [" + required.joined(separator: ", ") + "]"
      }
    }
    return text + "}"
  }
}

extension Schema {
  /// The whole schema: this is its root.
  func document(_ title: String, _ about: String, _ definitions: SchemaDefinitions) -> String {
    let heads = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", title),
      ("description", about),
    ].map { "\"\($0)\": \(JSONValue.string($1).compact),\n" }.joined()
    let texts = definitions.all.map { "\"\($0.name)\": \($0.text)" }
    return "{\n" + heads + text.dropFirst().dropLast() + ",\n\"$defs\": {\n"
      + texts.joined(separator: ",\n") + "\n}\n}"
  }
}

extension String {
  /// With two spaces before each line but the first.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }
}

/// The schemas that have names, in the order in which they were first named.
struct SchemaDefinitions {
  private(set) var all: [(name: String, text: String)] = []

  /// - Parameter make: makes what the name means; the same wherever the name stands.
  mutating func refer(to name: String, _ make: (inout SchemaDefinitions) -> Schema) -> Schema {
    if let known = all.firstIndex(where: { $0.name == name }) {
      assert(make(&self).text == all[known].text, name)
    } else {
      let place = all.count
      all.append((name, ""))
      all[place].text = make(&self).text
    }
    return .reference(name)
  }
}

/// Makes a schema when it is asked to; nothing at all on the page, where nobody asks.
struct SchemaRecipe: Sendable {
  typealias Text = @Sendable () -> String

  #if hasFeature(Embedded)
    init(_ make: @escaping @Sendable (inout SchemaDefinitions) -> Schema) {}

    func make(_ definitions: inout SchemaDefinitions) -> Schema { .object }
  #else
    let make: @Sendable (inout SchemaDefinitions) -> Schema

    init(_ make: @escaping @Sendable (inout SchemaDefinitions) -> Schema) { self.make = make }
  #endif

  private func then(_ change: @escaping @Sendable (Schema) -> Schema) -> SchemaRecipe {
    SchemaRecipe { [self] in change(make(&$0)) }
  }

  func named(_ name: @escaping Text, _ about: @escaping Text, _ example: @escaping Text)
    -> SchemaRecipe
  {
    let described = then { $0.described(about()).with(example: example()) }
    return SchemaRecipe { $0.refer(to: name(), described.make) }
  }

  func described(_ about: @escaping Text) -> SchemaRecipe { then { $0.described(about()) } }

  var orNull: SchemaRecipe { then { $0.orNull } }

  func listed(_ count: Int?) -> SchemaRecipe { then { .list($0, count: count) } }

  static func property(_ name: String, _ schema: SchemaRecipe) -> SchemaRecipe {
    schema.then { .object(name, $0) }
  }

  /// An object with the members of all these.
  static func object(_ parts: [SchemaRecipe]) -> SchemaRecipe {
    SchemaRecipe { definitions in
      parts.reduce(Schema.object) { $0 + $1.make(&definitions) }
    }
  }

  /// Of an object that need not have any of its members.
  var withoutRequired: SchemaRecipe { then { $0.withoutRequired } }

  func withDescribedMembers(_ about: @escaping Text) -> SchemaRecipe {
    then { $0.withDescribedMembers(about()) }
  }
}
