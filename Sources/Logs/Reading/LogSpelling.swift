// How logs spell the attributes of views.

import Layouts

/// Attributes as they are printed, now and in the past.
enum LogSpelling {
  static func attribute(_ name: String) -> Attribute? {
    switch name {
    case "minX": .left
    case "minY": .top
    case "maxX": .right
    case "maxY": .bottom
    case "midX": .centerX
    case "midY": .centerY
    case "baseline": .lastBaseline
    case "centerXWithinMargin": .centerXWithinMargins
    case "centerYWithinMargin": .centerYWithinMargins
    default: Attribute(rawValue: name)
    }
  }
}
