// Frames as boxes.

import ConstraintHierarchies
import Layouts
import Rendering
import Session

/// A layout as a picture.
struct FramePicture {
  private let frames: [ViewFrame]
  private let marked: String?

  /// - Parameter marked: the view that is spoken of.
  init(_ frames: [ViewFrame], marked: String? = nil) {
    self.frames = Self.inTreeOrder(frames)
    self.marked = marked
  }

  /// Each view with what lies in it after it.
  private static func inTreeOrder(_ frames: [ViewFrame]) -> [ViewFrame] {
    var subviews: [String: [ViewFrame]] = [:]
    let names = Set(frames.map { $0.name })
    var waiting: [ViewFrame] = []
    for frame in frames.reversed() {
      if let superview = frame.superview, names.contains(superview) {
        subviews[superview, default: []].append(frame)
      } else {
        waiting.append(frame)
      }
    }
    var ordered: [ViewFrame] = []
    while let next = waiting.popLast() {
      ordered.append(next)
      waiting += subviews[next.name] ?? []
    }
    return ordered
  }

  var picture: Boxes { Boxes(panels: [panel("")]) }

  func panel(_ caption: Text) -> Boxes.Panel {
    Boxes.Panel(
      caption: caption,
      boxes: frames.flatMap { frame in
        let outer = frame.outer.map { box($0, name: "", isGuide: true) }
        return [outer, box(frame, name: frame.name, isGuide: frame.kind == .guide)].compactMap {
          $0
        }
      })
  }

  private func box(_ frame: ViewFrame, name: String, isGuide: Bool) -> Boxes.Box {
    Boxes.Box(
      name: name, depth: frame.depth, isGuide: isGuide,
      horizontal: frame.horizontal.map(Self.extent), vertical: frame.vertical.map(Self.extent),
      isMarked: name == marked)
  }

  private static func extent(_ extent: ViewFrame.Extent) -> Boxes.Extent {
    Boxes.Extent(edge(extent.near), edge(extent.far))
  }

  private static func edge(_ placement: Placement) -> Boxes.Edge {
    Boxes.Edge(
      placement.value,
      span: placement.isAmbiguous
        ? Span(lower: placement.interval.lower, upper: placement.interval.upper) : nil)
  }
}
