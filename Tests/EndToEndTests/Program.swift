// The built program as a process of its own, with files to work on and everything that it writes.

import Foundation
import Testing

/// A folder that is gone after the test, and the program run in it.
///
/// The environment is empty but for a UTF-8 locale and homes inside the folder, so that nothing of
/// whoever runs the tests shows in them.
final class Program {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("slackline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  struct Outcome: Sendable {
    /// The exit status, or minus the number of the signal that ended it.
    var status: Int
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The output as one JSON object a line.
    func objects(sourceLocation: SourceLocation = #_sourceLocation) throws -> [[String: Any]] {
      try lines.map { line in
        try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          sourceLocation: sourceLocation)
      }
    }
  }

  /// The executable lies beside the tests.
  private static var executable: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return products.appendingPathComponent("slackline")
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: folder.appendingPathComponent(name))
  }

  /// What a file of the folder holds.
  func text(of name: String) throws -> String { try read(name) }

  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, input: Data(input.utf8), environment: environment)
  }

  /// - Parameter output: where the output goes; nil for a file that is read afterwards.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    output: FileHandle? = nil, program: URL? = nil
  ) throws -> Outcome {
    // Files instead of pipes: however much is written, nobody waits for a reader.
    try write(input, to: ".input")
    try write(Data(), to: ".output")
    try write(Data(), to: ".errors")
    let process = Process()
    process.executableURL = program ?? Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "LANG": "C.UTF-8", "HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      "XDG_STATE_HOME": folder.path,
    ].merging(environment) { $1 }
    process.standardInput = try FileHandle(
      forReadingFrom: folder.appendingPathComponent(".input"))
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: folder.appendingPathComponent(".output"))
    process.standardError = try FileHandle(
      forWritingTo: folder.appendingPathComponent(".errors"))
    try process.run()
    process.waitUntilExit()
    let status = Int(process.terminationStatus)
    return Outcome(
      status: process.terminationReason == .exit ? status : -status,
      output: try read(".output"), errors: try read(".errors"))
  }

  /// Runs a script of the shell with the program as its `$0`.
  func runShell(_ script: String) throws -> Outcome {
    try run(["-c", script, Self.executable.path], program: URL(fileURLWithPath: "/bin/bash"))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }
}
