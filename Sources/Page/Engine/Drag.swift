// What a hand does to a picture, as a line of the language: the place of a pointer becomes a number that a hand would
// write, and the number a line.

import ConstraintHierarchies
import Formats
import Language
import Rationals
import Rendering
import Session

/// A name that is moved along an axis.
struct Drag: Sendable {
  enum Way: Sendable {
    /// To a place, in pixels from the axis's beginning.
    case to(Rational)
    /// By so many steps from where it is.
    case by(Int)
  }

  /// A point, a variable, or a constraint by its ID.
  var name: String
  /// The values at the axis's ends.
  var from: Rational
  var to: Rational
  /// In pixels.
  var length: Int
  var way: Way

  /// So many pixels lie between two places that a pointer is sure to find.
  private static let pixelsApart = 5
  /// A key goes as far as it can be seen.
  private static let stepsOfKeys = 40

  /// - Returns: nil where something is missing, or the axis has no length.
  init?(_ json: JSONReader.Value) {
    func number(_ name: String) -> Rational? { json[name]?.text.flatMap { Rational($0) } }
    guard let name = json["name"]?.text, let from = number("from"), let to = number("to"),
      from < to, case .number(let digits)? = json["length"], let length = Int(digits), length > 0
    else { return nil }
    (self.name, self.from, self.to, self.length) = (name, from, to, length)
    if let at = number("at") {
      way = .to(at)
    } else if case .number(let digits)? = json["by"], let steps = Int(digits) {
      way = .by(steps)
    } else {
      return nil
    }
  }

  private var step: Rational {
    let wanted =
      switch way {
      case .to: max(length / Self.pixelsApart, 1)
      case .by: Self.stepsOfKeys
      }
    return RoundSteps(lower: from, upper: to, about: wanted).step
  }

  /// The round number that is meant.
  ///
  /// - Parameter now: where it is.
  func value(from now: Rational) -> Rational {
    let step = step
    switch way {
    case .to(let place):
      let exact = from + (to - from) * place / Rational(length)
      return (exact / step + Rational(numerator: 1, denominator: 2)).floor * step
    case .by(let steps):
      // To the next round number first.
      let whole = now / step
      let start = steps > 0 ? whole.floor : whole.ceiling
      return (start + Rational(steps)) * step
    }
  }

  /// The line that moves it; nil where there is nothing of that name.
  func line(in session: Session) -> String? {
    let vocabulary = session.vocabulary
    if case .point(let now)? = session.meaning(of: name, as: .point) {
      return "point \(name) = \(value(from: now))"
    }
    if vocabulary.variables.contains(name) {
      var copy = session
      let solution = copy.solution(regions: .none)
      let index = solution.variables.firstIndex(of: name)
      let now = index.flatMap { index in solution.values.map { $0[index] } } ?? from
      return "suggest \(name) = \(value(from: now))"
    }
    return nil
  }
}

extension Engine {
  /// What would be if something were moved: nothing is kept, so that a hand can move it on, and the line that does it
  /// is run once in the end.
  mutating func preview(_ drag: Drag) -> JSONValue {
    guard let line = drag.line(in: session) else { return .object([.init("line", .null)]) }
    var session = session
    let reply = session.run(line)
    var board = board
    return .object([
      .init("line", .string(line)),
      .init("isRefused", .bool(reply.failure != nil)),
      .init("board", board.markup(of: session, width: widths.board)),
    ])
  }
}
