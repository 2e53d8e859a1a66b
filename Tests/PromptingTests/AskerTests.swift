// What Tab offers.

import LineEditing
import Prompting
import Testing

@Suite("What is offered for a word")
struct AskerTests {
  @Test(
    "Commands, and the names of lessons where one is asked for",
    arguments: [
      ("sens", ["sensitivity"]), ("lesson 04", ["04-at-least"]), ("zzz", []),
    ] as [(String, [String])])
  func language(line: String, offers: [String]) {
    let completion = Asker().completion(of: line, cursor: line.count)
    #expect(completion.candidates.map(\.text) == offers)
  }

  @Test("At the menu only lessons, whatever the line would be at the prompt")
  func lessons() {
    let asker = Asker()
    asker.offersLessons = true
    #expect(asker.completion(of: "04", cursor: 2).candidates.map(\.text) == ["04-at-least"])
    #expect(asker.completion(of: "sens", cursor: 4).candidates.isEmpty)
    #expect(asker.completion(of: "", cursor: 0).candidates.count > 30)
  }
}
