// A row of the table of commands: all that there is to know of a command but for what it does and for the words
// about it, which are a language's own.

/// What a command is called, how its line is read and what help shows of it.
///
/// A class, because it is one of a table that never changes and is handed about with each line.
public final class CommandEntry: Sendable {
  /// The word that it is typed as, which help and messages use, too.
  public let name: String
  /// Further words for the same command.
  let otherNames: [String]
  /// What stands after the word.
  let arguments: [Argument]
  private let ownForm: String?
  /// What completion offers where the arguments do not say it.
  let offers: SpecialOffers?
  /// Whether a beginning that it shares with another command is the other's. What a line means should
  /// not change because a command was added: `hi`, `le` and `lo` are `hint`, `lesson` and `load`, as
  /// they were before there were `history`, `letter` and `log`, which are found by the beginnings that
  /// are theirs alone. So this is true of each command that comes later.
  public let yieldsBeginnings: Bool
  /// Words that people try for it; they are only suggested.
  let guesses: [String]
  /// What people want who need it, and a line that does it: where help without a word shows the command.
  let task: (HelpTaskID, line: String)?
  let example: [String]
  let needs: HelpTopic.Surroundings
  let seeAlso: [String]
  let parse: CommandParse

  /// - Parameters:
  ///   - form: how it is written, where that is more than its word and its arguments.
  ///   - line: nil: its name alone.
  ///   - parse: what reads the arguments, where they are not only taken one after another.
  init(
    _ name: String, or otherNames: [String] = [], takes arguments: [Argument] = [],
    form: String? = nil, offers: SpecialOffers? = nil, yieldsBeginnings: Bool = false,
    guesses: [String] = [], task: HelpTaskID? = nil, line: String? = nil, example: [String],
    needs: HelpTopic.Surroundings = .nothing, seeAlso: [String], parse: @escaping CommandParse
  ) {
    self.name = name
    self.otherNames = otherNames
    self.arguments = arguments
    ownForm = form
    self.offers = offers
    self.yieldsBeginnings = yieldsBeginnings
    self.guesses = guesses
    self.task = task.map { ($0, line ?? name) }
    self.example = example
    self.needs = needs
    self.seeAlso = seeAlso
    self.parse = parse
  }

  /// - Parameter make: the command, from what was read where the arguments say it.
  convenience init(
    _ name: String, or otherNames: [String] = [], takes arguments: [Argument] = [],
    form: String? = nil, yieldsBeginnings: Bool = false, guesses: [String] = [],
    task: HelpTaskID? = nil, line: String? = nil, example: [String],
    needs: HelpTopic.Surroundings = .nothing, seeAlso: [String],
    make: @escaping @Sendable (ArgumentValues) -> Command
  ) {
    self.init(
      name, or: otherNames, takes: arguments, form: form, yieldsBeginnings: yieldsBeginnings,
      guesses: guesses, task: task, line: line, example: example, needs: needs, seeAlso: seeAlso,
      parse: { parser, command throws(Diagnostic) in
        make(try parser.values(of: arguments, for: command))
      })
  }

  /// How it is written: `sweep POINT from A to B`.
  public var form: String { ownForm ?? ([name] + arguments.map { $0.form }).joined(separator: " ") }

  var names: [String] { [name] + otherNames }

  /// Whether a relation may stand in its arguments.
  var mayHoldRelation: Bool {
    if let offers { return offers == .definitions || offers == .expectation }
    return arguments.contains { if case .word("=") = $0 { true } else { false } }
  }

  /// Whether its argument is text that no lexer should look at.
  var takesRawText: Bool { arguments.contains { $0.isRawText } }
}

/// What completion offers after a command whose arguments are no plain list.
enum SpecialOffers: Equatable, Sendable {
  /// `A = 0, B = 1`
  case definitions
  /// `x, y`, `fixed`, `free`: names that are new
  case declarations
  /// `a, b in c`: only the last is not new
  case newViews
  case expectation
  /// `KIND level 2 seed 7`
  case exercise
  /// `NAME = A, B down`
  case stack
  /// `row(size(50, 50), label(80, 20))`
  case layout
  /// `NAME left 8`
  case inset([InsetStatement.Edge])
}
