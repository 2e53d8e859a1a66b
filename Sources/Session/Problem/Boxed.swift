// A large value in a box of its own, so that a session, of which there are many copies, is a few words to copy. Without
// it a copy is made field by field, which WebAssembly does in functions of more than 1,000 parameters, and a browser
// takes none with more.

/// A value that its copies share until one of them changes it.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
