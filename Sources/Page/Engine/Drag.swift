// What a hand does to a picture, as lines of the language: the place of a pointer becomes numbers that a hand would
// write, and the numbers a line.

import Formats
import Language
import Rationals
import Rendering
import Session

/// Something that is moved in a plot.
struct Drag: Sendable {
  /// What is held.
  enum Grip: Sendable {
    /// A point or a variable, on its axis.
    case name(String)
    /// The line of a constraint, moved without being turned.
    case constraint(String)
    /// The solution in the plane.
    case solution
    /// An edge of a view: `left` or `top`, which move it, or `right` or `bottom`, which change its size.
    case edge(String, of: String)
  }

  enum Way: Sendable {
    /// To a place, in pixels of the picture.
    case to(x: Rational, y: Rational?)
    /// By so many steps from where it is, as keys do.
    case by(Int)
  }

  var grip: Grip
  var plot: Plot
  var way: Way
  /// Where it is, as the picture says: of the solution, across.
  private let now: Rational
  /// Where a view begins whose end is moved; of the solution, where it is on the upright axis.
  private let start: Rational
  /// Whether a point or an edge moves up and down.
  private let isUpright: Bool

  /// - Returns: nil where something is missing.
  init?(_ json: JSONReader.Value) {
    func text(_ name: String) -> String? { json[name]?.text }
    func number(_ name: String) -> Rational? { text(name).flatMap { Rational($0) } }
    guard let plot = json["plot"].flatMap({ Plot($0) }) else { return nil }
    self.plot = plot
    now = number("now") ?? 0
    start = number("start") ?? 0
    if let name = text("edge") {
      guard let view = text("name") else { return nil }
      grip = .edge(name, of: view)
      isUpright = name == "top" || name == "bottom"
    } else if let name = text("constraint") {
      grip = .constraint(name)
      isUpright = false
    } else if let name = text("name") {
      grip = .name(name)
      isUpright = text("axis") == "y"
    } else {
      grip = .solution
      isUpright = false
    }
    if let x = number("at") {
      way = .to(x: x, y: number("down"))
    } else if case .number(let digits)? = json["by"], let steps = Int(digits) {
      way = .by(steps)
    } else {
      return nil
    }
  }

  // MARK: Numbers

  private var axis: PlotAxis { isUpright ? plot.y ?? plot.x : plot.x }

  /// The round number that is meant on an axis.
  ///
  /// - Parameter now: where it is.
  private func value(on axis: PlotAxis, isUpright: Bool, from now: Rational) -> Rational {
    switch way {
    case .to(let x, let y):
      axis.value(at: isUpright ? y ?? axis.start : x).rounded(to: axis.step)
    case .by(let steps):
      now.moved(by: steps, steps: Self.stepOfKeys(axis.lower, axis.upper))
    }
  }

  private var value: Rational { value(on: axis, isUpright: isUpright, from: now) }

  /// A key goes as far as it can be seen.
  private static func stepOfKeys(_ lower: Rational, _ upper: Rational) -> Rational {
    RoundSteps(lower: lower, upper: upper, about: 40).step
  }

  // MARK: Lines

  /// The lines that do it; none where there is nothing of that name that can be moved so.
  func lines(in session: Session) -> [String] {
    switch grip {
    case .name(let name):
      if case .point(let now)? = session.meaning(of: name, as: .point) {
        return ["point \(name) = \(value(on: axis, isUpright: isUpright, from: now))"]
      }
      return session.vocabulary.variables.contains(name) ? ["suggest \(name) = \(value)"] : []
    case .constraint(let id): return constant(of: id, in: session).map { ["set \(id) \($0)"] } ?? []
    case .solution:
      guard let y = plot.y, let across = plot.x.variable, let down = y.variable else { return [] }
      return [
        "suggest \(across) = \(value(on: plot.x, isUpright: false, from: now))",
        "suggest \(down) = \(value(on: y, isUpright: true, from: start))",
      ]
    case .edge(let side, let view):
      guard case .view? = session.meaning(of: view, as: .view) else { return [] }
      return switch side {
      case "left", "top": ["suggest \(view).\(side) = \(value)"]
      case "right": ["suggest \(view).width = \(max(value - start, 0))"]
      case "bottom": ["suggest \(view).height = \(max(value - start, 0))"]
      default: []
      }
    }
  }

  /// The constant with which a constraint's line goes through the place.
  private func constant(of id: String, in session: Session) -> Rational? {
    guard let y = plot.y, let across = plot.x.variable, let down = y.variable,
      let line = session.movableLine(of: id, x: across, y: down)
    else { return nil }
    let corners = [plot.x.lower, plot.x.upper].flatMap { x in
      [y.lower, y.upper].map { line.constant(throughX: x, y: $0) }
    }
    guard let least = corners.min(), let most = corners.max(), least < most else { return nil }
    switch way {
    case .to(let place, let height):
      let meant = line.constant(
        throughX: plot.x.value(at: place), y: y.value(at: height ?? y.start))
      return meant.rounded(
        to: PlotAxis.step(least, most, length: max(plot.x.length, y.length)))
    case .by(let steps):
      return line.constant.moved(by: steps, steps: Self.stepOfKeys(least, most))
    }
  }
}

extension Engine {
  /// What would be if something were moved.
  mutating func preview(_ drag: Drag) -> JSONValue { preview(drag.lines(in: session)) }

  /// What would be after some lines: nothing is kept, so that a hand can move on, and the lines are run once in the
  /// end.
  mutating func preview(_ lines: [String]) -> JSONValue {
    guard !lines.isEmpty else { return .object([.init("line", .null)]) }
    var session = session
    var isRefused = false
    for line in lines where !isRefused { isRefused = session.run(line).failure != nil }
    var board = board
    return .object([
      .init("line", .string(lines.joined(separator: "\n"))), .init("isRefused", .bool(isRefused)),
      .init("board", board.markup(of: session, room: widths, isHeld: true)),
    ])
  }
}
