// What is said of logs of constraints, in English.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Wording

extension LogWords: Phrase {
  var english: Text {
    switch self {
    case .log(let number, let line): "Log \(number), from line \(line)"
    case .number: "#"
    case .whose: "whose"
    case .says: "what it says"
    case .owner(let owner): Text(English.whose(owner))
    case .source(let source): " (\(source.file):\(source.line))"
    case .phrase(let entry, let log): Text(LogEnglish(log).phrase(entry))
    case .repeats(let number): "the same line as \(number)"
    case .mayGiveWay(let priority): " (priority \(priority.number), so it may give way)"
    case .names: "The short names:"
    case .unread(let count):
      Text(
        "\(EnglishGrammar.count(count, "line")) could not be read and "
          + "\(EnglishGrammar.agreeing(count, "is", "are")) left out:")
    case .reason(let line, let reason): "line \(line) \(English.reason(reason)): "
    case .otherLines: "The other lines:"
    case .classes(let names):
      "No address stands beside \(EnglishGrammar.list(names, atMost: 6)), so each name is taken for one view."
    case .howToUnhide: Text(English.howToUnhide)
    case .nameless(let lines):
      Text(
        "\(EnglishGrammar.plural(lines.count, "line")) \(English.numbers(lines)) "
          + "\(EnglishGrammar.agreeing(lines.count, "does", "do")) not say what | stands for: a superview "
          + "of which nothing is known.")
    case .kept(let count, let id, let number, let disabled, let lowered):
      English.kept(count, id, number)
        + (disabled.isEmpty
          ? ""
          : " \(English.leftOut(disabled, haveOthers: disabled.count < count, lowering: lowered))")
    case .unsaid(let entries):
      Text(
        "\(English.numbers(entries)) \(EnglishGrammar.agreeing(entries.count, "is", "are")) left out: a number in "
          + "\(EnglishGrammar.agreeing(entries.count, "it", "them")) is too long for a line.")
    case .awaited: "Paste the log. A line with a full stop alone ends it."
    }
  }
}

extension LogVerdictWords: Phrase {
  var english: Text {
    switch self {
    case .conflict(let entries, let areAll) where entries.count == 1:
      "\(English.numbers(entries)) cannot hold\(areAll ? "" : ", whatever the others say"):"
    case .conflict(let entries, _):
      "\(English.numbers(entries)) cannot hold together:"
    case .perhapsFewer:
      "None of them can be left out; to find out whether fewer would do would take too long."
    case .stopped:
      "Stopped before it was known whether fewer would do, and what ends the conflict."
    case .alwaysHeld(let sizes) where sizes.count == 1:
      "\(sizes[0]) ≥ 0 holds always, although no log prints it."
    case .alwaysHeld(let sizes):
      "\(EnglishGrammar.list(sizes, atMost: 6)) are never negative, although no log prints that."
    case .otherConflicts(let count, let areAll):
      Text(
        "\(areAll ? "" : "At least ")\(EnglishGrammar.count(count, "other set")) of lines "
          + "\(EnglishGrammar.agreeing(count, "clashes", "clash")) as well.")
    case .innocent(let entries):
      Text(
        "\(English.numbers(entries)) \(EnglishGrammar.agreeing(entries.count, "has", "have")) no part in any "
          + "conflict.")
    case .perhapsRounded:
      "The two sides differ by less than a log's last digit: it may be the print that is rounded."
    case .broke(let entry, true): "The system broke \(entry), and that ends the conflict."
    case .broke(let entry, false):
      "The system broke \(entry), but without it the others still clash."
    case .brokeUnlisted(begins: true, ends: true):
      "What the system broke is not in the list, so the list still clashes."
    case .brokeUnlisted(let begins, let ends):
      "What the system broke is not among these lines, so they still clash; \(English.outside(begins, ends))."
    }
  }
}

extension LogWayWords: Phrase {
  var english: Text {
    switch self {
    case .heading: "Ways out, each tried:"
    case .lower(let entries, let shortfall, let haveOthers):
      "\(English.oneOf(entries)) at \("priority 999", .code), giving way by \(LogSumView.text(shortfall))"
        + (haveOthers ? ", or left out: all others hold" : "")
    case .relax(let entries, let relation):
      "\(English.oneOf(entries)) with \(relation.rawValue, .code) in place of \("==", .code): all others hold"
    case .foreign(let entries, let shortfall):
      "\(English.numbers(entries)) \(entries.count == 1 ? "is not yours; it" : "are not yours; one of them") "
        + "would have to give way by \(LogSumView.text(shortfall))"
    case .withoutMask(let item, let entries, let cures):
      "\("\(item).translatesAutoresizingMaskIntoConstraints = false", .code): "
        + "\(English.numbers(entries)) \(EnglishGrammar.agreeing(entries.count, "goes", "go")), and "
        + (cures ? "the others agree" : "the others still clash")
    case .drop(let entries): "without \(English.numbers(entries)) the others agree"
    case .property(let property, let item, let entries, let cures):
      English.setting(property, item) + ": \(English.numbers(entries)) "
        + (property == .spacing
          ? "\(EnglishGrammar.agreeing(entries.count, "leaves", "leave")) no gap then, and "
          : "\(EnglishGrammar.agreeing(entries.count, "goes", "go")), and ")
        + (cures ? "the others agree" : "the others still clash")
    case .measuring(let entries, let haveOwn, let isForeign):
      "\(English.numbers(entries)) \(EnglishGrammar.agreeing(entries.count, "holds", "hold")) only while the view is "
        + "measured, before it has a size"
        + (haveOwn
          ? "; what of yours is named above ends the complaint at \("priority 999", .code), and changes nothing later."
            as Text
          : isForeign
            ? ". Nothing of this is yours: it is over when the view has its size."
            : ": the complaint is over when the view has its size.")
    case .wrapper(let edge, let shortfall):
      "Where none of these will do, people put what is stacked in a view of its own and give one of the edges between the "
        + "two the \("priority 999", .code): then that edge gives way"
        + (edge.map {
          " (tried with \(String($0)): by \(LogSumView.text(shortfall)), and all others hold)."
            as Text
        } ?? ".")
    case .nothingOwn:
      "Nothing of this is yours, so there is nothing of yours to change: it is the system's own, which people report to "
        + "it and otherwise pass over."
    case .noneAlone: "no single line ends it: there are several conflicts"
    }
  }
}

extension LogGuessWords: Phrase {
  var english: Text {
    switch self {
    case .satisfiable(isRead: true, begins: true, ends: true):
      "No conflict as printed: these lines can all hold. The system knew more than it printed."
    case .barely(let line):
      "No conflict as printed, but line \(String(line)) holds only just: a log rounds numbers to six digits, and the system "
        + "does not round."
    case .satisfiable(isRead: true, let begins, let ends):
      "No conflict in these lines: they can all hold. It may lie in others: \(English.outside(begins, ends))."
    case .satisfiable(isRead: false, begins: true, ends: true):
      "No conflict in the lines that could be read: they can all hold. It may lie in the others."
    case .satisfiable(isRead: false, let begins, let ends):
      "No conflict in the lines that could be read: they can all hold. It may lie in the others, and "
        + "\(English.outside(begins, ends))."
    case .yAxis(.up):
      "minY, midY and maxY are taken as not flipped: in AppKit y runs up, so minY is the bottom and maxY the top."
    case .yAxis(.down):
      "minY, midY and maxY are taken as flipped, for a view whose y runs down: minY is the top and maxY the bottom."
    case .assumed(let assumptions): "Assumed: \(English.assumed(assumptions))."
    case .notPrinted(let names):
      "The log does not say \(EnglishGrammar.list(names, atMost: 6))."
    case .conflict(let assumptions, let entries):
      "With \(English.assumed(assumptions)), \(English.numbers(entries)) cannot hold together:"
    case .noConflict(let assumptions): "With \(English.assumed(assumptions)) they can hold, too."
    case .alsoClashing(.any): "So it is with any other margins of 0 or more."
    case .alsoClashing(.above(let least)):
      "So it is with all margins above \(LogSumView.text(least))."
    case .alsoClashing(.below(let most)):
      "So it is with all margins below \(LogSumView.text(most))."
    case .howToAssume(let isInSession, let margins, let baselines):
      English.howToAssume(isInSession ? "assume " : "--", margins: margins, baselines: baselines)
    }
  }
}

extension LogSumWords: Phrase {
  var english: String {
    switch self {
    case .assumed(let number): "\(number) (assumed)"
    case .gaps(let count, let number): "\(number) (\(EnglishGrammar.count(count, "distance")))"
    case .sizes(let count): EnglishGrammar.count(count, "size")
    }
  }
}

extension English {
  /// What people do about what the system has hidden.
  package static let howToUnhide =
    "The system hid what it calls private. Run the program from Xcode, or stop at UIViewAlertForUnsatisfiableConstraints "
    + "in a debugger: there all of it is printed."

  fileprivate static func kept(_ count: Int, _ id: String, _ number: Int) -> Text {
    count == 1
      ? "Line \(String(number)) is the constraint \(id, .code) now."
      : "The lines are constraints now, \(String(number)) as \(id, .code) and so on."
  }

  fileprivate static func leftOut(_ ids: [String], haveOthers: Bool, lowering lowered: String?)
    -> Text
  {
    let verb = EnglishGrammar.agreeing(ids.count, "is", "are")
    let reason = haveOthers ? ", so that the others can hold" : ", for it cannot hold"
    let fact: Text = "\(EnglishGrammar.list(ids, atMost: 6)) \(verb) disabled\(reason)"
    guard let lowered else { return fact + "." }
    return fact
      + ("; \("priority \(lowered) @999", .code) and then \("enable \(ids[0])", .code) is a way out."
        as Text)
  }

  /// A property as it would be set.
  fileprivate static func setting(_ property: StackProperty, _ item: String?) -> Text {
    switch property {
    case .spacing: "\("spacing = 0", .code) of the stack while it is too small for its gaps"
    case .isHidden:
      "\("\(item ?? "view").isHidden = false", .code), or the view taken out of the stack in place of hiding it"
    case .distribution: "another \("distribution", .code) of the stack"
    case .alignment: "another \("alignment", .code) of the stack"
    }
  }

  fileprivate static func whose(_ owner: LogOwner) -> String {
    switch owner {
    case .yours: "yours"
    case .mask: "mask"
    case .cell: "cell"
    case .container: "container"
    case .stack: "stack"
    case .guide: "margins"
    case .content: "content"
    case .system: "system"
    }
  }

  /// The least run of numbers that is written by its first and its last.
  fileprivate static let shortestRun = 5

  /// `1, 2 and 7`, `1–9 and 12`
  fileprivate static func numbers(_ entries: [Int]) -> String {
    EnglishGrammar.list(ranges(entries))
  }

  /// `1, 2 or 7`, `one of 1–9 or 12`
  fileprivate static func oneOf(_ entries: [Int]) -> String {
    let ranges = ranges(entries)
    return (ranges.count < entries.count ? "one of " : "") + EnglishGrammar.list(ranges, "or")
  }

  fileprivate static func ranges(_ entries: [Int]) -> [String] {
    var ranges: [String] = []
    var rest = entries[...]
    while let first = rest.first {
      let run = zip(rest, first...).prefix { $0 == $1 }.count
      let taken = run < shortestRun ? 1 : run
      ranges.append(taken == 1 ? String(first) : "\(first)–\(first + taken - 1)")
      rest = rest.dropFirst(taken)
    }
    return ranges
  }

  // MARK: The verdict

  // MARK: A log that can hold

  /// Where a list that is not whole may go on.
  fileprivate static func outside(_ begins: Bool, _ ends: Bool) -> String {
    switch (begins, ends) {
    case (false, true): "the list begins outside the paste"
    case (true, false): "the list ends outside the paste"
    case (false, false), (true, true): "the list begins and ends outside the paste"
    }
  }

  fileprivate static func howToAssume(_ start: String, margins: Bool, baselines: Bool) -> Text {
    let (first, second) = ("\(start)margins N", "\(start)baselines N")
    if !baselines {
      return "Try other figures with \(first, .code), which tells the ways out, too."
    }
    if !margins { return "Try other figures with \(second, .code), which tells the ways out, too." }
    return
      "Try other figures with \(first, .code) and \(second, .code), which tell the ways out, too."
  }

  fileprivate static func assumed(_ assumptions: LogAssumptions) -> String {
    var parts: [String] = []
    if let margins = assumptions.margins { parts.append("margins of \(LogSumView.text(margins))") }
    if let baselines = assumptions.baselines {
      parts.append("baselines \(LogSumView.text(baselines)) from the edge")
    }
    if assumptions.direction == .rightToLeft { parts.append("text from right to left") }
    return EnglishGrammar.list(parts)
  }

  fileprivate static func reason(_ reason: LayoutLog.Unread.Reason) -> String {
    switch reason {
    case .cut: "is cut short"
    case .redacted: "has something redacted"
    case .unknown: "is not written as a constraint is"
    case .attribute: "has attributes that no constraint has"
    case .number: "has an infinite or overlong number"
    case .nameless: "does not say what | stands for"
    }
  }
}

/// The lines of a log as sentences: `Tech's top is 8 below View's top`.
private struct LogEnglish {
  private let log: LayoutLog

  init(_ log: LayoutLog) { self.log = log }

  func phrase(_ entry: LayoutLog.Entry) -> String {
    let first = entry.first.attribute
    if first.isSize { return size(entry) }
    // A multiple of a position is no distance.
    if entry.multiplier != 1 { return log.statement(of: entry) }
    let subject = place(entry.first)
    guard let second = entry.second else {
      let start = name(.position(first.axis))
      let owner = entry.superview.map { log.items[$0].name } ?? "its superview"
      return "\(subject) \(distance(entry)) \(owner)’s \(start)"
    }
    return "\(subject) \(distance(entry)) \(place(second))"
  }

  private func size(_ entry: LayoutLog.Entry) -> String {
    let item = log.items[entry.first.item].name
    let isWidth = entry.first.attribute == .width
    let number = LogSumView.text(entry.constant)
    guard let second = entry.second else {
      return "\(item) is \(atLeast(entry))\(number) \(isWidth ? "wide" : "high")"
    }
    let other = log.items[second.item].name
    let isAlike = second.attribute == entry.first.attribute
    if isAlike, entry.multiplier == 1, entry.constant.isZero {
      return "\(item) is \(atLeast(entry))as \(isWidth ? "wide" : "high") as \(other)"
    }
    var right = place(second)
    if entry.multiplier != 1 { right = "\(LogSumView.text(entry.multiplier)) times \(right)" }
    if !entry.constant.isZero {
      let word = entry.constant.signum > 0 ? "plus" : "minus"
      right += " \(word) \(LogSumView.text(entry.constant.magnitude))"
    }
    return "\(place(entry.first)) is \(atLeast(entry))\(right)"
  }

  private func atLeast(_ entry: LayoutLog.Entry) -> String {
    switch entry.relation {
    case .equal: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  /// `is 8 below`, `is at most 8 left of`, `is`, `is at or after`
  private func distance(_ entry: LayoutLog.Entry) -> String {
    let attribute = entry.first.attribute
    let words: (more: String, less: String) =
      attribute.axis == .vertical
      ? ("below", "above") : attribute.isDirected ? ("after", "before") : ("right of", "left of")
    let number = LogSumView.text(entry.constant.magnitude)
    let isMore = entry.constant.signum > 0
    switch (entry.relation, entry.constant.isZero) {
    case (.equal, true): return "is"
    case (.atLeast, true): return "is at or \(words.more)"
    case (.atMost, true): return "is at or \(words.less)"
    case (.equal, false): return "is \(number) \(isMore ? words.more : words.less)"
    case (.atLeast, false):
      return isMore ? "is at least \(number) \(words.more)" : "is at most \(number) \(words.less)"
    case (.atMost, false):
      return isMore ? "is at most \(number) \(words.more)" : "is at least \(number) \(words.less)"
    }
  }

  private func place(_ place: LayoutLog.Place) -> String {
    "\(log.items[place.item].name)’s \(name(place.attribute))"
  }

  private func name(_ attribute: Attribute) -> String {
    switch attribute {
    case .left, .right, .top, .bottom, .width, .height, .leading, .trailing: attribute.rawValue
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within its margins"
    case .centerYWithinMargins: "vertical centre within its margins"
    }
  }
}
