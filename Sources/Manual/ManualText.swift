// What the manual page says that neither the argument parser nor the help knows.

import Wording

/// The manual page's own words.
struct ManualText {
  /// The titles of its sections.
  struct Titles {
    /// Of the part of the manual that the page is in.
    var manual: String
    var name: String
    var synopsis: String
    var description: String
    var options: String
    var subcommands: String
    var language: String
    var status: String
    var environment: String
    var files: String
    var limits: String
    var examples: String
    var seeAlso: String
  }

  typealias Entry = (word: String, words: String)

  var titles: Titles
  /// What the program is for, in a line.
  var purpose: String
  /// A paragraph an element.
  var description: [String]
  /// What the argument parser takes without describing it, or because it was asked not to.
  var furtherOptions: [Entry]
  /// Before the value that an option has where it is not given.
  var byDefault: String
  /// Before the forms of statements, and before the commands.
  var statements: String
  var commands: String
  var statuses: [Entry]
  var environment: [Entry]
  var files: [Entry]
  /// Before the limits.
  var limits: String
  /// What for, and the line.
  var examples: [(words: String, line: String)]
}

extension Speech {
  var manual: ManualText {
    switch self {
    case .english: English.manual
    case .russian: Russian.manual
    }
  }
}
