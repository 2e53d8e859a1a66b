// Pages that stand alone.

import Course
import Publishing
import Rendering
import Session
import TestSupport
import Testing

@Suite struct PageTests {
  /// What the program promises of a page that somebody mails.
  private static let mostBytes = 60 * 1024

  private static func reader(
    _ page: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> MarkupReader {
    let start = "<!DOCTYPE html>\n"
    #expect(page.hasPrefix(start), sourceLocation: sourceLocation)
    return try #require(
      MarkupReader(String(page.dropFirst(start.count))), "\(page)", sourceLocation: sourceLocation)
  }

  /// It runs nothing, and asks for nothing from anywhere.
  private static func expectQuiet(
    _ reader: MarkupReader, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let forbidden: Set<String> = [
      "script", "img", "iframe", "object", "embed", "link", "form", "input", "a", "base",
    ]
    #expect(forbidden.isDisjoint(with: reader.names), sourceLocation: sourceLocation)
    for attribute in reader.attributes {
      #expect(
        !attribute.name.hasPrefix("on") && attribute.name != "style" && attribute.name != "src",
        sourceLocation: sourceLocation)
      #expect(!attribute.name.hasPrefix("data-"), sourceLocation: sourceLocation)
    }
    let ids = reader.values(of: "id")
    #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
    // Pictures that are used twice are in the page.
    #expect(
      reader.values(of: "href").allSatisfy {
        $0.hasPrefix("#") && ids.contains(String($0.dropFirst()))
      },
      sourceLocation: sourceLocation)
    #expect(
      reader.values(of: "content").contains {
        $0.hasPrefix("default-src 'none'; style-src 'unsafe-inline';")
      }, sourceLocation: sourceLocation)
  }

  @Test(arguments: endings.indices)
  func `every walk becomes a quiet page, the same each time`(index: Int) throws {
    var session = session(endings[index].lines)
    let text = try WalkPage(&session, named: endings[index].name).text
    let reader = try Self.reader(text)
    Self.expectQuiet(reader)
    #expect(try text == WalkPage(&session, named: endings[index].name).text)
    #expect(text.utf8.count < Self.mostBytes)
    #expect(reader.names.filter { $0 == "section" }.count >= 1)
  }

  @Test func `a walk shows each step with its pivot, its dictionary and its picture`() throws {
    var session = session(wyndor)
    let reader = try Self.reader(WalkPage(&session, named: "wyndor.txt").text)
    let steps = reader.values(of: "id").filter { $0.hasPrefix("step-") }
    #expect(steps == (1...steps.count).map { "step-\($0)" })
    #expect(try steps.count == session.slideShow().count)
    #expect(reader.classes.isSuperset(of: ["pivot", "marked", "plane", "state"]))
    #expect(reader.text.contains("wyndor.txt, step by step"))
    #expect(reader.text.contains("step 3 of \(steps.count)"))
    #expect(reader.names.filter { $0 == "figure" }.count == steps.count)
  }

  /// A presentation may ask before it shows; a page cannot.
  @Test func `nothing is asked on a page`() throws {
    var asking = session(wyndor + ["predict on"])
    var telling = session(wyndor)
    #expect(try WalkPage(&asking, named: "").text == WalkPage(&telling, named: "").text)
  }

  @Test(arguments: hostile)
  func `what was typed stays text`(typed: String) throws {
    var session = session(article + [typed, "\(typed): X = 3 @low"])
    let walk = try Self.reader(WalkPage(&session, named: typed).text)
    Self.expectQuiet(walk)
    let fence = typed.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    let prose = typed.split(separator: "\n").joined(separator: " ")
    let markdown =
      "# Title \(prose)\n\n\(prose)\n\n- \(prose)\n\n```slackline\n> X = 3\n\(fence)\n```\n\n```\n\(typed)\n```\n"
    guard !markdown.unicodeScalars.contains("\u{0}") else { return }
    let lesson: LessonDocument
    do { lesson = try LessonDocument(path: "x.md", text: markdown) } catch { return }
    Self.expectQuiet(try Self.reader(LessonPage(lesson).text))
  }

  @Test(arguments: BuiltInLessons.all.map { $0.name })
  func `every lesson becomes a quiet and small page`(name: String) throws {
    let lesson = try #require(BuiltInLessons.all.first { $0.name == name }).document()
    let text = LessonPage(lesson).text
    let reader = try Self.reader(text)
    Self.expectQuiet(reader)
    #expect(text.utf8.count < Self.mostBytes, "\(text.utf8.count)")
    #expect(reader.names.filter { $0 == "h1" }.count == 1)
    #expect(reader.text.contains(lesson.title))
    for block in lesson.blocks {
      for step in block.steps { #expect(reader.text.contains(step.typed), "\(step.typed)") }
    }
  }

  @Test func `a walk of very many steps keeps the first and the last`() throws {
    var session = session((0..<120).map { "x\($0) >= \($0) @\($0 + 1)" })
    let count = try session.slideShow().count
    try #require(count > 202)
    let reader = try Self.reader(WalkPage(&session, named: "").text)
    let steps = reader.values(of: "id").filter { $0.hasPrefix("step-") }
    #expect(steps == (1...200).map { "step-\($0)" } + ["step-\(count)"])
    #expect(reader.text.contains("\(count - 201) steps left out here"))
  }

  @Test func `a page looks as recorded`() throws {
    var session = session(article)
    if let complaint = GoldenFolder().complaint(
      about: try WalkPage(&session, named: "article.txt").text, as: "walk page")
    {
      Issue.record("\(complaint)")
    }
  }

  @Test func `each golden has its test`() throws {
    #expect(try GoldenFolder().strays(from: ["walk page", "paper", "paper of a tableau"]) == [])
  }
}
