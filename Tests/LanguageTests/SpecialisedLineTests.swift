// Trees of layouts as they are typed.

import Language
import Testing
import Wording

@Suite("Trees of layouts")
struct SpecialisedLineTests {
  @Test(
    "are read as what they mean",
    arguments: [
      ("layout size(50, 50)", "layout size(50,50)"),
      (
        "layout inset(4, row(size(50,50), label(80,20), spacing 4))",
        "layout inset(4) 0.row( spacing 4) 1.size(50,50) 1.label(80,20)"
      ),
      (
        "layout inset(1, 2, 3, 4, label(w, 20)) in 320 x 480",
        "layout inset(1,2,3,4) 0.label(w,20) in 320 x 480"
      ),
      (
        "layout column(label(1,2)) in 320x480 constraints",
        "layout column() 0.label(1,2) in 320 x 480 constraints"
      ),
      ("layout column(label(1,2)) in none x H", "layout column() 0.label(1,2) in none x H"),
      (
        "layout top: row(a: size(1,2), size: size(3,4))",
        "layout top:row() 0.a:size(1,2) 0.size:size(3,4)"
      ),
      (
        "layout row(size(1,2), equal sizes spacing gap)",
        "layout row( spacing gap equalSizes) 0.size(1,2)"
      ),
      (
        "layout row(size(1,2) equal spacing, align center)",
        "layout row( equalSpacing align center/center) 0.size(1,2)"
      ),
      ("layout row(size(1,2), fill)", "layout row( flexing) 0.size(1,2)"),
      ("layout size(1,2, align top)", "layout size(1,2 align -/leading)"),
      ("layout size(1,2, align right)", "layout size(1,2 align trailing/-)"),
      ("layout size(1,2, align top fill)", "layout size(1,2 align fill/leading)"),
      ("layout size(1,2, align fill center)", "layout size(1,2 align fill/center)"),
      ("layout size(1,2, flex -1/none)", "layout size(1,2 flex -1/-)"),
      (
        "layout overlay(size(1,2), size(3,4), flex none)",
        "layout overlay( flex -/-) 0.size(1,2) 0.size(3,4)"
      ),
    ])
  func meaning(_ line: String, _ meaning: String) throws {
    #expect(printed(try Parser.parse(line)) == meaning)
  }

  @Test("layout is a name where a statement says so")
  func name() throws {
    for line in ["layout: x + y = 3", "layout = 3", "layout + y <= 2"] {
      guard case .constraint = try Parser.parse(line) else {
        Issue.record("\(line) is no constraint")
        continue
      }
    }
  }

  /// The place of the mistake stands between ⟦ and ⟧.
  @Test(
    "that are wrong are marked where they are",
    arguments: [
      ("⟦layout⟧", "a layout is missing"),
      ("layout ⟦3⟧", "a layout stands where 3 is"),
      ("layout ⟦rwo⟧(size(1,2))", "no layout 'rwo'"),
      ("layout ⟦row⟧", "in parentheses"),
      ("layout row ⟦3⟧", "in parentheses"),
      ("layout row(⟦)⟧", "row has a layout in it"),
      ("layout row⟦(⟧", "ends with )"),
      ("layout row(row(size(1,2)⟦)⟧", "ends with )"),
      ("layout row(size(1,2)⟦,⟧", "a layout is missing"),
      ("layout row(size(1,2),⟦)⟧", "a layout is missing"),
      ("layout row(size(1,2) ⟦size⟧(3,4))", "neither a layout nor an option"),
      ("layout row(size(1⟦)⟧)", "a width and a height"),
      ("layout size(1,2,3⟦)⟧", "a width and a height"),
      ("layout size(1,⟦row⟧(size(1,2)))", "nothing lies in size"),
      ("layout size(⟦-⟧1, 2)", "never negative"),
      ("layout inset(1,2,⟦size⟧(1,2))", "one number, or four"),
      ("layout inset(1⟦)⟧", "inset has a layout in it"),
      ("layout inset(1, size(1,2), ⟦size⟧(1,2))", "one layout lies in an inset"),
      ("layout row(size(1,2), ⟦3⟧)", "neither a layout nor an option"),
      ("layout row(⟦3⟧)", "neither a layout nor an option"),
      ("layout inset(1, size(1,2), 3⟦)⟧", "one number, or four"),
      ("layout row(size(1,2), ⟦spcaing⟧ 3)", "neither a layout nor an option"),
      ("layout row(size(1,2), spacing 1, ⟦spacing⟧ 2)", "said twice"),
      ("layout row(size(1,2), spacing⟦)⟧)", "after spacing"),
      ("layout row(size(1,2), equal ⟦heights⟧)", "say what is equal"),
      ("layout row(size(1,2), leading, ⟦center⟧)", "said twice"),
      ("layout size(1,2, ⟦leading⟧)", "align leading"),
      ("layout overlay(size(1,2), ⟦spacing⟧ 3)", "has spacing, not overlay"),
      ("layout size(1,2, flex⟦)⟧)", "after flex"),
      ("layout size(1,2, align ⟦middle⟧)", "after align"),
      ("layout size(1,2, align top ⟦bottom⟧)", "after align"),
      ("layout size(1,2) in ⟦row⟧", "the room"),
      ("layout size(1,2) ⟦and more⟧", "layout"),
      ("layout row(size(1,2), ⟦^⟧)", "no powers"),
    ])
  func mistakes(_ marked: String, _ words: String) throws {
    let line = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let start = try #require(marked.firstIndex(of: "⟦"))
    let end = try #require(marked.firstIndex(of: "⟧"))
    let lower = marked.distance(from: marked.startIndex, to: start)
    let upper = marked.distance(from: marked.startIndex, to: end) - 1
    do {
      _ = try Parser.parse(line)
      Issue.record("\(line) was taken")
    } catch {
      #expect(error.message(in: .english).contains(words), "\(error.message(in: .english))")
      #expect(error.range == SourceRange(lower, upper), "\(line)")
    }
  }

  @Test("The nearest word is offered")
  func suggestions() {
    for (line, word) in [
      ("layout colum(size(1,2))", "column"), ("layout row(size(1,2), spcaing 3)", "spacing"),
    ] {
      #expect(throws: Diagnostic.self) { try Parser.parse(line) }
      do { _ = try Parser.parse(line) } catch { #expect(error.suggestion == word) }
    }
  }

  @Test("No line is too deep, and too many layouts are refused")
  func limits() throws {
    func nested(_ depth: Int) -> String {
      "layout " + String(repeating: "row(", count: depth) + "size(1,2)"
        + String(repeating: ")", count: depth)
    }
    #expect(throws: Never.self) { try Parser.parse(nested(199)) }
    for line in [nested(200), String(nested(2400).prefix(9999))] {
      do {
        _ = try Parser.parse(line)
        Issue.record("was taken")
      } catch {
        #expect(
          error.code == .limit
            && error.range.lowerBound == 7 + 200 * 4 + (line.count > 9000 ? 3 : 4))
      }
    }
    func flat(_ count: Int) -> String {
      "layout row(" + Array(repeating: "size(1,2)", count: count).joined(separator: ",") + ")"
    }
    #expect(throws: Never.self) { try Parser.parse(flat(299)) }
    do {
      _ = try Parser.parse(flat(300))
      Issue.record("was taken")
    } catch {
      #expect(error.code == .limit && error.range == SourceRange(11 + 299 * 10, 15 + 299 * 10))
    }
  }

  @Test("that go on in the next line are unfinished")
  func unfinished() {
    for line in ["layout row(", "layout row(size(1,2),", "layout row(size(1,", "layout a: "] {
      #expect(Parser.isUnfinished(line), "\(line)")
    }
    for line in ["layout row", "layout size(1,2)", "layout row()("] {
      #expect(!Parser.isUnfinished(line), "\(line)")
    }
  }

  @Test("Any beginning, and any token too many, is refused at a place in the line")
  func cuts() {
    let line =
      "layout a: inset(1,2,3,4, row(label(80,20, flex 1/none align top), spacing 4 equal sizes)) in 3 x 4"
    for length in 0...line.count {
      let start = String(line.prefix(length))
      for text in [
        start, start + ")", start + "(", start + ",", start + " 3", start + " x", start + "|",
      ] {
        do {
          _ = try Parser.parse(text)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count, "\(text)")
          #expect(!error.message(in: .english).isEmpty)
        }
      }
    }
  }

  @Test("are completed")
  func completion() {
    func words(_ line: String) -> [String] {
      Completion.candidates(line: line, cursor: line.count, in: .english).words.map { $0.text }
    }
    #expect(words("layout ") == ["size", "label", "inset", "row", "column", "overlay"])
    #expect(words("layout row(") == ["size", "label", "inset", "row", "column", "overlay"])
    #expect(words("layout row(size(1,2), sp") == ["spacing"])
    #expect(words("layout row(size(1,2), la") == ["label"])
    #expect(words("layout row(size(1,2)) ") == ["in", "constraints"])
    #expect(words("layout row(size(1,2)) in 3 x 4 ") == ["constraints"])
  }
}
