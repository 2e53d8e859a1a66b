// A refused line: the value of `"error"` in an object of `run --format json`.

import Language
import Rationals
public import Session

extension Failure {
  /// Code, message and place; of a contradiction the conflict with the multipliers of its proof, and the
  /// ways out.
  ///
  /// - Parameters:
  ///   - message: the failure in words.
  ///   - suggestion: what was perhaps meant.
  public func json(message: String, suggestion: String?) -> JSONValue {
    Self.shape.json((self, message, suggestion))
  }

  static let shape = Shape<(Failure, message: String, suggestion: String?)>.object("error") {
    field("code") { $0.0.code }
    field("message") { $0.message }
    field("column") { $0.0.range.column }.about("From 1.")
    maybe("suggestion") { $0.suggestion }
    maybe("conflict") { $0.0.code == .unsatisfiable ? $0.0.conflict : nil }
    maybe("certificate", .list(.multiplier)) { failure, _, _ in
      failure.code == .unsatisfiable ? failure.certificate.map { ($0.id, $0.multiplier) } : nil
    }
    .about(
      """
      Multiples of the clashing requirements that add up to a falsehood: each requirement with everything on its \
      greater side, so a <= is turned around and its multiplier counts right side less left side. Multipliers of \
      inequalities are not negative.
      """)
    maybe("ways", ConflictReport.ways) { $0.0.refused }
  }
}

extension ErrorCode: ShapedWord {}

extension Shape where Value == (String, Rational) {
  /// A requirement, and what it is multiplied by in a proof.
  static var multiplier: Shape {
    .object {
      field("id") { $0.0 }
      field("multiplier") { $0.1 }
    }
  }
}
