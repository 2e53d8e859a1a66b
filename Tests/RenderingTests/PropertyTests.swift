// What holds of every document, shown on seeded random ones.

import Rationals
import TestSupport
import Testing

@testable import Rendering

@Suite struct RenderingProperties {
  private func renderer(
    _ generator: inout SeededGenerator, isASCII: Bool? = nil, theme: Theme? = nil
  ) -> TextRenderer {
    let isASCII = isASCII ?? generator.chance(50)
    let numbers: Presentation.Numbers = generator.chance(30) ? .decimal(places: 2) : .exact
    return TextRenderer(
      presentation: Presentation(numbers: numbers, isASCII: isASCII),
      width: generator.int(1...110), theme: theme)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no figure is wider than the page`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let renderer = renderer(&generator)
    let document = Document(generator.list(1...2) { $0.figure() })
    for line in renderer.render(document).split(separator: "\n") {
      #expect(String(line).displayWidth <= renderer.width, "\(line)")
    }
  }

  @Test(arguments: 0..<Trials.count(400) as Range<UInt64>)
  func `plots are as high as leaves room for what stands around them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let renderer = renderer(&generator)
    let document = Document(
      generator.list(1...2) { $0.chance(30) ? .paragraph($0.text()) : $0.figure() })
    func height(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    let whole = renderer.render(document)
    for rows in (0...height(whole)).reversed() {
      let text = renderer.render(document, within: rows)
      #expect(height(text) <= rows || text == whole, "either it is so low, or it cannot be")
      for line in text.split(separator: "\n") {
        #expect(String(line).displayWidth <= renderer.width, "\(line)")
      }
    }
  }

  @Test func `a picture of a plane and all that is said of it stand in 22 lines and in fewer`() {
    let renderer = TextRenderer(presentation: Presentation(), width: 80, theme: nil)
    let document = Document([.plane(triangle), .paragraph("And a word.")])
    func height(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    #expect(height(renderer.render(document)) > 22)
    for rows in 16...22 {
      let text = renderer.render(document, within: rows)
      #expect((rows - 3...rows).contains(height(text)), "\(rows) rows:\n\(text)")
      #expect(text.contains("And a word."))
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `tables are no wider than the page, and each column is shown`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let renderer = renderer(&generator)
    var table = generator.table()
    table.header = table.header.indices.map { "h\($0)" }
    let lines = renderer.render(Document([.table(table)])).split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= renderer.width })
    let words = Set(lines.joined(separator: " ").split { " :".contains($0) })
    for column in table.header.indices { #expect(words.contains("h\(column)")) }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `lines end without spaces, and blank lines stand alone and inside`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let renderer = renderer(&generator)
    let blocks = generator.list(0...6) { generator -> Block in
      switch generator.int(1...4) {
      case 1: .blank
      case 2: .verbatim(" a \n\n\n b\n\n")
      case 3: .table(generator.table())
      default: generator.figure()
      }
    }
    let text = renderer.render(Document(blocks))
    #expect(!text.contains(" \n"))
    #expect(!text.contains("\n\n\n"))
    #expect(!text.hasPrefix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.isEmpty || text.hasSuffix("\n"))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `colours change nothing but the colours`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var other = generator
    let palette: Theme.Palette = seed.isMultiple(of: 2) ? .sixteen : .indexed256
    let coloured = renderer(&generator, theme: Theme(palette: palette))
    let plain = renderer(&other)
    let document = Document(generator.list(1...3) { $0.figure() })
    let text = coloured.render(document)
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.render(document))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `in ASCII, only names are anything else`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let renderer = renderer(&generator, isASCII: true)
    let names = Set("寬度ширинаαe\u{301}👩‍👩‍👧".unicodeScalars)
    let text = renderer.render(Document([generator.figure(), .table(generator.table())]))
    let others = Set(text.unicodeScalars.filter { !$0.isASCII }).subtracting(names)
    #expect(others.isEmpty)
  }

  @Test func `what is drawn depends on nothing but the document`() {
    for seed in 0..<20 as Range<UInt64> {
      var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let (one, other) = (renderer(&first), renderer(&second))
      #expect(one.render(Document([first.figure()])) == other.render(Document([second.figure()])))
    }
  }
}

@Suite struct NumberLineProperties {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `distinct values stand apart and in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = Set(generator.list(0...12) { $0.value() })
    let axis = NumberLineAxis(values: values, width: generator.int(1...60))
    let columns = values.sorted().map(axis.column)
    let room = axis.width - 3
    let gap = room >= 2 * (values.count - 1) ? 2 : room >= values.count - 1 ? 1 : 0
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 >= gap }, "\(columns)")
    #expect(columns.allSatisfy { $0 > 0 && $0 < axis.width - 1 })
  }

  @Test func `where there is room, distances are to scale`() {
    let axis = NumberLineAxis(values: [0, 10, 20, 50], width: 60)
    let columns = [0, 10, 20, 50].map(axis.column)
    #expect(columns[1] - columns[0] == columns[2] - columns[1])
    #expect(columns[3] - columns[2] == 3 * (columns[1] - columns[0]))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `each end of a region stands over its own tick`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let figure = NumberLines(
      variable: "X",
      rows: generator.list(1...4) {
        NumberLines.Row(priority: 500, caption: [], region: $0.span(), label: "●")
      },
      ticks: generator.list(0...5) { NumberLines.Tick(name: "X", value: $0.value()) })
    let renderer = TextRenderer(presentation: Presentation(), width: 72, theme: nil)
    let lines = renderer.render(Document([.numberLines(figure)])).split(separator: "\n").map(
      Array.init)
    let values = Set(figure.ticks.map(\.value) + figure.rows.flatMap { $0.region?.ends ?? [] })
    guard !values.isEmpty else { return }
    let marks = lines[figure.rows.count].indices.filter { lines[figure.rows.count][$0] == "╵" }
    try #require(marks.count == values.count)
    let place = Dictionary(uniqueKeysWithValues: zip(values.sorted(), marks))

    for (row, line) in zip(figure.rows, lines) {
      let region = try #require(row.region)
      let axis = try #require(line.firstIndex(of: "▶"))
      let ends = line[..<axis].indices.filter { line[$0] == "●" }
      #expect(Set(ends) == Set(region.ends.compactMap { place[$0] }))
      let heavy = line[...axis].indices.filter { "●━".contains(line[$0]) }
      #expect(heavy.first == (region.lower.flatMap { place[$0] } ?? 1))
      #expect(heavy.last == (region.upper.flatMap { place[$0] } ?? axis - 1))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `names under an axis touch neither each other nor the wrong tick`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width = 60
    let columns = Set(generator.list(1...14) { $0.int(0...width - 8) }).sorted()
    let names = columns.indices.map { index in
      String(repeating: "abcdefghijklmn".map(String.init)[index], count: generator.int(1...7))
    }
    let speller = Speller(presentation: Presentation())
    let labels = TickLabels(
      zip(columns, names).map { .init(name: $1, value: Rational($0)) }, speller: speller, limit: 20
    ) { $0.asInt ?? 0 }
    var references = References()
    let lines = labels.lines(width: width, speller: speller, references: &references).map {
      Array($0.string(theme: nil))
    }
    let words = lines.flatMap { $0.split { " │".contains($0) } }.map { String($0) }
    #expect(words.sorted() == names.sorted())
    for (column, name) in zip(columns, names) {
      let rows = lines.indices.filter { column < lines[$0].count && lines[$0][column] != " " }
      // From the tick down: stems, then the name itself.
      let row = rows.first { lines[$0][column] != "│" }
      #expect(row.map { lines[$0][column] } == name.first)
      #expect((0..<(row ?? 0)).allSatisfy { lines[$0][column] == "│" })
    }
  }
}
