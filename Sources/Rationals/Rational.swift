/// An exact fraction of any size.
///
/// (The interface that the other modules rely on; the storage and the laws come with it.)
public struct Rational: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  public init(_ value: Int) {}
  public init(numerator: Int, denominator: Int) {}
  public init(integerLiteral value: Int) { self.init(value) }
  public init?(_ text: String) { return nil }
  public static let zero: Rational = 0
  public static let one: Rational = 1
  public var isZero: Bool { false }
  public var isInteger: Bool { false }
  public var signum: Int { 0 }
  public var magnitude: Rational { self }
  public var reciprocal: Rational { self }
  public static func < (a: Rational, b: Rational) -> Bool { false }
  public static func + (a: Rational, b: Rational) -> Rational { a }
  public static func - (a: Rational, b: Rational) -> Rational { a }
  public static func * (a: Rational, b: Rational) -> Rational { a }
  public static func / (a: Rational, b: Rational) -> Rational { a }
  public static prefix func - (a: Rational) -> Rational { a }
  public static func += (a: inout Rational, b: Rational) {}
  public static func -= (a: inout Rational, b: Rational) {}
  public static func *= (a: inout Rational, b: Rational) {}
  public static func /= (a: inout Rational, b: Rational) {}
  public mutating func addProduct(_ a: Rational, _ b: Rational) {}
  public var floor: Rational { self }
  public var ceiling: Rational { self }
  public var asInt: Int? { nil }
  public var digitCount: Int { 0 }
  public func decimal(places: Int) -> String { "" }
}
extension Rational: CustomStringConvertible { public var description: String { "" } }
extension Rational { public static func scaleToCoprimeIntegers(_ values: [Rational]) -> Rational { 1 } }
