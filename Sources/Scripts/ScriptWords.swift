// What is said of scripts, of files that are loaded and saved, and of the log.

public import Console
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

  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
