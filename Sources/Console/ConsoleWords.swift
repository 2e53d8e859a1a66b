// What is said of files and of the terminal itself.

import Wording

/// What the terminal says of its own.
enum ConsoleWords {
  /// A file cannot be read or written, and why, as the system says it.
  case trouble(FileError.Place, String)
  /// A file has more of something than that.
  case beyond(Limit)
  case logEnded(FileError)
  case outputLost(String)
  /// What goes on below the screen, and how it is left.
  case pageGoesOn

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
