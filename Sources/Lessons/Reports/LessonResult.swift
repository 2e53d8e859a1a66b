// What became of a question, and the mark by which it is known again in another session.

import Language

/// What a learner has made of a question or a task.
public struct LessonResult: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case right
    /// Its answer was shown.
    case shown
    case skipped
    /// It was left open.
    case open
  }

  /// Which question: by its content, wherever it stands.
  public var mark: String
  public var prompt: String
  /// What was typed, in order; the last one is right if the outcome is.
  public var answers: [String] = []
  /// How many of them were wrong; in a task, lines that were refused or too many.
  public var misses = 0
  /// How many hints were shown.
  public var hints = 0
  public var outcome = Outcome.open

  public init(mark: String, prompt: String) {
    self.mark = mark
    self.prompt = prompt
  }

  /// Whether it was right without a miss or a hint.
  public var isRightAtOnce: Bool { outcome == .right && misses == 0 && hints == 0 }

  /// Whether it need not be asked again.
  public var isAnswered: Bool { outcome == .right || outcome == .shown }
}

/// A number that stands for a text, the same on every machine (FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo, 1991).
func hash(of text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}

/// Sixteen hexadecimal digits that stand for a text.
func mark(of text: String) -> String {
  let digits = String(hash(of: text), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension LessonQuestion {
  /// Changes with what is asked and what is right; hints may be reworded.
  public var mark: String {
    Lessons.mark(
      of: "\(prompt.text)\n\(markedExpectation)\n"
        + choices.map { "\($0.name): \($0.text)\n" }.joined()
        + after.map { "after: \($0.text)\n" }.joined())
  }

  /// What is right, as it has always gone into the mark: answers that were kept must count.
  private var markedExpectation: String {
    let written = expectationText.text
    func quoted(_ text: some StringProtocol) -> String { String(text).debugDescription }
    func behind(_ word: String) -> String { written.dropFirst(word.count).trimmed }
    switch expectation {
    case .value: return "value(\(quoted(written)))"
    case .interval(let asked, let interval):
      let ends = interval.text.dropFirst().dropLast().split(separator: ",").map { $0.trimmed }
      return "interval(\(quoted(asked.text)), lower: \(quoted(ends.first ?? "")), "
        + "upper: \(quoted(ends.last ?? "")))"
    case .enters: return "enters(\(quoted(behind("enters"))))"
    case .leaves: return "leaves(\(quoted(behind("leaves"))))"
    case .choice: return "choice(\(quoted(behind("choice"))))"
    case .claim(let claim, let holds): return "claim(\(quoted(claim.text)), holds: \(holds))"
    }
  }
}

extension LessonTask {
  public var mark: String {
    Lessons.mark(
      of: prompt.text + "\n"
        + claims.map { "\($0.claim.isNegated) \($0.claim.text)\n" }.joined())
  }
}

extension LessonScene {
  var mark: String? {
    switch self {
    case .question(let question): question.mark
    case .task(let task): task.mark
    case .exercise(let exercise): exercise.mark
    case .prose, .step: nil
    }
  }
}

extension SceneUnderWay {
  var mark: String? {
    switch self {
    case .question(let examiner): examiner.question.mark
    case .task(let examiner): examiner.task.mark
    case .exercise(let exercise): exercise.mark
    case .prose, .step: nil
    }
  }
}
