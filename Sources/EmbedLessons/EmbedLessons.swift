// Writes the Markdown files of a folder as one Swift file: EmbedLessons FOLDER OUTPUT.
//
// It runs in every build, so it does without Foundation and leaves a file alone that is right
// already: nothing is compiled again then.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct Problem: Error {
  var message: String

  /// What went wrong with that file, as the C library says it.
  static func system(_ path: String) -> Problem {
    Problem(message: "\(path): \(String(cString: strerror(errno)))")
  }
}

@main
enum EmbedLessons {
  static func main() {
    do throws(Problem) {
      guard CommandLine.arguments.count == 3 else {
        throw Problem(message: "usage: EmbedLessons FOLDER OUTPUT")
      }
      let (folder, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
      let source = Array(try swiftSource(folder).utf8)
      let present: [UInt8]?
      do { present = try bytes(of: output) } catch { present = nil }
      if present != source { try put(source, into: output) }
    } catch {
      let message = "error: \(error.message)\n"
      _ = write(STDERR_FILENO, message, message.utf8.count)
      exit(1)
    }
  }

  static func swiftSource(_ folder: String) throws(Problem) -> String {
    var source = """
      // The files of lessons/, written by EmbedLessons when the package is built.

      enum EmbeddedLessons {
        static let files: [(name: String, text: String)] = [

      """
    for name in try markdownFiles(in: folder) {
      let path = "\(folder)/\(name)"
      guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
        throw Problem(message: "\(path): this is not UTF-8")
      }
      guard !text.utf8.contains(0) else { throw Problem(message: "\(path): this holds a NUL") }
      source += "(name: \(literal(String(name.dropLast(3)))), text: \(literal(text))),\n"
    }
    return source + "  ]\n}\n"
  }

  /// A raw string over several lines. It has more `#`s than the text has in a row, so that nothing in
  /// the text ends it or begins an escape; only carriage returns, which the compiler would change,
  /// are escaped.
  static func literal(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "#", count: longest + 1)
    var body = ""
    for scalar in text.unicodeScalars {
      if scalar == "\r" { body += "\\\(marks)r" } else { body.unicodeScalars.append(scalar) }
    }
    return "\(marks)\"\"\"\n\(body)\n\"\"\"\(marks)"
  }

  // MARK: Files

  /// The lessons, and those in folders of languages, which have two letters.
  static func markdownFiles(in folder: String) throws(Problem) -> [String] {
    var files: [String] = []
    for name in try entries(of: folder) {
      if name.count == 2, name.allSatisfy({ $0.isLetter }) {
        for file in try entries(of: "\(folder)/\(name)") where isLesson(file) {
          files.append("\(name)/\(file)")
        }
      } else if isLesson(name) {
        files.append(name)
      }
    }
    return files
  }

  /// README.md is for the authors of lessons.
  static func isLesson(_ name: String) -> Bool {
    name.hasSuffix(".md") && !name.hasPrefix(".") && name != "README.md"
  }

  /// The names in a folder, in order.
  static func entries(of folder: String) throws(Problem) -> [String] {
    guard let directory = opendir(folder) else { throw .system(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted()
  }

  static func bytes(of path: String) throws(Problem) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .system(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      if count < buffer.count { break }
    }
    guard ferror(file) == 0 else { throw .system(path) }
    return bytes
  }

  static func put(_ bytes: [UInt8], into path: String) throws(Problem) {
    guard let file = fopen(path, "wb") else { throw .system(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw .system(path) }
  }
}
