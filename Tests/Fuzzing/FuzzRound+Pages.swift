// What a page asks of the program behind it, a request in each line.

import Formats
import Page
import Wording

extension FuzzRound {
  /// Each is answered, by JSON.
  mutating func askPage(_ text: String) {
    var engine = Engine()
    for request in text.split(separator: "\n").prefix(20) {
      let answer = engine.answer(String(request))
      expect(JSONReader.value(of: answer) != nil, "no JSON: \(answer)")
      expect(answer == answer.inert, "raw characters in \(answer.debugDescription)")
    }
  }
}
