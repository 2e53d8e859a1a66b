// Points and directions of space, exact.

public import Rationals

/// A point of space, or a direction.
public struct SpacePoint: Hashable, Sendable {
  public let x: Rational
  public let y: Rational
  public let z: Rational

  public init(x: Rational, y: Rational, z: Rational) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// By axis: 0, 1, 2.
  subscript(axis: Int) -> Rational { axis == 0 ? x : axis == 1 ? y : z }

  static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  static prefix func - (point: Self) -> Self { Self(x: -point.x, y: -point.y, z: -point.z) }

  /// The scalar product.
  func dot(_ other: Self) -> Rational { x * other.x + y * other.y + z * other.z }

  /// The vector product: perpendicular to both, and, seen from where it points, the second lies to the left of
  /// the first.
  func cross(_ other: Self) -> Self {
    Self(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  var isZero: Bool { x.isZero && y.isZero && z.isZero }

  /// The same direction for all positive multiples of it.
  var normalized: Self {
    guard let size = [x, y, z].first(where: { !$0.isZero })?.magnitude else { return self }
    return Self(x: x / size, y: y / size, z: z / size)
  }

  /// The directions of the axes.
  static let axes = [
    Self(x: 1, y: 0, z: 0), Self(x: 0, y: 1, z: 0), Self(x: 0, y: 0, z: 1),
  ]
}
