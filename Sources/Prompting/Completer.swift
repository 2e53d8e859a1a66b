// Completion at the prompt: what the grammar allows at the cursor, the names that the session knows,
// the lessons that the program has.

import Course
import Language
public import LineEditing
import Narration
import Rendering
public import Session
import Synchronization
import Wording

/// Answers the line editor's question what could stand at the cursor.
public final class Completer: Sendable {
  private struct Knowledge {
    var session: Session?
    var offersLessons = false
  }

  private let knowledge = Mutex(Knowledge())

  /// The session whose names are offered.
  public var session: Session? {
    get { knowledge.withLock { $0.session } }
    set { knowledge.withLock { $0.session = newValue } }
  }

  /// Whether the line is to be the name of a lesson, and nothing else.
  public var offersLessons: Bool {
    get { knowledge.withLock { $0.offersLessons } }
    set { knowledge.withLock { $0.offersLessons = newValue } }
  }

  public init() {}

  /// What can stand at the cursor.
  public func completion(of line: String, cursor: Int) -> LineCompletion {
    if offersLessons {
      let typed = String(line.prefix(cursor))
      return LineCompletion(
        start: 0, end: cursor, candidates: lessons(beginningWith: typed))
    }
    var session = session ?? Session()
    let speller = TextRenderer(presentation: session.presentation, width: 80, theme: nil)
    let found = Completion.candidates(
      line: line, cursor: cursor, in: session.settings.speech, knowing: session.vocabulary,
      explaining: { [session] in
        session.meaning(of: $1, as: $0).map {
          speller.render(Narrator(session.settings.speech).text($0))
        }
      },
      columns: { try? session.columns(entering: $0) })
    var candidates = found.words.map { word in
      LineCompletion.Candidate(
        word.text, explanation: speller.render(Text(word.explanation)))
    }
    if found.expectsLessonName {
      let typed = String(line.prefix(cursor).dropFirst(found.replacing.lowerBound))
      candidates += lessons(beginningWith: typed)
    }
    return LineCompletion(
      start: found.replacing.lowerBound, end: found.replacing.upperBound, candidates: candidates,
      wantsFileName: found.expectsFileName, terminator: found.quotationMark ?? " ",
      keepsOrder: found.areColumns)
  }

  private func lessons(beginningWith typed: String) -> [LineCompletion.Candidate] {
    BuiltInLessons.all(in: session?.settings.speech ?? .english).filter { $0.name.hasPrefix(typed) }
      .map { lesson in
        LineCompletion.Candidate(lesson.name, explanation: (try? lesson.document())?.title ?? "")
      }
  }
}
