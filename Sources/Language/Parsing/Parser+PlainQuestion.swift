// Questions in plain words: `what is X?`, `where is X`, `how do I see the region`, `tell me about slack`. What is asked of a
// name or an expression in use is its value; whatever else is asked is for help to answer.

extension LineParser {
  /// The words that begin a question, where no name does.
  private static let openers: Set<String> = [
    "what", "whats", "where", "wheres", "which", "how", "who", "when", "can", "could", "is", "are",
    "does", "do", "tell", "describe", "define", "explain", "teach",
  ]

  /// Words that say only that something is asked.
  private static let fillers: Set<String> = [
    "is", "are", "was", "the", "a", "an", "of", "value", "s", "now", "much", "big", "large", "wide",
    "high", "tall", "far", "me", "about", "does", "do", "mean",
  ]

  /// Whether the line is such a question.
  var isPlainQuestion: Bool {
    guard position == 0, let word = current.name?.lowercased(), Self.openers.contains(word),
      !names.contains(word), next.name != nil, !hasRelation
    else { return false }
    return next.name != "if"
  }

  /// Whether it is whether something is so: `is X = 20?`
  var isPlainClaim: Bool {
    guard position == 0, let word = current.name, word.lowercased() == "is", !names.contains(word)
    else { return false }
    return hasRelation && (next.name != nil || next.kind == .number)
  }

  /// The current token is after the word that begins it.
  mutating func plainQuestion() throws(Diagnostic) -> Command.Question {
    let last = tokens[tokens.count - 2].kind == .question ? tokens.count - 2 : tokens.count - 1
    var begin = position
    while begin < last, let word = tokens[begin].name, Self.fillers.contains(word.lowercased()),
      !names.contains(word)
    {
      begin += 1
    }
    defer { position = tokens.count - 1 }
    if begin < last, isInUse(begin..<last) {
      position = begin
      readsLabels = true
      if let value = try? measured(), position == last { return .value(value.expression) }
    }
    let asked = SourceRange(
      tokens[min(1, last)].range.lowerBound, tokens[max(last - 1, 0)].range.upperBound)
    return .help(asked.lowerBound < asked.upperBound ? source.text(asked) : nil)
  }

  /// Whether every name there has a value, or is that of a constraint.
  private func isInUse(_ indices: Range<Int>) -> Bool {
    let asked = tokens[indices].compactMap { $0.name }
    let isSaid = !asked.isEmpty || tokens[indices].contains { $0.kind == .number }
    return isSaid && asked.allSatisfy { names.hasValue($0) || names.isLabel($0) }
  }
}
