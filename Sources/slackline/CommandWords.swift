// What the program says around its subcommands and around the prompt. (What the subcommands are for stands with
// their declarations, which the argument parser reads.)

import ArgumentParser
import Console
import Layouts
import Lessons
import Wording

/// What is said at the prompt besides replies.
enum PromptWords {
  /// The first lines at the prompt. With `presents` only the walk is to be shown.
  case banner(version: String, dash: String, presents: Bool)
  case backFromLesson
  /// Somebody wants to leave, and lines would be lost.
  case notSaved
  /// The lesson to go on with; nil: none has been begun.
  case howToBegin(Lesson?)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What the subcommands say.
enum CommandWords {
  case error(String)
  /// There is no screen to present on.
  case noScreen
  /// A file stands where a subcommand belongs; the line that was perhaps meant.
  case isFile(String, meant: String)
  /// A file without a log of constraints; what of it comes nearest to one.
  case noLog(String, unread: LayoutLog.Unread?)
  case isThere(String)
  /// A level of what has only one.
  case noLevels(String)
  /// A lesson is to become something else than a page.
  case onlyPages(String)
  /// Of that file nothing was proven, so no proof is written there.
  case noProof(String, out: String)
  case wroteSkeleton(String)
  /// A file lies there that is not of a site.
  case folderIsInUse(String, String)
  /// A file that is not the live page.
  case noLivePage(String)
  /// A course as a site; whether the live page is in it.
  case wroteSite(String, lessons: Int, isLive: Bool)
  /// Not even promoted: the built-in lesson of that file, or standard input.
  case cannotPromoteBuiltIn(String)
  case cannotPromoteInput
  /// The transcript is of another version of the lesson.
  case otherLesson(String)
  /// A transcript of a lesson that is not built in, or of a review whose lessons are not there.
  case unknownLesson(String, String)
  case noQuestion(String)
  /// A transcript that cannot be read.
  case malformedTranscript(String, LessonTranscript.Malformed)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of arguments that the argument parser lets pass.
enum ArgumentWords {
  case unknownExercise(String, nearest: String?)
  case unknownLevel(Int)
  case chainSize(Int)
  case layoutSize(Int)
  case promotesNothing, watchesNothing, forgetsNothing
  case answersToSeveral
  case noFile
  case presentsLines
  /// What is to be written does not show in the ending.
  case unknownOutput(String)
  case readsInputTwice
  case provesOnOutput

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

extension ValidationError {
  init(_ words: ArgumentWords) { self.init(words.text(in: Terminal().speech)) }
}
