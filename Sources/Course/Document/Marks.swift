// The mark by which what is asked is known again in another session, wherever it stands.

import Language

/// A number that stands for a text, the same on every machine (FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo, 1991).
package func hash(of text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}

/// Sixteen hexadecimal digits that stand for a text.
func mark(of text: String) -> String {
  let digits = String(hash(of: text), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension LessonDocument {
  /// Changes with all that an author wrote, and not with the program's replies.
  public var writtenMark: String {
    var written = source.lines.map { $0.text + "\n" }
    for line in blocks.flatMap({ $0.steps }).flatMap({ $0.expectedLines }) {
      written[line - 1] = ""
    }
    return Course.mark(of: written.joined())
  }
}

extension LessonQuestion {
  /// Changes with what is asked and what is right; hints may be reworded.
  public var mark: String {
    Course.mark(
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
    Course.mark(
      of: prompt.text + "\n"
        + claims.map { "\($0.claim.isNegated) \($0.claim.text)\n" }.joined())
  }
}

extension LessonItem {
  package var mark: String? {
    switch self {
    case .block: nil
    case .question(let question): question.mark
    case .task(let task): task.mark
    case .exercise(let exercise): exercise.mark
    }
  }
}
