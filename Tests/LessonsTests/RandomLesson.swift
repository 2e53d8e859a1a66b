// Random lines and random lessons from a seed.

import TestSupport

struct RandomLesson {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Lines of so few words that they often meet.
  mutating func lines(atMost count: Int, wildcards: Bool) -> [String] {
    let words = ["a", "b", "ab", "", "a b"] + (wildcards ? ["...", "[..]", "a[..]", "[..]b"] : [])
    return (0..<generator.integer(in: 0...count)).map { _ in generator.element(of: words) }
  }

  /// A Markdown file with several blocks, in lists and quotations too, whose expected replies are
  /// nonsense here and there.
  mutating func file() -> String {
    let ending = generator.happens(1, outOf: 3) ? "\r\n" : "\n"
    var lines = ["# A lesson", "", "Prose with a trailing space. ", ""]
    for _ in 0..<generator.integer(in: 1...3) {
      let margin = generator.element(of: ["", "  ", "> ", "- "])
      let inner = margin == "- " ? "  " : margin
      let fence = generator.element(of: ["```", "~~~~"])
      let words = generator.element(of: ["", " fresh", " fails", " fresh fails"])
      lines.append("\(margin)\(fence)slackline\(words)")
      for _ in 0..<generator.integer(in: 1...4) {
        lines.append(inner + "> " + typed())
        lines += self.lines(atMost: 4, wildcards: true).map { inner + $0 }
      }
      lines += [inner + fence, "", "More.", ""]
    }
    return lines.joined(separator: ending) + (generator.happens(1, outOf: 2) ? ending : "")
  }

  private mutating func typed() -> String {
    generator.element(of: [
      "point A = 0, B = 10", "X = 3 @low", "X >= 2 @high", "y <= 7/3", "list", "solve", "X <",
      "x*y = 1",
      "lo: X >= 0", "region", "style ascii", "numbers decimal", "undo", "load f", "",
      "expect X = 4",
      "conflict", "寬 = )",
    ])
  }
}
