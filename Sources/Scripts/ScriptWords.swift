// What is said of scripts, of files that are loaded and saved, and of the log.

public import Console
import Narration
public import ProgramSolving
public import Programs
public import Publishing
import Rendering
public import Session
public import Wording

/// What is said of scripts and files.
public enum ScriptWords {
  /// Why a file is not loaded that can be read.
  public enum LoadTrouble {
    /// Files load one another deeper than that.
    case tooDeep(Int)
    /// The line has more files loaded than that.
    case tooMany(Int)
    /// It is loaded by itself, or by one that it loads.
    case itself
    /// It comes to more than may be, so that nothing of it is kept.
    case tooMuch
  }

  case cannotRead(String, FileError)
  /// A program of a file is malformed, there.
  case malformed(String, ProgramFileError)
  /// What is to be said of a program of a file that is read.
  case remark(String, ProgramRemark)
  /// A proof is malformed.
  case malformedProof(String, MalformedProof)
  case cannotWrite(String, FileError)
  case cannotLog(String, FileError)
  /// A file is not loaded although it can be read.
  case notLoaded(String, LoadTrouble)
  /// So many lines of a file changed something.
  case loaded(String, Int)
  /// The same, beside so many constraints and objectives that were here; whether those of the file were among them.
  case loadedBeside(String, Int, others: Int, isAgain: Bool)
  /// - Parameter lines: nil where a lesson was saved.
  case saved(String, lines: Int?)
  case exported(String, ExportForm)
  /// Nothing is written in a file of such an ending.
  case unknownEnding(String)
  /// What is there is not this session's, or was and has been changed.
  case isThere(String, word: String, wasOwn: Bool)
  case isLog(String)
  case isNoLog(String)
  /// The log goes there.
  case logs(String)
  case logsAlready(String)
  case logged(String)
  case logsNowhere
  /// A lesson cannot be played here.
  case playedAlone(String)
  /// An exercise of that kind cannot be asked here.
  case askedAlone(String)
  case noLesson
  case nothingToTell
  case noRoomOnOutput
  /// The objects of a run are larger than that together.
  case tooMuchJSON(most: Int)
  /// `FILE:LINE:COLUMN: error: …`
  case error(Place, column: Int, String)
  case unreadable(String, FileError)
  /// A line that was stopped.
  case stopped
  // How far a long solve has come.
  case working(SolvingReport)
  case progress(SolvingReport)
}

extension ScriptWords: Phrase {
  public var english: String {
    switch self {
    case .cannotRead(let path, let error):
      "cannot read \(path.inertName): \(error.reason(in: .english))"
    case .malformed(let path, let error):
      "\(path.inertName):\(error.line):\(error.column): \(error.text(in: .english))"
    case .remark(let path, let remark):
      "\(path.inertName): note: \(remark.text(in: .english).inertName)"
    case .malformedProof(let path, let flaw):
      "\(path.inertName): error: \(flaw.message(in: .english))"
    case .cannotWrite(let path, let error):
      "cannot write \(path.inertName): \(error.reason(in: .english))"
    case .cannotLog(let path, let error):
      "cannot log to \(path.inertName): \(error.reason(in: .english))"
    case .notLoaded(let path, let trouble): English.text(path.inertName, trouble)
    case .loaded(let path, let count):
      "loaded \(path.inertName): \(EnglishGrammar.count(count, "change"))"
    case .loadedBeside(let path, let count, let others, isAgain: false):
      Self.loaded(path, count).english
        + ", added to the \(others == 1 ? "one constraint or objective" : "\(others) constraints and objectives") "
        + "that \(EnglishGrammar.agreeing(others, "was", "were")) here; reset, then load, for it alone"
    case .loadedBeside(let path, let count, _, isAgain: true):
      Self.loaded(path, count).english
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
    case .unreadable(let file, let error):
      "slackline: \(file.inertName): \(error.reason(in: .english))"
    case .stopped: "stopped; everything is as it was before this line"
    case .working(let report): "working: \(report.text(in: .english))"
    case .progress(let report) where report.hasConflict:
      "\(report.text(in: .english)); Ctrl-C shows what was found"
    case .progress(let report): "\(report.text(in: .english)); Ctrl-C stops"
    }
  }
}

extension English {
  fileprivate static func text(_ name: String, _ trouble: ScriptWords.LoadTrouble) -> String {
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
