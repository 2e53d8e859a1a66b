// The command line in Russian: help, what is wrong with arguments, the manual page. A text that has changed in English
// has no Russian one until that is said anew, which shows here.

import Foundation
import Testing

@Suite("The command line in Russian")
struct RussianHelpTests {
  private static func isRussian(_ text: some StringProtocol) -> Bool {
    text.contains { ("а"..."я").contains($0) || ("А"..."Я").contains($0) || "ёЁ".contains($0) }
  }

  /// Words that no line in Russian has, and no form of a line that is typed.
  private static func englishWords(in text: some StringProtocol) -> [String] {
    let words = ["the", "is", "are", "of", "and", "with", "that", "where", "which", "what", "as"]
    return text.lowercased().split { !$0.isLetter }.map(String.init).filter(words.contains)
  }

  /// All that is said in what `--experimental-dump-help` prints, with where.
  private static func texts(in language: String) throws -> [(place: String, text: String)] {
    let dump = try Program().run("--language", language, "--experimental-dump-help").output
    let tool = try #require(
      try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    var texts: [(place: String, text: String)] = []
    func collect(_ command: [String: Any], _ path: String) {
      let place = path + " " + (command["commandName"] as? String ?? "?")
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      for (place, thing) in [(place, command)]
        + arguments.map({ (place + " " + ($0["valueName"] as? String ?? "?"), $0) })
      {
        for key in ["abstract", "discussion"] {
          if let text = thing[key] as? String, !text.isEmpty {
            texts.append((place + ", " + key, text))
          }
        }
      }
      for inner in command["subcommands"] as? [[String: Any]] ?? [] { collect(inner, place) }
    }
    collect(try #require(tool["command"] as? [String: Any]), "")
    return texts
  }

  @Test("Each abstract, discussion and help of the argument parser has a Russian one, line by line")
  func declarations() throws {
    let (english, russian) = (try Self.texts(in: "en"), try Self.texts(in: "ru"))
    #expect(english.count > 150)
    #expect(english.map(\.place) == russian.map(\.place))
    for (there, here) in zip(english, russian) {
      #expect(!Self.isRussian(there.text), "\(there.place): \(there.text)")
      #expect(Self.englishWords(in: here.text) == [], "\(here.place): \(here.text)")
      let lines = here.text.split(separator: "\n", omittingEmptySubsequences: false)
      let others = there.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.map(\.isEmpty) == others.map(\.isEmpty), "\(here.place): other paragraphs")
      for line in lines where !line.isEmpty {
        #expect(Self.isRussian(line), "\(here.place): \(line)")
      }
    }
  }

  @Test(
    "Help is Russian, down to the argument parser's own words, and its lines keep the width",
    arguments: [
      [], ["run"], ["solve"], ["export"], ["lesson"], ["lesson", "play"], ["lesson", "check"],
      ["bench", "chain"], ["help"],
    ], [40, 66, 80])
  func help(command: [String], width: Int) throws {
    let outcome = try Program().run(
      ["help"] + command, environment: ["COLUMNS": "\(width)", "LANG": "ru_RU.UTF-8"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("ОПИСАНИЕ: "))
    #expect(Self.englishWords(in: outcome.output) == [])
    for title in ["\nВЫЗОВ: slackline ", "\nКЛЮЧИ:\n", "  Показать"] {
      #expect(outcome.output.contains(title), "\(title)")
    }
    for word in ["default", "values", "Show", "See", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMM"] {
      #expect(!outcome.output.contains(word), "\(word)")
    }
    for line in outcome.lines where !line.hasPrefix("ВЫЗОВ: ") {
      // One word may be longer, such as the name of an option.
      let words = line.split(separator: " ")
      #expect(line.count <= max(width, 40) || words.count == 1, "\(line)")
      #expect(!(words.first == "—"), "\(line)")
    }
  }

  @Test(
    "What is wrong with arguments is told in Russian",
    arguments: [
      (["--foo"], "неизвестный ключ '--foo'"),
      (["duel", "--forma", "x"], "неизвестный ключ '--forma'; может быть, '--format'?"),
      (["solve"], "не указан аргумент '<file>'"),
      (["run"], "не указан аргумент '<file> ...'"),
      (["run", "--solutions"], "не указано значение для '--solutions <solutions>'"),
      (["solve", "a", "b"], "лишний аргумент 'b'"),
      (["solve", "a", "b", "c"], "лишние аргументы, всего 2: 'b', 'c'"),
      (["solve", "--relax=3", "a"], "ключ '--relax' не принимает значения, а указано '3'"),
      (
        ["run", "--format", "x", "a"],
        "значение 'x' для '--format <format>' не годится; можно 'text' или 'json'"
      ),
      (
        ["lesson", "grade", "--format", "x", "a"],
        "значение 'x' для '--format <format>' не годится; можно 'text', 'json' или 'junit'"
      ),
      (["lesson", "play", "--at", "x"], "значение 'x' для '--at <number>' не годится"),
      (["bench", "chain", "--size", "3"], "размер может быть от 10 до 20000, а не 3"),
      (
        ["verify", "-", "-"],
        "из стандартного ввода можно прочитать или файл, или доказательство, но не то и другое"
      ),
      (["export", "-oq"], "неизвестный ключ '-oq'; может быть, '--to'?"),
    ] as [([String], String)])
  func complaints(arguments: [String], words: String) throws {
    let outcome = try Program().run(["--language", "ru"] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "Ошибка: " + words)
    #expect(lines.contains { $0.hasPrefix("Вызов: slackline ") })
    #expect(lines.last?.hasPrefix("  Подробнее: slackline ") == true)
    #expect(Self.englishWords(in: outcome.errors) == [], "\(outcome.errors)")
  }

  @Test("Why a file cannot be read is told in Russian, and the language asked for counts")
  func files() throws {
    let program = try Program()
    let nowhere = try program.run("--language", "ru", "run", "nowhere")
    #expect(nowhere.errors == "slackline: nowhere: нет такого файла или каталога\n")
    #expect(nowhere.status == 66)
    let english = try program.run(
      "--language", "en", "run", "nowhere", environment: ["LANG": "ru_RU.UTF-8"])
    #expect(english.errors == "slackline: nowhere: No such file or directory\n")
  }

  @Test("The manual page in Russian has the same sections, and no sentence in English")
  func manual() throws {
    let program = try Program()
    let page = try program.run("--language", "ru", "--generate-manual").output
    let english = try program.run("--language", "en", "--generate-manual").output
    func macros(_ page: String) -> [Substring] {
      page.split(separator: "\n").filter { $0.hasPrefix(".SH") || $0.hasPrefix(".TP") }
        .map { $0.prefix(3) }
    }
    #expect(macros(page).count > 150 && macros(page) == macros(english))
    #expect(page.contains("\n.SH ИМЯ\nslackline \\- "))
    let synopsis = try #require(page.firstRange(of: "\n.SH СИНТАКСИС\n"))
    let description = try #require(page.firstRange(of: "\n.SH ОПИСАНИЕ\n"))
    var text = page
    text.removeSubrange(synopsis.lowerBound..<description.lowerBound)
    var isExample = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix(".\\\"") { continue }
      if [".nf", ".fi"].contains(line) { isExample = line == ".nf" }
      let isMacro = line.hasPrefix(".")
      if line.hasPrefix(".SH ") { #expect(Self.isRussian(line), "\(line)") }
      // A form of a line, an option, an example, or what is Russian.
      if isMacro || isExample { continue }
      #expect(Self.isRussian(line) || line == "glpsol(1), lp_solve(1), bc(1)", "\(line)")
      #expect(Self.englishWords(in: line) == [], "\(line)")
    }
  }
}
