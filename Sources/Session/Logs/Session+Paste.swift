// A log that comes line by line: behind `paste`, or begun by its own first line.

import Language
import Logs
import Wording

extension Session {
  /// Whether the next lines are lines of a log, and no statements, up to its end.
  public var isCollecting: Bool { collector != nil }

  /// Whether a line is one of a log, and no statement: one that is coming, one that begins, or what a system says
  /// behind one.
  public func isOfLog(_ line: String) -> Bool {
    isCollecting || LogCollector.isBeginning(line)
      || (hasJustReadLog && LogCollector.isAfterword(line))
  }

  /// Gives up a log that is coming.
  public mutating func giveUpLog() { collector = nil }

  /// The line that ends a log.
  public static let endOfLog = "."

  /// The reply to a line that belongs to a log; nil for any other.
  mutating func collect(_ text: String) throws(Failure) -> Reply? {
    guard let collector else {
      let isAfterwords = hasJustReadLog && LogCollector.isAfterword(text)
      hasJustReadLog = isAfterwords
      if isAfterwords { return Reply(.layout(.logs([]))) }
      guard LogCollector.isBeginning(text) else { return nil }
      return try collect(text, with: LogCollector(isAsked: false))
    }
    self.collector = nil
    return try collect(text, with: collector)
  }

  private mutating func collect(
    _ text: String, with collector: LogCollector
  ) throws(Failure) -> Reply {
    let waiting = collector
    var collector = collector
    let range = SourceRange(0, text.count)
    switch collector.take(text) {
    case .goesOn: self.collector = collector
    case .isStrange:
      self.collector = collector
      throw Failure(.layout(.log(.strangeLine(range))))
    case .isTooMuch: throw Failure(.layout(.log(.tooLong(range, most: Limit.logLines.most))))
    case .isWhole:
      let reply: Reply
      do throws(Failure) {
        reply = try keepLogs(in: collector.lines, as: CommandID.paste.rawValue, range)
      } catch {
        // What was stopped can be ended once more.
        if error.stop != nil { self.collector = waiting }
        throw error
      }
      hasJustReadLog = true
      return reply
    }
    return Reply(.layout(.awaitsLog(isFirst: false)))
  }

  /// `paste`
  mutating func beginLog() -> Reply {
    collector = LogCollector(isAsked: true)
    return Reply(.layout(.awaitsLog(isFirst: true)))
  }
}
