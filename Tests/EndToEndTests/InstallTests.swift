// What is installed: the program by itself, its manual page, its completions.

import Foundation
import Testing

@Suite("Installing")
struct InstallTests {
  /// The page with the marks of roff taken out.
  private func manual() throws -> String {
    try Program().run("--generate-manual").output.replacing("\\-", with: "-")
      .replacing("\\(aq", with: "'").replacing("\\&", with: "")
  }

  @Test("The manual page has the sections that people look for, and no line that roff would eat")
  func sections() throws {
    let page = try manual()
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES",
      "EXAMPLES",
    ] {
      #expect(page.contains("\n.SH \(section)\n"))
    }
    let macros = [".TH ", ".SH ", ".PP", ".TP", ".B ", ".br", ".RS", ".RE", ".nf", ".fi", ".\\\""]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(where: line.hasPrefix), "\(line)")
    }
    #expect(page.utf8.count == page.count, "the page is plain ASCII")
  }

  @Test(
    "Each option of each subcommand stands in the manual page, with its words, under that subcommand"
  )
  func options() throws {
    let page = try manual()
    let dump = try Program().run("--experimental-dump-help").output
    let tool = try #require(
      try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let root = try #require(tool["command"] as? [String: Any])
    var count = 0
    /// - Parameter text: the part of the page that is about the command.
    func check(_ command: [String: Any], in text: Substring, path: String, known: [String]) {
      for argument in command["arguments"] as? [[String: Any]] ?? [] {
        if argument["shouldDisplay"] as? Bool == false { continue }
        let names = (argument["names"] as? [[String: Any]] ?? []).map { name in
          (name["kind"] as? String == "short" ? "-" : "--") + (name["name"] as? String ?? "?")
        }
        if names.contains(where: known.contains) { continue }
        let heading = names.first ?? (argument["valueName"] as? String ?? "?").uppercased()
        #expect(text.contains("\n.B \(heading)"), "\(path): \(heading)")
        if let words = argument["abstract"] as? String {
          #expect(text.contains("\n\(words)"), "\(path): \(words)")
        }
        count += 1
      }
    }
    func collect(_ command: [String: Any], path: String) {
      let subcommands = command["subcommands"] as? [[String: Any]] ?? []
      for inner in subcommands {
        collect(inner, path: path + (inner["commandName"] as? String ?? "?") + " ")
      }
      guard subcommands.isEmpty else { return }
      let head = ".B " + path.dropLast()
      guard
        let start = page.ranges(of: "\n" + head).first(where: { range in
          page[range.upperBound...].first.map { " \n".contains($0) } ?? false
        })
      else {
        Issue.record("\(path)is missing")
        return
      }
      let rest = page[start.upperBound...]
      let ends = ["\n.RE\n", "\n.SH "].compactMap { rest.range(of: $0)?.lowerBound }
      check(
        command, in: rest[..<(ends.min() ?? rest.endIndex)], path: path,
        known: ["--help", "--version"])
    }
    let options = try #require(
      page.range(of: "\n.SH OPTIONS\n").map { page[$0.lowerBound...] })
    check(root, in: options, path: "", known: [])
    collect(root, path: "")
    #expect(count > 30)
  }

  @Test("Everything goes under the prefix, and what is there is what the program makes")
  func install() throws {
    let program = try Program()
    let script = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../.ci/install-program"
    )
    .standardizedFileURL.path
    let outcome = try program.runShell("sh '\(script)' --binary \"$0\" 'a prefix'")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count == 8)
    for line in outcome.lines {
      #expect(FileManager.default.fileExists(atPath: program.folder.path + "/" + line), "\(line)")
    }
    let page = try String(
      contentsOf: program.folder.appendingPathComponent("a prefix/share/man/man1/slackline.1"),
      encoding: .utf8)
    let made = try program.run("--generate-manual").output
    #expect(page == made)
    let russian = try String(
      contentsOf: program.folder.appendingPathComponent("a prefix/share/man/ru/man1/slackline.1"),
      encoding: .utf8)
    #expect(try russian == program.run("--language", "ru", "--generate-manual").output)
    let notice = try program.runShell("cat 'a prefix/share/doc/slackline/NOTICE.md'").output
    for part in ["swift-argument-parser", "libcmark", "GNU readline", "AS IS"] {
      #expect(notice.contains(part), "\(part)")
    }
    let version = try program.runShell("'a prefix/bin/slackline' --version")
    #expect(version.status == 0 && version.output.contains("."))
  }

  @Test("A program in which the folder of its clone stands is refused")
  func paths() throws {
    let program = try Program()
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
      .standardizedFileURL.path
    try program.write("\u{0}\(root)/Sources\u{0}", to: "told")
    try program.write("\u{0}./Sources\u{0}", to: "mapped")
    let told = try program.runShell("sh '\(root)/.ci/paths' told")
    #expect(told.status == 1 && told.errors.contains("told has \(root) in it 1 times"))
    #expect(try program.runShell("sh '\(root)/.ci/paths' mapped").status == 0)
  }

  @Test(
    "The completions name the lessons wherever one is asked for",
    arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let script = try Program().run("--generate-completion-script", shell)
    #expect(script.status == 0)
    // lesson show, play and forget
    #expect(script.output.components(separatedBy: "01-one-number-per-coordinate").count == 4)
  }
}
