// What the program says around its subcommands and around the prompt, in English.

import Console
import Layouts
import Lessons
import Wording

extension English {
  static func text(_ words: PromptWords) -> String {
    switch words {
    case .banner(let version, let dash, presents: true):
      "slackline \(version) \(dash) type constraints, or load FILE; present shows the walk"
    case .banner(let version, let dash, presents: false):
      "slackline \(version) \(dash) type a constraint, such as X >= 3, and see what it does\n"
        + "lesson 00 begins the first lesson; help helps; Ctrl-D leaves"
    case .backFromLesson: "Back at the prompt, where everything is as you left it."
    case .notSaved:
      "not saved: save FILE keeps what is here; q, Ctrl-D or yes leaves without it"
    case .howToBegin(let next):
      (next.map { "lesson \($0.nickname) goes on where you stopped" }
        ?? "lesson 00 begins the first one") + "; a number or a word of a name will do"
    }
  }

  static func text(_ words: CommandWords) -> String {
    switch words {
    case .error(let message): "error: \(message)"
    case .noScreen:
      "slackline: --present needs a terminal; slackline run FILE works without"
    case .isFile(let argument, let meant):
      "slackline: \(argument.inertName) is a file, where a subcommand is expected\n"
        + "did you mean slackline \(meant.inertName)?"
    case .noLog(let file, nil): "\(file.inertName): error: there is no log of constraints in it"
    case .noLog(let file, let unread?):
      "\(file.inertName):\(unread.line): error: no line of the log could be read; the first is: \(unread.text)"
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
    }
  }

  static func text(_ words: ArgumentWords) -> String {
    switch words {
    case .unknownOutput("-"):
      "standard output has no ending; add --to lp, mps, json, svg, html or tex"
    case .unknownOutput(let file):
      "\(file.inertName) has an ending of which nothing can be written; take .lp, .mps, .json, .svg, .html or .tex, or add --to"
    case .readsInputTwice: "standard input can be the file or the proof, and not both"
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
