// help without a word: one screen, ordered by what somebody wants to do rather than by what there is.

/// Something that people want, and lines that do it.
public struct HelpWish: Hashable, Sendable {
  /// Goes on from "to".
  public let purpose: String
  /// Lines that can be typed, each with its command word first.
  public let lines: [String]

  init(_ purpose: String, _ lines: String...) {
    self.purpose = purpose
    self.lines = lines
  }
}

extension Help {
  /// In the order in which a newcomer meets them. Every command is in one of them.
  public static let wishes: [HelpWish] = [
    HelpWish("name places on the line", "point X0 = 0, X1 = 10"),
    HelpWish("say what must hold", "X >= X0", "0 <= x <= 10"),
    HelpWish("wish for something", "X = X1 @low", "x >= 5 @750 weight 2"),
    HelpWish("make a sum great or small", "maximize 3x + 5y", "minimize x"),
    HelpWish("choose names and letters", "var x, y", "letter a s"),
    HelpWish("see the answer", "solve", "list", "value X"),
    HelpWish("see what is minimized", "decompose", "objectives", "plot low X"),
    HelpWish("see what each level leaves", "region X"),
    HelpWish("watch every pivot", "trace", "step", "back", "goto 0", "tableau", "present"),
    HelpWish("choose or guess the pivots", "pivot c b-", "rule bland", "predict on"),
    HelpWish("know why", "why X", "prove", "conflict"),
    HelpWish("ask what if", "sensitivity", "sweep X1 from 0 to 30"),
    HelpWish("drag something", "suggest X = 5", "release X"),
    HelpWish("change something", "set a 15", "priority a @high", "weight a 2"),
    HelpWish("leave something out", "disable a", "enable a", "drop a"),
    HelpWish("take it back", "undo", "redo", "history", "reset"),
    HelpWish("check an answer", "expect X = 20"),
    HelpWish("have it drawn otherwise", "numbers decimal", "show tableau", "style ascii"),
    HelpWish("keep lines in a file", "save FILE", "load FILE", "log FILE"),
    HelpWish("learn it from the start", "lesson 01", "next", "hint", "answer", "skip"),
    HelpWish("know more, or leave", "help slack", "help words", "quit"),
  ]

  /// The topics that a word lists: `help commands`, `help words`; nil for any other word.
  public static func list(named text: String) -> [HelpTopic]? {
    let kinds: [HelpTopic.Kind]
    switch text.lowercased() {
    case "commands": kinds = [.command]
    case "statements": kinds = [.statement]
    case "words", "terms", "topics": kinds = [.term]
    case "all", "everything": kinds = HelpTopic.Kind.allCases
    default: return nil
    }
    return topics.filter { kinds.contains($0.kind) }
  }
}
