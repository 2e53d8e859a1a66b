// What the argument parser says by itself, in Russian. It takes no words but its own, so they are replaced in what it has
// written; what is not known here stays English.

import Wording

extension Russian {
  /// What the argument parser has written: help, what is wrong with the arguments, or something for other programs.
  ///
  /// - Parameter width: that of the lines of help, which come unbroken.
  static func ofParser(_ message: String, width: Int) -> String {
    let message = ofParser(message)
    if message.hasPrefix("OVERVIEW: ") || message.hasPrefix("USAGE: ") {
      return lines(of: message).map { broken(helpLine($0), width) }.joined(separator: "\n")
    }
    return message.hasPrefix("Error: ")
      ? lines(of: message).map(complaintLine).joined(separator: "\n") : message
  }

  /// The same without what only people read: its help on its own options, wherever it stands.
  static func ofParser(_ text: String) -> String {
    ownHelp.reduce(text) { $0.replacing($1.english, with: $1.russian) }
  }

  private typealias Twin = (english: String, russian: String)

  private static let ownHelp: [Twin] = [
    ("Show the version.", "Показать версию."),
    ("Show help information.", "Показать справку."),
    ("Show subcommand help information.", "Показать справку о подкоманде."),
  ]

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The first of these that a line begins with, and the rest of it.
  private static func led(
    _ line: String, by leads: [Twin]
  ) -> (lead: String, rest: String)? {
    leads.first { line.hasPrefix($0.english) }
      .map { ($0.russian, String(line.dropFirst($0.english.count))) }
  }

  // MARK: Help

  /// The synopsis hangs behind its title, so that keeps its width.
  private static let titles: [Twin] = [
    ("OVERVIEW: ", "ОПИСАНИЕ: "), ("USAGE: ", "ВЫЗОВ: "), ("ARGUMENTS:", "АРГУМЕНТЫ:"),
    ("OPTIONS:", "КЛЮЧИ:"), ("SUBCOMMANDS:", "ПОДКОМАНДЫ:"),
  ]

  private static let notes: [Twin] = [
    (" (default: ", " (по умолчанию: "), (" (values: ", " (значения: "),
    ("; default: ", "; по умолчанию: "),
  ]

  private static func helpLine(_ line: String) -> String {
    if let (title, rest) = led(line, by: titles) { return title + rest }
    if let words = seeAlso(line) { return words }
    guard line.hasSuffix(")") else { return line }
    return notes.reduce(line) { $0.replacing($1.english, with: $1.russian) }
  }

  private static func seeAlso(_ line: String) -> String? {
    told(line, "  See '%' for detailed help.", "  Подробнее о подкоманде: %")
      ?? told(line, "  See '%' for more information.", "  Подробнее: %")
  }

  /// Where the words about an option begin.
  private static let column = 26

  /// The line as several, none longer than so much, if its words allow it; the others stand below where its words begin.
  private static func broken(_ line: String, _ width: Int) -> String {
    guard line.count > width, !line.hasPrefix("ВЫЗОВ: ") else { return line }
    let indent = indent(of: line)
    var (result, length) = (String(line.prefix(indent)), indent)
    for (place, word) in words(of: line.dropFirst(indent)).enumerated() {
      if place > 0, length + 1 + word.count > width {
        result += "\n" + String(repeating: " ", count: indent)
        length = indent
      } else if place > 0 {
        result += " "
        length += 1
      }
      result += word
      length += word.count
    }
    return result
  }

  /// What a line may be broken between: a dash stays with what is before it.
  private static func words(of text: Substring) -> [String] {
    text.split(separator: " ").reduce(into: []) { words, word in
      if word == "—", let last = words.popLast() {
        words.append(last + " —")
      } else {
        words.append(String(word))
      }
    }
  }

  /// What stands before the words of a line: nothing, spaces, or what they are about.
  private static func indent(of line: String) -> Int {
    let spaces = line.prefix { $0 == " " }.count
    guard spaces > 0, spaces < column else { return spaces }
    let head = line.prefix(column)
    let label = line.dropFirst(spaces)
    // Of an option a single space may be left before the words.
    if label.hasPrefix("-") || label.hasPrefix("<") { return head.hasSuffix(" ") ? column : spaces }
    guard let gap = label.firstRange(of: "  ") else { return spaces }
    let words = line[gap.lowerBound...].drop { $0 == " " }
    return min(line.distance(from: line.startIndex, to: words.startIndex), column)
  }

  // MARK: What is wrong

  private static let leads: [Twin] = [
    ("Error: ", "Ошибка: "), ("   or: ", "  или: "), ("Help:  ", "Справка:  "),
    ("Usage: ", "Вызов: "),
  ]

  /// Where the first words could be the others', too, the longer ones come first.
  private static let complaints: [Twin] = [
    ("Unknown option '%'. Did you mean '%'?", "неизвестный ключ '%'; может быть, '%'?"),
    ("Unknown option '%'", "неизвестный ключ '%'"),
    ("Missing value for '%' in '%'", "не указано значение для '%' в '%'"),
    ("Missing value for '%'", "не указано значение для '%'"),
    ("Missing expected argument '%'", "не указан аргумент '%'"),
    ("Missing one of: '%'", "не указан ни один из: '%'"),
    ("Missing required subcommand.", "не указана подкоманда"),
    ("Unexpected argument '%'", "лишний аргумент '%'"),
    ("% unexpected arguments: '%'", "лишние аргументы, всего %: '%'"),
    ("Invalid option: %", "недопустимый ключ: %"),
    (
      "The option '%' does not take any value, but '%' was specified.",
      "ключ '%' не принимает значения, а указано '%'"
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of '%' or '%'.",
      "значение '%' для '%' не годится; можно '%' или '%'"
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of '%' and '%'.",
      "значение '%' для '%' не годится; можно '%' или '%'"
    ),
    (
      "The value '%' is invalid for '%'. Please provide one of the following:",
      "значение '%' для '%' не годится; можно одно из этих:"
    ),
    ("The value '%' is invalid for '%'", "значение '%' для '%' не годится"),
    (
      "Can't generate completion scripts for '%'.", "для '%' дополнение аргументов сделать нельзя"
    ),
    ("Can't autodetect a supported shell.", "какая это оболочка, понять не удалось"),
    (
      "Please use --generate-completion-script=<shell> with one of:",
      "укажите в --generate-completion-script=<shell> одну из этих:"
    ),
  ]

  private static func complaintLine(_ line: String) -> String {
    if let words = seeAlso(line) { return words }
    let (lead, rest) = led(line, by: leads) ?? ("", line)
    for (english, russian) in complaints {
      if let words = told(rest, english, russian) { return lead + words }
    }
    return lead + rest
  }

  /// The second pattern with what the first one finds in a line, a `%` for each; nil if the line is another.
  private static func told(_ line: String, _ pattern: String, _ other: String) -> String? {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    let others = other.split(separator: "%", omittingEmptySubsequences: false)
    guard line.hasPrefix(parts[0]), parts.count == others.count else { return nil }
    var (rest, result) = (line.dropFirst(parts[0].count), String(others[0]))
    for (place, part) in parts.enumerated().dropFirst() {
      let isLast = place == parts.count - 1
      guard !isLast || rest.hasSuffix(part),
        let end = isLast
          ? rest.index(rest.endIndex, offsetBy: -part.count)
          : rest.firstRange(of: part)?.lowerBound
      else { return nil }
      result += rest[..<end] + others[place]
      rest = rest[end...].dropFirst(part.count)
    }
    return rest.isEmpty ? result : nil
  }
}
