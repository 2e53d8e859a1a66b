// help without a word: one screen, ordered by what somebody wants to do rather than by what there is.

/// Something that people want, and lines that do it.
public struct HelpTask: Hashable, Sendable {
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
  public static let tasks: [HelpTask] = [
    HelpTask("name places on the line", "point X0 = 0, X1 = 10"),
    HelpTask("say what must hold", "X >= X0", "0 <= x <= 10"),
    HelpTask("wish for something", "X = X1 @low", "x >= 5 @750 weight 2"),
    HelpTask("make a sum great or small", "maximize 3x + 5y", "minimize x"),
    HelpTask("choose names and letters", "var x, y", "letter a s"),
    HelpTask("see the answer", "solve", "list", "value X"),
    HelpTask("see what is minimized", "decompose", "objectives", "plot low X"),
    HelpTask("see what each level leaves", "region X"),
    HelpTask("watch every pivot", "trace", "step", "back", "goto 0", "tableau", "present"),
    HelpTask("choose or guess the pivots", "pivot c b-", "rule bland", "predict on"),
    HelpTask("know why", "why X", "prove", "conflict"),
    HelpTask("ask what if", "sensitivity", "sweep X1 from 0 to 30"),
    HelpTask("drag something", "suggest X = 5", "release X"),
    HelpTask("change something", "set a 15", "priority a @high", "weight a 2"),
    HelpTask("leave something out", "disable a", "enable a", "drop a"),
    HelpTask("take it back", "undo", "redo", "history", "reset"),
    HelpTask("check an answer", "expect X = 20"),
    HelpTask("have it drawn otherwise", "numbers decimal", "show tableau", "style ascii"),
    HelpTask("keep lines in a file", "save FILE", "load FILE", "log FILE"),
    HelpTask("learn it from the start", "lesson 00", "next", "hint", "answer", "skip"),
    HelpTask("know more, or leave", "help slack", "help words", "quit"),
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
