// What is said of the course: which lessons there are, and how far one is in them.

public import Rendering
public import Wording

enum CourseWords {
  /// The part that a lesson belongs to; nil: none.
  case part(LessonPlace?)
  case minutes(Int)
  /// The language of a lesson that is in another one than the list.
  case language(Speech)
  /// `2 of 5`; nothing where there is nothing yet.
  case score(Int, of: Int)
  case answered(Int, of: Int, done: Int, lessons: Int)
  case done(Int, of: Int)
  /// The lessons that one builds on; nothing where it builds on none.
  case after([Int])
  /// Below the list: the ways through it.
  case tracks([String])
}

extension CourseWords: Phrase {
  var english: String {
    switch self {
    case .part(let place?): "Part \(place.part): \(place.title)"
    case .part(nil): "Other lessons"
    case .minutes(let minutes): "\(minutes) min"
    case .language(.english): "in English"
    case .language(.russian): "in Russian"
    case .score(0, _): ""
    case .score(let answered, let count): "\(answered) of \(count)"
    case .answered(let answered, let count, let done, let lessons):
      "\(answered) of \(count) questions are answered; \(done) of \(lessons) lessons are done."
    case .done(let done, let count): "\(done) of \(EnglishGrammar.count(count, "lesson"))"
    case .tracks(let names):
      "Ways through them: \(EnglishGrammar.list(names)), as in lesson \(names[0]) at the prompt, or slackline lesson list "
        + "--track \(names[0])."
    case .after([]): ""
    case .after(let lessons):
      "after " + EnglishGrammar.list(lessons.map { ($0 < 10 ? "0" : "") + String($0) })
    }
  }
}

extension CourseMap.Standing: Phrase {
  public var english: Text {
    switch self {
    case .done: "\("done", .good)"
    case .begun(let answered, let count): "\("\(answered) of \(count)", .strong)"
    case .open: "open"
    case .later: "\("later", .dim)"
    }
  }
}
