// One declaration for each fact: what it is as JSON, and what the schema says of that.
//
//     extension Clash: Shaped {
//       static let shape = Shape<Clash>.object {
//         field("members") { $0.members }                          always there
//         field("gap") { $0.gap }
//         field("relation", .words([.atLeast, .equal])) { … }      not what its type says by itself
//         maybe("note") { $0.note }.about("From 1.")               there where it is not nil
//         list("ends") { $0.ends } of: { field("at") { $0.at } }   objects that are described on the spot
//         part(Cause.fields) { $0.cause }                          the members of another fact, among these
//       }
//     }
//
// A new member of a reply is one line. Its name is written once; whether it is required, and what it is, follow from
// the type of the closure's value: an integer, a number, a list of another fact, null or a pivot. So what the schema
// requires cannot differ from what is written. Words are those of an enum where there is one (`ShapedWord`); where they
// are listed, as strings or as cases, only the tests notice one that is missing.
//
// A fact of several cases is told in one of two ways. Where few members differ, each is `maybe`, or a `part` that is
// there in its case only; where many do, the cases are first put side by side in a plain struct of optional members.
//
// A shape is two closures, and an object's fields are too: no existential and no key path, which Embedded Swift has
// not got. What makes the schema, descriptions and examples with it, is a `SchemaRecipe`: on the page, where nobody
// asks for a schema, that keeps nothing, and the optimiser drops what it was to be made of.

/// How a value is written as JSON, and the schema of what is written.
struct Shape<Value>: Sendable {
  /// The value as JSON.
  let json: @Sendable (Value) -> JSONValue
  let schema: SchemaRecipe

  @_semantics("optimize.sil.specialize.generic.never")
  init(schema: SchemaRecipe, json: @escaping @Sendable (Value) -> JSONValue) {
    self.json = json
    self.schema = schema
  }

  /// Something without parts.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ schema: @autoclosure @escaping @Sendable () -> Schema,
    json: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.init(schema: SchemaRecipe { _ in schema() }, json: json)
  }
}

/// A fact that has one shape wherever it is written.
protocol Shaped: SendableMetatype {
  static var shape: Shape<Self> { get }
  /// That of several of them.
  static var listed: Shape<[Self]> { get }
  /// That of one or none.
  static var orNull: Shape<Self?> { get }
}

extension Shaped {
  static var listed: Shape<[Self]> { .list(shape) }
  static var orNull: Shape<Self?> { shape.orNull }

  var json: JSONValue { Self.shape.json(self) }
}

extension Array: Shaped where Element: Shaped {
  static var shape: Shape<[Element]> { Element.listed }
}

extension Optional: Shaped where Wrapped: Shaped {
  static var shape: Shape<Wrapped?> { Wrapped.orNull }
}

extension Shape {
  /// That of what is to be described under a name of its own, and referred to by it.
  ///
  /// - Parameters:
  ///   - about: what it tells, and what its signs and units mean.
  ///   - example: one of them, as JSON text.
  @_semantics("optimize.sil.specialize.generic.never")
  func named(
    _ name: @autoclosure @escaping @Sendable () -> String,
    about: @autoclosure @escaping @Sendable () -> String = "",
    example: @autoclosure @escaping @Sendable () -> String = ""
  ) -> Shape {
    Shape(schema: schema.named(name, about, example), json: json)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  func described(_ about: @autoclosure @escaping @Sendable () -> String) -> Shape {
    Shape(schema: schema.described(about), json: json)
  }

  /// That of what the value is found in.
  @_semantics("optimize.sil.specialize.generic.never")
  func of<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Shape<Other> {
    let json = json
    return Shape<Other>(schema: schema) { json(value($0)) }
  }

  /// null for nil.
  var orNull: Shape<Value?> {
    let json = json
    return Shape<Value?>(schema: schema.orNull) { value in value.map(json) ?? .null }
  }

  /// - Parameter count: of how many elements; nil: of any number.
  @_semantics("optimize.sil.specialize.generic.never")
  static func list(_ element: Shape<Value.Element>, count: Int? = nil) -> Shape
  where Value: Sequence & SendableMetatype {
    let json = element.json
    return Shape(schema: element.schema.listed(count)) { .array($0.map(json)) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func object(_ fields: Fields<Value>) -> Shape {
    let writers = fields.writers
    return Shape(schema: fields.schema) { value in
      var members: [JSONValue.Member] = []
      members.reserveCapacity(writers.count)
      for write in writers { write(value, &members) }
      return .object(members)
    }
  }

  /// An object of these members.
  @_semantics("optimize.sil.specialize.generic.never")
  static func object(@FieldBuilder<Value> _ fields: () -> Fields<Value>) -> Shape {
    object(fields())
  }

  /// An object that the schema describes under that name.
  @_semantics("optimize.sil.specialize.generic.never")
  static func object(
    _ name: @autoclosure @escaping @Sendable () -> String,
    about: @autoclosure @escaping @Sendable () -> String = "",
    example: @autoclosure @escaping @Sendable () -> String = "",
    @FieldBuilder<Value> _ fields: () -> Fields<Value>
  ) -> Shape {
    object(fields()).named(name(), about: about(), example: example())
  }

  /// The value of `"reply"` in an object of `run --format json`: an object of that kind.
  @_semantics("optimize.sil.specialize.generic.never")
  static func reply(
    _ kind: String, _ about: @autoclosure @escaping @Sendable () -> String,
    example: @autoclosure @escaping @Sendable () -> String,
    @FieldBuilder<Value> _ fields: () -> Fields<Value>
  ) -> Shape {
    let word = Fields<Value>("kind", SchemaRecipe { _ in .constant(.string(kind)) }) { _ in
      .string(kind)
    }
    return object(Fields([word, fields()]))
      .named("reply-" + kind, about: about(), example: example())
  }
}
