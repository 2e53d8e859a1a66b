// How the driver measures: timed operations collect samples, a group of operations is repeated until
// its share of the budget is used, and what would take too long is left out beforehand. The drivers
// in Peers measure in the same way; keep the three alike.

import Rationals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Times in nanoseconds.
enum Clock {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// What two readings of the clock cost; it is taken off every sample.
  static let overhead: Double = {
    let gaps = (0..<1001).map { _ in
      let before = now()
      return now() - before
    }
    return gaps.sorted()[gaps.count / 2]
  }()

  static func since(_ start: Double) -> Double { max(0, now() - start - overhead) }
}

/// The samples and checks of one group of operations at one size.
struct Run {
  typealias Group = (inout Run, Int) -> Void

  private let seconds: Double
  private let repetitions: Int
  private var end = 0.0
  private var done = 0
  private var samples: [String: [Double]] = [:]
  private var errors: [String: Rational] = [:]

  private init(seconds: Double, repetitions: Int) {
    self.seconds = seconds
    self.repetitions = repetitions
  }

  // MARK: What a group calls

  /// Whether the group shall be done once more: at least once, until time or repetitions are used.
  mutating func again() -> Bool {
    done += 1
    if done == 1 {
      end = Clock.now() + seconds * 1e9
      return true
    }
    return done <= repetitions && Clock.now() < end
  }

  /// Times `count` operations with two readings of the clock; the sample is the mean of them.
  mutating func time(_ metric: String, count: Int = 1, _ operation: () -> Void) {
    let start = Clock.now()
    operation()
    sample(metric, Clock.since(start) / Double(count))
  }

  mutating func sample(_ metric: String, _ nanoseconds: Double) {
    samples[metric, default: []].append(nanoseconds)
  }

  /// The samples of a build whose single operations took so long.
  mutating func sampleBuild(_ operations: [Double]) {
    sample("a_total", operations.reduce(0, +))
    samples["a_op_median", default: []] += operations
    samples["a_op_last", default: []] += operations.suffix(max(1, operations.count / 10))
  }

  /// Keeps the largest error seen under this name.
  mutating func check(_ name: String, _ error: Rational) {
    errors[name] = max(error, errors[name] ?? 0)
  }

  // MARK: What runs a group

  /// Runs a group and prints its lines, or says that it was left out.
  static func run(_ metrics: String, _ n: Int, budget: Double, _ group: Group) {
    guard estimate(group, n, budget: budget) <= budget else {
      print(#"{"skipped": "\#(metrics)"}"#)
      return
    }
    var run = Run(seconds: budget / 5, repetitions: 1001)
    group(&run, n)
    run.printLines()
  }

  /// Seconds that one repetition takes at this size; a size whose half is too slow already counts as
  /// too slow.
  private static func estimate(_ group: Group, _ n: Int, budget: Double) -> Double {
    guard n > 100 else { return 0 }
    let half = estimate(group, n / 2, budget: budget)
    if half > budget { return half }
    var once = Run(seconds: 0, repetitions: 1)
    let start = Clock.now()
    group(&once, n / 2)
    return (Clock.now() - start) / 1e9 * 8  // the dearest operations of all drivers grow so
  }

  private func printLines() {
    for (metric, unsorted) in samples.sorted(by: { $0.key < $1.key }) {
      let sorted = unsorted.sorted()
      let median = sorted[sorted.count / 2] / 1e3
      let p90 = sorted[sorted.count * 9 / 10] / 1e3
      print(
        #"{"metric": "\#(metric)", "median_us": \#(median), "min_us": \#(sorted[0] / 1e3), "#
          + #""p90_us": \#(p90), "reps": \#(sorted.count)}"#)
    }
    for (name, error) in errors.sorted(by: { $0.key < $1.key }) {
      // The errors are exact, so that any but 0 is a mistake, however small it is.
      let text = error.isZero ? "0" : max(error, Self.leastShown).decimal(places: 9)
      print(#"{"check": "\#(name)", "maxerr": \#(text)}"#)
    }
  }

  private static let leastShown = Rational(numerator: 1, denominator: 1_000_000_000)
}
