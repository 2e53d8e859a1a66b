// The history on disk.

import LineEditing
import Testing

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

  @Test("A folder in the file's place is an error that says so")
  func unusable() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: HistoryFile.Failure.self) {
        try HistoryFile(path: folder).append(["x"])
      }
      #expect(error?.message == "\(folder): Is a directory")
    }
  }
}
