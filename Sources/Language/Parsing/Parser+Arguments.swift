// The arguments of a command, read by what its row in the table says that it takes.

import Rationals

typealias CommandParse = @Sendable (inout LineParser, CommandWord) throws(Diagnostic) -> Command

/// What was read, of each kind in the order in which it stands on the line.
struct ArgumentValues {
  var names: [Name] = []
  var values: [MeasuredExpression] = []
  var counts: [Int] = []
  var numbers: [Rational] = []
  /// Priorities and levels.
  var marks: [PriorityMark] = []
  var texts: [String] = []
  /// The words that were chosen.
  var words: [String] = []

  /// The word that was chosen, if one was.
  func choice<Word: OptionWord>(_ type: Word.Type = Word.self) -> Word? {
    words.first.flatMap { Word(rawValue: $0) }
  }
}

extension LineParser {
  mutating func values(
    of arguments: [Argument], for command: CommandWord
  ) throws(Diagnostic) -> ArgumentValues {
    var values = ArgumentValues()
    // A value ends before a word that comes after it, unless a name has the same.
    stopWords = arguments.compactMap { if case .word(let word) = $0 { word } else { nil } }
      .filter { !names.hasValue($0) }
    for (index, argument) in arguments.enumerated() {
      if index == 1, case .one(let slot) = argument { passOverJoin(before: slot) }
      try read(argument, isLast: index + 1 == arguments.count, of: command, into: &values)
    }
    if case .one(.value) = arguments.last, let diagnostic = refusedMark(command) {
      throw diagnostic
    }
    return values
  }

  /// `to` or `=` in `set a to 90`, `priority a = high`.
  private mutating func passOverJoin(before slot: Slot) {
    switch slot {
    case .value, .priority, .weight:
      if current.name == "to" && !names.hasValue("to") || current.kind == .relation(.equal) {
        advance()
      }
    // What else is named stands by itself.
    default: break
    }
  }

  private mutating func read(
    _ argument: Argument, isLast: Bool, of command: CommandWord, into values: inout ArgumentValues
  ) throws(Diagnostic) {
    switch argument {
    case .word(let word): try self.word(word, command)
    case .one(let slot): try read(slot, of: command, into: &values)
    case .several(_, let count):
      values.names += try names(count.lowerBound..., upTo: count.upperBound, for: command)
    case .choice(let choices):
      if let word = try optionWord(choices.map { $0.word }) { values.words.append(word) }
    case .optional(let argument):
      guard begins(argument, isLast: isLast) else { return }
      try read(argument, isLast: isLast, of: command, into: &values)
      if !isLast { _ = take(.comma) }
    }
  }

  private mutating func read(
    _ slot: Slot, of command: CommandWord, into values: inout ArgumentValues
  ) throws(Diagnostic) {
    switch slot {
    case .id, .variable, .subject, .view, .letter: values.names.append(try name(for: command))
    case .movable: values.names += try names(1..., upTo: 1, for: command)
    case .entering:
      values.names.append(try column(command))
      _ = take(.comma)
    case .leaving: values.names.append(try column(command))
    case .value: values.values.append(try newValue(command))
    case .expression: values.values.append(try askedValue(command))
    case .count(let least): values.counts.append(try count(from: least, for: command))
    case .weight: values.numbers.append(try weightValue(after: tokens[position - 1].range))
    case .priority, .level: values.marks.append(try level(for: command))
    case .mark: values.marks.append(try priorityMark())
    case .line, .file, .lesson: values.texts.append(try path(for: command))
    case .topic: if let topic = try topic() { values.texts.append(topic) }
    }
  }

  /// Whether what may be left out is there: the last argument is whatever there is, one before others has to begin as
  /// it does.
  private func begins(_ argument: Argument, isLast: Bool) -> Bool {
    switch argument {
    case .one(.mark): current.kind == .at
    // Of any signs, be it that of a comment.
    case .one(.topic): true
    case .one(.level) where !isLast: isLevel
    case .word, .one, .several, .choice, .optional: !current.isEnd
    }
  }

  /// A priority's name is a level here, unless a variable has the same.
  private var isLevel: Bool {
    switch current.kind {
    case .at, .number: true
    case .name(let word): PriorityWord.value(of: word) != nil && !names.hasValue(word)
    default: false
    }
  }
}
