// The languages that this module speaks. Each has its words in files of its own; a language that lacks some
// does not compile.

/// A language for messages and help.
public enum Speech: CaseIterable, Hashable, Sendable {
  case english

  func topic(of command: CommandID) -> HelpTopic {
    switch self {
    case .english: EnglishHelp.topic(of: command)
    }
  }

  func topic(of statement: StatementID) -> HelpTopic {
    switch self {
    case .english: EnglishHelp.topic(of: statement)
    }
  }

  func topic(of term: TermID) -> HelpTopic {
    switch self {
    case .english: EnglishHelp.topic(of: term)
    }
  }
}
