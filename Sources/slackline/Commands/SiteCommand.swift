// slackline site: the course for a server of still files.

import ArgumentParser
import Console
import Course
import Publishing
import Scripts
import Wording

struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Write the course as a site: a page for each lesson.".said,
    discussion: """
      The pages have what is typed in each lesson, the replies and the pictures as they are now, and hints and answers \
      folded up. They need no script, ask for nothing from anywhere, and lead to one another by relative links: put \
      the folder on any server, or open index.html from the disk.

      With --page every lesson opens in the live page, too; where .ci/page has made one, that is taken by itself. Its folder \
      .build/page/site is for a server, with the engine in a file of its own; the file slackline.html is for a disk.

      With --address the pages say where they stand, for search engines and for who shares a link.

      The folder is made if it is not there. One with files in it that are not of such a site is left alone. Exit status: 66 \
      where something cannot be read or written.
      """.said)

  @Option(
    help: .said(
      "The live page, as .ci/page makes it: a file slackline.html, or the folder with what belongs to one.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(
    help: .said("Where the site will stand, such as https://example.org/slackline/."))
  var address: String?

  @Argument(help: .said("The folder to write into."), completion: .directory)
  var folder: String

  func validate() throws {
    guard let address else { return }
    let hasHost = ["https://", "http://"].contains { start in
      address.hasPrefix(start) && address.dropFirst(start.count).first.map { $0 != "/" } ?? false
    }
    let isOne = hasHost && !address.contains { $0.isWhitespace || "?#\"<>".contains($0) }
    if !isOne { throw ValidationError(.noAddress(address)) }
  }

  func run() throws {
    let terminal = Terminal()
    do throws(FileError) {
      let live = try page.map { (page) throws(FileError) in try LivePage(page) } ?? LivePage.made
      if let page, let live, !live.isOne {
        complain(.noLivePage(page), terminal)
      } else {
        let lessons = BuiltInLessons.all(in: terminal.speech).compactMap { try? $0.document() }
        let site = CourseSite(
          lessons, tracks: BuiltInLessons.tracks(in: terminal.speech), hasLivePage: live != nil,
          address: address,
          in: terminal.speech)
        // The lessons take a while, so first what could be in their way.
        if let other = try other(than: site.names) {
          complain(.folderIsInUse(folder, other), terminal)
        } else {
          try Folder.make(folder)
          for file in live?.files(at: address) ?? [] { try write(file.bytes, to: file.name) }
          for file in site.files { try write(Array(file.text.utf8), to: file.name) }
          let words = CommandWords.wroteSite(
            folder, lessons: lessons.count, isLive: live != nil)
          return complain(words, terminal)
        }
      }
    } catch {
      terminal.complain(error.text(in: terminal.speech) + "\n")
    }
    throw ExitCode(66)
  }

  private func complain(_ words: CommandWords, _ terminal: Terminal) {
    terminal.complain(words.text(in: terminal.speech) + "\n")
  }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try Files.write(bytes, to: "\(folder)/\(name)")
  }

  /// A file that lies where one of the site is to be and is not of one; or else, in a folder without a list of ours, any
  /// that is not of a site. Names that begin with a full stop do not count.
  private func other(than names: [String]) throws(FileError) -> String? {
    let present = try Folder.names(in: folder) ?? []
    var isSite = false
    for name in present where names.contains(name) && name != CourseSite.livePage {
      let text = String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self)
      if !CourseSite.wrote(text) { return name }
      isSite = true
    }
    return isSite ? nil : present.first { !$0.hasPrefix(".") }
  }
}

/// The live page with what belongs to it.
private struct LivePage {
  private var parts: [(name: String, bytes: [UInt8])]

  /// Beside a page for a server: the engine, packed as well, and the picture that is shown with a link.
  private static let besides = ["engine.wasm", "engine.wasm.br", CourseSite.preview]

  /// - Parameter path: a file, or a folder with `slackline.html` in it.
  init(_ path: String) throws(FileError) {
    guard let names = try? Folder.names(in: path), names.contains(CourseSite.livePage) else {
      parts = [(CourseSite.livePage, try Files.read(path))]
      return
    }
    parts = []
    for name in [CourseSite.livePage] + Self.besides where names.contains(name) {
      parts.append((name, try Files.read("\(path)/\(name)")))
    }
  }

  /// The one that was made last where the program is worked on.
  static var made: LivePage? {
    (try? LivePage(".build/page/site")).flatMap { $0.isOne ? $0 : nil }
  }

  /// Whether it is what `.ci/page` makes: the engine is in it, or beside it.
  var isOne: Bool {
    let marks = [
      "<script type=\"application/octet-stream\" id=\"engine\">",
      "<link rel=\"preload\" id=\"engine\" ",
    ].map { Array($0.utf8) }
    // It stands before or after the elements of the page, and before some megabytes.
    let head = parts[0].bytes.prefix(200_000)
    return head.indices.contains { place in marks.contains { head[place...].starts(with: $0) } }
  }

  /// - Parameter address: of the site, which the page then says.
  func files(at address: String?) -> [(name: String, bytes: [UInt8])] {
    guard let address else { return parts }
    var files = parts
    files[0].bytes = CourseSite.livePage(files[0].bytes, at: address)
    return files
  }
}
