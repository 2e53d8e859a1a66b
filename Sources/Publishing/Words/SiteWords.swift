// What the pages of a site say beside the lessons themselves.

import Rendering
import Wording

enum SiteWords {
  case title, introduction
  case openThePage, doItYourself
  /// Above an example of each kind of picture and table.
  case style
  /// Above the problems to look at.
  case gallery
  case allLessons
  /// The ways through the lessons.
  case tracks
  /// What the links above and below a lesson are called for those who do not see them.
  case lessons, goOn
  /// What the field is for in which words are typed.
  case search
  case part(Int, String)
  /// Of a lesson in the list.
  case place(minutes: Int, requires: [Int])
  case hintsAndAnswer
  case hint(Int)
  case answer
  /// Of a page that is not there.
  case notFound
}

extension SiteWords: Phrase {
  var english: Text {
    switch self {
    case .title: "Slackline"
    case .introduction:
      "How linear programming and constraint hierarchies work, in short lessons: what is typed, what comes of it, and why. Every number on these pages is exact and can be worked out by hand."
    case .openThePage: "Open the program on a page, and type."
    case .style: "What pictures and tables look like"
    case .gallery: "Problems to look at and to change"
    case .doItYourself: "Do this lesson yourself"
    case .tracks: "Ways through the lessons, and what a teacher should know"
    case .allLessons: "All lessons"
    case .lessons: "Lessons"
    case .goOn: "Go on from here"
    case .search: "Find a lesson by words in it:"
    case .part(let number, let title): Text("Part \(number). \(title)")
    case .place(let minutes, let requires):
      Text(
        "  \(minutes) min"
          + (requires.isEmpty ? "" : ", after \(EnglishGrammar.list(requires.map { "\($0)" }))"),
        .dim)
    case .hintsAndAnswer: "Hints and answer"
    case .hint(let number): Text("Hint \(number): ", .dim)
    case .answer: Text("Answer: ", .strong)
    case .notFound: "There is no such page here."
    }
  }
}
