// exercise VIEW, and exercise KIND [level N] [seed N]; what a shell would read, --level N, will do as well.

import Rationals

extension LineParser {
  mutating func exercise(_ command: CommandWord) throws(Diagnostic) -> Command {
    if current.isEnd { return .question(.exercises) }
    if let text = current.name, names.isView(text) {
      return .question(.layout(.extremes(Name(text, advance().range))))
    }
    guard let kind = try option(ExerciseKind.self) else { return .question(.exercises) }
    var request = ExerciseRequest(kind)
    while !current.isEnd {
      while current.kind == .minus { advance() }
      let place = current.range
      guard let option = current.name.flatMap({ ExerciseOption(rawValue: $0) }) else { break }
      advance()
      if case .relation(.equal) = current.kind { advance() }
      let number = try wholeNumber(for: command, behind: place)
      switch option {
      case .seed: request.seed = number.value
      case .level:
        guard let level = ExerciseLevel(rawValue: Int(clamping: number.value)) else {
          throw CommandFact.noExerciseLevel(source.text(number.range)).at(number.range)
        }
        request.level = level
      }
    }
    return .request(.exercise(request))
  }

  /// A whole number that has room in 64 bits, on every machine.
  private mutating func wholeNumber(
    for command: CommandWord, behind word: SourceRange
  ) throws(Diagnostic) -> (value: UInt64, range: SourceRange) {
    guard current.kind == .number else {
      throw CommandFact.missingArgument(.number, .command(command.entry.form))
        .at(current.isEnd ? word : current.range)
    }
    let token = advance()
    let number = try value(of: token)
    guard number.isInteger, let value = UInt64(number.numeratorText) else {
      throw CommandFact.noSeed(source.text(token.range)).at(token.range)
    }
    return (value, token.range)
  }
}
