// What is said of scripts, files and the log, in English.

import Console
import Narration
import ProgramSolving
import Programs
import Publishing
import Session
import Wording

extension English {
  static func text(_ words: ScriptWords) -> String {
    switch words {
    case .cannotRead(let path, let error): "cannot read \(path.inertName): \(error.reason)"
    case .malformed(let path, let error):
      "\(path.inertName):\(error.line):\(error.column): \(error.text(in: .english))"
    case .remark(let path, let remark):
      "\(path.inertName): note: \(remark.text(in: .english).inertName)"
    case .malformedProof(let path, let flaw):
      "\(path.inertName): error: \(flaw.message(in: .english))"
    case .cannotWrite(let path, let error): "cannot write \(path.inertName): \(error.reason)"
    case .cannotLog(let path, let error): "cannot log to \(path.inertName): \(error.reason)"
    case .notLoaded(let path, let trouble): text(path.inertName, trouble)
    case .loaded(let path, let count):
      "loaded \(path.inertName): \(EnglishGrammar.count(count, "change"))"
    case .loadedBeside(let path, let count, let others, isAgain: false):
      text(.loaded(path, count))
        + ", added to the \(others == 1 ? "one constraint or objective" : "\(others) constraints and objectives") "
        + "that \(EnglishGrammar.agreeing(others, "was", "were")) here; reset, then load, for it alone"
    case .loadedBeside(let path, let count, _, isAgain: true):
      text(.loaded(path, count))
        + ", added to what was loaded of it before, so that it counts twice; undo takes it back"
    case .saved(let path, nil): "saved \(path.inertName): a lesson"
    case .saved(let path, let lines?):
      "saved \(path.inertName): \(EnglishGrammar.count(lines, "line"))"
    case .exported(let path, .json): "exported \(path.inertName): the solution"
    case .exported(let path, .lp), .exported(let path, .mps):
      "exported \(path.inertName): a linear program"
    case .exported(let path, .svg): "exported \(path.inertName): a picture"
    case .exported(let path, .html): "exported \(path.inertName): the walk as a page"
    case .exported(let path, .tex): "exported \(path.inertName): a paper for LaTeX"
    case .unknownEnding(let path):
      "\(path.inertName) has an ending of which nothing can be written; take .lp, .mps, .json, .svg, .html or .tex"
    case .isThere(let path, let word, wasOwn: true):
      "somebody has changed \(path.inertName) since it was saved; \(word)! \(path.inertName) replaces it all the same"
    case .isThere(let path, let word, wasOwn: false):
      "\(path.inertName) is there already, and not from this session; \(word)! \(path.inertName) replaces it"
    case .isLog(let path):
      "this conversation is being logged to \(path.inertName); save to another file, or type log off first"
    case .isNoLog(let path):
      "\(path.inertName) is there already and is no log of slackline; choose another name"
    case .logs(let path):
      "what is typed and answered goes to \(path.inertName) as well; log off ends that"
    case .logsAlready(let path):
      "this conversation is being logged to \(path.inertName) already; log off ends that"
    case .logged(let path): "logged to \(path.inertName)"
    case .logsNowhere: "nothing is being logged; log FILE begins it"
    case .playedAlone(let lesson):
      "a lesson needs somebody who answers: type this at the prompt, or run slackline lesson play \(lesson.inertName)"
    case .askedAlone(let kind):
      "an exercise needs somebody who answers: type this at the prompt, or run slackline exercise \(kind)"
    case .noLesson:
      "no lesson is under way; lesson 00 begins the first one, and lesson lists them all"
    case .nothingToTell: "there is nothing to tell yet; a lesson needs a line or more"
    case .noRoomOnOutput: "standard output has the replies already; name a file"
    case .tooMuchJSON(let most):
      "with this line there are more than \(EnglishGrammar.grouped(most)) bytes of JSON, so the run ends here; "
        + "--solutions last writes the solution only once"
    case .error(let place, let column, let message):
      "\(place.file.inertName):\(place.line):\(column): error: \(message)"
    case .unreadable(let file, let error): "slackline: \(file.inertName): \(error.reason)"
    case .stopped: "stopped; everything is as it was before this line"
    case .working(let report): "working: \(report.text(in: .english))"
    case .progress(let report): "\(report.text(in: .english)); Ctrl-C stops"
    }
  }

  private static func text(_ name: String, _ trouble: ScriptWords.LoadTrouble) -> String {
    switch trouble {
    case .tooDeep(let depth):
      "files load one another more than \(depth) deep; \(name) is not loaded"
    case .tooMany(let most):
      "one line loads at most \(most) files, each time counted; \(name) is not loaded"
    case .itself:
      "\(name) is being loaded already: it would load itself without end; leave this line out"
    case .tooMuch:
      "\(name) comes to more than may be, so nothing of it is kept; help limits tells what may be"
    }
  }
}
