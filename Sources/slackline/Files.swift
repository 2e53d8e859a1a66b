import Foundation

struct FileError: Error { var path: String; var reason: String }
enum Files {
  static func lines(of path: String) throws(FileError) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, reason: "no such file")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
