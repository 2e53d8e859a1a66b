// A session's end as a picture.

import Publishing
import Session
import TestSupport
import Testing

@Suite struct PictureTests {
  @Test(arguments: endings.indices)
  func `every end becomes a well-formed picture, the same each time`(index: Int) throws {
    var session = session(endings[index].lines)
    let text = try PictureSheet(&session, named: "").text
    let reader = try #require(MarkupReader(text), "\(text)")
    #expect(reader.names.first == "svg" && !reader.names.contains("script"))
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(try text == PictureSheet(&session, named: "").text)
  }

  @Test(arguments: [
    ("article", ["region f-yellow", "f-blue"], ["[X2, X3] = [20, 30]", "X0"]),
    ("wyndor", ["heavy s-red", "level s-blue", "arrow s-blue"], ["x = ", "required"]),
    ("three variables", ["region f-red"], ["z", "(−∞, +∞)"]),
    ("views", ["outline s-blue"], ["a"]),
    ("contradictory", [], ["nothing"]),
  ])
  func `it shows what is left`(name: String, classes: [String], words: [String]) throws {
    let ending = try #require(endings.first { $0.name == name })
    var session = session(ending.lines)
    let text = try PictureSheet(&session, named: "").text
    for part in classes { #expect(text.contains("\"\(part)\""), "\(part)") }
    let reader = try #require(MarkupReader(text))
    for part in words { #expect(reader.text.contains(part), "\(part)") }
  }

  @Test(arguments: hostile)
  func `its name stays text`(name: String) throws {
    var session = session(article)
    let text = try PictureSheet(&session, named: name).text
    let reader = try #require(MarkupReader(text), "\(text)")
    #expect(!reader.names.contains("script") && !reader.names.contains("img"))
  }
}
