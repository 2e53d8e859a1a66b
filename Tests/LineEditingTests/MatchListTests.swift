// The list of completions with a few words on each.

import Testing

@testable import LineEditing

@Suite("The list of what a word could become")
struct MatchListTests {
  private let list = MatchList([("X", "variable"), ("X0", "point at 3"), ("longer", "")])

  @Test("A line for each, the explanations below one another")
  func lines() {
    let expected = ["X       variable", "X0      point at 3", "longer"]
    #expect(list.lines(rows: 24, columns: 80) == expected)
  }

  @Test("Only if it fits on the screen with the line that is typed, and has something to say")
  func room() {
    #expect(list.lines(rows: 5, columns: 80) != nil)
    #expect(list.lines(rows: 4, columns: 80) == nil)
    #expect(MatchList([("X", ""), ("Y", "")]).lines(rows: 24, columns: 80) == nil)
  }

  @Test("No line is wider than the screen", arguments: 1...40)
  func width(columns: Int) {
    let long = MatchList([
      (String(repeating: "n", count: 30), "a long name"), ("n", String(repeating: "w", count: 50)),
    ])
    for line in long.lines(rows: 24, columns: columns) ?? [] {
      #expect(line.count <= max(columns - 1, 3))
    }
  }
}
