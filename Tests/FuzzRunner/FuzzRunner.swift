// LLVM's libFuzzer with Swift's entry: bytes come in, again and again, and it looks for what they reach that none reached
// before.

import Dispatch
import Foundation
import Fuzzing

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Of `SLACKLINE_FUZZ_KIND`.
private let target =
  ProcessInfo.processInfo.environment["SLACKLINE_FUZZ_KIND"].flatMap { FuzzTarget(rawValue: $0) }
  ?? .script

/// How many threads do the same with each file at once, none knowing of the others: `SLACKLINE_FUZZ_THREADS`, or one.
private let threads =
  ProcessInfo.processInfo.environment["SLACKLINE_FUZZ_THREADS"].flatMap { Int($0) } ?? 1

@main
enum FuzzRunner {
  static func main() {
    writeSeeds()
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      run(&count, &arguments) { bytes, count in
        let file = Array(UnsafeBufferPointer(start: bytes, count: count))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
          let complaints = target.complaints(of: file)
          // What is found is kept by the fuzzer as it dies.
          if !complaints.isEmpty { fatalError("complaint: \(complaints.joined(separator: "\n"))") }
        }
        return 0
      })
  }

  /// To the folder that the first argument names, if it is empty.
  private static func writeSeeds() {
    guard CommandLine.arguments.count > 1 else { return }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let there = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard there?.isEmpty == true else { return }
    for (number, seed) in target.seeds.enumerated() {
      try? Data(seed).write(to: folder.appendingPathComponent("seed\(number)"))
    }
  }
}
