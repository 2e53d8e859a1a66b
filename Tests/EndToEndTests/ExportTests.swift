// What export writes for people: pages, pictures, papers.

import Foundation
import TestSupport
import Testing

@Suite("Pages, pictures and papers")
struct ExportTests {
  private static let script = "point A = 3\nX = A @low\nX >= 4 @high\n"
  private static let lesson = "# A lesson\n\nWords.\n\n```slackline\n> X = 3\n```\n"

  @Test(
    "export writes by the ending, of scripts and of linear programs",
    arguments: [
      ("html", "<!DOCTYPE html>", "step by step"), ("svg", "<svg xmlns", "prefers-color-scheme"),
      ("tex", "% Written", "\\begin{document}"), ("HTML", "<!DOCTYPE html>", "step by step"),
    ])
  func forms(ending: String, start: String, part: String) throws {
    let program = try Program()
    try program.write(Self.script, to: "s")
    try program.write("max 3 x + y st p: x + y <= 4\n q: x <= 2\nend\n", to: "f.lp")
    for file in ["s", "f.lp"] {
      let outcome = try program.run("export", file, "-o", "out.\(ending)")
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
      let text = try program.text(of: "out.\(ending)")
      #expect(text.hasPrefix(start) && text.contains(part))
      let piped = try program.run("export", file, "-o", "-", "--to", ending.lowercased())
      #expect(piped.output == text)
    }
  }

  @Test("A lesson becomes a page, and nothing else")
  func lesson() throws {
    let program = try Program()
    try program.write(Self.lesson, to: "l.md")
    try program.write("# Nothing\n", to: "bad.md")
    let page = try program.run("export", "l.md", "-o", "-", "--to", "html")
    #expect(page.status == 0 && page.output.contains("<h1>A lesson</h1>"), "\(page.errors)")
    #expect(page.output.contains("X = 3"))
    let other = try program.run("export", "l.md", "-o", "l.tex")
    #expect(other.status == 64 && other.errors.contains("take .html"), "\(other.errors)")
    #expect(try program.run("export", "bad.md", "-o", "bad.html").status == 65)
    #expect(try program.run("export", "none.md", "-o", "none.html").status == 66)
    // Somebody's script may be called so.
    try program.write(Self.script, to: "s.md")
    #expect(try program.run("export", "--input", "script", "s.md", "-o", "s.svg").status == 0)
  }

  @Test("What is written does not depend on the terminal, and a contradiction is told of")
  func terminals() throws {
    let program = try Program()
    try program.write("X >= 3\nX <= 2\n", to: "s")
    for form in ["html", "svg", "tex"] {
      let wide = try program.run(["export", "s", "-o", "-", "--to", form])
      let plain = try program.run(
        ["export", "s", "-o", "-", "--to", form],
        environment: ["LANG": "C", "LC_ALL": "C", "COLUMNS": "30", "TERM": "dumb"])
      #expect(wide.status == 0 && wide.output == plain.output, "\(wide.errors)")
    }
  }

  @Test("At the prompt they are written, too, and the reply says what")
  func prompt() throws {
    let program = try Program()
    let outcome = try program.run(
      "-c", "X >= 3 @high", "-c", "export a.html", "-c", "export a.svg", "-c", "export a.tex")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for words in [
      "exported a.html: the walk as a page", "exported a.svg: a picture",
      "exported a.tex: a paper for LaTeX",
    ] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    #expect(try program.text(of: "a.html").contains("A solution, step by step"))
  }
}
