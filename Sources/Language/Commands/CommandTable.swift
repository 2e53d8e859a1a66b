// One table drives parsing and completion of commands: a new command is a case of CommandID, a row in one
// of the files CommandTable+….swift, a topic of help and, if no other takes its arguments in the same way, a
// parse function.

public import Wording

/// What a command is called and how its line is read.
public struct CommandEntry: Sendable {
  public let id: CommandID
  /// Further words for the same command.
  public let otherNames: [String]
  /// What completion offers behind the word.
  public let arguments: ArgumentKind
  /// Whether a beginning that it shares with another command is the other's. What a line means should
  /// not change because a command was added: `hi`, `le` and `lo` are `hint`, `lesson` and `load`, as
  /// they were before there were `history`, `letter` and `log`, which are found by the beginnings that
  /// are theirs alone. So this is true of each command that comes later.
  public let yieldsBeginnings: Bool
  /// Words that people try for it; they are only suggested.
  let guesses: [String]
  let parse: CommandParse

  init(
    _ id: CommandID, or otherNames: [String] = [], arguments: ArgumentKind = .none,
    yieldsBeginnings: Bool = false, guesses: [String] = [], parse: @escaping CommandParse
  ) {
    self.id = id
    self.otherNames = otherNames
    self.arguments = arguments
    self.yieldsBeginnings = yieldsBeginnings
    self.guesses = guesses
    self.parse = parse
  }

  /// The word that help and messages use.
  public var name: String { id.rawValue }

  /// What help says of it.
  public func topic(in speech: Speech) -> HelpTopic { speech.topic(of: id) }

  var names: [String] { [name] + otherNames }

  /// Whether a relation may stand in its arguments.
  var mayHoldRelation: Bool {
    arguments == .definitions || arguments == .expectation || arguments == .edit
  }

  /// Whether its argument is text that no lexer should look at.
  var takesRawText: Bool {
    arguments == .file || arguments == .topic || arguments == .lesson
  }
}

/// The kind of thing that a command takes, for completion.
public enum ArgumentKind: Hashable, Sendable {
  case none
  /// A number of steps
  case count
  /// `A = 0, B = 1`
  case definitions
  /// `x, y`, `fixed`, `free`: names that are new
  case declarations
  case variables
  case labels
  /// The name of a view
  case view
  case variablesAndLabels
  /// `ID VALUE`
  case labelAndValue
  /// `ID @P`
  case labelAndPriority
  /// `VAR = VALUE`
  case edit
  /// `POINT from A to B`
  case sweep
  case expression
  case level
  case levelAndVariables
  case choices([CommandChoice])
  /// `ENTER [LEAVE]`: columns of the tableau
  case columns
  case expectation
  case file
  case topic
  /// The name of a lesson
  case lesson
  /// `KIND level 2 seed 7`
  case exercise
  /// `NAME = A, B down`
  case stack
  /// `A, B`
  case views
  /// `row(size(50, 50), label(80, 20))`
  case layout
  /// `NAME left 8`
  case inset([InsetStatement.Edge])

  static func choices<Word: OptionWord>(of type: Word.Type) -> ArgumentKind {
    .choices(Word.allCases.map { $0.option })
  }
}

/// The commands, in the order in which help lists them.
public enum CommandTable {
  public static let entries: [CommandEntry] =
    pointRows + layoutRows + arrangementRows + logRows + readingRows + exploringRows + walkingRows
    + changingRows + sessionRows + lessonRows
    + leavingRows

  /// The command of that name, in full.
  public static func entry(named word: String) -> CommandEntry? {
    entries.first { $0.name == word || $0.otherNames.contains(word) }
  }

  /// The commands that the word may be short for, each once: one if it is unambiguous, and of several
  /// the one that yields to no other, if there is only one such.
  public static func entries(abbreviatedBy word: String) -> [CommandEntry] {
    guard !word.isEmpty else { return [] }
    let fitting = entries.filter { $0.name.count > word.count && $0.name.hasPrefix(word) }
    let unyielding = fitting.filter { !$0.yieldsBeginnings }
    return unyielding.count == 1 ? unyielding : fitting
  }

  /// The command, or beginning of a statement, that a word was probably meant to be.
  public static func nearest(to word: String) -> String? {
    if let guess = guess(for: word) { return guess }
    return Suggestion.nearest(
      to: word, among: entries.flatMap { $0.names } + ["maximize", "minimize"])
  }

  /// The command that people try to reach by that word; nil if it is none of these words.
  static func guess(for word: String) -> String? { guesses[word.lowercased()] }

  private static let guesses: [String: String] = {
    var result: [String: String] = [:]
    for entry in entries {
      for guess in entry.guesses { result[guess] = entry.name }
    }
    result["maximum"] = "maximize"
    result["minimum"] = "minimize"
    return result
  }()
}
