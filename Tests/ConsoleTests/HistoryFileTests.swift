// The history on disk.

import Console
import TestSupport
import Testing
import Wording

@Suite("The history file")
struct HistoryFileTests {
  @Test("Lines come back in order; the file and its folder are private")
  func roundTrip() throws {
    try withTemporaryFolder { folder in
      let history = HistoryFile(path: folder + "/a/b/history")
      #expect(try history.load() == [])
      try history.append(["X = 1"])
      try history.append(["ширина = 2", "two\nlines\r"])
      #expect(try history.load() == ["X = 1", "ширина = 2", "two lines "])
      #expect(try permissions(of: history.path) == 0o600)
      #expect(try permissions(of: folder + "/a") == 0o700)
    }
  }

  @Test(
    "Loading gives the latest lines and cuts the file down to them",
    arguments: [1, 2, 9, 10, 11, 19, 20, 21, 57])
  func limit(count: Int) throws {
    try withTemporaryFolder { folder in
      let history = HistoryFile(path: folder + "/history", limit: 10)
      for index in 0..<count { try history.append(["line \(index)"]) }
      let expected = (0..<count).suffix(10).map { "line \($0)" }
      #expect(try history.load() == expected)
      #expect(try readFile(history.path) == expected.map { $0 + "\n" }.joined())
      #expect(try permissions(of: history.path) == 0o600)
    }
  }

  @Test("Empty lines and lines twice in a row are passed over; bytes that are no text are repaired")
  func cleaning() throws {
    try withTemporaryFolder { folder in
      let history = HistoryFile(path: folder + "/history")
      try writeFile(history.path, Array("a\n\na\nb\na\n".utf8) + [0xFF, 0x0A])
      #expect(try history.load() == ["a", "b", "a", "\u{FFFD}"])
    }
  }

  @Test("What steers a terminal neither goes into the file nor comes out of it")
  func steering() throws {
    try withTemporaryFolder { folder in
      let history = HistoryFile(path: folder + "/history")
      try history.append(["a\u{1B}[2J\u{7}b\u{9B}1m\tc\u{202E}"])
      let line = "a\u{FFFD}[2J\u{FFFD}b\u{FFFD}1m\tc\u{FFFD}"
      #expect(try readFile(history.path) == line + "\n")
      try writeFile(history.path, "a\u{1B}[2J\u{7}b\u{9B}1m\tc\u{202E}\n")
      #expect(try history.load() == [line])
    }
  }

  @Test("A file that others could read is made private by whoever uses it first")
  func privacy() throws {
    for use in [{ _ = try $0.load() }, { try $0.append(["x"]) }] as [(HistoryFile) throws -> Void] {
      try withTemporaryFolder { folder in
        let history = HistoryFile(path: folder + "/history")
        try writeFile(history.path, "a\n")
        try setPermissions(of: history.path, to: 0o644)
        try use(history)
        #expect(try permissions(of: history.path) == 0o600)
      }
    }
  }

  @Test("Lines that come while others cut the file are all there, each once and whole")
  func manyAtOnce() async throws {
    let folder = try makeTemporaryFolder()
    defer { removeFolder(folder) }
    let path = folder + "/history"
    // There is room for all that is new, and always something old to be cut.
    try writeFile(path, (0..<1_000).map { "old \($0)\n" }.joined())
    let (sessions, count) = (4, 60)
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<sessions {
        group.addTask {
          let history = HistoryFile(path: path, limit: sessions * count)
          for line in 0..<count {
            try? history.append(["new \(session) \(line)"])
            _ = try? history.load()
          }
        }
      }
    }
    let lines = try readFile(path).split(separator: "\n").map(String.init)
    let new = lines.filter { $0.hasPrefix("new") }
    #expect(Set(new).count == sessions * count && new.count == sessions * count)
    #expect(lines.count < 1_000, "nobody cut the file")
    #expect(lines.allSatisfy { $0.hasPrefix("new ") || $0.hasPrefix("old ") })
  }

  @Test("A link stays a link when the file behind it is cut")
  func link() throws {
    try withTemporaryFolder { folder in
      let target = folder + "/target"
      try writeFile(target, "a\nb\nc\n")
      let history = HistoryFile(path: folder + "/history", limit: 2)
      try makeLink(history.path, to: target)
      #expect(try history.load() == ["b", "c"])
      #expect(try readFile(target) == "b\nc\n")
      #expect(try history.load() == ["b", "c"])
    }
  }

  @Test("A device in the file's place takes everything, gives nothing, and stays as it is")
  func device() throws {
    let before = try permissions(of: "/dev/null")
    let history = HistoryFile(path: "/dev/null")
    try history.append(["x"])
    #expect(try history.load() == [])
    #expect(try permissions(of: "/dev/null") == before)
  }

  @Test("A folder in the file's place is an error that says so")
  func unusable() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: FileError.self) {
        try HistoryFile(path: folder).append(["x"])
      }
      #expect(error?.text(in: .english) == "\(folder): Is a directory")
    }
  }
}
