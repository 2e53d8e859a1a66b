// The words that some commands choose among.

/// A word of a fixed few that a command takes.
public enum CommandChoice: Sendable {
  case trace(TraceWord)
  case sensitivity(SensitivityWord)
  case rule(RuleWord)
  case numbers(NumberStyleWord)
  case predict(PredictWord)
  case style(StyleWord)
  case language(LanguageWord)
  case show(ShowWord)
  case exercise(ExerciseKind)
  case direction(DirectionWord)
  case draw(DrawWord)
  case assumption(AssumptionWord)

  /// As it is typed.
  public var word: String {
    switch self {
    case .trace(let word): word.rawValue
    case .sensitivity(let word): word.rawValue
    case .rule(let word): word.rawValue
    case .numbers(let word): word.rawValue
    case .predict(let word): word.rawValue
    case .style(let word): word.rawValue
    case .language(let word): word.rawValue
    case .direction(let word): word.rawValue
    case .draw(let word): word.rawValue
    case .assumption(let word): word.rawValue
    case .show(let word): word.rawValue
    case .exercise(let kind): kind.rawValue
    }
  }
}

/// A word that a command lets one choose.
protocol OptionWord: RawRepresentable<String>, CaseIterable {
  /// The same among all such words.
  var option: CommandChoice { get }
}

/// `trace change`: what the last change did; `trace conflict`: how the line that was refused last fails.
public enum TraceWord: String, CaseIterable, Sendable, OptionWord {
  case change, conflict

  var option: CommandChoice { .trace(self) }
}

/// `sensitivity report`: as spreadsheets arrange it.
public enum SensitivityWord: String, CaseIterable, Sendable, OptionWord {
  case report

  var option: CommandChoice { .sensitivity(self) }
}

/// `log FILE`, `log off`, `log`.
public enum LogRequest: Hashable, Sendable {
  case to(path: String)
  case off
  /// Where does it go?
  case ask
}

/// `lesson`, `lesson NAME`, and the words that mean the lesson under way.
public enum LessonRequest: Hashable, Sendable {
  /// Which are there?
  case list
  case play(name: String)
  case word(LessonWord)
}

public enum LessonWord: String, CaseIterable, Sendable { case next, hint, answer, skip }

/// How the column that enters is chosen.
public enum RuleWord: String, CaseIterable, Sendable, OptionWord {
  case bland, dantzig, greatest, dual
  case bigM = "big-m"

  var option: CommandChoice { .rule(self) }
}

/// `numbers decimal 4` states the places; without them, 6.
public enum NumberWord: Hashable, Sendable {
  case exact
  case decimal(places: Int)
}

public enum NumberStyleWord: String, CaseIterable, Sendable, OptionWord {
  case exact, decimal

  var option: CommandChoice { .numbers(self) }
}

public enum PredictWord: String, CaseIterable, Sendable, OptionWord {
  case on, off

  var option: CommandChoice { .predict(self) }
}

public enum StyleWord: String, CaseIterable, Sendable, OptionWord {
  case unicode, ascii

  var option: CommandChoice { .style(self) }
}

/// The language of replies, by its code.
public enum LanguageWord: String, CaseIterable, Sendable, OptionWord {
  case english = "en"
  case russian = "ru"

  var option: CommandChoice { .language(self) }
}

/// In which form the equations of a basis are shown.
public enum ShowWord: String, CaseIterable, Sendable, OptionWord {
  case dictionary, tableau
  /// The inverse of the basis, the prices, and the one column that enters.
  case revised

  var option: CommandChoice { .show(self) }
}
