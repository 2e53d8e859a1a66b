// What the tutor shows between the lesson's own words, as documents.

import Course
import Rendering
import Wording

/// The tutor's part of a conversation, in one language.
struct TutorView {
  let speech: Speech

  init(_ speech: Speech) { self.speech = speech }

  private func text(_ words: TutorWords) -> Text { words.text(in: speech) }

  /// A remark beside the lesson.
  func note(_ words: TutorWords) -> Document {
    Document([.paragraph(text(words).marked(.dim))])
  }

  func note(_ words: CoachWords) -> Document {
    Document([.paragraph(words.text(in: speech).marked(.dim))])
  }

  /// What to type instead.
  func say(_ form: AnswerForm) -> Document {
    Document([.paragraph(Text(form.text(in: speech), .note))])
  }

  func say(_ words: RemarkWords) -> Document {
    Document([.paragraph(words.text(in: speech))])
  }

  func say(_ words: WayWords) -> Document {
    Document([.paragraph(words.text(in: speech))])
  }

  /// A line as it is typed.
  static func typed(_ line: String) -> Document {
    Document([.grid(Grid([["\("> ", .dim)\(line, .code)"]]))])
  }

  /// A line of the lesson that is to be run.
  ///
  /// - Parameters:
  ///   - explains: whether it is the first, and how it is run is said.
  ///   - mustType: whether Enter does not run it.
  func offer(_ line: String, explains: Bool, mustType: Bool) -> Document {
    var document = Self.typed(line)
    if explains { document.append(contentsOf: note(.howToRun(mustType: mustType))) }
    return document
  }

  // MARK: Help

  var help: Document { Self.help(TutorHelp.allCases.map { $0.text(in: speech) }) }

  /// While exercises are asked.
  var helpOfCoach: Document { Self.help(CoachHelp.allCases.map { $0.text(in: speech) }) }

  private static func help(_ rows: [(typed: String, does: String)]) -> Document {
    Document([.grid(Grid(rows.map { [Text($0.typed, .code), Text($0.does)] }))])
  }

  // MARK: Answers

  /// What an answer was worth, and why.
  static func verdict(_ verdict: Text, _ why: String?) -> Document {
    Document([.paragraph(why.map { verdict + " " + Text(inline: $0) } ?? verdict)])
  }

  func right(_ why: String?) -> Document {
    Self.verdict(AnswerWords.right.text(in: speech), why)
  }

  func done(_ why: String?) -> Document { Self.verdict(text(.done), why) }

  func answer(_ answer: String, _ why: String?) -> Document {
    Self.verdict(text(.answer) + " \(answer).", why)
  }

  /// The way to the answer of an exercise.
  func answer(_ exercise: Exercise) -> Document {
    let answer = CoachWords.answer(exercise.answerText).text(in: speech)
    return Document(exercise.solution(in: speech).blocks + [.paragraph(answer)])
  }

  static func explanation(_ text: String) -> Document {
    Document([.paragraph(Text(inline: text))])
  }

  func hint(_ hint: Text, _ number: Int, of count: Int) -> Document {
    Document([.paragraph(text(.hint(number, of: count)) + " " + hint)])
  }

  /// After a miss.
  func again(misses: Int, hints: Int) -> Document {
    note(.again(offersHelp: misses >= 2 && hints > 0))
  }

  // MARK: Tasks

  /// What is still missing for a task, and how many lines of those that may be typed are left.
  func notYet(_ standing: TaskStanding, used: Int, of limit: Int?) -> Document {
    var document = say(.task(standing))
    if let limit, used >= limit {
      document.append(.paragraph((text(.usedUp(limit: limit)) + wayBack).marked(.dim)))
    } else if let limit, used > 0 {
      document.append(contentsOf: note(.linesUsed(used, of: limit)))
    }
    return document
  }

  /// What is said of a line that comes after the last one that counts; it was not run.
  func tooManyLines(_ limit: Int) -> Document {
    let notRun = text(.notRun(limit: limit)).marked(.note)
    return Document([.paragraph(notRun + wayBack.marked(.dim))])
  }

  private var wayBack: Text { " " + text(.wayBack) }

  // MARK: The end

  func end(_ results: [LessonResult], _ score: (answered: Int, count: Int)) -> Document {
    let told =
      score.count > 0
      ? LessonScore(
        right: results.count { $0.outcome == .right },
        atOnce: results.count { $0.isRightAtOnce }, answered: score.answered,
        count: score.count, isAll: results.count == score.count)
      : nil
    return Document([.paragraph(text(.end(told)))])
  }
}
