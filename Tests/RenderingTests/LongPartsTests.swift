// Grids and tables that are larger than anybody reads: they stay small on paper, and can be stopped.

import Testing

@testable import Rendering

@Suite struct LongPartsTests {
  private let renderer = TextRenderer(presentation: Presentation(), width: 40, theme: nil)

  @Test func `a cell wider than the page makes no other line as long`() {
    let wide = String(repeating: "ab ", count: 40)
    let grid = Grid([["1", Text(wide), "x"], ["2", "short", "y"], ["3", "shorter", "z"]])
    let lines = renderer.render(Document([.grid(grid)])).split(separator: "\n")
    #expect(lines[1] == "2  short    y")
    #expect(lines[2] == "3  shorter  z")
    #expect(lines[0].contains(wide) && lines[0].hasSuffix("x"))
  }

  @Test(arguments: [true, false])
  func `a large block stops where it is when nobody waits for it`(isTable: Bool) {
    let rows = (0..<1_000).map { [Text("\($0)"), "value"] }
    let block: Block =
      isTable ? .table(Table(header: ["", ""], rows: rows)) : .grid(Grid(rows))
    for document in [Document([block]), Document([.indented(Document([block]))])] {
      var asked = 0
      let shown = renderer.render(document) {
        asked += 1
        return asked < 20
      }
      #expect(asked < 30)
      #expect(shown.split(separator: "\n").count < 25)
    }
  }
}
