// Files as they are in the world: nine programs of the Netlib collection.

import Foundation
import Programs
import Rationals
import Testing

@Suite("Netlib's programs")
struct NetlibTests {
  /// What glpsol reports of each: rows, columns and nonzeros without the objective, and those of the objective.
  static let files: [(String, Int, Int, Int, Int)] = [
    ("afiro", 27, 32, 83, 5), ("sc50b", 50, 48, 118, 1), ("galenet", 8, 8, 16, 0),
    ("forest6", 66, 95, 210, 60), ("boeing2", 166, 143, 1196, 143), ("kb2", 43, 41, 286, 5),
    ("recipe", 91, 180, 663, 89), ("vtpbase", 198, 203, 908, 6), ("gas11", 459, 862, 2166, 565),
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples")
    return [UInt8](try Data(contentsOf: samples.appendingPathComponent("\(name).mps")))
  }

  @Test("They have as many rows, columns and nonzeros as glpsol finds", arguments: files)
  func counts(
    _ name: String, rows: Int, columns: Int, nonzeros: Int, objective: Int
  ) throws {
    let program = try MPSReader.program(from: Self.bytes(name))
    #expect(program.rows.count == rows)
    #expect(program.columns.count == columns)
    #expect(program.nonzeroCount == nonzeros)
    #expect(program.objective.terms.count == objective)
    #expect(try MPSReader.program(from: Self.bytes(name), layout: .fixed) == program)
  }

  @Test("Ranges, bounds and numbers are what the file says")
  func details() throws {
    let program = try MPSReader.program(from: Self.bytes("boeing2"))
    let ranged = program.rows.filter { $0.lower != nil && $0.upper != nil && !$0.isEquation }
    #expect(ranged.count == 19)
    let gas = try MPSReader.program(from: Self.bytes("gas11"))
    #expect(gas.columns.count { $0.lower == nil && $0.upper == nil } == 375)
    let afiro = try MPSReader.program(from: Self.bytes("afiro"))
    #expect(afiro.name == "AFIRO")
    #expect(afiro.objective.name == "COST")
    #expect(afiro.objective.terms.first?.coefficient == Rational(-2, over: 5))
  }
}
