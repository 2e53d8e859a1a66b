import Testing
import Wording

@Suite("Russian grammar")
struct RussianGrammarTests {
  @Test(
    "A noun has three forms after numbers",
    arguments: [
      (0, "шагов"), (1, "шаг"), (2, "шага"), (4, "шага"), (5, "шагов"), (10, "шагов"),
      (11, "шагов"), (12, "шагов"), (14, "шагов"), (20, "шагов"), (21, "шаг"), (22, "шага"),
      (25, "шагов"), (100, "шагов"), (101, "шаг"), (111, "шагов"), (112, "шагов"), (1_002, "шага"),
      (-1, "шаг"), (-3, "шага"), (.min, "шагов"),
    ])
  func forms(number: Int, noun: String) {
    #expect(RussianGrammar.plural(number, "шаг", "шага", "шагов") == noun)
    #expect(RussianGrammar.count(number, "шаг", "шага", "шагов") == "\(number) \(noun)")
  }

  @Test("Numbers of five digits are grouped, and lists have their conjunction")
  func lists() {
    #expect(
      [0, 9_999, 10_000, 1_234_567].map(RussianGrammar.grouped)
        == ["0", "9999", "10\u{a0}000", "1\u{a0}234\u{a0}567"])
    #expect(RussianGrammar.list([]) == "")
    #expect(RussianGrammar.list(["a"]) == "a")
    #expect(RussianGrammar.list(["a", "b", "c"]) == "a, b и c")
    #expect(RussianGrammar.list(["a", "b"], "или") == "a или b")
    #expect(RussianGrammar.list(["a", "b", "c", "d"], atMost: 2) == "a, b и ещё 2")
  }

  @Test(
    "The environment names the language, the first that says something before the others",
    arguments: [
      ([:], .english), (["LANG": "ru_RU.UTF-8"], .russian), (["LANG": "de_DE.UTF-8"], .english),
      (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], .english),
      (["LANG": "C", "LC_MESSAGES": "ru"], .russian),
      (["LC_ALL": "C", "LC_MESSAGES": "ru_RU"], .english),
      (["LC_ALL": "", "LANG": "ru"], .russian), (["LC_ALL": "rue_UA", "LANG": "ru"], .english),
      (["LC_ALL": "C", "SLACKLINE_LANGUAGE": "ru"], .russian),
      (["LANG": "ru", "SLACKLINE_LANGUAGE": "en"], .english),
    ] as [([String: String], Speech)])
  func environment(variables: [String: String], speech: Speech) {
    #expect(Speech(environment: { variables[$0] }) == speech)
  }
}
