// The limits in English, for `help limits` and the manual.

public import Wording

extension Speech {
  /// What may not be more than so much, and how much.
  public var limits: [(word: String, words: String)] {
    switch self {
    case .english: Limit.allCases.map { English.text(of: $0) }
    case .russian: Limit.allCases.map { Russian.text(of: $0) }
    }
  }
}

extension English {
  /// What a limit is of, and how much is allowed.
  static func text(of limit: Limit) -> (word: String, words: String) {
    let most = EnglishGrammar.grouped(limit.most)
    return switch limit {
    case .lineLength:
      ("a line", "at most \(most) characters; a letter with an accent typed on its own is two")
    case .literalDigits: ("a number as typed", "at most \(most) digits, written out")
    case .valueDigits:
      (
        "a number that is computed",
        "at most \(most) digits above and below the fraction bar, in an answer and on the way to it"
      )
    case .programDigits:
      ("a number on the way to the answer of a linear program in a file", "at most \(most) digits")
    case .proofDigits: ("a number in a proof", "at most \(most) digits")
    case .layouts: ("the layouts in a line", "at most \(most)")
    case .nesting: ("parentheses", "at most \(most) deep")
    case .markdownNesting: ("quotations, lists and emphasis in a lesson", "at most \(most) deep")
    case .nestedLoads:
      ("files that load files", "at most \(most) deep, and none that is being loaded already")
    case .loads: ("the files that one line loads", "at most \(most)")
    case .fileSize:
      ("a file that is read", "at most \(EnglishGrammar.grouped(limit.most >> 20)) MiB")
    case .fileLines: ("the lines of a file", "at most \(most)")
    case .logLines: ("a log of constraints that is pasted", "at most \(most) lines")
    case .jsonSize:
      (
        "what run --format json writes",
        "at most \(EnglishGrammar.grouped(limit.most >> 20)) MiB, after which it ends"
      )
    case .variables: ("variables", "at most \(most)")
    case .constraints: ("constraints", "at most \(most)")
    case .points: ("points", "at most \(most)")
    case .pivots: ("the pivots of a walk", "at most \(most) are told at once; goto goes to any")
    case .memory:
      (
        "memory while something is solved",
        "at most \(EnglishGrammar.grouped(limit.most >> 20)) MiB, and three quarters of what the system gives"
      )
    case .windowSize: ("a terminal", "at most \(most) columns and rows are made use of")
    }
  }
}

extension English {
  static let limitTerms: [HelpTopic] = [
    HelpTopic(
      .term, "limit", or: ["limits", "maximum", "too long", "too large"],
      summary: "how much there may be of something; what is more is refused and changes nothing",
      body: Speech.english.limits.map { "\($0.word): \($0.words)." }.joined(separator: "\n"),
      example: ["point P = 1e999", "point Q = P*P*P*P*P*P*P*P*P*P*P", "value P"], needs: .refusal,
      seeAlso: ["number", "expression", "load"])
  ]
}
