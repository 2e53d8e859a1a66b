// The course as a site, by the program itself.

import Foundation
import TestSupport
import Testing

@Suite("A site")
struct SiteTests {
  @Test("A site is written into a new folder, and again into its own")
  func writing() throws {
    let program = try Program()
    try program.write("<!DOCTYPE html>live", to: "live.html")
    for arguments in [["site", "a/b"], ["site", "a/b/", "--page", "live.html"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
      #expect(try program.text(of: "a/b/index.html").hasPrefix("<!DOCTYPE html>"))
      #expect(try program.text(of: "a/b/05-two-together.html").contains("Two together"))
    }
    #expect(try program.text(of: "a/b/slackline.html") == "<!DOCTYPE html>live")
  }

  @Test("What is no folder for it is refused, and left as it was")
  func refusing() throws {
    let program = try Program()
    try program.write("mine", to: "file")
    #expect(try program.run(["site", "new"]).status == 0)
    try program.write("<!DOCTYPE html>mine", to: "new/index.html")
    for (arguments, words) in [
      (["site", "file"], "file: Not a directory"), (["site", "new"], "index.html is there"),
      (["site", "other", "--page", "none.html"], "none.html: No such file"),
      (["site", "/dev/null/x"], "Not a directory"),
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(try program.text(of: "file") == "mine")
    #expect(try program.text(of: "new/index.html") == "<!DOCTYPE html>mine")
  }
}
