// A log that comes line by line, as it is pasted: where it begins, what belongs to it, and where it ends.
//
// Whoever pastes a log does not say how long it is. It ends with the constraint that the system broke, which is the
// last that a system says of it; where that is missing, with a full stop alone, or two empty lines after the list.

import Language
import Layouts
import Wording

/// Gathers the lines of a log until it is whole.
public struct LogCollector: Sendable {
  /// What a line has been to the log.
  public enum Step: Sendable {
    /// There is more to come.
    case goesOn
    /// The log is whole.
    case isWhole
    /// It is no line of a log, after a list that is closed; it was not taken.
    case isStrange
    /// The log is too long; the line was not taken.
    case isTooMuch
    /// A bracket stood alone, and no list came after it; the line was not taken.
    case isNoLog
  }

  private enum Stage {
    /// A bracket alone: a list may follow.
    case opened
    /// Between the heading and the list.
    case heading
    /// In parentheses.
    case list
    /// In a list without them.
    case bareList
    /// Behind the list.
    case closed
    /// Behind the words that say that the system broke something.
    case recovery
    /// In kiwi's dump, before its constraints.
    case dump
    /// In kiwi's dump, among its constraints.
    case dumpedConstraints
  }

  public private(set) var lines: [String] = []
  /// Whether only a full stop ends it.
  private let isAsked: Bool
  private var stage = Stage.heading
  /// How many lines were empty on end.
  private var emptyLines = 0
  /// So many lines may go on with the constraint that has not come to its end.
  private var piecesToCome = 0
  private var prefix = LogPrefix()
  /// How many lines came since the system began to say what it broke.
  private var linesOfRecovery = 0

  /// A heading is followed by some advice.
  private static let mostAdvice = 40

  /// - Parameter isAsked: whether somebody has said that a log is to come, so that everything belongs to it up to a
  ///   full stop.
  public init(isAsked: Bool) { self.isAsked = isAsked }

  /// The log that a line begins; nil where none does.
  ///
  /// - Complexity: linear in the length of the line.
  ///
  /// - Parameter previous: the line before it, which may be a heading of kiwi's dump.
  public init?(beginning line: String, after previous: String? = nil) {
    self.init(isAsked: false)
    if Self.isBeginning(line) { return }
    if let previous, KiwiDump.isHeading(previous), KiwiDump.isRuler(line) {
      lines = [previous]
      stage = previous.trimmed == KiwiDump.constraints ? .dumpedConstraints : .dump
      return
    }
    guard Self.isOpening(line) else { return nil }
    stage = .opened
  }

  /// Whether a list may begin with the line: a bracket alone, or behind the number of the line, a comment's mark, what a
  /// process writes before each line, or Flutter.
  private static func isOpening(_ line: String) -> Bool {
    var text = LogScanner.unquoted(line.harmlessBytes)
    guard text.takeLast("(") else { return false }
    let head = text.trimmed
    return head.hasSuffix("]") || head.hasSuffix("]:") || head.elementsEqual("flutter:".utf8)
      || head.allSatisfy { $0.isDigit || $0.isLogSpace || "/|>".utf8.contains($0) }
  }

  /// Whether a log begins with the line: its heading, or one of its constraints.
  ///
  /// - Complexity: linear in the length of the line.
  public static func isBeginning(_ line: String) -> Bool {
    let bytes = line.harmlessBytes.unescaped
    let text = LogScanner.unquoted(bytes)
    if text.first == UInt8(ascii: "#") { return false }
    for event in LogScanner.events(in: bytes) {
      switch event {
      case .heading: return true
      // A mark may stand before it; a word or a number only before what nothing else can be.
      case .entry:
        return text.firstPlace(of: "Constraint:0x") != nil
          || !text.prefix { $0 != UInt8(ascii: "<") }.contains { $0.isAddressCharacter }
      case .recovery: return false
      }
    }
    // The end of a constraint whose beginning lies outside the paste.
    return LogWraps.breaksHeading(bytes) || text.firstPlace(of: "(active)>") != nil
  }

  /// Whether a system says this after the log, about how to stop there in a debugger.
  public func isAfterword(_ line: String) -> Bool {
    var prefix = prefix
    let text = LogScanner.unquoted(prefix.bare(line.harmlessBytes))
    return text.isEmpty || Self.afterwords.contains { text.firstPlace(of: $0) != nil }
      || text.count >= Self.leastOfSentence
        && Self.sentences.contains { $0.logBytes.starts(with: text) }
  }

  /// What a paste may end in the middle of.
  private static let sentences: [StaticString] = [
    "Make a symbolic breakpoint at", "The methods in the UIConstraintBasedLayoutDebugging",
    "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
  ]
  private static let leastOfSentence = 6

  /// What is known of the log without what it says.
  public var withoutLines: LogCollector {
    var other = self
    other.lines = []
    return other
  }

  private static let afterwords: [StaticString] = [
    "Make a symbolic breakpoint at", "UIConstraintBasedLayoutDebugging",
    "may also be helpful", "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
    "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", "Break on objc_exception_throw",
  ]

  /// Takes the next line.
  ///
  /// - Complexity: linear in the length of the line, and in that of the last few.
  public mutating func take(_ line: String) -> Step {
    let bytes = line.harmlessBytes.unescaped
    let text = LogScanner.unquoted(prefix.bare(bytes))
    if LogScanner.unquoted(bytes).elementsEqual(".".utf8) { return .isWhole }
    guard lines.count < Limit.logLines.most else { return .isTooMuch }
    if isAsked {
      lines.append(line)
      return .goesOn
    }
    if stage == .dump || stage == .dumpedConstraints { return stepOfDump(line) }
    let step = step(bytes, text)
    if case .isNoLog = step { return step }
    if step != .isStrange { lines.append(line) }
    return step == .goesOn && stage == .recovery ? recovery(text) : step
  }

  /// A dump ends with the empty line after its constraints.
  private mutating func stepOfDump(_ line: String) -> Step {
    lines.append(line)
    if line.trimmed == KiwiDump.constraints { stage = .dumpedConstraints }
    return stage == .dumpedConstraints && line.trimmed.isEmpty ? .isWhole : .goesOn
  }

  private mutating func step(_ line: LogBytes, _ text: LogBytes) -> Step {
    let events = LogScanner.events(in: line)
    var belongs = !events.isEmpty
    for event in events {
      switch event {
      case .heading: stage = .heading
      case .recovery: stage = .recovery
      case .entry(_, let isWhole):
        if stage == .heading || stage == .closed { stage = .bareList }
        if stage == .opened { stage = .list }
        piecesToCome = isWhole ? 0 : LogWraps.mostPieces
      }
    }
    if events.isEmpty, piecesToCome > 0 {
      belongs = true
      piecesToCome = text.last == UInt8(ascii: ">") ? 0 : piecesToCome - 1
    }
    if text.isEmpty {
      emptyLines += 1
      let isBehind = stage == .closed || stage == .bareList
      return isBehind && emptyLines == 2 ? .isWhole : .goesOn
    }
    emptyLines = 0
    return stepOfText(text, belongs: belongs)
  }

  private mutating func stepOfText(_ text: LogBytes, belongs: Bool) -> Step {
    switch stage {
    case .opened: return lines.isEmpty ? .goesOn : .isNoLog
    case .heading:
      if text.elementsEqual("(".utf8) { stage = .list }
      return lines.count < Self.mostAdvice ? .goesOn : .isStrange
    case .list:
      if LogScanner.isClosing(text) { stage = .closed }
      return .goesOn
    case .bareList:
      if LogScanner.isClosing(text) {
        stage = .closed
        return .goesOn
      }
      // `▿ 2 elements`, as a dump of several begins.
      return belongs || text.firstPlace(of: "▿") != nil ? .goesOn : .isStrange
    case .closed:
      if text.elementsEqual("(".utf8) {
        stage = .list
        return .goesOn
      }
      return .isStrange
    case .recovery, .dump, .dumpedConstraints: return .goesOn
    }
  }

  /// What the system broke stands in the same line as the words for it, or in the next, or in several.
  private mutating func recovery(_ text: LogBytes) -> Step {
    linesOfRecovery += 1
    let part = lines.suffix(linesOfRecovery).joined(separator: "\n")
    let isSaid = LogReader.logs(in: part).contains { $0.broken != nil || $0.brokenUnlisted != nil }
    return isSaid || linesOfRecovery > LogWraps.mostPieces ? .isWhole : .goesOn
  }
}
