// Damaged files: whatever their bytes, they are a program or an error in one of their lines.

import Programs
import TestSupport
import Testing
import Wording

@Suite("Damaged programs")
struct DamageTests {
  static let scraps: [String] = [
    "\n", " ", "\t", "\r", "-", "+", "<=", ">=", "=", ":", "[", "1e9999", "1e-999", ".", "e", "inf",
    "END", "ENDATA\n", "Bounds\n", "st\n", "RANGES\n", "RHS\n", "BOUNDS\n", " FR BND x0\n", "\\",
    "*", "$", "é", "\u{0}", "free", "99999999999999999999999999", "x0", "c0", "cost",
    "'MARKER' 'INTORG'", "OBJSENSE\n", "NAME", "semi-", "subject",
  ]

  static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    for _ in 0..<generator.integer(in: 1...4) {
      let place = generator.integer(in: 0...bytes.count)
      switch generator.integer(in: 0...4) {
      case 0: bytes.insert(contentsOf: Array(generator.element(of: scraps).utf8), at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8(generator.integer(in: 0...255))
      case 2:
        let end = min(place + generator.integer(in: 0...9), bytes.count)
        bytes.removeSubrange(place..<end)
      case 3:
        let end = min(place + generator.integer(in: 0...30), bytes.count)
        let piece = Array(bytes[place..<end])
        bytes.insert(contentsOf: piece, at: generator.integer(in: 0...bytes.count))
      default: bytes.removeSubrange(place...)
      }
    }
  }

  @Test("Each is a program or an error with a place")
  func damaged() throws {
    var (programs, errors) = (0, 0)
    for seed in 0..<UInt64(Trials.count(20_000)) {
      var random = RandomProgram(seed: seed / 8, isPlain: true)
      let program = random.program()
      var generator = SeededGenerator(seed: seed)
      let isMPS = generator.happens(1, outOf: 2)
      var bytes = Array(
        (isMPS ? MPSWriter.text(of: program) : LPWriter.text(of: program, ranges: .chained)).utf8)
      Self.damage(&bytes, &generator)
      do throws(ProgramFileError) {
        let read = try isMPS ? MPSReader.program(from: bytes) : LPReader.program(from: bytes)
        programs += 1
        // What was read can be written and read.
        let text = isMPS ? LPWriter.text(of: read) : MPSWriter.text(of: read)
        let again =
          try isMPS
          ? LPReader.program(from: Array(text.utf8)) : MPSReader.program(from: Array(text.utf8))
        #expect(again.columns.count == read.columns.count, "seed \(seed)")
      } catch {
        errors += 1
        let lines = LineEnds.asLineFeeds(bytes).count { $0 == UInt8(ascii: "\n") } + 1
        #expect((1...lines).contains(error.line), "seed \(seed)")
        #expect(error.column >= 1, "seed \(seed)")
        #expect(!error.text(in: .english).isEmpty, "seed \(seed)")
      }
    }
    #expect(programs > 0)
    #expect(errors > 0)
  }
}
