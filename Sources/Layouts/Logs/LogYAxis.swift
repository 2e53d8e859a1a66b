// Which way y runs. In UIKit it runs down, so `minY` is the top. In AppKit it runs up, and `minY` is the bottom, unless the
// superview is flipped, which no log prints.
//
// What was reported did clash, so of the two ways the one is taken in which it does. Where that decides nothing, a mask may:
// one that stretches a view becomes one constraint for each of its two edges, so if the other is at the top, `minY` is the
// bottom. Else y runs as it usually does.

import ConstraintHierarchies
import Rationals
public import Simplex

extension LayoutLog {
  public enum YAxis: String, Hashable, Sendable {
    /// As in a view of AppKit that is not flipped.
    case up
    /// As in a flipped one.
    case down
  }

  /// The log with edges in place of coordinates; itself where there are none.
  ///
  /// - Parameters: as for a verdict.
  /// - Throws: where the control stops it.
  /// - Complexity: that of one or two verdicts, if there are coordinates.
  public func settlingYAxis(
    assuming assumptions: LogAssumptions = .none, control: SolveControl = .uninterruptible
  ) throws(Stop) -> LayoutLog {
    guard entries.contains(where: { $0.isCoordinate }) else { return self }
    func clashes(_ log: LayoutLog) throws(Stop) -> Bool {
      try !log.agrees(assumptions, control)
    }
    let (down, up) = (reading(.down), reading(.up))
    switch kit {
    case .uiKit:
      var log = down
      log.yAxis = nil
      return log
    case .appKit:
      let (usual, other) = masksSayDown ? (down, up) : (up, down)
      if try clashes(usual) { return usual }
      return try clashes(other) ? other : usual
    case nil:
      if try !clashes(down), try clashes(up) { return up }
      var log = down
      log.yAxis = nil
      return log
    }
  }

  /// Whether the masks that have a coordinate for one edge of a view have the other edge where it is if y runs down.
  private var masksSayDown: Bool {
    let masks = entries.filter { $0.mask != nil && $0.first.attribute.axis == .vertical }
    var votes = 0
    for entry in masks where entry.isCoordinate {
      for other in masks where !other.isCoordinate {
        for place in [other.first, other.second].compactMap({ $0 })
        where place.item == entry.first.item {
          if place.attribute == entry.first.attribute { votes -= 1 }
          if place.attribute == entry.first.attribute.upsideDown { votes += 1 }
        }
      }
    }
    return votes > 0
  }

  private enum Kit { case appKit, uiKit }

  /// By the names of its classes; nil where they are all somebody's own, or of both.
  private var kit: Kit? {
    func isOf(_ prefixes: [String]) -> Bool {
      items.contains { item in prefixes.contains { item.className.hasPrefix($0) } }
    }
    switch (isOf(["NS", "_NS"]), isOf(["UI", "_UI"])) {
    case (true, false): return .appKit
    case (false, true): return .uiKit
    case (true, true), (false, false): return nil
    }
  }

  private func reading(_ axis: YAxis) -> LayoutLog {
    var log = self
    log.yAxis = axis
    for index in log.entries.indices where log.entries[index].isCoordinate {
      var entry = log.entries[index]
      log.settle(&entry, axis)
      log.entries[index] = entry
    }
    if var entry = log.brokenUnlisted, entry.isCoordinate {
      log.settle(&entry, axis)
      log.brokenUnlisted = entry
    }
    return log
  }

  /// `minY == 3` where y runs up is `bottom == superview.bottom - 3`: what is more upwards is less downwards.
  private mutating func settle(_ entry: inout Entry, _ axis: YAxis) {
    entry.isCoordinate = false
    guard axis == .up, entry.second == nil || entry.multiplier == 1 else { return }
    entry.first.attribute = entry.first.attribute.upsideDown
    if let second = entry.second {
      entry.second?.attribute = second.attribute.upsideDown
    } else {
      entry.second = Place(item: superview(of: entry), attribute: .bottom)
    }
    entry.constant.negate()
    entry.relation = entry.relation.turned
  }

  /// The superview of an entry's only item; a new one of which nothing is known, if no line names it.
  private mutating func superview(of entry: Entry) -> Int {
    let item = entry.first.item
    if let known = entry.superview ?? superviews[item] { return known }
    var name = "superview_of_\(items[item].name)"
    if let known = items.firstIndex(where: { $0.name == name && $0.className.isEmpty }) {
      return known
    }
    while items.contains(where: { $0.name == name }) { name += "_" }
    items.append(Item(className: "", address: nil, label: nil, name: name))
    return items.count - 1
  }
}

extension Attribute {
  fileprivate var upsideDown: Attribute {
    switch self {
    case .top: .bottom
    case .bottom: .top
    // Only edges and centres are coordinates.
    default: self
    }
  }
}

extension Relation {
  var turned: Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}
