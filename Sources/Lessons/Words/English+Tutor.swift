// What the tutor says between the lesson's own words.

import Rationals
import Rendering
import Session
import Wording

extension English {
  enum Tutor {
    private static func note(_ words: Text) -> Document { Document([.paragraph(words)]) }

    static let question = "Question"
    static let task = "Task"
    static let exercise = "Exercise"

    /// `Question 2 of 5:`
    static func heading(_ kind: String, _ place: (number: Int, count: Int)?) -> String {
      place.map { "\(kind) \($0.number) of \($0.count):" } ?? "\(kind):"
    }

    static let more = note("\("Enter goes on.", .dim)")

    /// A line as it is typed.
    static func typed(_ line: String) -> Document {
      Document([.grid(Grid([["\("> ", .dim)\(line, .code)"]]))])
    }

    /// A line of the lesson that is to be run.
    ///
    /// - Parameters:
    ///   - explains: whether it is the first, and how it is run is said.
    ///   - mustType: whether Enter does not run it.
    static func offer(_ line: String, explains: Bool, mustType: Bool) -> Document {
      var document = typed(line)
      guard explains else { return document }
      let how = mustType ? "Type it." : "Type it, or press Enter."
      document.append(.paragraph("\("\(how) Anything else that you type is tried out.", .dim)"))
      return document
    }

    static let typeIt = note("\("Type the line; skip passes it over.", .dim)")

    /// The reply to a line that is answered by nothing, such as a claim that holds.
    static let silence = note("\("No reply: all is well.", .dim)")

    static let firstAnswer = note(
      "\("First your answer; or hint, answer, skip.", .dim)")
    static let nothingAsked = note("\("Nothing is asked here.", .dim)")
    static let atBeginning = note("\("This is the beginning.", .dim)")
    static let noMoreHints = note("\("That was the last hint; answer shows the answer.", .dim)")
    static let tryFirst = note("\("Try first; then answer shows it. A hint is free.", .dim)")
    static let begunAnew = note("\("The task begins anew.", .dim)")
    static let asItWas = note("\("All is again as the lesson has it here.", .dim)")
    static let done: Text = "\("Done.", .good)"

    static let help = Document([
      .grid(
        Grid(
          [
            ["Enter, next", "go on, or run the line that is shown"],
            ["back", "the screen before this one"],
            ["hint", "a nudge; again for more"], ["answer", "the answer, after a try"],
            ["skip", "leave this question"],
            ["again", "begin the task anew; elsewhere, forget what you have tried out"],
            ["quit", "leave; next time it goes on after your last answer"],
            ["help WORD", "what a word or a command means"],
            ["any other line", "is tried out: the lesson is not affected"],
          ].map { (row: [String]) in [Text(row[0], .code), Text(row[1])] }))
    ])

    /// What an answer was worth, and why.
    static func verdict(_ verdict: Text, _ why: String?) -> Document {
      note(why.map { verdict + " " + Text(inline: $0) } ?? verdict)
    }

    /// What is still missing for a task, and how many lines of those that may be typed are left.
    static func notYet(_ claims: [ClaimStanding], used: Int, of limit: Int?) -> Document {
      var blocks: [Block] = [.paragraph(Remarks.notYet(claims))]
      if let limit, used >= limit {
        blocks.append(.paragraph("\(usedUp(limit), .dim) \(wayBack)"))
      } else if let limit, used > 0 {
        blocks.append(.paragraph("\("\(used) of \(limit) lines used.", .dim)"))
      }
      return Document(blocks)
    }

    /// What is said of a line that comes after the last one that counts; it was not run.
    static func tooManyLines(_ limit: Int) -> Document {
      note("\("This line was not run. \(usedUp(limit))", .note) \(wayBack)")
    }

    private static func usedUp(_ limit: Int) -> String {
      limit == 1
        ? "One line is all that this task takes, and it is used: no further line counts."
        : "\(limit) lines are all that this task takes, and they are used: no further line counts."
    }

    private static let wayBack: Text =
      "\("undo", .code)\(" takes the last one back, ", .dim)\("again", .code)\(" begins the task anew.", .dim)"

    static func hint(_ text: Text, _ number: Int, of count: Int) -> Document {
      note("\("Hint \(number) of \(count):", .note) " + text)
    }

    static func explanation(_ text: String) -> Document { note(Text(inline: text)) }

    static func theAnswer(_ text: String, _ why: String?) -> Document {
      verdict("\("Answer:", .strong) \(text).", why)
    }

    /// After a miss.
    static func again(misses: Int, hints: Int) -> Text {
      if misses >= 2, hints > 0 {
        return "\("Again; or hint for a nudge, answer to see it.", .dim)"
      }
      return "\("Again?", .dim)"
    }

    static func end(
      _ results: [LessonResult], _ score: (answered: Int, count: Int)
    ) -> Document {
      let leave: Text = "\("Enter leaves.", .dim)"
      guard score.count > 0 else { return note("\("The end of the lesson.", .strong) " + leave) }
      let (right, atOnce) = (
        results.count { $0.outcome == .right }, results.count { $0.isRightAtOnce }
      )
      var words: Text = "\("The end of the lesson:", .strong) "
      if results.count == score.count {
        words += "\(right) of \(score.count) right, \(atOnce) at once. "
      } else {
        words += "\(score.answered) of \(score.count) answered. "
      }
      return note(words + leave)
    }
  }
}
