// What the argument parser is told, in Russian, by its English words; a file for each kind of subcommand.

import Wording

extension Russian {
  /// Made when the first of it is asked for.
  static let ofCommands = [ofProgram, ofSolving, ofWriting, ofLessons].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }
}
