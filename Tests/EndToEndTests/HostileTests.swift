// Hostile files through every subcommand that reads files of their kind, as they are and changed at random places: the program
// ends by itself, with a status that it knows, and nothing raw comes out.

import Foundation
import TestSupport
import Testing

@Suite("Hostile files")
struct HostileTests {
  private static let commands: [HostileKind: [[String]]] = [
    .script: [
      ["run"], ["run", "--format", "json"], ["solve"], ["solve", "--format", "json", "--certificate", "proof"],
      ["duel"], ["export", "-o", "out.lp"], ["export", "-o", "out.svg"], ["export", "-o", "out.tex"],
      ["export", "-o", "out.html"], ["lesson", "check"], ["explain"], ["verify", "proof"],
    ],
    .lesson: [
      ["lesson", "check"], ["lesson", "show"], ["lesson", "play"], ["lesson", "run"],
      ["lesson", "run", "--format", "json"], ["lesson", "run", "--format", "junit"],
      ["lesson", "grade", "transcript"], ["export", "-o", "out.html"],
    ],
    .log: [["explain"], ["explain", "--format", "json"], ["solve"]],
    .transcript: [["lesson", "grade", "lesson.md"], ["run"]],
    .lp: [["solve"], ["solve", "--format", "json"], ["export", "-o", "out.mps"], ["verify", "proof"], ["duel"]],
    .mps: [["solve"], ["solve", "--format", "json"], ["export", "-o", "out.lp"], ["verify", "proof"]],
  ]

  private func run(_ command: [String], _ bytes: Data, _ kind: HostileKind) throws -> Program.Outcome {
    let program = try Program()
    let file = (kind == .script ? "itself." : "file.") + kind.ending
    try program.write(bytes, to: file)
    try program.write("# T\n\n```ask\nprompt: 1?\nexpect: 1\nhint: a\nhint: b\nanswer: 1\n```\n", to: "lesson.md")
    try program.write("> X = 1\n", to: "transcript")
    try program.write("{}", to: "proof")
    return try program.run(command + [file], input: bytes)
  }

  private func check(_ outcome: Program.Outcome, _ place: String) {
    #expect([0, 1, 64, 65, 66].contains(outcome.status), "\(place): status \(outcome.status)")
    let raw = (outcome.output + outcome.errors).unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F..<0xA0).contains($0.value)
        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(raw.isEmpty, "\(place): \(raw.map { $0.value })")
    #expect(outcome.errors.utf8.count < 1 << 20, "\(place): \(outcome.errors.utf8.count) bytes of errors")
  }

  @Test("Each as it is", arguments: HostileKind.allCases)
  func asTheyAre(kind: HostileKind) throws {
    for (_, name, text) in HostileCorpus.files.filter({ $0.kind == kind }) {
      for command in Self.commands[kind] ?? [] {
        check(try run(command, Data(text.utf8), kind), "\(command.joined(separator: " ")): \(name)")
      }
    }
  }

  /// As SLACKLINE_TRIALS says: a long run is one of many trials.
  @Test("Changed at random places", arguments: HostileKind.allCases)
  func changed(kind: HostileKind) throws {
    let files = HostileCorpus.files.filter { $0.kind == kind && $0.text.utf8.count < 4_000 }
    for seed in 0..<Trials.count(UInt64(200)) {
      var random = SeededGenerator(seed: seed)
      let (_, name, text) = files[Int.random(in: files.indices, using: &random)]
      var bytes = Array(text.utf8)
      let other = Array(files[Int.random(in: files.indices, using: &random)].text.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) { Self.change(&bytes, with: other, &random) }
      let commands = Self.commands[kind] ?? []
      let command = commands[Int.random(in: commands.indices, using: &random)]
      check(try run(command, Data(bytes), kind), "\(command.joined(separator: " ")): \(name), seed \(seed)")
    }
  }

  /// Cuts, doubles, swaps, splices or spoils a piece (M. Zalewski's *American fuzzy lop* has the same moves).
  private static func change(_ bytes: inout [UInt8], with other: [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2:
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 60)], at: place)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 4: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    default:
      let words = ["0", "-1", "9223372036854775808", "1e999", "/0", "((", "\n", "@required", "X", ">=", "```", "\u{202e}", "\0"]
      bytes.insert(contentsOf: words[Int.random(in: words.indices, using: &random)].utf8, at: place)
    }
  }
}
