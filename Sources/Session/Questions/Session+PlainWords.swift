// What help has to say where a line is no more than a word of the field, or a name in use.

import ConstraintHierarchies
import Language
import Layouts

extension Session {
  /// What a line that was refused asked for, if it is nothing but a word that help knows: `slack`, `two-phase`.
  func help(insteadOf failure: Failure, _ text: String) -> HelpReport? {
    let isOfLine = [.unknownName, .unknownCommand, .syntax].contains(failure.code)
    guard isOfLine, text.count <= 48,
      text.allSatisfy({ $0.isLetter || $0.isNumber || " -?!".contains($0) })
    else { return nil }
    let help = settings.speech.help
    let word = text.filter { !"?!".contains($0) }.trimmed.lowercased()
    if Self.greetings.contains(word) { return HelpReport(nil, in: help) }
    if let list = help.list(named: word) { return .list(list) }
    // What is wrong with a command is said of the command.
    if failure.code == .syntax, CommandTable.entry(named: word) != nil { return nil }
    return help.plainTopic(of: word).map { .topic($0) }
  }

  /// What people type who do not know what to type.
  private static let greetings: Set<String> = [
    "hello", "hi", "hi there", "hey", "start", "begin", "commands", "menu", "options",
    "привет", "здравствуйте", "добрый день", "меню", "начать", "начало",
  ]

  /// What there is to say of a name in use; nil where it is none.
  func help(onName word: String) -> HelpReport? {
    for kind in [Completion.NameKind.variable, .point, .label, .view]
    where isInUse(word, as: kind) {
      if let meaning = meaning(of: word, as: kind) { return .name(word, meaning) }
    }
    return nil
  }

  private func isInUse(_ word: String, as kind: Completion.NameKind) -> Bool {
    guard kind == .variable else { return true }
    switch state.hierarchy.symbol(named: word) {
    case .variable: return true
    case .point: return false
    case nil: return state.views.attribute(named: word) != nil
    }
  }
}
