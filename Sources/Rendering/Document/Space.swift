// Regions of three variables, as values.

public import Rationals

/// Convex bodies in a box of space, one inside the other.
public struct Space: Equatable, Sendable {
  public struct Corner: Hashable, Sendable {
    public var x: Rational
    public var y: Rational
    public var z: Rational

    public init(x: Rational, y: Rational, z: Rational) {
      self.x = x
      self.y = y
      self.z = z
    }
  }

  public struct Face: Equatable, Sendable {
    /// Places among the body's corners, in order around the face: against the clock, seen from outside.
    public var corners: [Int]
    /// The ID of the constraint that is tight all over it.
    public var constraint: String?
    /// Whether the body goes on beyond it.
    public var isCut: Bool

    public init(corners: [Int], constraint: String? = nil, isCut: Bool = false) {
      self.corners = corners
      self.constraint = constraint
      self.isCut = isCut
    }
  }

  /// A region: a polytope with all of its faces, a polygon that is its only face, a line of two corners, a point.
  public struct Body: Equatable, Sendable {
    public var corners: [Corner]
    public var faces: [Face]
    /// The level whose colour it takes.
    public var priority: Int
    /// What it is called in the legend.
    public var label: Text
    /// False where corners lie on the box only because the region goes on beyond it.
    public var isBounded: Bool

    public init(corners: [Corner], faces: [Face], priority: Int, label: Text, isBounded: Bool) {
      self.corners = corners
      self.faces = faces
      self.priority = priority
      self.label = label
      self.isBounded = isBounded
    }
  }

  /// One of the three directions.
  public struct Axis: Equatable, Sendable {
    public var name: String
    public var lower: Rational
    /// Above `lower`.
    public var upper: Rational

    public init(name: String, lower: Rational, upper: Rational) {
      self.name = name
      self.lower = lower
      self.upper = upper
    }
  }

  /// Above the picture.
  public var title: Text
  /// Three: the box that is shown, drawn as a cube.
  public var axes: [Axis]
  /// From the largest to the smallest.
  public var bodies: [Body]
  /// The solution.
  public var mark: Corner?
  /// Names that corners must not have: those of constraints and points.
  public var taken: [String]

  public init(title: Text, axes: [Axis], bodies: [Body], mark: Corner?, taken: [String] = []) {
    self.title = title
    self.axes = axes
    self.bodies = bodies
    self.mark = mark
    self.taken = taken
  }
}
