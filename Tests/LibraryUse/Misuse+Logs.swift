import ConstraintHierarchies
import Layouts
import Rationals

extension Misuse {
  private static let noItem = "LayoutLog: an item that the log does not have"

  static let logs = [
    Misuse("a verdict on an item that is not there", noItem) {
      use(try LogVerdict(log { $0.entries[0].first.item = 7 }).outcome)
    },
    Misuse("a verdict on a second item that is not there", noItem) {
      use(try LogVerdict(log { $0.entries[0].second = .init(item: -1, attribute: .width) }).outcome)
    },
    Misuse("an explanation of a superview that is not there", noItem) {
      use(try LogExplanation(log { $0.entries[0].superview = 7 }).verdict.outcome)
    },
    Misuse("an entry that is not at its place", "LayoutLog: an entry whose index is not its place")
    {
      use(try LogVerdict(log { $0.entries[0].index = 1 }).outcome)
    },
    Misuse("an entry that repeats one that is not there", "LayoutLog: an entry that repeats one") {
      use(LogScript(log { $0.entries[0].repeats = 7 }).statements.count)
    },
    Misuse("a broken entry that is not there", "LayoutLog: a broken entry that the log") {
      use(try LogVerdict(log { $0.broken = 7 }).outcome)
    },
    Misuse("the statement of an entry of another log", noItem) {
      let whole = log { _ in }
      var entry = whole.entries[0]
      entry.first.item = 7
      use(whole.statement(of: entry))
    },
    Misuse("the text of a size of another log", noItem) {
      use(log { _ in }.text(of: LogSize(item: 7, axis: .horizontal)))
    },
    Misuse("the sum of a proof of another log", "LogSum: the proof of another log") {
      let verdict = try LogVerdict(log { $0.entries.append(entry(1, 20)) })
      if let proof = verdict.smallest { use(LogSum(proof, in: log { $0.entries = [] })?.total) }
    },
  ]

  /// A label that is to be 10 wide.
  private static func log(_ change: (inout LayoutLog) -> Void) -> LayoutLog {
    var log = LayoutLog()
    log.items = [.init(className: "UILabel", address: "0x1", label: nil, name: "Label")]
    log.entries = [entry(0, 10)]
    change(&log)
    return log
  }

  private static func entry(_ index: Int, _ width: Rational) -> LayoutLog.Entry {
    .init(
      index: index, line: index + 1, className: "NSLayoutConstraint", address: "0x\(index + 2)",
      first: .init(item: 0, attribute: .width), relation: .equal, constant: width)
  }
}
