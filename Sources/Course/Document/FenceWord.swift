// The first words of fences that a lesson knows. A word that it does not know is an error rather than a
// block that nobody runs.

import Language

package enum FenceWord {
  package static let text = "text"

  /// Behind `text`: where its figures come from, since nothing checks them.
  package static let sources = ["quoted", "measured"]

  /// Blocks that mean something here.
  private static let own = [
    BlockReader.marker, CardReader.ask, CardReader.task, CardReader.exercise, text,
  ]

  /// Languages that a lesson may quote.
  private static let languages = [
    "bash", "c", "console", "cpp", "css", "csv", "diff", "html", "java", "javascript", "json",
    "kotlin", "latex", "log", "lp", "markdown", "math", "mps", "objc", "python", "rust", "sh",
    "shell", "slack", "sql", "svg", "swift", "tex", "toml", "typescript", "xml", "yaml",
  ]

  static func isKnown(_ word: String) -> Bool { own.contains(word) || languages.contains(word) }

  /// The word that was probably meant.
  static func nearest(to word: String) -> String? {
    Suggestion.nearest(to: word, among: own) ?? Suggestion.nearest(to: word, among: languages)
  }
}
