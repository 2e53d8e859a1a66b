// The members of an object, each a line of its declaration.
//
// Nothing here, and no function of a shape, is specialised for the types of a fact and its member, of which there are
// some 800 pairs: that came to 0.7 MB of code in 1.3, and took more than half the time that the module compiles in.

/// One member of the objects that a fact becomes, or several that stand one after another.
struct Fields<Fact>: Sendable {
  /// Each appends members that the fact has.
  let writers: [@Sendable (Fact, inout [JSONValue.Member]) -> Void]
  /// The schema of an object that has no others.
  let schema: SchemaRecipe

  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate init(
    _ schema: SchemaRecipe, _ write: @escaping @Sendable (Fact, inout [JSONValue.Member]) -> Void
  ) {
    writers = [write]
    self.schema = schema
  }

  /// One that is always there.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ name: String, _ schema: SchemaRecipe, _ json: @escaping @Sendable (Fact) -> JSONValue
  ) {
    self.init(.property(name, schema)) { $1.add(name, json($0)) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  init(_ parts: [Fields]) {
    writers = parts.flatMap { $0.writers }
    schema = .object(parts.map { $0.schema })
  }

  /// Those that a shape, or several, have in common.
  @_semantics("optimize.sil.specialize.generic.never")
  init(@FieldBuilder<Fact> _ fields: () -> Fields) { self = fields() }

  /// A member with what there is to say of it besides.
  @_semantics("optimize.sil.specialize.generic.never")
  func about(_ text: @autoclosure @escaping @Sendable () -> String) -> Fields {
    Fields(schema.withDescribedMembers(text), writers)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private init(
    _ schema: SchemaRecipe, _ writers: [@Sendable (Fact, inout [JSONValue.Member]) -> Void]
  ) {
    self.schema = schema
    self.writers = writers
  }
}

@resultBuilder
enum FieldBuilder<Fact> {
  @_semantics("optimize.sil.specialize.generic.never")
  static func buildExpression(_ field: Fields<Fact>) -> Fields<Fact> { field }
  @_semantics("optimize.sil.specialize.generic.never")
  static func buildBlock(_ fields: Fields<Fact>...) -> Fields<Fact> { Fields(fields) }
}

// MARK: - Always there

/// A member that is always there.
@_semantics("optimize.sil.specialize.generic.never")
func field<Fact, Value>(
  _ name: String, _ shape: Shape<Value>, _ value: @escaping @Sendable (Fact) -> Value
) -> Fields<Fact> {
  let json = shape.json
  return Fields(name, shape.schema) { json(value($0)) }
}

/// A member that is always there, and what its type says.
@_semantics("optimize.sil.specialize.generic.never")
func field<Fact, Value: Shaped>(
  _ name: String, _ value: @escaping @Sendable (Fact) -> Value
) -> Fields<Fact> {
  field(name, Value.shape, value)
}

/// An object of these members.
@_semantics("optimize.sil.specialize.generic.never")
func field<Fact, Value>(
  _ name: String, _ value: @escaping @Sendable (Fact) -> Value,
  @FieldBuilder<Value> of fields: () -> Fields<Value>
) -> Fields<Fact> {
  field(name, .object(fields()), value)
}

/// An object of these members, or null.
@_semantics("optimize.sil.specialize.generic.never")
func field<Fact, Value>(
  _ name: String, _ value: @escaping @Sendable (Fact) -> Value?,
  @FieldBuilder<Value> orNull fields: () -> Fields<Value>
) -> Fields<Fact> {
  field(name, Shape.object(fields()).orNull, value)
}

/// A list of objects of these members.
@_semantics("optimize.sil.specialize.generic.never")
func list<Fact, Items: Sequence & SendableMetatype>(
  _ name: String, _ items: @escaping @Sendable (Fact) -> Items,
  @FieldBuilder<Items.Element> of fields: () -> Fields<Items.Element>
) -> Fields<Fact> {
  field(name, .list(.object(fields())), items)
}

/// The members of a part of the fact.
@_semantics("optimize.sil.specialize.generic.never")
func part<Fact, Part>(
  _ fields: Fields<Part>, _ part: @escaping @Sendable (Fact) -> Part
) -> Fields<Fact> {
  let writers = fields.writers
  return Fields(fields.schema) { fact, members in
    let part = part(fact)
    for write in writers { write(part, &members) }
  }
}

// MARK: - There where it is not nil

/// A member that is there where it is not nil.
@_semantics("optimize.sil.specialize.generic.never")
func maybe<Fact, Value>(
  _ name: String, _ shape: Shape<Value>, _ value: @escaping @Sendable (Fact) -> Value?
) -> Fields<Fact> {
  let json = shape.json
  return Fields(SchemaRecipe.property(name, shape.schema).withoutRequired) { fact, members in
    if let value = value(fact) { members.add(name, json(value)) }
  }
}

/// A member that is there where it is not nil, and what its type says.
@_semantics("optimize.sil.specialize.generic.never")
func maybe<Fact, Value: Shaped>(
  _ name: String, _ value: @escaping @Sendable (Fact) -> Value?
) -> Fields<Fact> {
  maybe(name, Value.shape, value)
}

/// The members of a part of the fact, which are there where it has that part.
@_semantics("optimize.sil.specialize.generic.never")
func maybe<Fact, Part>(
  _ fields: Fields<Part>, _ part: @escaping @Sendable (Fact) -> Part?
) -> Fields<Fact> {
  let writers = fields.writers
  return Fields(fields.schema.withoutRequired) { fact, members in
    if let part = part(fact) { for write in writers { write(part, &members) } }
  }
}

extension [JSONValue.Member] {
  /// Once for all members, and not once for each that is declared.
  @inline(never)
  fileprivate mutating func add(_ name: String, _ value: JSONValue) {
    append(JSONValue.Member(name, value))
  }
}
