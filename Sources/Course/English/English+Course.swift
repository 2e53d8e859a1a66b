// What is said of lessons as a whole, in English.

import Rendering
import Wording

extension English {
  static func text(_ words: CourseWords) -> String {
    switch words {
    case .part(let place?): "Part \(place.part): \(place.title)"
    case .part(nil): "Other lessons"
    case .minutes(let minutes): "\(minutes) min"
    case .score(0, _): ""
    case .score(let answered, let count): "\(answered) of \(count)"
    case .answered(let answered, let count, let done, let lessons):
      "\(answered) of \(count) questions are answered; \(done) of \(lessons) lessons are done."
    case .done(let done, let count): "\(done) of \(EnglishGrammar.count(count, "lesson"))"
    case .after([]): ""
    case .after(let lessons):
      "after " + EnglishGrammar.list(lessons.map { ($0 < 10 ? "0" : "") + String($0) })
    }
  }

  static func text(_ standing: CourseMap.Standing) -> Text {
    switch standing {
    case .done: "\("done", .good)"
    case .begun(let answered, let count): "\("\(answered) of \(count)", .strong)"
    case .open: "open"
    case .later: "\("later", .dim)"
    }
  }

  static func text(_ error: LessonSearchError) -> String {
    switch error {
    case .unknown(let name, let nearest?):
      "no lesson is called \(name.inertName); did you mean \(nearest)?"
    case .unknown(let name, nil):
      "no lesson is called \(name.inertName); lesson list shows them all"
    case .ambiguous(let name, let names):
      "\(name.inertName) could be \(EnglishGrammar.list(names, "or"))"
    }
  }

  static func text(_ fault: LessonTranscript.Malformed.Fault) -> String {
    switch fault {
    case .noTranscript(let heading): "this is no transcript: it begins with '\(heading)'"
    case .noLessonNamed: "here the lesson is named: lesson NAME CONTENT"
    case .answerBeforeQuestion: "an answer stands before any question"
    case .neitherQuestionNorAnswer: "this is neither a question nor an answer"
    }
  }
}
