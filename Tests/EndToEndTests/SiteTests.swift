// The course as a site, by the program itself.

import Foundation
import TestSupport
import Testing

@Suite("A site")
struct SiteTests {
  private static let live =
    "<!DOCTYPE html><script type=\"application/octet-stream\" id=\"engine\">live</script>"

  @Test(
    "A site is written into a new folder, and again into its own, whatever else lies there, cut off or not"
  )
  func writing() throws {
    let program = try Program()
    try program.write(Self.live, to: "live.html")
    for arguments in [["site", "a/b"], ["site", "a/b/", "--page", "live.html"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
      #expect(try program.text(of: "a/b/index.html").hasPrefix("<!DOCTYPE html>"))
      #expect(try program.text(of: "a/b/05-two-together.html").contains("Two together"))
      #expect(try program.text(of: "a/b/index.html").contains("10-a-chain-of-views.html"))
      try program.write("example.org", to: "a/b/CNAME")
      #expect(try program.runShell("rm a/b/index.html a/b/1*.html").status == 0)
    }
    #expect(try program.text(of: "a/b/slackline.html") == Self.live)
  }

  @Test("A folder that .ci/page makes is put beside it with all that belongs to the page")
  func folders() throws {
    let program = try Program()
    let page =
      "<!DOCTYPE html><meta property=\"og:type\" content=\"website\">\n<link rel=\"preload\" id=\"engine\" href=\"engine.wasm\">"
    #expect(try program.runShell("mkdir -p live .build/page").status == 0)
    for (name, text) in [
      ("slackline.html", page), ("engine.wasm", "one"), ("engine.wasm.br", "two"), ("notes", "no"),
    ] {
      try program.write(text, to: "live/\(name)")
    }
    let outcome = try program.run([
      "site", "a", "--page", "live", "--address", "https://example.org",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try program.text(of: "a/engine.wasm") + program.text(of: "a/engine.wasm.br") == "onetwo")
    #expect(try program.text(of: "a/slackline.html").contains("https://example.org/slackline.html"))
    #expect(try program.runShell("test -e a/notes").status != 0)
    // Where one was made it is taken by itself.
    #expect(try program.runShell("mv live .build/page/site").status == 0)
    #expect(try program.run(["site", "b"]).status == 0)
    #expect(try program.text(of: "b/slackline.html") == page)
    #expect(try program.text(of: "b/index.html").contains("slackline.html"))
  }

  @Test(
    "What is no address of a site is refused before anything is written",
    arguments: [
      "", "example.org", "https://", "https:///a", "ftp://a.b", "https://a b", "https://a/#b",
    ])
  func addresses(address: String) throws {
    let program = try Program()
    let outcome = try program.run(["site", "new", "--address", address])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("https://example.org/slackline/"), "\(outcome.errors)")
    #expect(try program.runShell("test -e new").status != 0)
  }

  @Test("What is no folder for it is refused, and left as it was")
  func refusing() throws {
    let program = try Program()
    try program.write("mine", to: "file")
    for folder in ["index", "lesson", "other"] {
      #expect(try program.runShell("mkdir \(folder)").status == 0)
    }
    try program.write("<!DOCTYPE html>mine", to: "index/index.html")
    try program.write("mine", to: "lesson/05-two-together.html")
    try program.write("mine", to: "other/notes.txt")
    for (arguments, words) in [
      (["site", "file"], "file: Not a directory"), (["site", "index"], "index.html is there"),
      (["site", "lesson"], "05-two-together.html is there"),
      (["site", "other"], "notes.txt is there"),
      (["site", "new", "--page", "none.html"], "none.html: No such file"),
      (["site", "new", "--page", "file"], "not the live page"),
      (["site", "/dev/null/x"], "Not a directory"),
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(try program.text(of: "file") == "mine")
    #expect(try program.text(of: "index/index.html") == "<!DOCTYPE html>mine")
    #expect(try program.runShell("ls -A index lesson other | wc -l").output.contains("8"))
    #expect(try program.runShell("test -e new").status != 0)
  }
}
