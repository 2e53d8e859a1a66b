// What the page says by itself, as values.

import Course
import Session
import Wording

/// What is said of lines, files, links and lessons on a page.
enum PageWords {
  case unreadableRequest
  case noLesson
  /// What the program does and a page does not.
  case notOnAPage
  /// What has such an ending cannot be written.
  case unknownEnding(String)
  /// A lesson of nothing.
  case nothingToTell
  case closeThePage
  /// Files and other lessons are not for a lesson.
  case waitsOutside
  // Lessons.
  case allAnswered
  /// Nothing comes back today; when something does.
  case nothingDue(Day?)
  /// What comes back and cannot be asked by itself.
  case standsInLesson(Review.Place)
  case goesOn(answered: Int, count: Int)
  // Files and links.
  case opened(PageRequest.Origin, String, Int)
  /// What undo calls it.
  case nameOfChange(PageRequest.Origin, String)
  case refusedLine(Int)
  case moreRefused(Int)
  /// There is no problem to look at that is called so.
  case noProblem(String)
  case linkTooLong(Int)
  case linkRefused(line: Int, String)
}

/// How things stand, in a word.
struct PageStanding {
  let standing: Session.Standing

  init(_ standing: Session.Standing) { self.standing = standing }
}

extension PageStanding: Phrase {
  var english: String {
    switch standing {
    case .empty: ""
    case .solved: "solved"
    case .ambiguous: "ambiguous"
    case .unbounded: "unbounded"
    case .contradictory: "contradictory"
    case .interrupted: "stopped"
    case .walking(let position, let count): "step \(position) of \(count)"
    case .asking(.entering): "which enters?"
    case .asking(.leaving): "which leaves?"
    case .asking(.value): "what does it become?"
    case .collecting: "log"
    }
  }
}

extension PageWords: Phrase {
  var english: String {
    switch self {
    case .unreadableRequest: "the page asked for something that is no request"
    case .noLesson:
      "No lesson is under way; lesson 00 begins the first one, and lesson lists them all."
    case .notOnAPage: "That is for the program at a terminal; a page keeps no log."
    case .unknownEnding(let path):
      "\(path) has an ending of which nothing can be written; take .lp, .mps, .json, .svg, .html or .tex."
    case .nothingToTell: "There is nothing to make a lesson of yet: type a line first."
    case .closeThePage: "To leave, close the page. Share or save keeps what you have."
    case .waitsOutside: "That waits outside; leave this first."
    case .nothingDue(nil): "Nothing was missed, so nothing comes back."
    case .nothingDue(let day?): "Nothing comes back today; on \(day) something does."
    case .standsInLesson(let place):
      "Question \(place.number) of \(place.title) is due; it is asked there, as the lesson says what it is about."
    case .allAnswered: "All of it is answered already; here it is once more."
    case .goesOn(let answered, let count):
      "Going on where you left: \(answered) of \(count) answered. back shows what came before."
    case .opened(.file, let name, let count), .opened(.scene, let name, let count):
      "opened \(name): \(EnglishGrammar.count(count, "change"))"
    case .opened(.link, _, let count):
      "This session came in the link: \(EnglishGrammar.count(count, "line")). Undo takes it away."
    case .opened(.visit, _, let count):
      "This is where you were: \(EnglishGrammar.count(count, "line")). Undo or reset begins anew."
    case .nameOfChange(.file, let name): "load \(name)"
    case .nameOfChange(.link, _): "the session of the link"
    case .nameOfChange(.scene, _): "the example"
    case .nameOfChange(.visit, _): "the session of your last visit"
    case .refusedLine(let number): "line \(number) was refused:"
    case .moreRefused(let count): "\(EnglishGrammar.count(count, "more line")) refused"
    case .noProblem(let name):
      "no problem is called \(name); there are "
        + EnglishGrammar.list(ShownProblem.allCases.map { $0.rawValue })
    case .linkTooLong(let limit):
      "The link is not opened: it has more than \(limit) lines. Ask for the script as a file instead."
    case .linkRefused(let line, let message):
      "The link is not opened: its line \(line) is no line of a session (\(message)). Ask for it anew."
    }
  }
}
