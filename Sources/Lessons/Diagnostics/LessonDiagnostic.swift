// What can be wrong with a lesson's file, and the words for it.

/// Something in a lesson's file that keeps it from being a lesson.
public struct LessonDiagnostic: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// Counted from 1.
  public var line: Int
  public var code: Code
  /// One sentence without a full stop: what is wrong and what to do.
  public var message: String

  /// What kind of thing it is; a script can rely on it.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is no lesson, or a block in it is none of a lesson's.
    case malformed
    /// A question or a task that is well written and does not hold.
    case wrong
    /// Something is larger than the program goes.
    case limit
  }

  /// `FILE:LINE: error: MESSAGE`
  public var description: String { "\(path):\(line): error: \(message)" }
}

/// Why a file is no lesson: at least one diagnostic, in order of lines.
public struct MalformedLesson: Error, Hashable, Sendable {
  public var diagnostics: [LessonDiagnostic]
}

/// The facts, one case each.
enum LessonFlaw: Hashable, Sendable {
  case invalidUTF8
  case nul
  case deepNesting
  case noTitle
  case noBlock
  case unclosedFence
  case tabAcrossEdge
  case textBeforeTyped
  case nothingTyped
  case unknownWord(String, nearest: String?)
  case misspelledMarker(String)
  // Questions and tasks
  case textBeforeKey
  case unknownKey(String, [String], nearest: String?)
  case keyWithoutColon(String)
  case missingArgument(String)
  case strayArgument(String)
  case emptyKey(String)
  case keyOutOfOrder(String, String)
  case repeatedKey(String)
  case missingKey(String)
  case strayKey(String)
  case fewChoices
  case repeatedChoice(String)
  case unknownChoice(String)
  case badInterval
  case badCount(String)

  var code: LessonDiagnostic.Code {
    switch self {
    case .deepNesting: .limit
    default: .malformed
    }
  }

  var message: String {
    switch self {
    case .deepNesting:
      "quotations, lists or emphasis are nested more than \(Markdown.maximumDepth) deep here; say it with "
        + "less"
    case .invalidUTF8: "this line is not UTF-8; save the file in that encoding"
    case .nul: "this line holds a NUL character; take it out"
    case .noTitle: "the lesson has no title; begin it with a heading, such as # Two wishes"
    case .noBlock:
      "the lesson has nothing to type; add a block that is fenced by ```slackline and ```"
    case .unclosedFence:
      "this block is never closed; end it with a fence like that of its beginning"
    case .tabAcrossEdge:
      "a tab stands partly in the indentation of the block and partly in the text; use spaces"
    case .textBeforeTyped:
      "this stands before anything is typed; a block begins with a line that begins with > and a space"
    case .nothingTyped:
      "nothing is typed in this block; add a line that begins with > and a space"
    case .unknownWord(let word, let nearest):
      "slackline blocks know the words fresh and fails, not \(word)"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .misspelledMarker(let word):
      "this block is marked \(word); did you mean slackline?"
    case .textBeforeKey: "this line goes on with another, but none stands before it"
    case .unknownKey(let word, let keys, let nearest):
      "\(word) is no key here; the keys are \(keys.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .keyWithoutColon(let key): "after \(key) comes a colon"
    case .missingArgument("choice"): "a choice needs a name: choice a: the high level"
    case .missingArgument(let key): "between \(key) and the colon comes an answer: \(key) 10: …"
    case .strayArgument(let key): "right after \(key) comes the colon"
    case .emptyKey(let key): "nothing stands behind \(key):"
    case .keyOutOfOrder(let key, let before): "\(key) comes before \(before)"
    case .repeatedKey(let key): "\(key) is there already"
    case .missingKey("because"):
      "the checker cannot see why this choice is right; add because: and a claim such as X = 20"
    case .missingKey(let key): "this block has no \(key):"
    case .strayKey(let key): "\(key) belongs to questions with choices: expect: choice NAME"
    case .fewChoices: "a question with choices has two or more"
    case .repeatedChoice(let name): "the choice \(name) is there already"
    case .unknownChoice(let name): "no choice is called \(name)"
    case .badInterval: "an interval is written [A, B]"
    case .badCount(let text): "\(text) is no number of lines: write a whole number from 1"
    }
  }
}
