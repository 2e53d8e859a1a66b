// The sessions that the lines of a lesson leave one after another, any of which can be come back to.
//
// A session holds all that was said so far, so that one for each line would be quadratic in the lines. A few are kept,
// at even distances; any other is made anew from the one before it. Where there are too many, every second is let go.

import Session
import Simplex

/// What was typed in a lesson, and a few of the sessions on the way.
struct SessionTape: Sendable {
  /// In order; nil where a new session starts.
  private var lines: [String?] = []
  /// Those after so many times `stride` lines; always that of the beginning.
  private var kept: [ToldSession]
  private var stride = 1
  private let start: ToldSession

  /// So many sessions are kept at most.
  static let most = 16

  /// - Parameter start: what each new session is a copy of.
  init(from start: ToldSession) {
    self.start = start
    kept = [start]
  }

  /// How many lines there were, and beginnings.
  var place: Int { lines.count }

  /// How many sessions are kept; looked at by tests.
  var keptCount: Int { kept.count }

  /// Adds a line that was run, or a beginning.
  ///
  /// - Parameter session: what it has left.
  mutating func add(_ line: String?, leaving session: ToldSession) {
    lines.append(line)
    guard lines.count == kept.count * stride else { return }
    kept.append(session)
    guard kept.count > Self.most else { return }
    kept = kept.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    stride *= 2
  }

  /// The session after so many lines and beginnings. It is never stopped.
  ///
  /// - Parameter known: a session from which to go on, where no other is nearer, and its place.
  /// - Complexity: that of running the lines in between, at most an eighth of all.
  func session(at place: Int, from known: (place: Int, session: ToldSession)? = nil) -> ToldSession
  {
    let nearest = min(place / stride, kept.count - 1)
    var (start, result) = (nearest * stride, kept[nearest])
    if let known, (start...place).contains(known.place) { (start, result) = known }
    if start == place { return result }
    let control = result.session.control
    result.session.control = .uninterruptible
    for line in lines[start..<place] {
      if let line { _ = result.run(line) } else { result = uninterruptible }
    }
    result.session.control = control
    return result
  }

  private var uninterruptible: ToldSession {
    var result = start
    result.session.control = .uninterruptible
    return result
  }
}
