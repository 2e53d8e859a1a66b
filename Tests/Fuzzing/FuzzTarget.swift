// What a file is read as, and what must hold whatever is in it.

import Foundation
import LibraryUse
public import TestSupport

/// A kind of file, and all that the program does with one; or `calls`, bytes that decide what a program does with the libraries.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case script, lesson, transcript, log, lp, mps, proof, page, calls

  /// The end of its name, by which some subcommands go.
  public var ending: String {
    switch self {
    case .script: "slack"
    case .lesson: "md"
    case .log, .transcript: "log"
    case .lp: "lp"
    case .mps: "mps"
    case .proof, .page: "json"
    case .calls: "calls"
    }
  }

  /// Right files, hostile files, and pieces of them, none longer than a few thousand bytes.
  public var seeds: [[UInt8]] {
    let hostile = HostileCorpus.files.filter { $0.kind == self && $0.text.utf8.count < 4_000 }
    return (RightFiles.of(self) + hostile.map { $0.text }).map { Array($0.utf8) }
  }

  /// A file of this kind, changed at random places.
  public func file(using random: inout SeededGenerator) -> [UInt8] {
    let seeds = Self.seeds[self] ?? []
    let one = random.element(of: seeds)
    return Mutation.changed(one, with: random.element(of: seeds), using: &random)
  }

  private static let seeds = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.seeds) })

  /// Reads a file, does everything with it that the program does, and gives what is wrong with the outcome.
  public func complaints(of bytes: [UInt8]) throws -> [String] {
    var round = FuzzRound()
    switch self {
    case .script: round.runScript(String(decoding: bytes, as: UTF8.self))
    case .lesson: round.playLesson(bytes)
    case .transcript: round.grade(String(decoding: bytes, as: UTF8.self))
    case .log: try round.explain(String(decoding: bytes, as: UTF8.self))
    case .lp, .mps: try round.solveProgram(bytes, self)
    case .proof: round.checkProof(String(decoding: bytes, as: UTF8.self))
    case .page: round.askPage(String(decoding: bytes, as: UTF8.self))
    case .calls:
      var calls = CallRound(bytes)
      try calls.run()
      return calls.complaints
    }
    return round.complaints
  }
}
