// The program that `.ci/library` builds in release, from nothing but products of the package.

import LibraryUse

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014): the calls of a seed.
func bytes(of seed: UInt64) -> [UInt8] {
  var state = seed
  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  return (0..<40 + Int(next() % 360)).map { _ in UInt8(truncatingIfNeeded: next() >> 32) }
}

func makeCalls(for duration: Duration) throws {
  let clock = ContinuousClock()
  let end = clock.now + duration
  var (seed, solves) = (UInt64(0), 0)
  while clock.now < end {
    var round = CallRound(bytes(of: seed))
    try round.run()
    if !round.complaints.isEmpty {
      fatalError("seed \(seed): \(round.complaints)\n\(round.calls.joined(separator: "\n"))")
    }
    solves += round.solves
    seed += 1
  }
  print("\(seed) sequences of calls, \(solves) answers proved right")
}

func makeWrongCall(_ kind: UInt64) throws {
  for seed in stride(from: kind, to: 10_000, by: 7) {
    var round = CallRound(bytes(of: seed))
    try round.run()
    if round.misuse(UInt8(kind % 7)) { return }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let number = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
switch arguments.first {
case "mistakes": for mistake in Misuse.all { print("\(mistake.name)\t\(mistake.words)") }
case "misuse": try arguments.dropFirst().first.flatMap(Misuse.named)?.commit()
case "calls": try makeCalls(for: .seconds(Int64(number)))
case "wrong-call": try makeWrongCall(number)
case "words": print(CallRound.words(UInt8(number % 7)))
default: print("usage: use mistakes | misuse NAME | calls SECONDS | wrong-call SEED | words SEED")
}
