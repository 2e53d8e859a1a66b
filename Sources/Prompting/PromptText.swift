// What stands before the line that is being typed: how things stand, in a word.

public import Rendering
public import Session
import Wording

/// The prompt: `> ` where there is nothing yet, `solved> `, `ambiguous> `, or `step 3/7> ` on the way
/// through the trace, `enters?> ` where a guess is asked for, and `log> ` while a log is pasted. Where the search for that was stopped, `> `,
/// too.
public struct PromptText {
  public let text: String
  /// Before the lines that go on with the first one, so that they begin below it.
  public let continuation: String
  /// The colour, which says no more than the words.
  public let role: Text.Role

  public init(_ standing: Session.Standing?, _ presentation: Presentation) {
    text = (Self.words(standing)?.text(in: presentation.speech) ?? "") + "> "
    let mark = presentation.isASCII ? ". " : "… "
    continuation = String(repeating: " ", count: text.count - mark.count) + mark
    role = Self.role(standing)
  }

  /// In columns of the terminal.
  public var width: Int { text.count }

  private static func words(_ standing: Session.Standing?) -> StandingWords? {
    switch standing {
    case .empty, .interrupted, nil: nil
    case .solved: .solved
    case .ambiguous: .ambiguous
    case .unbounded: .unbounded
    case .contradictory: .contradictory
    case .walking(let position, let count): .step(position, of: count)
    case .asking(let part): .asking(part)
    case .collecting: .log
    }
  }

  private static func role(_ standing: Session.Standing?) -> Text.Role {
    switch standing {
    case .empty, .interrupted, nil: .strong
    case .solved: .good
    case .ambiguous: .note
    case .unbounded, .contradictory: .error
    case .walking: .code
    case .asking, .collecting: .note
    }
  }
}
