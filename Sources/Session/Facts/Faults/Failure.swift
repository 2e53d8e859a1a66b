// Why a line was refused, whoever found what is wrong.

import ConstraintHierarchies
public import Language
public import Rationals
public import Simplex
import Wording

/// Why a line was refused.
public struct Failure: Error, Sendable {
  public var reason: Reason
  /// The contradiction that the line would have brought about; nil where it was refused for something else.
  @Boxed public var refused: ConflictReport? = nil
  /// Another place in the line than the reason's.
  private var place: SourceRange?

  /// Who found what is wrong.
  public indirect enum Reason: Hashable, Sendable {
    /// The parser, or the program around the session.
    case line(Diagnostic)
    case session(SessionFault)
  }

  public init(_ diagnostic: Diagnostic) { reason = .line(diagnostic) }

  public init(_ fault: SessionFault, refused: ConflictReport? = nil) {
    reason = .session(fault)
    self.refused = refused
  }

  /// The place in the line that is wrong.
  public var range: SourceRange {
    get {
      if let place { return place }
      switch reason {
      case .line(let diagnostic): return diagnostic.range
      case .session(let fault): return fault.range
      }
    }
    set { place = newValue }
  }

  /// The requirements that contradict one another, by ID.
  public var conflict: [String] { refused?.ids ?? [] }

  /// The multiple of each of them whose sum is a falsehood.
  public var certificate: [(id: String, multiplier: Rational)] {
    refused?.clashes.first?.members.map { ($0.constraint.id, $0.multiplier) } ?? []
  }

  /// Whether the problem has as many variables or constraints as it may have, so that no line that brings more will do.
  public var isOfProblemSize: Bool {
    if case .session(.change(.tooMany)) = reason { true } else { false }
  }

  /// What stopped a solve that the line takes; nil where it was refused for something else.
  public var stop: Stop? {
    switch reason {
    case .session(.stopped): .cancelled
    case .session(.solution(.excess(let limit, _))): limit == .memory ? .memory : .bits
    // Every other fault is one of the line.
    default: nil
    }
  }

  /// Whether with the line a number would have too many digits, or too much memory would be used.
  public var isOfExcess: Bool {
    switch reason {
    case .session(.solution(.longValue)), .session(.solution(.excess)): true
    // Every other fault is one of the line, whatever its numbers.
    default: false
    }
  }

  /// What kind of failure it is, for programs.
  public var code: ErrorCode {
    switch reason {
    case .line(let diagnostic): diagnostic.code
    case .session(let fault): fault.code
    }
  }
}
