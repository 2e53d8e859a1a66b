// A log explained: what its lines say and whose they are, why they cannot hold together, what the system did
// about it, and what one can do.

import ConstraintHierarchies
public import Layouts
import Rationals
public import Rendering
public import Wording

extension LogExplanation {
  /// What there is to say of one log.
  ///
  /// - Parameters:
  ///   - number: its number among several of one file, from 1.
  ///   - isInSession: whether it is told in a session, where commands can be typed, or of a file on its own.
  public func document(
    in speech: Speech = .english, number: Int? = nil, isInSession: Bool = false
  ) -> Document {
    LogStory(self, speech, isInSession: isInSession).document(number: number)
  }
}

private struct LogStory {
  private let log: LayoutLog
  private let verdict: LogVerdict
  private let guesses: [LogVerdict]
  private let speech: Speech
  private let isInSession: Bool

  init(_ explanation: LogExplanation, _ speech: Speech, isInSession: Bool) {
    self.isInSession = isInSession
    log = explanation.log
    verdict = explanation.verdict
    guesses = explanation.guesses
    self.speech = speech
  }

  private func say(_ words: LogWords) -> Text { words.text(in: speech) }

  private func say(_ words: LogVerdictWords) -> Block { .paragraph(words.text(in: speech)) }

  private func say(_ words: LogWayWords) -> Text { words.text(in: speech) }

  private func say(_ words: LogGuessWords) -> Block { .paragraph(words.text(in: speech)) }

  func document(number: Int?) -> Document {
    var blocks: [Block] = []
    if let number { blocks += [.heading(say(.log(number, line: log.line)), level: 2)] }
    let (first, others) = parts()
    if !first.isEmpty { blocks += table(first, naming: items(of: first)) + [.blank] }
    blocks += judgement() + unread()
    if !others.isEmpty {
      let known = Set(items(of: first))
      blocks += [.blank]
      if !first.isEmpty { blocks.append(.paragraph(say(.otherLines))) }
      blocks += table(others, naming: items(of: others).filter { !known.contains($0) })
    }
    return Document(blocks)
  }

  private func judgement() -> [Block] {
    let axis: [Block] = log.yAxis.map { [say(LogGuessWords.yAxis($0))] } ?? []
    let classes = log.items.filter {
      $0.address == nil && $0.label == nil && !$0.className.isEmpty
    }
    let assumed: [Block] =
      classes.isEmpty ? [] : [.paragraph(say(.classes(classes.map { $0.name })))]
    switch verdict.outcome {
    case .conflict: return axis + assumed + conflict()
    case .satisfiable: return axis + assumed + satisfiable()
    }
  }

  // MARK: The list

  /// The most lines that are listed before the verdict, so that it stands on the first screen.
  private static let longest = 20

  /// The lines to list before the verdict and those to list after it: of a long list, what clashes stands
  /// before it, unless that is long, too.
  private func parts() -> (first: [LayoutLog.Entry], others: [LayoutLog.Entry]) {
    if log.entries.count <= Self.longest { return (log.entries, []) }
    let clashing = Set((verdict.smallest ?? guesses.last?.smallest)?.entries ?? [])
    if clashing.count > Self.longest { return ([], log.entries) }
    return (
      log.entries.filter { clashing.contains($0.index) },
      log.entries.filter { !clashing.contains($0.index) }
    )
  }

  /// The places of the items that are spoken of, in the log's order.
  private func items(of entries: [LayoutLog.Entry]) -> [Int] {
    if entries.count == log.entries.count { return Array(log.items.indices) }
    return Set(
      entries.flatMap { [$0.first.item, $0.second?.item, $0.superview].compactMap { $0 } }
    )
    .sorted()
  }

  private func table(_ entries: [LayoutLog.Entry], naming items: [Int]) -> [Block] {
    let guilty = Set(verdict.smallest?.entries ?? [])
    let rows = entries.map { entry -> [Text] in
      let isGuilty = guilty.contains(entry.index)
      return [
        Text(String(entry.index + 1), isGuilty ? .error : .plain),
        isGuilty ? Text("!", .error) : "",
        say(.owner(log.owner(of: entry))).marked(.dim) + " ",
        entry.repeats.map { say(.repeats($0 + 1)).marked(.dim) } ?? says(entry),
      ]
    }
    let head = [say(.number), "", say(.whose), say(.says)].map { $0.marked(.dim) }
    // The gaps are small, so that there is room for the words on a narrow page, too.
    let grid = Grid([head] + rows, alignments: [.right], gap: 1)
    if items.isEmpty { return [.grid(grid)] }
    return [.grid(grid), .blank, .paragraph(say(.names)), .indented(Document(names(items)))]
  }

  private func says(_ entry: LayoutLog.Entry) -> Text {
    var text = say(.phrase(entry, log))
    if !entry.priority.isRequired {
      text += say(.mayGiveWay(entry.priority)).marked(.dim)
    }
    if let source = entry.source { text += say(.source(source)).marked(.dim) }
    return text
  }

  /// What each short name stands for.
  private func names(_ items: [Int]) -> [Block] {
    items.map { log.items[$0] }.map { item in
      let identity = [item.className, item.address ?? ""].filter { !$0.isEmpty }
      let label = item.label.map { " ‘\($0)’" } ?? ""
      return .paragraph(
        Text(item.name, .strong) + Text(": " + identity.joined(separator: ":") + label, .dim))
    }
  }

  // MARK: A conflict

  private func conflict() -> [Block] {
    guard let proof = verdict.smallest else { return [] }
    var blocks: [Block] = assumption()
    let verdictWords = LogVerdictWords.conflict(
      numbers(proof.entries), areAll: proof.entries.count == log.distinct.count
    ).text(in: speech)
    blocks.append(.paragraph(verdictWords.marked(.error)))
    blocks += self.sum(proof)
    if verdict.wasStopped {
      blocks.append(note(.stopped))
    } else if !proof.isSmallest {
      blocks.append(note(.perhapsFewer))
    }
    if isPerhapsRounded(proof) { blocks.append(note(.perhapsRounded)) }
    let others = verdict.all.count - 1
    if others > 0 { blocks.append(say(.otherConflicts(others, areAll: verdict.isComplete))) }
    let innocent = verdict.innocent(in: log)
    if !innocent.isEmpty { blocks.append(say(.innocent(numbers(innocent)))) }
    if let cures = verdict.breakingCures {
      blocks.append(
        say(
          log.broken.map { LogVerdictWords.broke($0 + 1, cures: cures) }
            ?? .brokeUnlisted(begins: log.showsBeginning, ends: log.showsEnd)))
    }
    return blocks + waysOut()
  }

  private func sum(_ proof: LogVerdict.Proof) -> [Block] {
    guard let sum = LogSum(proof, in: log) else { return [] }
    let view = LogSumView(sum, log, speech)
    if view.isConstant, let path = LogPath(proof, in: log) {
      return [.indented(Document([.paragraph(LogSumView.text(of: path, in: log))]))]
    }
    let always = LogVerdictWords.alwaysHeld(proof.sizes.map { log.text(of: $0.size) })
    return [.indented(Document([.paragraph(view.text)]))]
      + (proof.sizes.isEmpty ? [] : [say(always)])
  }

  private func note(_ words: LogVerdictWords) -> Block {
    .paragraph(words.text(in: speech).marked(.note))
  }

  private func assumption() -> [Block] {
    verdict.assumptions == .none ? [] : [say(.assumed(verdict.assumptions))]
  }

  private func numbers(_ entries: [Int]) -> [Int] { entries.map { $0 + 1 } }

  /// A log prints six digits, so what is off by less than the last of them may not be off at all.
  private func isPerhapsRounded(_ proof: LogVerdict.Proof) -> Bool {
    guard let sum = LogSum(proof, in: log) else { return false }
    let size = max(max(sum.bound.magnitude, sum.total.magnitude), 1)
    return (sum.bound - sum.total).magnitude * 50_000 < size
  }

  private func waysOut() -> [Block] {
    var items: [Text] = verdict.cures.isEmpty && !verdict.wasStopped ? [say(.noneAlone)] : []
    var lowered: [(entries: [Int], isOwn: Bool, shortfall: Rational)] = []
    var relaxed: [(relation: Relation, entries: [Int])] = []
    var others: [Text] = []
    for trial in verdict.trials {
      switch trial.change {
      case .lower(let entry):
        guard let shortfall = trial.shortfall else { continue }
        let isOwn = log.owner(of: log.entries[entry]) == .yours
        // What is as good as what was told before is told with it.
        let known = lowered.firstIndex { $0.isOwn == isOwn && $0.shortfall == shortfall }
        if let known {
          lowered[known].entries.append(entry)
        } else {
          lowered.append(([entry], isOwn, shortfall))
        }
      case .relax(let entry, let relation):
        if let known = relaxed.firstIndex(where: { $0.relation == relation }) {
          relaxed[known].entries.append(entry)
        } else {
          relaxed.append((relation, [entry]))
        }
      case .withoutMask(let item, let entries):
        let name = log.items[item].name
        others.append(
          say(.withoutMask(item: name, entries: numbers(entries), cures: trial.cures)))
      case .drop(let entries): others.append(say(.drop(numbers(entries))))
      case .property(let property, let item, let entries):
        let name = item.map { log.items[$0].name }
        others.append(
          say(.property(property, item: name, entries: numbers(entries), cures: trial.cures)))
      }
    }
    func told(own: Bool) -> [Text] {
      lowered.filter { $0.isOwn == own }.map { way in
        let entries = numbers(way.entries)
        return own
          ? say(.lower(entries, shortfall: way.shortfall, haveOthers: log.distinct.count > 1))
          : say(.foreign(entries, shortfall: way.shortfall))
      }
    }
    items += told(own: true) + relaxed.map { say(.relax(numbers($0.entries), $0.relation)) }
    items += others + told(own: false)
    guard !items.isEmpty else { return [] }
    return [
      .blank, Block.paragraph(say(.heading)), .bullets(items.map { Document([.paragraph($0)]) }),
    ] + advice()
  }

  /// What people do about a view that is being measured, and where nothing is theirs.
  private func advice() -> [Block] {
    let clashing = (verdict.smallest?.entries ?? []).map { log.entries[$0] }
    let hasOwn = clashing.contains { log.owner(of: $0) == .yours }
    let measuring = clashing.filter(log.isMeasuring).map { $0.index }
    let hasProperty = clashing.contains { log.stackProperty(of: $0) != nil }
    if !measuring.isEmpty {
      let told = say(
        .measuring(numbers(measuring), haveOwn: hasOwn, isForeign: !hasOwn && !hasProperty))
      return [.blank, .paragraph(told)]
        + (hasProperty && !hasOwn ? [.blank, wrapper] : [])
    }
    let hasMask = verdict.trials.contains {
      if case .withoutMask = $0.change { true } else { false }
    }
    if hasProperty, !hasOwn { return [.blank, wrapper] }
    return hasOwn || hasMask ? [] : [.blank, .paragraph(say(.nothingOwn))]
  }

  /// A view round what is stacked, with one edge that may give way: as a line of the stack that was tried at 999.
  private var wrapper: Block {
    for trial in verdict.trials {
      guard case .lower(let entry) = trial.change, let shortfall = trial.shortfall,
        log.owner(of: log.entries[entry]) == .stack, log.entries[entry].second != nil
      else { continue }
      return .paragraph(say(.wrapper(edge: entry + 1, shortfall: shortfall)))
    }
    return .paragraph(say(.wrapper(edge: nil, shortfall: 0)))
  }

  // MARK: A log that can hold

  private func satisfiable() -> [Block] {
    let isWhole = unreadLines.isEmpty && log.showsBeginning && log.showsEnd
    let words: LogGuessWords =
      if isWhole, let entry = verdict.barelyHolds {
        .barely(entry + 1)
      } else {
        .satisfiable(isRead: unreadLines.isEmpty, begins: log.showsBeginning, ends: log.showsEnd)
      }
    var blocks: [Block] = assumption() + [say(words)]
    let unknown = verdict.unknowns.map { name(of: $0) }
    if !unknown.isEmpty { blocks.append(say(.notPrinted(unknown))) }
    for guess in guesses {
      guard let proof = guess.smallest else {
        blocks.append(say(.noConflict(guess.assumptions)))
        continue
      }
      blocks.append(say(.conflict(guess.assumptions, numbers(proof.entries))))
      blocks += sum(proof)
      if guess.assumptions.baselines == nil, let margins = guess.assumptions.margins,
        let others = LogSum(proof, in: log)?.clashingMargins(besides: margins)
      {
        blocks.append(say(.alsoClashing(others)))
      }
    }
    if !guesses.isEmpty {
      blocks.append(
        say(
          .howToAssume(
            isInSession: isInSession,
            margins: guesses.contains { $0.assumptions.margins != nil },
            baselines: guesses.contains { $0.assumptions.baselines != nil })))
    }
    return blocks
  }

  private func name(of unknown: LogUnknown) -> String {
    switch unknown {
    case .inset(let item, .ascent): "\(log.items[item].name).firstBaseline"
    case .inset(let item, .descent): "\(log.items[item].name).lastBaseline"
    case .inset(let item, let inset): "\(log.items[item].name).\(inset.rawValue)Margin"
    case .superview(let item, let axis):
      "superview_of_\(log.items[item].name).\(Attribute.position(axis).rawValue)"
    case .origin(let first, let second, let axis):
      "superview_of_\(log.items[first].name)_and_\(log.items[second].name)."
        + Attribute.position(axis).rawValue
    }
  }

  // MARK: What was not read

  private var unreadLines: [LayoutLog.Unread] { log.unread.filter { $0.reason != .nameless } }

  private func unread() -> [Block] {
    let nameless = log.unread.filter { $0.reason == .nameless }.map { $0.line }
    var blocks: [Block] = []
    if !nameless.isEmpty { blocks = [.blank, .paragraph(say(.nameless(nameless)))] }
    if unreadLines.isEmpty { return blocks }
    let lines = unreadLines.map { unread in
      Document([
        .paragraph(say(.reason(unread.line, unread.reason)) + Text(unread.text, .dim))
      ])
    }
    blocks += [.blank, .paragraph(say(.unread(unreadLines.count)))]
    blocks.append(.bullets(lines))
    if unreadLines.contains(where: { $0.reason == .redacted }) {
      blocks += [.blank, .paragraph(say(.howToUnhide))]
    }
    return blocks
  }
}
