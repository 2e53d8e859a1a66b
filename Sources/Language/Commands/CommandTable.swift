// One table drives parsing, completion and help of commands: a new command is a row in one of the files
// CommandTable+….swift, what it means in Command, and what help says of it in each language.

/// The commands, in the order in which help lists them.
public enum CommandTable {
  public static let entries: [CommandEntry] =
    pointRows + layoutRows + arrangementRows + drawingRows + logRows + readingRows + walkingRows
    + changingRows + sessionRows + lessonRows + leavingRows

  /// The words of the commands that are about views.
  static var viewCommands: [String] {
    (layoutRows + arrangementRows + drawingRows + logRows).map { $0.name }
  }

  /// The command of that name, in full.
  public static func entry(named word: String) -> CommandEntry? {
    entries.first { $0.name == word || $0.otherNames.contains(word) }
  }

  /// The commands that the word may be short for, each once: one if it is unambiguous, and of several
  /// the one that yields to no other, if there is only one such.
  public static func entries(abbreviatedBy word: String) -> [CommandEntry] {
    guard !word.isEmpty else { return [] }
    let fitting = entries.filter { $0.name.count > word.count && $0.name.hasPrefix(word) }
    let unyielding = fitting.filter { !$0.yieldsBeginnings }
    return unyielding.count == 1 ? unyielding : fitting
  }

  /// The command, or beginning of a statement, that a word was probably meant to be.
  public static func nearest(to word: String) -> String? {
    if let guess = guess(for: word) { return guess }
    // A short word is soon near to some other.
    guard word.count <= 64, !word.contains(".") else { return nil }
    var search = NearestWord(to: word)
    for name in entries.flatMap({ $0.names }) + ["maximize", "minimize"] { search.look(at: name) }
    return search.best.flatMap { word.count > 5 || $0.distance < 2 ? $0.word : nil }
  }

  /// The command that people try to reach by that word; nil if it is none of these words.
  static func guess(for word: String) -> String? { guesses[word.lowercased()] }

  private static let guesses: [String: String] = {
    var result: [String: String] = [:]
    for entry in entries {
      for guess in entry.guesses { result[guess] = entry.name }
    }
    result["maximum"] = "maximize"
    result["minimum"] = "minimize"
    return result
  }()
}
