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
  /// - Parameter number: its number among several of one file, from 1.
  public func document(in speech: Speech = .english, number: Int? = nil) -> Document {
    LogStory(self, speech).document(number: number)
  }
}

private struct LogStory {
  private let log: LayoutLog
  private let verdict: LogVerdict
  private let guesses: [LogVerdict]
  private let speech: Speech

  init(_ explanation: LogExplanation, _ speech: Speech) {
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
    blocks += table()
    blocks += [.blank]
    switch verdict.outcome {
    case .conflict: blocks += conflict()
    case .satisfiable: blocks += satisfiable()
    case .interrupted: blocks += [say(.interrupted)]
    }
    blocks += unread()
    return Document(blocks)
  }

  // MARK: The list

  private func table() -> [Block] {
    let guilty = Set(verdict.smallest?.entries ?? [])
    let rows = log.entries.map { entry -> [Text] in
      let isGuilty = guilty.contains(entry.index)
      return [
        Text(String(entry.index + 1), isGuilty ? .error : .plain),
        isGuilty ? Text("!", .error) : "",
        entry.repeats.map { say(.repeats($0 + 1)).marked(.dim) } ?? says(entry),
        say(.owner(log.owner(of: entry), entry.source)).marked(.dim),
      ]
    }
    let head = [say(.number), "", say(.says), say(.whose)].map { $0.marked(.dim) }
    let grid = Grid([head] + rows, alignments: [.right])
    return [.grid(grid), .blank, .paragraph(say(.names)), .indented(Document([.grid(names())]))]
  }

  private func says(_ entry: LayoutLog.Entry) -> Text {
    let text = say(.phrase(entry, log))
    return entry.priority.isRequired
      ? text : text + say(.mayGiveWay(priority: entry.priority.rawValue)).marked(.dim)
  }

  /// What each short name stands for.
  private func names() -> Grid {
    Grid(
      log.items.map { item in
        let identity = [item.className, item.address ?? ""].filter { !$0.isEmpty }
        let label = item.label.map { "  ‘\($0)’" } ?? ""
        return [Text(item.name, .strong), Text(identity.joined(separator: ":") + label, .dim)]
      })
  }

  // MARK: A conflict

  private func conflict() -> [Block] {
    guard let proof = verdict.smallest else { return [] }
    var blocks: [Block] = assumption()
    let verdictWords = LogVerdictWords.conflict(numbers(proof.entries)).text(in: speech)
    blocks.append(.paragraph(verdictWords.marked(.error)))
    blocks += self.sum(proof)
    if !proof.isSmallest { blocks.append(note(.perhapsFewer)) }
    if isPerhapsRounded(proof) { blocks.append(note(.perhapsRounded)) }
    let others = verdict.all.count - 1
    if others > 0 { blocks.append(say(.otherConflicts(others, areAll: verdict.isComplete))) }
    let innocent = verdict.innocent(in: log)
    if !innocent.isEmpty { blocks.append(say(.innocent(numbers(innocent)))) }
    if let cures = verdict.breakingCures {
      blocks.append(
        say(log.broken.map { LogVerdictWords.broke($0 + 1, cures: cures) } ?? .brokeUnlisted))
    }
    return blocks + waysOut()
  }

  private func sum(_ proof: LogVerdict.Proof) -> [Block] {
    guard let sum = LogSum(proof, in: log) else { return [] }
    let view = LogSumView(sum, log, assumed: LogGuessWords.assumedPart(in: speech))
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
    var items: [Text] = verdict.cures.isEmpty ? [say(.noneAlone)] : []
    var lowered: [(entries: [Int], isOwn: Bool, shortfall: Rational)] = []
    var others: [Text] = []
    for trial in verdict.trials {
      switch trial.change {
      case .lower(let entry):
        guard let shortfall = trial.shortfall else { continue }
        let isOwn = log.owner(of: log.entries[entry]) == .yours
        // What is as good as what was just told is told with it.
        if let last = lowered.last, last.isOwn == isOwn, last.shortfall == shortfall {
          lowered[lowered.count - 1].entries.append(entry)
        } else {
          lowered.append(([entry], isOwn, shortfall))
        }
      case .withoutMask(let item, let entries):
        let name = log.items[item].name
        others.append(
          say(.withoutMask(item: name, entries: numbers(entries), cures: trial.cures)))
      case .drop(let entries): others.append(say(.drop(numbers(entries))))
      }
    }
    func told(own: Bool) -> [Text] {
      lowered.filter { $0.isOwn == own }.map {
        say(.lower(numbers($0.entries), shortfall: $0.shortfall))
      }
    }
    items += told(own: true) + others + told(own: false)
    guard !items.isEmpty else { return [] }
    return [
      .blank, Block.paragraph(say(.heading)), .bullets(items.map { Document([.paragraph($0)]) }),
    ]
  }

  // MARK: A log that can hold

  private func satisfiable() -> [Block] {
    var blocks: [Block] = assumption() + [say(.satisfiable)]
    let unknown = verdict.unknowns.map { name(of: $0) }
    if !unknown.isEmpty { blocks.append(say(.notPrinted(unknown))) }
    for guess in guesses {
      guard let proof = guess.smallest else {
        blocks.append(say(.noConflict(guess.assumptions)))
        continue
      }
      blocks.append(say(.conflict(guess.assumptions, numbers(proof.entries))))
      blocks += sum(proof)
    }
    if !guesses.isEmpty { blocks.append(say(.howToAssume)) }
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

  private func unread() -> [Block] {
    let nameless = log.unread.filter { $0.reason == .nameless }.map { $0.line }
    var blocks: [Block] = []
    if !nameless.isEmpty { blocks = [.blank, .paragraph(say(.nameless(nameless)))] }
    let unread = log.unread.filter { $0.reason != .nameless }
    if unread.isEmpty { return blocks }
    let rows = unread.map { unread -> [Text] in
      [say(.line(unread.line)), say(.reason(unread.reason)), Text(unread.text, .dim)]
    }
    blocks += [.blank, .paragraph(say(.unread(unread.count)))]
    blocks.append(.indented(Document([.grid(Grid(rows))])))
    if verdict.outcome == .satisfiable { blocks.append(.paragraph(say(.verdictOfTheRest))) }
    return blocks
  }
}

/// A sum as it is written in a line.
struct LogSumView {
  private let sum: LogSum
  private let log: LayoutLog
  /// What stands behind a number that was assumed.
  private let assumed: String

  init(_ sum: LogSum, _ log: LayoutLog, assumed: String) {
    self.sum = sum
    self.log = log
    self.assumed = assumed
  }

  /// `0 = View.height = 8 + Tech.height + 8 ≥ 16`
  var text: Text {
    let entry = log.entries[sum.entry]
    var text: Text = "\(Self.text(sum.bound), .strong) \(Self.symbol(sum.boundRelation)) "
    text += Text(quantity(entry))
    if sum.hasSummands(in: log) {
      text += Text(" \(Self.symbol(sum.sumRelation)) \(summands)")
      let isConstant = sum.summands.count == 1 && !hasSizes && sum.summands[0].factor == 1
      if isConstant { return text }
      text += Text(" \(Self.symbol(sum.totalRelation)) ")
    } else {
      let relation = sum.sumRelation == .equal ? sum.totalRelation : sum.sumRelation
      text += Text(" \(Self.symbol(relation)) ")
    }
    return text + Text(Self.text(sum.total), .strong)
  }

  private var hasSizes: Bool {
    sum.summands.contains { if case .size = $0.kind { true } else { false } }
  }

  private func quantity(_ entry: LayoutLog.Entry) -> String {
    let first = log.text(of: entry.first)
    if let second = entry.second {
      let factor = entry.multiplier == 1 ? "" : "\(Self.text(entry.multiplier))·"
      return "\(first) − \(factor)\(log.text(of: second))"
    }
    if entry.first.attribute.isSize { return first }
    var zero = entry
    zero.constant = 0
    return "\(first) − \(log.rightSide(of: zero))"
  }

  private var summands: String {
    var text = ""
    for summand in sum.summands {
      let term: String
      var isNegative = summand.factor.signum < 0
      let factor = summand.factor.magnitude == 1 ? "" : "\(Self.text(summand.factor.magnitude))·"
      switch summand.kind {
      case .size(let size): term = factor + log.text(of: size)
      case .gap(let gap):
        if gap.signum < 0 { isNegative.toggle() }
        term = factor + Self.text(gap.magnitude)
      case .assumed(let part):
        if part.signum < 0 { isNegative.toggle() }
        term = "\(Self.text(part.magnitude)) (\(assumed))"
      }
      if text.isEmpty {
        text = isNegative ? "−\(term)" : term
      } else {
        text += isNegative ? " − \(term)" : " + \(term)"
      }
    }
    return text
  }

  private static func symbol(_ relation: LogSum.Relation) -> String {
    switch relation {
    case .equal: "="
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }

  /// A number as a log prints it. What has no end, or takes too many digits, is cut off, and that is shown.
  static func text(_ number: Rational) -> String {
    let sign = number.signum < 0 ? "−" : ""
    let size = number.magnitude
    if size.isExact(places: 6) { return sign + size.decimal(places: 6) }
    if size * 1_000_000 < 1 { return sign + LayoutLog.text(of: size) }
    // The system writes the smallest number that it has where it means 0.
    let nearest = (size + Rational(1, over: 2)).floor
    if (size - nearest).magnitude * 1_000_000_000 < 1 { return "≈" + sign + nearest.description }
    let places: Rational = 10_000
    return sign + ((size * places).floor / places).decimal(places: 4) + "…"
  }
}
