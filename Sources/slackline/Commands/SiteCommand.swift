// slackline site: the course for a server of still files.

import ArgumentParser
import Console
import Lessons
import Publishing
import Scripts

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
      try Folder.make(folder)
      guard let other = try other() else { return try write(live, terminal) }
      terminal.complain(
        CommandWords.folderIsInUse(folder, other).text(in: terminal.speech) + "\n")
    } catch {
      terminal.complain(error.text(in: terminal.speech) + "\n")
    }
    throw ExitCode(66)
  }

  private func write(_ live: [UInt8]?, _ terminal: Terminal) throws(FileError) {
    if let live { try Files.write(live, to: "\(folder)/\(CourseSite.livePage)") }
    let lessons = BuiltInLessons.all.compactMap { BuiltInLessons.document(named: $0.name) }
    let site = CourseSite(lessons, hasLivePage: live != nil, in: terminal.speech)
    try site.write { (file) throws(FileError) in
      try Files.write(Array(file.text.utf8), to: "\(folder)/\(file.name)")
    }
    let words = CommandWords.wroteSite(folder, lessons: lessons.count, isLive: live != nil)
    terminal.complain(words.text(in: terminal.speech) + "\n")
  }

  /// A file in the folder that is not of an earlier site; nil if there is none, or all are of one.
  private func other() throws(FileError) -> String? {
    let names = try Folder.names(in: folder)
    guard names.contains(CourseSite.index) else { return names.first }
    let index = try Files.read("\(folder)/\(CourseSite.index)")
    return CourseSite.isIndex(String(decoding: index, as: UTF8.self)) ? nil : CourseSite.index
  }
}
