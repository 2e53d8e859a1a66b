// Where lines come from: arguments, files, standard input, other files; and files of every kind.

import Foundation
import Testing

@Suite struct ScriptTests {
  @Test("The same lines say the same, wherever they come from")
  func sources() throws {
    let program = try Program()
    let lines = ["X >= 3", "X <= 5 @low", "region"]
    let script = lines.joined(separator: "\n") + "\n"
    try program.write(script, to: "script")
    let wanted = try program.run("run", "script")
    #expect(wanted.status == 0 && wanted.output.contains("[3, 5]"))
    #expect(try program.run(lines.flatMap { ["-c", $0] }).output == wanted.output)
    #expect(try program.run("run", "-", input: script).output == wanted.output)
    #expect(try program.run(input: script).output == wanted.output)
    #expect(try program.run("--no-rc", input: script).output == wanted.output)
  }

  @Test("Several files, each in a session of its own")
  func severalFiles() throws {
    let program = try Program()
    try program.write("X = 1\nX\n", to: "one")
    try program.write("X = 2\nX\n", to: "two")
    let outcome = try program.run("run", "one", "-", "two", input: "X = 3\nX\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.filter { $0.hasPrefix("X = ") } == ["X = 1", "X = 3", "X = 2"])
  }

  private static let mark = Data([0xEF, 0xBB, 0xBF])

  @Test(
    "A file may end and be encoded as files do",
    arguments: [
      Data("X = 3\nX".utf8), Data("X = 3\r\nX\r\n".utf8), mark + Data("X = 3\nX\n".utf8),
      mark + Data("X = 3\r\nX".utf8), Data("\n\n# a remark\nX = 3\n\n\nX\n\n".utf8),
    ])
  func encodings(bytes: Data) throws {
    let program = try Program()
    try program.write(bytes, to: "script")
    for outcome in [
      try program.run("run", "script"), try program.run(["run", "-"], input: bytes),
      try program.run([], input: bytes),
    ] {
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.lines.last == "X = 3")
    }
  }

  @Test(
    "An empty file is no error and says nothing", arguments: ["", "\n", "# nothing", "\u{FEFF}"])
  func empty(text: String) throws {
    let program = try Program()
    try program.write(text, to: "script")
    for arguments in [["run", "script"], ["run", "--format", "json", "script"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    }
  }

  @Test(
    "What cannot be read is named with the reason", arguments: ["nowhere", "folder", "no/where"])
  func unreadable(name: String) throws {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
    for command in ["run", "solve"] {
      let outcome = try program.run(command, name)
      #expect(outcome.status == 66)
      #expect(outcome.errors.hasPrefix("slackline: \(name): "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(!outcome.output.contains("solve"))
    }
  }

  @Test("Bytes that are no script are refused line by line, and nothing of them steers a terminal")
  func garbage() throws {
    let program = try Program()
    var state: UInt32 = 1
    let bytes = Data(
      (0..<20_000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      })
    try program.write(bytes, to: "script")
    let outcome = try program.run("run", "script")
    #expect(outcome.status == 65)
    let controls = (outcome.output + outcome.errors).unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  @Test("A line of 10,000 characters is read, one of 10,001 is refused at its end")
  func longLine() throws {
    let program = try Program()
    let longest = "X = 3 #" + String(repeating: "寬", count: 9_993)
    try program.write("\(longest)\n\(longest)寬\nX\n", to: "script")
    let outcome = try program.run("run", "script")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("script:2:10001: error: "))
    #expect(outcome.errors.utf8.count < 1_000, "the line is not shown whole")
    #expect(outcome.lines.last == "X = 3")
  }

  // MARK: load

  @Test("load runs the lines of a file, and files in it, as one change")
  func load() throws {
    let program = try Program()
    try program.write("X >= 3\nload inner\n", to: "outer")
    try program.write("X <= 5\nX <= 4\n", to: "inner")
    let outcome = try program.run("-c", "load outer", "-c", "X", "-c", "undo", "-c", "list")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("X in [3, 4]"))
    #expect(outcome.output.contains("undo: load outer"))
    #expect(outcome.output.contains("there are no constraints yet"))
  }

  @Test("What is loaded beside something is said to be, and what is loaded twice")
  func loadedBeside() throws {
    let program = try Program()
    try program.write("X >= 1\nX <= 9\n", to: "one")
    try program.write("Y >= 1\n", to: "two")
    try program.write("# nothing\n", to: "none")
    for (lines, said) in [
      (["load one"], "loaded one: 2 changes\n"),
      (
        ["load one", "load two"],
        "loaded two: 1 change, added to the 2 constraints and objectives that were here; reset, then load, for it alone\n"
      ),
      (["Z = 1", "load two"], "added to the one constraint or objective that was here;"),
      (
        ["load one", "load ./one"],
        "loaded ./one: 2 changes, added to what was loaded of it before, so that it counts twice; undo takes it back\n"
      ),
      (["load one", "undo", "load one"], "again"), (["load one", "reset", "load one"], "again"),
      (["load one", "reset", "Z = 1", "load one"], "added to the one constraint"),
      (["load one", "load none"], "loaded none: 0 changes\n"),
    ] {
      let outcome = try program.run("run", "-", input: lines.joined(separator: "\n") + "\n")
      let last = (outcome.output.split(separator: "\n").last ?? "") + "\n"
      #expect(
        said == "again" ? last == "loaded one: 2 changes\n" : last.contains(said),
        "\(outcome.output)")
    }
  }

  @Test("Errors in a loaded file are shown where they stand, and the rest is loaded")
  func loadErrors() throws {
    let program = try Program()
    try program.write("X = 3\n X <\nY = 4\n", to: "part")
    let outcome = try program.run("-c", "load part", "-c", "X", "-c", "Y")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("part:2:4: error: "))
    #expect(outcome.lines.suffix(2) == ["X = 3", "Y = 4"])
  }

  @Test("A file that is not there, or that loads itself, is an error of the line that loads it")
  func loadFailures() throws {
    let program = try Program()
    let missing = try program.run("-c", "load 'no where'", "-c", "7")
    #expect(missing.status == 66 && missing.output == "7 = 7\n")
    #expect(missing.errors.hasPrefix("<command>:1:"))
    #expect(missing.errors.contains("no where") && missing.errors.contains("No such file"))
    try program.write("load self\n", to: "self")
    let endless = try program.run("run", "self")
    #expect(endless.status == 65)
    #expect(endless.errors.contains("self:1:"))
    #expect(endless.errors.utf8.count < 1_000, "it is told once")
  }

  @Test("A failed load is one object")
  func loadJSON() throws {
    let objects = try Program().run("run", "--format", "json", "-", input: "load nowhere\n")
      .objects()
    #expect(objects.count == 1)
    #expect((objects[0]["error"] as? [String: Any])?["code"] as? String == "io")
  }

  @Test(
    "A file that would load itself, or be loaded without end, is refused", .timeLimit(.minutes(1)))
  func circles() throws {
    let program = try Program()
    try program.write("load itself\nload itself\nX = 1\n", to: "itself")
    var outcome = try program.run("run", "itself")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("itself is being loaded already"))
    #expect(outcome.output.contains("loaded itself: 1 change"))
    try program.write("load second\n", to: "first")
    _ = try program.runShell("ln first second; mkdir folder")
    outcome = try program.run("-c", "load folder/../first", "-c", "X = 1", "-c", "X")
    #expect(outcome.errors.contains("second is being loaded already"), "by whatever name")
    #expect(outcome.output.contains("X = 1"))
    // Each loads the next twice: two to the power of twenty, and no circle.
    for index in 0..<19 {
      try program.write("load b\(index + 1)\nload b\(index + 1)\n", to: "b\(index)")
    }
    try program.write("X = 1\n", to: "b19")
    outcome = try program.run("run", "b0")
    #expect(outcome.errors.contains("one line loads at most 1000 files"))
    #expect(outcome.output.utf8.count + outcome.errors.utf8.count < 1_000_000)
    // Nothing is kept of a line that loads too much.
    outcome = try program.run("-c", "X = 2 @low", "-c", "load b0", "-c", "list", "-c", "undo")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("<command>:2:1: error: b0 comes to more than may be"))
    #expect(outcome.output.hasSuffix("undo: X = 2 @low\n"))
    let objects = try program.run(
      "run", "--format", "json", "-", input: "X = 2 @low\nload b0\nlist\n"
    ).objects()
    #expect((objects[1]["error"] as? [String: Any])?["code"] as? String == "limit")
    let constraints = objects.map {
      (($0["solution"] as? [String: Any])?["constraints"] as? [Any])?.count
    }
    #expect(constraints == [1, 1, 1])
  }

  @Test(
    "Numbers that come to too many digits are refused by all that asks for the end of a script",
    arguments: [
      ["run"], ["solve"], ["solve", "--format", "json"], ["duel"], ["export", "-o", "out.json"],
      ["export", "-o", "out.lp"],
    ])
  func products(command: [String]) throws {
    let program = try Program()
    let lines = ["x0 = 1"] + (1...30).map { "x\($0) = 1e999*x\($0 - 1)" }
    try program.write(lines.joined(separator: "\n"), to: "file")
    let outcome = try program.run(command + ["file"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("file:12:1: error: with this, x11 would be a number of more"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/out.json"))
  }

  @Test(
    "A file of too many lines, or of too many bytes, is refused by all that read files",
    .timeLimit(.minutes(2)))
  func large() throws {
    let program = try Program()
    _ = try program.runShell(
      "head -c 5000001 /dev/zero | tr '\\0' '\\n' > lines; truncate -s 268435457 bytes")
    for (file, words) in [("lines", "more than 5,000,000 lines"), ("bytes", "more than 256 MiB")] {
      _ = try program.runShell(
        "for ending in md lp mps json log; do ln -s \(file) \(file).$ending; done")
      let commands: [[String]] = [
        ["run", file], ["export", "\(file).mps", "-o", "out.lp"], ["-c", "load \(file)"],
        ["solve", "\(file).lp"], ["lesson", "check", "\(file).md"], ["explain", "\(file).log"],
      ]
      // A quarter of a gigabyte takes its time to be read.
      for arguments in file == "lines" ? commands : Array(commands.prefix(2)) {
        let outcome = try program.run(arguments)
        #expect(outcome.status == 66, "\(arguments): \(outcome.status)")
        #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors.prefix(200))")
      }
    }
  }
}
