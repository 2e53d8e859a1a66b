// Files that a test may write.

import Foundation

/// Runs `body` with the path of an empty folder, which is then removed with what it holds.
public func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = try makeTemporaryFolder()
  defer { removeFolder(folder) }
  try body(folder)
}

public func makeTemporaryFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "slackline-test-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path
}

public func removeFolder(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

public func writeFile(_ path: String, _ text: String) throws {
  try writeFile(path, Array(text.utf8))
}

public func writeFile(_ path: String, _ bytes: [UInt8]) throws {
  try Data(bytes).write(to: URL(filePath: path))
}

public func readFile(_ path: String) throws -> String {
  try String(contentsOf: URL(filePath: path), encoding: .utf8)
}

public func permissions(of path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}

public func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

public func setPermissions(of path: String, to permissions: Int) throws {
  try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
}

public func makeLink(_ path: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}
