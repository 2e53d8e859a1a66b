// What is written is read back as the same program, whichever the format.

import Programs
import Rationals
import TestSupport
import Testing

@Suite("Programs written and read")
struct RoundTripTests {
  static func mps(_ program: LinearProgram) throws -> LinearProgram {
    try MPSReader.program(from: Array(MPSWriter.text(of: program).utf8))
  }

  static func lp(
    _ program: LinearProgram, _ ranges: LPWriter.Ranges = .parted
  ) throws -> LinearProgram {
    try LPReader.program(from: Array(LPWriter.text(of: program, ranges: ranges).utf8))
  }

  @Test("Where every number is a decimal, the program is equal, and both readers agree")
  func plain() throws {
    var (columns, short) = (0, 0)
    for seed in 0..<UInt64(Trials.count(3_000)) {
      var random = RandomProgram(seed: seed, isPlain: true)
      let program = random.program()
      columns += program.columns.count
      #expect(try Self.mps(program) == program, "seed \(seed)")
      if Self.isShort(program) {
        let bytes = Array(MPSWriter.text(of: program).utf8)
        #expect(try MPSReader.program(from: bytes, layout: .fixed) == program, "seed \(seed)")
        short += 1
      }
      #expect(try Self.lp(program, .chained) == program, "seed \(seed)")
      #expect(try Self.lp(program).isSame(as: program), "seed \(seed)")
    }
    #expect(columns > 0)
    #expect(short > 0)
  }

  /// Whether everything has room in the columns of a card.
  private static func isShort(_ program: LinearProgram) -> Bool {
    let names = program.columns.map(\.name) + program.rows.map(\.name)
    let numbers =
      program.objective.terms.map(\.coefficient) + [program.objective.constant]
      + program.columns.flatMap { [$0.lower, $0.upper].compactMap(\.self) }
      + program.rows.flatMap { $0.terms.map(\.coefficient) }
      + program.rows.flatMap { [$0.lower, $0.upper].compactMap(\.self) }
    return names.allSatisfy { $0.count <= 8 }
      && numbers.allSatisfy { $0.isInteger && $0.digitCount <= 9 }
  }

  @Test("Thirds, huge numbers and strange names: it is the same program")
  func strange() throws {
    var changed = 0
    for seed in 0..<UInt64(Trials.count(1_000)) {
      var random = RandomProgram(seed: seed, isPlain: false)
      let program = random.program()
      let read = [
        try Self.mps(program), try Self.lp(program), try Self.lp(program, .chained),
      ]
      for other in read {
        if other != program { changed += 1 }
        let named = Self.named(other, as: program)
        #expect(named.isSame(as: program), "seed \(seed)")
        // Its own numbers are such as files have.
        let again = Self.named(try Self.mps(other), as: other)
        #expect(again.isSame(as: other), "seed \(seed)")
      }
      for (a, b) in zip(read[0].columns, program.columns) where Self.isOrdinary(b.name) {
        #expect(a.name == b.name, "seed \(seed)")
      }
    }
    #expect(changed > 0)
  }

  private static func isOrdinary(_ name: String) -> Bool {
    name.hasPrefix("a_long.name")
  }

  /// The same program with the other's names of columns.
  private static func named(_ program: LinearProgram, as other: LinearProgram) -> LinearProgram {
    LinearProgram(
      sense: program.sense, objective: program.objective,
      columns: zip(program.columns, other.columns).map {
        LinearProgram.Column(name: $1.name, lower: $0.lower, upper: $0.upper)
      },
      rows: program.rows)
  }

  @Test("Netlib's programs come back", arguments: NetlibTests.files.map(\.0))
  func netlib(_ name: String) throws {
    let program = try MPSReader.program(from: NetlibTests.bytes(name))
    #expect(try Self.mps(program) == program)
    #expect(try Self.lp(program, .chained).isSame(as: program))
    #expect(try Self.lp(program).isSame(as: program))
  }
}
