// Plurals and lists.

import Testing
import Wording

@Suite struct GrammarTests {
  @Test(arguments: [(0, "0 pivots"), (1, "1 pivot"), (2, "2 pivots"), (-1, "-1 pivots")])
  func count(number: Int, words: String) {
    #expect(EnglishGrammar.count(number, "pivot") == words)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func list(items: [String], words: String) {
    #expect(EnglishGrammar.list(items) == words)
    #expect(EnglishGrammar.list(items, "or") == words.replacing(" and ", with: " or "))
  }

  @Test(arguments: [(3, "a, b, c and 1 more"), (4, "a, b, c and d"), (1, "a and 3 more")])
  func long(limit: Int, words: String) {
    let items = ["a", "b", "c", "d"]
    #expect(EnglishGrammar.list(items, atMost: limit) == words)
    #expect(EnglishGrammar.andMore(7) == "and 7 more")
  }
}
