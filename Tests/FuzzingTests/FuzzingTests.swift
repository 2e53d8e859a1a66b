// Files of each kind, changed at random places: whatever is in them, all holds that must hold.

import Foundation
import Fuzzing
import TestSupport
import Testing

@Suite("Fuzzing")
struct FuzzingTests {
  @Test("A file as it should be, or meant to break something", arguments: FuzzTarget.allCases)
  func seeds(target: FuzzTarget) throws {
    for file in target.seeds {
      let complaints = try target.complaints(of: file)
      #expect(
        complaints.isEmpty, "\(target): \(String(decoding: file, as: UTF8.self).debugDescription)")
    }
  }

  /// As SLACKLINE_TRIALS says; a long run is `.ci/fuzz`.
  @Test("A file changed at random places", arguments: FuzzTarget.allCases)
  func changed(target: FuzzTarget) throws {
    for seed in 0..<Trials.count(UInt64(100)) {
      var random = SeededGenerator(seed: seed)
      let file = target.file(using: &random)
      let complaints = try target.complaints(of: file)
      #expect(
        complaints.isEmpty,
        "\(target), seed \(seed): \(String(decoding: file, as: UTF8.self).debugDescription)")
    }
  }
}
