// The members of an object, each a line of its declaration.

/// One member of the objects that a fact becomes, or several that stand one after another.
struct Fields<Fact>: Sendable {
  /// Appends the members that the fact has.
  let write: @Sendable (Fact, inout [JSONValue.Member]) -> Void
  /// The schema of an object that has no others.
  let schema: SchemaRecipe

  fileprivate init(
    _ write: @escaping @Sendable (Fact, inout [JSONValue.Member]) -> Void, schema: SchemaRecipe
  ) {
    self.write = write
    self.schema = schema
  }

  init(_ parts: [Fields]) {
    self.init(
      { fact, members in
        members.reserveCapacity(members.count + parts.count)
        for part in parts { part.write(fact, &members) }
      },
      schema: SchemaRecipe { definitions in
        var schema = Schema.object
        for part in parts { schema = schema + part.schema.make(&definitions) }
        return schema
      })
  }

  /// Those that a shape, or several, have in common.
  init(@FieldBuilder<Fact> _ fields: () -> Fields) { self = fields() }
}

@resultBuilder
enum FieldBuilder<Fact> {
  static func buildExpression(_ field: Fields<Fact>) -> Fields<Fact> { field }
  static func buildBlock(_ fields: Fields<Fact>...) -> Fields<Fact> { Fields(fields) }
}

// MARK: - Always there

/// A member that is always there.
func field<Fact, Value>(
  _ name: String, _ shape: Shape<Value>,
  about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value
) -> Fields<Fact> {
  let json = shape.json
  return Fields({ $1.append(.init(name, json(value($0)))) }, schema: property(name, shape, about))
}

/// A member that is always there, and what its type says.
func field<Fact, Value: Shaped>(
  _ name: String, about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value
) -> Fields<Fact> {
  field(name, Value.shape, about: about(), value)
}

/// An object of these members.
func field<Fact, Value>(
  _ name: String, about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value,
  @FieldBuilder<Value> of fields: () -> Fields<Value>
) -> Fields<Fact> {
  field(name, .object(fields()), about: about(), value)
}

/// An object of these members, or null.
func field<Fact, Value>(
  _ name: String, about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value?,
  @FieldBuilder<Value> orNull fields: () -> Fields<Value>
) -> Fields<Fact> {
  field(name, Shape.object(fields()).orNull, about: about(), value)
}

/// A list of objects of these members.
func list<Fact, Items: Sequence & SendableMetatype>(
  _ name: String, about: @autoclosure @escaping @Sendable () -> String = "",
  _ items: @escaping @Sendable (Fact) -> Items,
  @FieldBuilder<Items.Element> of fields: () -> Fields<Items.Element>
) -> Fields<Fact> {
  field(name, .list(.object(fields())), about: about(), items)
}

/// The members of a part of the fact.
func part<Fact, Part>(
  _ fields: Fields<Part>, _ part: @escaping @Sendable (Fact) -> Part
) -> Fields<Fact> {
  let write = fields.write
  return Fields({ write(part($0), &$1) }, schema: fields.schema)
}

// MARK: - There where it is not nil

/// A member that is there where it is not nil.
func maybe<Fact, Value>(
  _ name: String, _ shape: Shape<Value>,
  about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value?
) -> Fields<Fact> {
  let json = shape.json
  return Fields(
    { if let value = value($0) { $1.append(.init(name, json(value))) } },
    schema: property(name, shape, about).withoutRequired)
}

/// A member that is there where it is not nil, and what its type says.
func maybe<Fact, Value: Shaped>(
  _ name: String, about: @autoclosure @escaping @Sendable () -> String = "",
  _ value: @escaping @Sendable (Fact) -> Value?
) -> Fields<Fact> {
  maybe(name, Value.shape, about: about(), value)
}

/// The members of a part of the fact, which are there where it has that part.
func maybe<Fact, Part>(
  _ fields: Fields<Part>, _ part: @escaping @Sendable (Fact) -> Part?
) -> Fields<Fact> {
  let write = fields.write
  return Fields(
    { if let part = part($0) { write(part, &$1) } }, schema: fields.schema.withoutRequired)
}

private func property<Value>(
  _ name: String, _ shape: Shape<Value>, _ about: @escaping @Sendable () -> String
) -> SchemaRecipe {
  SchemaRecipe { .object(name, shape.schema.make(&$0).described(about())) }
}
