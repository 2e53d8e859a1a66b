// What people say around a statement: `let x be 5`, `I want x to be 30`, `x must not exceed 20`, `x = 10 if possible`,
// `x = 2 or x = 3`. None of it is of the language, and each is answered with what is typed for it.

// MARK: - Around a statement

extension LineParser {
  /// Words that begin a sentence and say nothing of what it demands.
  private static let leads: Set<String> = [
    "i", "we", "please", "let", "make", "want", "wish", "need", "have", "keep", "suppose", "assume",
    "say",
  ]

  private static let conditions: Set<String> = ["if", "when", "whenever", "unless", "while"]

  /// The complaint about a line that says more than its statement; nil if it is none, or where its first word is a name.
  func sentence() -> Diagnostic? {
    guard position == 0, let word = current.name?.lowercased(), !names.contains(word),
      next.name != nil
    else { return nil }
    if word == "not", hasRelation { return TextFact.bad(.notEqual, word).at(current.range) }
    if Self.conditions.contains(word), hasRelation {
      return StatementFact.condition(word).at(current.range)
    }
    if word == "from", tokens.contains(where: { $0.name == "import" }) {
      return StatementFact.callOfKiwi(plainText(0..<2) ?? word, .solver).at(current.range)
    }
    if word == "new", let call = next.name, call.contains(where: { $0.isUppercase }) {
      return StatementFact.call(call).at(next.range)
    }
    guard Self.leads.contains(word) else { return nil }
    let start = tokens.firstIndex { !Self.leads.contains($0.name?.lowercased() ?? "") } ?? 0
    guard let rest = statement(from: start) else { return nil }
    return StatementFact.missingColon(word, before: text(of: next), rest: rest).at(
      current.range, suggesting: rest)
  }

  /// The statement that begins at that index, as it is written; nil if none does.
  private func statement(from start: Int) -> String? {
    guard start > 0, start < tokens.count - 1, tokens[start].name != nil else { return nil }
    var rest = LineParser(self, tokens[start..<tokens.count - 1])
    do {
      let line = try rest.line()
      return line.isAddition ? plainText(start..<tokens.count - 1) : nil
    } catch {
      if case .statement(.relationInWords) = error.fact { return error.suggestion }
      return nil
    }
  }

  /// The complaint about words after a statement that it need not hold: `please`, `(optional)`, `if possible`.
  var wishInWords: Diagnostic? {
    let index = current.kind == .open ? position + 1 : position
    guard hasRelation, index < tokens.count, let word = tokens[index].name, !names.contains(word)
    else { return nil }
    let isWish =
      switch word.lowercased() {
      case "please", "pls", "optional", "optionally", "preferably", "ideally", "maybe", "perhaps":
        true
      case "if": tokens[index + 1].name == "possible"
      default: false
      }
    guard isWish else { return nil }
    return StatementFact.wishInWords.at(
      current.range.union(tokens[tokens.count - 2].range), suggesting: "@low")
  }

  /// The complaint about `x = 2 or x = 3`.
  var disjunction: Diagnostic? {
    let or = current.name == "or" ? current : previous
    guard let or, let word = or.name, word == "or", !names.contains(word) else { return nil }
    return StatementFact.disjunction.at(or.range)
  }
}

// MARK: - Relations in words

extension LineParser {
  private static let upward = ["more", "greater", "larger", "bigger", "higher", "wider", "taller"]
  private static let downward = ["less", "fewer", "smaller", "lower", "narrower", "shorter"]

  /// The relations that are written in words, the longest first.
  static let comparisons: [(words: [String], sign: Relation)] =
    ["no", "not"].flatMap { no in
      upward.map { ([no, $0, "than"], .lessOrEqual) }
        + downward.map { ([no, $0, "than"], .greaterOrEqual) }
    }
    + upward.map { ([$0, "than"], .greaterOrEqual) }
    + downward.map { ([$0, "than"], .lessOrEqual) }
    + [
      (["at", "least"], .greaterOrEqual), (["at", "most"], .lessOrEqual),
      (["equal", "to"], .equal), (["not", "exceed"], .lessOrEqual), (["up", "to"], .lessOrEqual),
      (["above"], .greaterOrEqual), (["below"], .lessOrEqual), (["over"], .greaterOrEqual),
      (["under"], .lessOrEqual), (["equals"], .equal), (["exceeds"], .greaterOrEqual),
    ]

  static let comparingWords = comparisons.compactMap { $0.words.first }

  /// What stands before them, the longest first; the last ones only there.
  private static let copulas = [
    ["ought", "to", "be"], ["has", "to", "be"], ["should", "be"], ["must", "be"], ["shall", "be"],
    ["will", "be"], ["to", "be"], ["is"], ["be"], ["should"], ["must"], ["shall"], ["may"], ["can"],
  ]

  private static let vague: Set<String> = ["about", "around", "roughly", "approximately", "nearly"]

  /// The complaint about a relation in words after an expression, as in `x is at least 3`.
  func relationInWords() -> Diagnostic? {
    func stands(_ words: [String], at index: Int) -> Bool {
      zip(tokens[index...], words).allSatisfy { $0.name == $1 }
        && index + words.count < tokens.count
    }
    let copula = Self.copulas.first { stands($0, at: position) } ?? []
    let start = position + copula.count
    let found = Self.comparisons.first { stands($0.words, at: start) }
    guard found != nil || copula.last == "be" || copula == ["is"] else { return nil }
    var end = start + (found?.words.count ?? 0)
    var isVague = false
    if let word = tokens[end].name, Self.vague.contains(word) { (end, isVague) = (end + 1, true) }
    let wish = tokens[end...].firstIndex { $0.name == "please" || $0.name == "if" }
    guard end < tokens.count - 1, let left = plainText(0..<position),
      let right = plainText(end..<(wish ?? tokens.count - 1))
    else { return nil }
    let sign = (found?.sign ?? .equal).rawValue
    let range = current.range.union(tokens[end - 1].range)
    let mark = isVague || wish != nil ? " @low" : ""
    return StatementFact.relationInWords(source.text(range), sign: sign).at(
      range, suggesting: "\(left) \(sign) \(right)\(mark)")
  }
}
