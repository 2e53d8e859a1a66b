// What the program says around its subcommands. (What they are for stands with their declarations, which the argument
// parser reads.)

import ArgumentParser
import Console
import Course
import Layouts
import Narration
import Wording

/// What the subcommands say.
enum CommandWords {
  case error(String)
  /// There is no screen to present on.
  case noScreen
  /// `--language` with a code that there is none of, or with none.
  case noLanguage(String?)
  /// A file stands where a subcommand belongs; the line that was perhaps meant.
  case isFile(String, meant: String)
  /// A file without a log of constraints; what of it comes nearest to one.
  case noLog(String, unread: LayoutLog.Unread?)
  /// A dump of kiwi's solver.
  case dump(String)
  case listing(String, [AmbiguousView])
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
  /// `--format` where no subcommand stands, and not beside `-c` alone.
  case formatOfLines(String)
  /// A track of a file names a lesson that there is none of.
  case strangeLesson(String, track: String, Int)
  /// A transcript that cannot be read.
  case malformedTranscript(String, LessonTranscript.Malformed)
  /// So many questions of a lesson are answered right.
  case score(Int, of: Int)
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
  case noAddress(String)
  case noTrack(String, among: [String])
}

extension ValidationError {
  init(_ words: ArgumentWords) { self.init(words.text(in: Terminal().speech)) }
}

extension CommandWords: Phrase {
  var english: String {
    switch self {
    case .strangeLesson(let path, let track, let number):
      "\(path): the track '\(track)' names lesson \(number), and there is none"
    case .error(let message): "error: \(message)"
    case .noScreen:
      "slackline: --present needs a terminal; slackline run FILE works without"
    case .noLanguage(let code):
      "slackline: --language takes \(EnglishGrammar.list(Speech.allCases.map { $0.rawValue }, "or"))"
        + (code.map { ", not \($0.inertName)" } ?? "")
    case .formatOfLines(let option):
      "slackline: \(option.inertName) takes text or json, and stands beside -c LINE or after a subcommand, as in "
        + "slackline run --format json FILE"
    case .isFile(let argument, let meant):
      "slackline: \(argument.inertName) is a file, where a subcommand is expected\n"
        + "did you mean slackline \(meant.inertName)?"
    case .listing(let file, let traces):
      "\(file.inertName): error: \(English.listed(traces))"
    case .dump(let file):
      "\(file.inertName): error: this is a dump of kiwi's solver, and no log; at the prompt, import \(file.inertName) takes "
        + "its constraints, of which why, conflict and sensitivity can be asked"
    case .noLog(let file, nil): "\(file.inertName): error: there is no log of constraints in it"
    case .noLog(let file, let unread?):
      "\(file.inertName):\(unread.line): error: no line of the log could be read; the first is: \(unread.text)"
        + (unread.reason == .redacted ? ". \(English.howToUnhide)" : "")
    case .noLevels(let file):
      "\(file.inertName): error: a linear program has no levels to choose from; leave out --level"
    case .onlyPages(let file):
      "\(file.inertName): error: a lesson is written as a page alone; take .html"
    case .isThere(let file): "\(file.inertName) is there already; name a new file"
    case .noProof(let file, let out):
      "\(file.inertName): error: it was not solved to its end, so \(out.inertName) is not written"
    case .folderIsInUse(let folder, let other):
      "\(folder.inertName): error: \(other.inertName) is there, which is not of a site; name a folder that is new or empty"
    case .noLivePage(let file):
      "\(file.inertName): error: this is not the live page; .ci/page makes it, as .build/page/slackline.html"
    case .wroteSite(let folder, let lessons, let isLive):
      "wrote \(folder.inertName): \(lessons) lessons"
        + (isLive ? ", each of which opens in the live page" : "; --page adds the live page")
    case .wroteSkeleton(let file):
      "wrote \(file.inertName); slackline lesson check --promote \(file.inertName) fills in the replies"
    case .cannotPromoteBuiltIn(let path):
      "a built-in lesson cannot be promoted; name its file, such as lessons/\(path.inertName)"
    case .cannotPromoteInput: "standard input cannot be promoted; name a file"
    case .otherLesson(let path):
      "\(path.inertName): warning: the lesson is not the one that was played; questions that are the same still count"
    case .unknownLesson(let path, let name):
      "\(path.inertName): error: no lesson is called \(name.inertName); name its file with --lesson"
    case .noQuestion(let path):
      "\(path.inertName): error: none of these questions is in the lessons"
    case .malformedTranscript(let path, let error):
      "\(path.inertName):\(error.line): error: \(error.text(in: .english))"
    case .score(let right, let count): "\(right) of \(count)"
    }
  }
}

extension ArgumentWords: Phrase {
  var english: String {
    switch self {
    case .unknownOutput("-"):
      "standard output has no ending; add --to lp, mps, json, svg, html or tex"
    case .unknownOutput(let file):
      "\(file.inertName) has an ending of which nothing can be written; take .lp, .mps, .json, .svg, .html or .tex, or add --to"
    case .readsInputTwice: "standard input can be the file or the proof, and not both"
    case .noTrack(let name, let names):
      "there is no track '\(name)'; there are \(EnglishGrammar.list(names, "and"))"
    case .noAddress(let address):
      "'\(address.inertName)' is no address of a site; it begins with https:// or http://, such as https://example.org/slackline/"
    case .provesOnOutput: "standard output has the solution already; name a file for the proof"
    case .unknownExercise(let kind, let nearest):
      "there is no exercise \(kind.inertName)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; exercise lists them")
    case .unknownLevel(let level): "there is no level \(level): say 1, 2 or 3"
    case .chainSize(let size): "the size must be from 10 to 20000, not \(size)"
    case .layoutSize(let size): "the size must be from 10 to 2000, not \(size)"
    case .promotesNothing: "name the files to promote, such as lessons/01-name.md"
    case .watchesNothing: "name the files to watch, such as lessons/01-name.md"
    case .forgetsNothing: "name a lesson, or say --all"
    case .answersToSeveral: "answers belong to one lesson: name it"
    case .noFile: "Missing expected argument '<file> ...'"
    case .presentsLines: "--present shows a script or what is typed, not the lines of -c"
    }
  }
}
