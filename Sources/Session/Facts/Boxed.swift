// A large value in a box of its own, so that what holds it is a few words to copy. Without it a copy is made field by field:
// code at each place where one is made, and in WebAssembly functions of more than 1,000 parameters, of which a browser
// takes none. Values over some 200 bytes that are held by others lie in one (`ValueSizeTests` has the table).

/// A value that its copies share until one of them changes it.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline
  final class Box: @unchecked Sendable {
    @usableFromInline var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable public var wrappedValue: Value {
    get { box.value }
    set { if isKnownUniquelyReferenced(&box) { box.value = newValue } else { box = Box(newValue) } }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  @inlinable
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
