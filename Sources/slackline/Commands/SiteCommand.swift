// slackline site: the course for a server of still files.

import ArgumentParser
import Console
import Course
import Publishing
import Scripts
import Wording

struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Write the course as a site: a page for each lesson.",
    discussion: """
      The pages have what is typed in each lesson, the replies and the pictures as they are now, and hints and answers \
      folded up. They need no script, ask for nothing from anywhere, and lead to one another by relative links: put \
      the folder on any server, or open index.html from the disk.

      With --page every lesson opens in the live page, too.

      The folder is made if it is not there. One with files in it that are not of such a site is left alone. Exit status: 66 \
      where something cannot be read or written.
      """)

  @Option(
    help: ArgumentHelp(
      "The live page, slackline.html as .ci/page makes it: it is put beside the others.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Argument(help: "The folder to write into.", completion: .directory)
  var folder: String

  func run() throws {
    let terminal = Terminal()
    do throws(FileError) {
      let live = try page.map { (page) throws(FileError) in try Files.read(page) }
      if let page, let live, !Self.isLivePage(live) {
        complain(.noLivePage(page), terminal)
      } else {
        let lessons = BuiltInLessons.all.compactMap { BuiltInLessons.document(named: $0.name) }
        let site = CourseSite(lessons, hasLivePage: live != nil, in: terminal.speech)
        // The lessons take a while, so first what could be in their way.
        if let other = try other(than: site.names) {
          complain(.folderIsInUse(folder, other), terminal)
        } else {
          try Folder.make(folder)
          if let live { try write(live, to: CourseSite.livePage) }
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

  /// Whether a file is what `.ci/page` makes: the engine is in it.
  private static func isLivePage(_ bytes: [UInt8]) -> Bool {
    let mark = Array("<script type=\"application/octet-stream\" id=\"engine\">".utf8)
    // It stands after the elements of the page, before some megabytes.
    let head = bytes.prefix(200_000)
    return head.indices.contains { head[$0...].starts(with: mark) }
  }
}
