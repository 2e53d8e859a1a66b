// How a run ended, in the order of how bad that is.

public import Language

/// How a run ended; the worst of what happened counts.
public enum Status: Int, Comparable, Sendable {
  case success
  case expectationFailed
  case unreadable
  case refused

  public static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }

  public init(_ code: ErrorCode) {
    switch code {
    case .expectation: self = .expectationFailed
    case .io: self = .unreadable
    case .syntax, .nonlinear, .unknownName, .unknownCommand, .duplicateLabel, .unsatisfiable,
      .unbounded, .limit, .pivot, .history, .interrupted:
      self = .refused
    }
  }

  /// The exit status, as of sysexits.h where it has one.
  public var exitStatus: CInt {
    switch self {
    case .success: 0
    case .expectationFailed: 1
    case .refused: 65
    case .unreadable: 66
    }
  }
}
