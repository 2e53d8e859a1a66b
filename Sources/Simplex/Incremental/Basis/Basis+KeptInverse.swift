// Blocks with many tears, solved with a kept inverse.
//
// With t tears a solve by tearing is an elimination of t² fractions, each time anew. From step to step,
// though, a block changes by a row or a column; so where there are many tears, the block's inverse is kept
// and follows (`DenseBlock`), and a solve is a product of a matrix and a vector.

import ExactIntegers
import Rationals

extension Basis {
  /// Forgets the inverses of all blocks, after a change that has nothing to do with what was there.
  mutating func forgetInverses() {
    dense.removeAll()
    nextDense = 0
    movingDense = -1
    factored = nil
    refusesFactors = false
  }

  /// As many blocks are kept.
  private static let mostDenseBlocks = 4

  /// Whether the block that was just torn is one for a kept inverse. A large block with few tears is
  /// better off without: nearly all of its inverse would be a sum of few products.
  var isTornBlockDense: Bool {
    torn.tears.count >= fewestTears && torn.columns.count <= 4 * torn.tears.count
  }

  /// The kept inverse of the block that was just torn, and where its columns and their rows stand there,
  /// in the order of the torn block.
  private struct DensePlaces {
    var block: Int
    var columns: [Int]
    var lines: [Int]
  }

  // MARK: Solving

  /// As `ftranBlock`, the block being torn already.
  mutating func ftranDenseBlock(rising: Int?) {
    let places = findDenseBlock()
    let forces = dense[places.block].lines.map { line in
      var force: Rational = line.row == rising ?? -1 ? 1 : 0
      for place in system.rows[line.row].places {
        let other = system.entries[place].column
        if local[other] < 0, !work[other].isZero {
          force.addProduct(-system.entries[place].coefficient, work[other])
        }
      }
      return force.isZero || line.scale.isOne ? force : force * line.scale
    }
    let (numbers, common) = WholeNumbers.numerators(of: forces)
    let values = dense[places.block].columns(times: numbers)
    let denominator = denominator(of: places.block, times: common)
    movingDense = places.block
    for (index, column) in torn.columns.elements.enumerated() {
      local[column] = -1
      if values.isZero(at: places.columns[index]) { continue }
      work[column] = values.fraction(at: places.columns[index], over: denominator)
      touched.append(column)
    }
  }

  /// As `btranBlock`, the block being torn already.
  mutating func btranDenseBlock(into combination: inout Buffer<Multiple>) {
    let places = findDenseBlock()
    let (numbers, common) = WholeNumbers.numerators(
      of: dense[places.block].columns.map { work[$0] })
    let values = dense[places.block].lines(times: numbers)
    let denominator = denominator(of: places.block, times: common)
    for (index, column) in torn.columns.elements.enumerated() {
      work[column] = 0
      if values.isZero(at: places.lines[index]) { continue }
      var multiple = values.fraction(at: places.lines[index], over: denominator)
      let scale = dense[places.block].lines[places.lines[index]].scale
      if !scale.isOne { multiple *= scale }
      combination.append(Multiple(row: system.columns[column].mate, multiple: multiple))
    }
    takeFromOutside(values, dense[places.block].lines, denominator)
    for column in torn.columns.elements { local[column] = -1 }
  }

  /// Takes the lines, each times its multiple, from the columns outside.
  private mutating func takeFromOutside(
    _ multiples: WholeNumbers, _ lines: [DenseBlock.Line], _ denominator: [UInt64]
  ) {
    var outside: [Int32] = []
    for line in lines {
      for place in system.rows[line.row].places {
        let column = system.entries[place].column
        guard local[column] == -1 else { continue }
        local[column] = Self.outside(outside.count)
        outside.append(column)
      }
    }
    var sums = WholeSums(count: outside.count, of: multiples, terms: lines.count)
    for (index, line) in lines.enumerated() where !multiples.isZero(at: index) {
      for place in system.rows[line.row].places {
        let entry = system.entries[place]
        guard local[entry.column] < 0 else { continue }
        let coefficient = line.scale.isOne ? entry.coefficient : entry.coefficient * line.scale
        if let factor = coefficient.asInt64 {
          sums.add(multiples, at: index, times: factor, to: Self.outside(local[entry.column]))
        } else {
          work[entry.column].addProduct(
            -multiples.fraction(at: index, over: denominator), coefficient)
        }
      }
    }
    let numbers = sums.numbers
    for (index, column) in outside.enumerated() {
      local[column] = -1
      if !numbers.isZero(at: index) {
        work[column] -= numbers.fraction(at: index, over: denominator)
      }
      if isSuperbasic(Int(column)), !work[column].isZero { touched.append(column) }
    }
  }

  // What stands in `local` for the columns outside of a block while they are summed up: less than −1.
  private static func outside(_ index: Int) -> Int32 { -2 - Int32(index) }
  private static func outside(_ mark: Int32) -> Int { -2 - Int(mark) }

  private func denominator(of block: Int, times common: Rational) -> [UInt64] {
    let own = dense[block].denominator + [0]
    if common.isOne { return own }
    return (Rational(numeratorWords: own, denominatorWords: CollectionOfOne(1)) * common)
      .numeratorWords
  }

  // MARK: Keeping

  /// Brings the kept block that is nearest to the torn one up to date, or builds one anew.
  private mutating func findDenseBlock() -> DensePlaces {
    let size = torn.columns.count
    var nearest = -1
    // As many changes as a third of the size take as long as to build the block from nothing.
    var least = size / 3 + 1
    for index in dense.indices {
      let distance = distance(to: dense[index])
      if distance < least { (nearest, least) = (index, distance) }
    }
    if nearest < 0 {
      nearest = nextDense
      nextDense = (nextDense + 1) % Self.mostDenseBlocks
      if nearest < dense.count {
        dense[nearest] = DenseBlock()
      } else {
        dense.append(DenseBlock())
      }
    }
    if least > 0 { bringUpToDate(nearest) }
    var places = DensePlaces(
      block: nearest, columns: Array(repeating: 0, count: size),
      lines: Array(repeating: 0, count: size))
    for place in 0..<size {
      places.columns[Int(local[dense[nearest].columns[place]])] = place
      let row = dense[nearest].lines[place].row
      places.lines[Int(local[system.rows[row].mate])] = place
    }
    return places
  }

  /// Whether a kept line is still one of the torn block's.
  private func stands(_ line: DenseBlock.Line) -> Bool {
    let row = system.rows[line.row]
    return row.generation == line.generation && row.mate >= 0 && local[row.mate] >= 0
  }

  /// How many changes make a kept block the torn one.
  private func distance(to block: DenseBlock) -> Int {
    let size = torn.columns.count
    let lines = block.lines.count { !stands($0) }
    let columns = block.columns.count { local[$0] < 0 }
    let growth = size - block.count
    // A line or column that goes is replaced where one comes; what is left over comes or goes in pairs.
    return lines + columns + growth
  }

  private mutating func bringUpToDate(_ index: Int) {
    var block = DenseBlock()
    swap(&block, &dense[index])
    defer { dense[index] = block }
    let size = torn.columns.count
    var isKeptLine = Array(repeating: false, count: size)
    var isKeptColumn = Array(repeating: false, count: size)
    for line in block.lines where stands(line) {
      isKeptLine[Int(local[system.rows[line.row].mate])] = true
    }
    for column in block.columns where local[column] >= 0 {
      isKeptColumn[Int(local[column])] = true
    }
    var newLines: [DenseBlock.Line] = []
    var newColumns: [Int32] = []
    for (place, column) in torn.columns.elements.enumerated() {
      if !isKeptLine[place] { newLines.append(line(ofRow: system.columns[column].mate)) }
      if !isKeptColumn[place] { newColumns.append(column) }
    }
    // Lines first: of those that are gone the coefficients are not known any more.
    replaceLines(&block, by: &newLines)
    while let line = block.lines.firstIndex(where: { !stands($0) }) {
      let held = block.columns.indices.filter { block.holds(column: $0, line: line) }
      guard let column = held.first(where: { local[block.columns[$0]] < 0 }) ?? held.first
      else {
        // A block is regular, so no line of it is all zeros.
        preconditionFailure(Basis.singular)
      }
      if local[block.columns[column]] >= 0 { newColumns.append(block.columns[column]) }
      block.remove(line: line, column: column)
    }
    replaceColumns(&block, by: &newColumns)
    while let column = block.columns.firstIndex(where: { local[$0] < 0 }) {
      guard let line = block.lines.indices.first(where: { block.holds(column: column, line: $0) })
      else {
        // Nor is any column.
        preconditionFailure(Basis.singular)
      }
      newLines.append(block.lines[line])
      block.remove(line: line, column: column)
    }
    for line in newLines { add(line, amongst: &newColumns, to: &block) }
  }

  private func line(ofRow row: Int32) -> DenseBlock.Line {
    var scale: Rational = 1
    for place in system.rows[row].places where !system.entries[place].coefficient.isInteger {
      let product = scale * system.entries[place].coefficient
      scale *= Rational(
        numeratorWords: product.denominatorWords, denominatorWords: CollectionOfOne(1))
    }
    return DenseBlock.Line(row: row, generation: system.rows[row].generation, scale: scale)
  }

  private func replaceLines(_ block: inout DenseBlock, by new: inout [DenseBlock.Line]) {
    guard block.lines.contains(where: { !stands($0) }) else { return }
    new.removeAll { line in
      let product = block.lines(times: coefficients(of: line, block.columns))
      guard
        let old = block.lines.indices.first(where: {
          !stands(block.lines[$0]) && !product.isZero(at: $0)
        })
      else { return false }
      block.replace(line: old, by: line, product: product)
      return true
    }
  }

  private func replaceColumns(_ block: inout DenseBlock, by new: inout [Int32]) {
    guard block.columns.contains(where: { local[$0] < 0 }) else { return }
    new.removeAll { column in
      let product = block.columns(times: coefficients(of: column, block.lines))
      guard
        let old = block.columns.indices.first(where: {
          local[block.columns[$0]] < 0 && !product.isZero(at: $0)
        })
      else { return false }
      block.replace(column: old, by: column, product: product)
      return true
    }
  }

  /// Adds a line with the first of the columns that the matrix stays regular with.
  private func add(
    _ line: DenseBlock.Line, amongst columns: inout [Int32], to block: inout DenseBlock
  ) {
    let right = block.lines(times: coefficients(of: line, block.columns))
    // Σ right · coefficient − denominator · corner is the complement, but for its sign.
    var sum = right
    sum.append(WholeNumbers(natural: block.denominator))
    for index in columns.indices {
      let coefficients = coefficients(of: columns[index], block.lines)
      var corner = self.coefficients(of: columns[index], [line])
      corner.negate()
      var terms = coefficients
      terms.append(corner)
      var complement = sum.products(ofLinesWith: terms)
      if complement.isZero(at: 0) { continue }
      complement.negate()
      block.add(
        line, columns.remove(at: index), left: block.columns(times: coefficients), right: right,
        complement: complement)
      return
    }
    // A row only becomes tight where it depends on none of the tight ones, so one column is left for it.
    preconditionFailure(Basis.singular)
  }

  /// A line's coefficients, made whole, in some columns.
  private func coefficients(of line: DenseBlock.Line, _ columns: [Int32]) -> WholeNumbers {
    WholeNumbers.numerators(
      of: columns.map { self.coefficient(of: $0, line) }
    ).numbers
  }

  /// A column's coefficients in some lines, made whole.
  private func coefficients(of column: Int32, _ lines: [DenseBlock.Line]) -> WholeNumbers {
    WholeNumbers.numerators(of: lines.map { self.coefficient(of: column, $0) }).numbers
  }

  private func coefficient(of column: Int32, _ line: DenseBlock.Line) -> Rational {
    for place in system.rows[line.row].places where system.entries[place].column == column {
      let coefficient = system.entries[place].coefficient
      return line.scale.isOne ? coefficient : coefficient * line.scale
    }
    return 0
  }
}
