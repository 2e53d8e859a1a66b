// Hostile files through every subcommand that reads files of their kind, as they are and changed at random places: the program
// ends by itself, with a status that it knows, and nothing raw comes out.

import Foundation
import Fuzzing
import TestSupport
import Testing

@Suite("Hostile files")
struct HostileTests {
  private static let commands: [FuzzTarget: [[String]]] = [
    .script: [
      ["run"], ["run", "--format", "json"], ["solve"],
      ["solve", "--format", "json", "--certificate", "proof"],
      ["duel"], ["export", "-o", "out.lp"], ["export", "-o", "out.svg"],
      ["export", "-o", "out.tex"],
      ["export", "-o", "out.html"], ["lesson", "check"], ["explain"],
      ["verify", "FILE", "proof.json"],
    ],
    .lesson: [
      ["lesson", "check"], ["lesson", "show"], ["lesson", "play"], ["lesson", "run"],
      ["lesson", "run", "--format", "json"], ["lesson", "run", "--format", "junit"],
      ["lesson", "grade", "transcript"], ["export", "-o", "out.html"],
    ],
    .log: [["explain"], ["explain", "--format", "json"], ["solve"]],
    .transcript: [["lesson", "grade", "lesson.md"], ["run"]],
    .lp: [
      ["solve"], ["solve", "--format", "json"], ["export", "-o", "out.mps"],
      ["verify", "FILE", "proof.json"], ["duel"],
    ],
    .mps: [
      ["solve"], ["solve", "--format", "json"], ["export", "-o", "out.lp"],
      ["verify", "FILE", "proof.json"],
    ],
    .proof: [["verify", "program.lp"], ["run"], ["lesson", "check"]],
  ]

  private func run(_ command: [String], _ bytes: Data, _ kind: FuzzTarget) throws -> Program.Outcome
  {
    let program = try Program()
    let file = (kind == .script ? "itself." : "file.") + kind.ending
    try program.write(bytes, to: file)
    try program.write(RightFiles.lesson, to: "lesson.md")
    try program.write("> X = 1\n", to: "transcript")
    try program.write(RightFiles.provenProgram, to: "program.lp")
    try program.write("{}", to: "proof.json")
    let words =
      command.contains("FILE") ? command.map { $0 == "FILE" ? file : $0 } : command + [file]
    return try program.run(words, input: bytes)
  }

  private func check(_ outcome: Program.Outcome, _ place: String) {
    #expect([0, 1, 64, 65, 66].contains(outcome.status), "\(place): status \(outcome.status)")
    let raw = (outcome.output + outcome.errors).unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F..<0xA0).contains($0.value)
        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(raw.isEmpty, "\(place): \(raw.map { $0.value })")
    #expect(
      outcome.errors.utf8.count < 1 << 20, "\(place): \(outcome.errors.utf8.count) bytes of errors")
  }

  /// Each file through one of the commands, another for the next file; through more of them in a long run
  /// (SLACKLINE_TRIALS), such as that of `.ci/run` with the program as it is released.
  @Test("Each as it is", arguments: commands.keys)
  func asTheyAre(kind: FuzzTarget) throws {
    let commands = Self.commands[kind] ?? []
    let files = HostileCorpus.files.filter { $0.kind == kind }
    let count = min(Trials.count(10), commands.count)
    for (index, (_, name, text)) in files.enumerated() {
      for place in 0..<count {
        let command = commands[(index * count + place) % commands.count]
        check(try run(command, Data(text.utf8), kind), "\(command.joined(separator: " ")): \(name)")
      }
    }
  }

  /// As SLACKLINE_TRIALS says: a long run is one of many trials.
  @Test("Changed at random places", arguments: commands.keys)
  func changed(kind: FuzzTarget) throws {
    for seed in 0..<Trials.count(UInt64(30)) {
      var random = SeededGenerator(seed: seed)
      let bytes = kind.file(using: &random)
      let commands = Self.commands[kind] ?? []
      let command = commands[Int.random(in: commands.indices, using: &random)]
      check(try run(command, Data(bytes), kind), "\(command.joined(separator: " ")): seed \(seed)")
    }
  }
}
