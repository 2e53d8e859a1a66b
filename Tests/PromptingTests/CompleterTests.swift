// What Tab offers.

import LineEditing
import Prompting
import Testing

@Suite("What is offered for a word")
struct CompleterTests {
  @Test(
    "Commands, and the names of lessons where one is asked for",
    arguments: [
      ("sens", ["sensitivity"]), ("lesson 04", ["04-at-least"]), ("zzz", []),
    ] as [(String, [String])])
  func language(line: String, offers: [String]) {
    let completion = Completer().completion(of: line, cursor: line.count)
    #expect(completion.candidates.map(\.text) == offers)
  }

  @Test("At the menu only lessons, whatever the line would be at the prompt")
  func lessons() {
    let completer = Completer()
    completer.offersLessons = true
    #expect(completer.completion(of: "04", cursor: 2).candidates.map(\.text) == ["04-at-least"])
    #expect(completer.completion(of: "sens", cursor: 4).candidates.isEmpty)
    #expect(completer.completion(of: "", cursor: 0).candidates.count > 30)
  }
}
