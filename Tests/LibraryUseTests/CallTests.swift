// Calls of the libraries in any order, by seeds; `.ci/fuzz` has them guided by what they reach, `.ci/library` in release.

import Foundation
import LibraryUse
import TestSupport
import Testing

@Suite struct CallTests {
  @Test func `right calls in any order come to right answers`() throws {
    var solves = 0
    for seed in 0..<Trials.count(UInt64(3_000)) {
      var round = CallRound(Self.bytes(seed))
      try round.run()
      solves += round.solves
      #expect(
        round.complaints.isEmpty,
        "seed \(seed): \(round.complaints)\n\(round.calls.joined(separator: "\n"))")
    }
    #expect(solves > 1_000)
  }

  /// Solvers, copies and all, as the calls left them; then one of them is asked for what it does not know.
  @Test(arguments: 0..<UInt64(14))
  func `a wrong call after any right ones ends the program with words`(seed: UInt64) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seed = seed as UInt64] in
      // Some seeds leave nothing that is strange to anybody.
      for seed in stride(from: seed, to: 10_000, by: 14) {
        var round = CallRound(CallTests.bytes(seed))
        try round.run()
        if round.misuse(UInt8(seed % 7)) { break }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(CallRound.words(UInt8(seed % 7))), "\(said.prefix(300))")
  }

  static func bytes(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return (0..<random.integer(in: 40...400)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
}
