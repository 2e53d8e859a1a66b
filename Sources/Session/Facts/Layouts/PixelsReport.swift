// Where edges come to lie on the grid of a screen.

import ConstraintHierarchies
public import Layouts
public import Rationals

/// Views on a grid of so many pixels a point.
public struct PixelsReport: Sendable {
  /// Of a view along one axis.
  public struct Extent: Hashable, Sendable {
    /// In points: left or top, and right or bottom.
    public let near: Rational
    public let far: Rational
    /// In pixels, where those come to lie.
    public let nearPixel: Rational
    public let farPixel: Rational

    /// In pixels.
    public var pixels: Rational { farPixel - nearPixel }
    public var size: Rational { far - near }

    init(near: Rational, far: Rational, scale: Rational) {
      (self.near, self.far) = (near, far)
      (nearPixel, farPixel) = (Self.pixel(near * scale), Self.pixel(far * scale))
    }

    /// The nearest pixel; from the middle between two the later one.
    private static func pixel(_ place: Rational) -> Rational {
      (place + Rational(1, over: 2)).floor
    }
  }

  /// A view, as far as it has one place.
  public struct Placed: Sendable {
    public let name: String
    /// nil where nothing is said, or several places are equally good.
    public let horizontal: Extent?
    public let vertical: Extent?

    public subscript(_ axis: Axis) -> Extent? { axis == .horizontal ? horizontal : vertical }
  }

  /// Pixels a point.
  public let scale: Int
  /// Why there is no layout; nil where there is one.
  public let obstacle: FramesReport?
  /// Without guides, each after the one that it lies in.
  public let views: [Placed]

  init(scale: Int, _ report: FramesReport) {
    self.scale = scale
    let scale = Rational(scale)
    func extent(_ extent: ViewFrame.Extent?) -> Extent? {
      guard let near = extent?.near.interval.value, let far = extent?.far.interval.value else {
        return nil
      }
      return Extent(near: near, far: far, scale: scale)
    }
    obstacle = if case .frames = report { nil } else { report }
    views = report.frames.filter { $0.kind != .guide }.map {
      Placed(name: $0.name, horizontal: extent($0.horizontal), vertical: extent($0.vertical))
    }
  }

  /// Views that are equally large along an axis and have not as many pixels.
  public func uneven(_ axis: Axis) -> [[Placed]] {
    var sizes: [Rational] = []
    for view in views {
      if let size = view[axis]?.size, !sizes.contains(size) { sizes.append(size) }
    }
    return sizes.map { size in views.filter { $0[axis]?.size == size } }.filter { equal in
      equal.contains { $0[axis]?.pixels != equal[0][axis]?.pixels }
    }
  }
}
