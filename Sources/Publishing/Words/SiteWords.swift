// What the pages of a site say beside the lessons themselves.

import Rendering
import Wording

enum SiteWords {
  case title, introduction
  case openThePage, doItYourself
  case allLessons
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
    case .doItYourself: "Do this lesson yourself"
    case .allLessons: "All lessons"
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
