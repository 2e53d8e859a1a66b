// save and log with real files, in scripts and at the prompt.

import CAttributes
import Foundation
import TestSupport
import Testing
import Wording

@Suite("save and log")
struct SaveAndLogTests {
  private func exists(_ name: String, in program: Program) -> Bool {
    FileManager.default.fileExists(atPath: program.folder.appendingPathComponent(name).path)
  }

  private func text(_ name: String, in program: Program) throws -> String {
    try String(contentsOf: program.folder.appendingPathComponent(name), encoding: .utf8)
  }

  // MARK: save

  @Test("What was saved is loaded as it was, whatever the file is called")
  func save() throws {
    let program = try Program()
    for name in ["plain", "with space", "\"a # b\"", "寬.slack"] {
      let saved = try program.run(
        "-c", "point A = 1/3", "-c", "lo: X >= A", "-c", "X = 9 @low", "-c", "drop b",
        "-c", "X = 2 @low", "-c", "save \(name)", "-c", "list")
      #expect(saved.status == 0 && saved.errors.isEmpty)
      #expect(saved.output.contains("saved "))
      let loaded = try program.run("-c", "load \(name)", "-c", "list")
      #expect(loaded.status == 0)
      let list = saved.output.components(separatedBy: "points  A").last
      #expect(loaded.output.components(separatedBy: "points  A").last == list)
    }
    #expect(exists("a # b", in: program) && exists("with space", in: program))
  }

  @Test("A file of somebody else is replaced only if that is said; one's own is, while it is")
  func replacing() throws {
    let program = try Program()
    try program.write("precious\n", to: "file")
    let refused = try program.run("-c", "X = 3", "-c", "save file")
    #expect(refused.status == 66)
    #expect(refused.errors.contains("save! file"))
    #expect(try text("file", in: program) == "precious\n")
    let replaced = try program.run(
      "-c", "X = 3", "-c", "save! file", "-c", "Y = 3", "-c", "save file")
    #expect(replaced.status == 0)
    #expect(try text("file", in: program).contains("Y = 3"))
    try program.write("", to: "empty")
    #expect(try program.run("-c", "save empty").status == 0, "there is nothing to lose")
  }

  @Test(
    "What cannot be written is an error of its line, and the rest goes on",
    arguments: [
      ("save none/x", "No such file"), ("save .", "Is a directory"), ("log none/x", "No such file"),
      ("log .", "Is a directory"), ("log -", "standard output has the replies"),
      ("save /dev/full", "No space left"),
      ("save x.md", "nothing to tell"),
    ])
  func unwritable(line: String, says: String) throws {
    let program = try Program()
    let outcome = try program.run("run", "--format", "json", "-", input: "\(line)\nX = 3\n")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    let objects = try outcome.objects()
    #expect(objects.map { $0["ok"] as? Bool } == [false, true])
    #expect((objects[0]["error"] as? [String: Any])?["code"] as? String == "io")
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(left.filter { !$0.hasPrefix(".") }.isEmpty, "no half a file is left")
  }

  @Test("A save that is interrupted leaves the old file whole")
  func interrupted() throws {
    let program = try Program()
    // A limit on the size of files stops the write half-way, as a full disk would.
    try program.write("X = 3\n", to: "file")
    let script =
      "ulimit -f 1; exec \"$0\" run - < big > /dev/null"
    let long = (0..<400).map { "c\($0): x\($0) >= \($0)\n" }.joined()
    try program.write(long + "save! file\n", to: "big")
    let outcome = try program.runShell(script)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("cannot write file: File too large"))
    #expect(try text("file", in: program) == "X = 3\n")
  }

  @Test("A program that is killed while it saves, at any call, leaves the old file or the new one")
  func killed() throws {
    var (deaths, sweepings) = (0, 0)
    for number in 1..<100 {
      let program = try Program()
      try program.write("X = 3\n", to: "file")
      let outcome = try program.run(
        "-c", "X = 4", "-c", "save! file", environment: ["SLACKLINE_FAULT": "\(number):kill"])
      let text = try text("file", in: program)
      #expect(text == "X = 3\n" || text.hasSuffix("var X\nX = 4\n"), "call \(number)")
      if outcome.status == 0 { break }
      deaths += 1
      #expect(outcome.status == -9)
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
          .filter { ![".input", ".output", ".errors"].contains($0) }
      }
      // What has a name already is hidden, and goes with the next save.
      sweepings += try names().count - 1
      #expect(try names().allSatisfy { $0 == "file" || $0.hasPrefix(".file.slackline-") })
      #expect(try program.run("-c", "X = 5", "-c", "save! file").status == 0)
      #expect(try names() == ["file"], "call \(number)")
    }
    #expect(deaths > 8)
    #if os(Linux)
      #expect(sweepings == 1)
    #endif
  }

  @Test(
    "A file in a folder that takes no new one is overwritten; a new one is refused",
    arguments: [EACCES, EPERM, EROFS, EBUSY])
  func lockedFolder(code: CInt) throws {
    for line in ["save! file", "save new"] {
      var renamings = 0
      for number in 1..<40 {
        let program = try Program()
        try program.write("X = 3\n", to: "file")
        let saved = try program.run(
          ["-c", "X = 4", "-c", line],
          environment: [
            "SLACKLINE_FAULT": "\(number):\(code)", "SLACKLINE_FAULT_REPORT": ".report",
          ])
        guard let call = try? program.text(of: ".report") else { break }
        if call != "rename\n" { continue }
        renamings += 1
        if line == "save! file" {
          #expect(saved.status == 0 && saved.errors.isEmpty, "\(saved.errors)")
          #expect(try text("file", in: program).hasSuffix("X = 4\n"))
        } else {
          #expect(saved.status == 66 && saved.errors.contains("cannot write new"))
          #expect(!exists("new", in: program))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(names.allSatisfy { !$0.contains("slackline-") })
      }
      #expect(renamings == 1, "\(line)")
    }
  }

  @Test("A name as long as the system takes can be saved to", arguments: [200, 228, 229, 255])
  func longNames(length: Int) throws {
    let program = try Program()
    // Letters of two bytes, which are not to be cut in two.
    let name = String(repeating: "x", count: length % 2) + String(repeating: "ш", count: length / 2)
    for value in 1...2 {
      let saved = try program.run("-c", "X = \(value)", "-c", "save! \(name)")
      #expect(saved.status == 0 && saved.errors.isEmpty, "\(saved.errors)")
      #expect(try text(name, in: program).hasSuffix("X = \(value)\n"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(Set(names).subtracting([".input", ".output", ".errors"]) == [name])
  }

  @Test("Programs that save the same file at once leave the version of one of them, whole")
  func together() throws {
    let program = try Program()
    let versions = (1...4).map { version in
      (1...200).map { "X\($0) = \(version)" }.joined(separator: "\n") + "\n"
    }
    for (index, text) in versions.enumerated() {
      try program.write(text, to: "script\(index)")
      _ = try program.runShell("\"$0\" -c 'load script\(index)' -c 'save whole\(index)'")
    }
    let whole = try versions.indices.map { try program.text(of: "whole\($0)") }
    #expect(Set(whole).count == 4)
    for link in [false, true] {
      _ = try program.runShell(link ? "ln -s target file" : "true")
      for _ in 1...5 {
        let outcome = try program.runShell(
          "for i in 0 1 2 3; do \"$0\" -c \"load script$i\" -c 'save! file' & done; wait")
        #expect(!outcome.errors.contains("error"), "\(outcome.errors)")
        #expect(whole.contains(try program.text(of: "file")))
      }
      _ = try program.runShell("rm file")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(
      Set(names).subtracting([".input", ".output", ".errors", "target"])
        == Set(versions.indices.flatMap { ["script\($0)", "whole\($0)"] }), "nothing is left behind"
    )
  }

  @Test("Owner, permissions and links stay; a dangling link gets its file")
  func links() throws {
    let program = try Program()
    let folder = program.folder.path
    func status(_ name: String) -> stat {
      var status = stat()
      #expect(lstat("\(folder)/\(name)", &status) == 0, "\(name)")
      return status
    }
    try program.write("X = 3\n", to: "plain")
    #expect(chmod("\(folder)/plain", 0o640) == 0)
    // Whoever may give files away tries that, too.
    let isRoot = getuid() == 0
    if isRoot { #expect(chown("\(folder)/plain", 12, 34) == 0) }
    try program.write("X = 3\n", to: "one")
    #expect(link("\(folder)/one", "\(folder)/other") == 0)
    #expect(symlink("plain", "\(folder)/soft") == 0)
    #expect(symlink("soon", "\(folder)/dangling") == 0)
    #expect(symlink("dangling", "\(folder)/twice") == 0)
    #expect(symlink("circle", "\(folder)/circle") == 0)
    let saved = try program.run(
      "-c", "X = 4", "-c", "save! soft", "-c", "save! one", "-c", "save! twice")
    #expect(saved.status == 0 && saved.errors.isEmpty)
    for name in ["plain", "soft", "one", "other", "soon", "dangling", "twice"] {
      #expect(try text(name, in: program).hasSuffix("X = 4\n"), "\(name)")
    }
    #expect(status("plain").st_mode & 0o7777 == 0o640)
    if isRoot { #expect(status("plain").st_uid == 12 && status("plain").st_gid == 34) }
    #expect(status("one").st_ino == status("other").st_ino)
    for name in ["soft", "dangling", "twice"] {
      #expect(status(name).st_mode & S_IFMT == S_IFLNK, "\(name)")
    }
    let circle = try program.run("-c", "X = 4", "-c", "save! circle")
    #expect(circle.status == 66 && circle.errors.contains("cannot write circle"))
  }

  #if os(Linux)
    @Test("An access control list and other attributes stay, and none comes from the folder")
    func attributes() throws {
      let program = try Program()
      let folder = program.folder.path
      func attribute(_ name: String, of file: String) -> [UInt8]? {
        var value = [UInt8](repeating: 0, count: 1_000)
        let length = getxattr("\(folder)/\(file)", name, &value, value.count)
        return length < 0 ? nil : Array(value[..<length])
      }
      /// The owner and user 1234 may read and write, the group and all others nothing.
      let list = accessList([
        (1, 6, .max), (2, 6, 1_234), (4, 0, .max), (16, 6, .max), (32, 0, .max),
      ])
      let access = "system.posix_acl_access"
      try program.write("X = 3\n", to: "listed")
      try program.write("X = 3\n", to: "plain")
      #expect(chmod("\(folder)/plain", 0o640) == 0)
      // Where the file system has none of this, there is nothing to lose.
      guard setxattr("\(folder)/listed", access, list, list.count, 0) == 0,
        setxattr("\(folder)/listed", "user.note", "kept", 4, 0) == 0,
        setxattr(folder, "system.posix_acl_default", list, list.count, 0) == 0
      else { return }
      let whole = try program.run("-c", "X = 4", "-c", "save! listed", "-c", "save! plain")
      #expect(whole.status == 0 && whole.errors.isEmpty)
      for name in ["listed", "plain"] {
        #expect(try text(name, in: program).hasSuffix("X = 4\n"), "\(name)")
      }
      #expect(attribute(access, of: "listed") == list)
      #expect(attribute("user.note", of: "listed") == Array("kept".utf8))
      #expect(attribute(access, of: "plain") == nil, "nobody else may read it now")
    }

    /// As Linux keeps it: a version, then what each may do, by kind, permissions and number.
    private func accessList(_ entries: [(kind: UInt16, may: UInt16, who: UInt32)]) -> [UInt8] {
      func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
      }
      return bytes(UInt32(2)) + entries.flatMap { bytes($0.kind) + bytes($0.may) + bytes($0.who) }
    }
  #endif

  @Test("With JSON the object says ok, and the file is there")
  func json() throws {
    let program = try Program()
    let outcome = try program.run(
      "run", "--format", "json", "-", input: "X = 3\nsave f\nlog l\nX\nlog off\nsave -\n")
    let objects = try outcome.objects()
    #expect(objects.map { $0["ok"] as? Bool } == [true, true, true, true, true, false])
    #expect(try text("f", in: program).hasSuffix("var X\nX = 3\n"))
    #expect(try text("l", in: program).contains("> X\n"))
  }

  @Test("save - shows the script")
  func shown() throws {
    let outcome = try Program().run("-c", "X = 3", "-c", "save -")
    #expect(outcome.output.hasSuffix("var X\nX = 3\n"))
  }

  @Test("A lesson of a session is one that holds")
  func lesson() throws {
    let program = try Program()
    try program.write("X >= 1\nX <= 5\nX *\n", to: "part")
    let lines = [
      "  point A = 3", "load part", "undo", "redo", "X >= 9", "conflict", "typo here", "X*X = 3",
      "history", "X = A @low # why", "# a remark", "save no.slack", "expect X = 4",
      "numbers decimal",
      "save my_lesson.md",
    ]
    let saved = try program.run(["run", "-"], input: Data(lines.joined(separator: "\n").utf8))
    #expect(saved.output.contains("saved my_lesson.md: a lesson"))
    let lesson = try text("my_lesson.md", in: program)
    #expect(lesson.hasPrefix("# my\\_lesson\n\n```slackline\n> point A = 3\n"))
    #expect(lesson.contains("> undo 2\nundo: X <= 5\nundo: X >= 1\n"))
    #expect(lesson.contains("```slackline fails\n> X >= 9\n"))
    #expect(!lesson.contains("typo") && !lesson.contains("> load") && !lesson.contains("> save"))
    let checked = try program.run("lesson", "check", "my_lesson.md")
    #expect(checked.status == 0, "\(checked.output)")
  }

  // MARK: log

  @Test("The log has the lines and the replies, without colours, from there to its end")
  func log() throws {
    let program = try Program()
    let outcome = try program.run(
      ["run", "-"], input: Data("X = 3\nlog l\nX\nZ *\nlog m\nlog off\nX + 1\nlog off\n".utf8),
      environment: ["CLICOLOR_FORCE": "1", "TERM": "xterm"])
    #expect(outcome.output.contains("\u{1B}["))
    #expect(outcome.output.contains("goes to l as well"))
    let log = try text("l", in: program)
    #expect(log.hasPrefix("# slackline log\n> X\nX = 3\n> Z *\n<stdin>:4:"))
    #expect(log.hasSuffix("> log off\n") && !log.contains("\u{1B}") && !log.contains("X + 1"))
    #expect(outcome.errors.contains("logged to l already"))
    #expect(outcome.errors.contains("nothing is being logged"))
    let again = try program.run("-c", "log l", "-c", "7", "-c", "save! l")
    #expect(again.status == 66)
    #expect(try text("l", in: program).hasPrefix(log + "# slackline log\n> 7\n7 = 7\n"))
    try program.write("X = 3\n", to: "script")
    #expect(try program.run("-c", "log script").errors.contains("no log"))
    #expect(try text("script", in: program) == "X = 3\n")
  }

  @Test("What steers a terminal is in no log")
  func steering() throws {
    let program = try Program()
    _ = try program.run(
      "-c", "log l", "-c", "X = 1 #\ta\u{202E}b\u{2066}c\u{1B}[2J\u{9B}d", "-c", "X\u{202E}")
    let log = try text("l", in: program)
    #expect(log.contains("> X = 1 # a\u{FFFD}b\u{FFFD}c\u{FFFD}[2J\u{FFFD}d\n"))
    #expect(log.contains("> X\u{FFFD}\n"))
    #expect(log.unicodeScalars.allSatisfy { !$0.steers })
  }

  @Test("At the prompt, the log is on disk while the program runs")
  func prompt() throws {
    let program = try Program()
    let terminal = try PseudoTerminal(
      try #require(builtProduct("slackline")),
      environment: [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "HOME": program.folder.path,
      ])
    try terminal.expect("> ")
    let path = program.folder.path
    try terminal.send("log \(path)/l\r")
    try terminal.expect("log off ends that")
    try terminal.expect("> ")
    try terminal.send("40 + 6\r")
    try terminal.expect("46")
    try terminal.expect("> ")
    #expect(try text("l", in: program) == "# slackline log\n> 40 + 6\n40 + 6 = 46\n")
    try terminal.send("save \(path)\r")
    try terminal.expect("cannot write")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }
}
