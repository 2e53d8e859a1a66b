// What is said of lessons as a whole: which there are, how they are found, what came of them.

import Language
import Rendering
import Wording

extension English {
  enum Course {
    static func part(_ number: Int, _ title: String) -> String { "Part \(number): \(title)" }

    static func minutes(_ minutes: Int) -> String { "\(minutes) min" }

    /// `2 of 5`; nothing where there is nothing.
    static func score(_ answered: Int, _ count: Int) -> String {
      answered == 0 ? "" : "\(answered) of \(count)"
    }

    static func standing(_ standing: CourseMap.Standing) -> Text {
      switch standing {
      case .done: "\("done", .good)"
      case .begun(let answered, let count): "\("\(answered) of \(count)", .strong)"
      case .open: "open"
      case .later: "\("later", .dim)"
      }
    }

    /// `after 20 and 21`; nothing where there is nothing.
    static func after(_ lessons: [Int]) -> String {
      lessons.isEmpty
        ? ""
        : "after "
          + EnglishGrammar.list(lessons.map { ($0 < 10 ? "0" : "") + String($0) })
    }

    static let untitled = "A session"
    static let newTitle = "A lesson"

    static func notFound(_ error: LessonSearchError) -> String {
      switch error {
      case .unknown(let name, let nearest?):
        "no lesson is called \(name); did you mean \(nearest)?"
      case .unknown(let name, nil): "no lesson is called \(name); lesson list shows them all"
      case .ambiguous(let name, let names):
        "\(name) could be \(EnglishGrammar.list(names, "or"))"
      }
    }

    // MARK: Lines that a lesson cannot run

    static let noLoading = "a lesson cannot load files; type the lines themselves"
    static let noWriting = "a lesson cannot write files; type this at the prompt"
    static let noExercise =
      "a lesson asks exercises in blocks marked exercise; type this at the prompt"
    static let noLesson = "a lesson cannot begin another; type this at the prompt"

    // MARK: What came of it

    static func verdict(passed: Int, failed: Int, warnings: Int) -> String {
      "\(passed) passed, \(failed) failed"
        + (warnings > 0 ? ", \(EnglishGrammar.count(warnings, "warning"))" : "")
    }

    static func answered(_ answers: [String], _ comment: String) -> String {
      "answered \(answers.joined(separator: ", ")). \(comment)"
    }

    static func answeredRight(_ right: Int, of count: Int) -> String {
      "\(right) of \(count) answered right"
    }

    static let noAnswer = "no answer"

    static func line(_ number: Int) -> String { "line \(number)" }

    // MARK: Transcripts

    static func noTranscript(_ heading: String) -> String {
      "this is no transcript: it begins with '\(heading)'"
    }

    static let noLessonNamed = "here the lesson is named: lesson NAME CONTENT"
    static let answerBeforeQuestion = "an answer stands before any question"
    static let neitherQuestionNorAnswer = "this is neither a question nor an answer"
  }
}
