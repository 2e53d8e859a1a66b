// What help says of a command beside what its row in the table says.

/// What a language says of a command, by its word.
struct CommandText {
  let command: String
  /// Further words that help finds it by.
  let aliases: [String]
  /// One line.
  let summary: String
  /// What else there is to know, a paragraph a line.
  let body: String

  init(_ command: String, or aliases: [String] = [], _ summary: String, _ body: String = "") {
    self.command = command
    self.aliases = aliases
    self.summary = summary
    self.body = body
  }
}
