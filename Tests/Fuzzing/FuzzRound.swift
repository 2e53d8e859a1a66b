// One file, and what was found wrong with what the program made of it.

import Formats
import Rendering
import Session
import Wording

struct FuzzRound {
  private(set) var complaints: [String] = []

  mutating func complain(_ words: String) { complaints.append(words) }

  mutating func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds { complaints.append(words()) }
  }

  /// Nothing that is shown steers who reads it.
  mutating func show(_ document: Document, _ presentation: Presentation = Presentation()) {
    for width in [76, 30] {
      let text = TextRenderer(presentation: presentation, width: width, theme: nil)
        .render(document)
      expect(text == text.inert, "raw characters in \(text.debugDescription)")
    }
    for element in HTMLRenderer(presentation: presentation).markup(of: document) {
      check(element.json)
    }
  }

  /// What is written as JSON is JSON, and steers nobody.
  mutating func check(_ json: JSONValue) {
    let text = json.compact
    expect(text == text.inert, "raw characters in \(text.debugDescription)")
    expect(JSONReader.value(of: text) != nil, "no JSON: \(text)")
  }
}
