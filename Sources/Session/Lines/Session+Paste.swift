// A log that comes line by line: after `paste`, or begun by its own first line.

import Language
import Logs
import Wording

extension Session {
  /// Whether the next lines are lines of a log, and no statements, up to its end.
  public var isCollecting: Bool { collector != nil }

  /// Whether a line is one of a log, and no statement: one that is coming, one that begins, or what a system says
  /// after one.
  public func isOfLog(_ line: String) -> Bool {
    isCollecting || beginning(line) != nil || LayoutTrace.isLine(line)
      || (logJustRead?.isAfterword(line) ?? false)
  }

  private func beginning(_ line: String) -> LogCollector? {
    LogCollector(beginning: line, after: transcript.entries.last?.line)
  }

  /// Gives up a log that is coming.
  public mutating func giveUpLog() { collector = nil }

  /// The line that ends a log.
  public static let endOfLog = "."

  /// The reply to a line that belongs to a log; nil for any other. It goes on with the log even where it is refused.
  mutating func collect(_ text: String) -> Reply? {
    if collector == nil {
      if logJustRead?.isAfterword(text) ?? false { return Reply(.layout(.logs([]))) }
      logJustRead = nil
    }
    let range = SourceRange(0, text.count)
    guard var collector = collector ?? beginning(text) else {
      return listing(text, range)
    }
    switch collector.take(text) {
    case .goesOn:
      self.collector = collector
      return Reply(.layout(.awaitsLog(isFirst: false)))
    case .isStrange:
      self.collector = collector
      return Reply(failure: Failure(.layout(.log(.strangeLine(range)))))
    case .isNoLog:
      self.collector = nil
      return Reply(failure: Failure(.layout(.log(.noList(range)))))
    case .isTooMuch:
      self.collector = nil
      return Reply(failure: Failure(.layout(.log(.tooLong(range, most: Limit.logLines.most)))))
    case .isWhole:
      let reply = self.reply(to: text) { (session) throws(Failure) in
        try session.keepLogs(in: collector.lines, as: "paste", range)
      }
      // What was stopped can be ended once more.
      if reply.failure?.stop == nil { self.collector = nil }
      logJustRead = reply.failure == nil ? collector.withoutLines : nil
      return reply
    }
  }

  /// The reply to a line of a listing of views, which has no constraints in it.
  private func listing(_ text: String, _ range: SourceRange) -> Reply? {
    if let trace = LayoutTrace.ambiguity(in: text) {
      return Reply(failure: Failure(.layout(.log(.isTrace([trace], range)))))
    }
    return LayoutTrace.isLine(text) ? Reply(.layout(.awaitsLog(isFirst: false))) : nil
  }

  /// `paste`
  mutating func beginLog() -> Reply {
    collector = LogCollector(isAsked: true)
    return Reply(.layout(.awaitsLog(isFirst: true)))
  }
}
