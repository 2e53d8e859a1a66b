// What is typed about views, and how it is read.

import Language
import Testing
import Wording

@Suite("Lines about views")
struct LayoutLineTests {
  @Test(
    "are read as what they mean",
    arguments: [
      ("screen 320 x 480", "screen 320 x 480"),
      ("screen 320x480", "screen 320 x 480"),
      ("screen W × H", "screen W x H"),
      ("view a", "view a"),
      ("view a, b c in row", "view a b c in row"),
      ("guide g in row", "guide g in row"),
      ("size a 52 x 22", "size a 52 x 22"),
      ("size a none x 22", "size a none x 22"),
      (
        "size t 100 x none hug 251 resist 750/1000", "size t 100 x none hug 251/251 resist 750/1000"
      ),
      ("size t 100 x none resist high hug @251", "size t 100 x none hug 251/251 resist 750/750"),
      ("spacing 8", "spacing 8"),
      ("margin 0.5", "margin 1/2"),
      ("direction rtl", "direction rtl"),
      ("draw", "draw"), ("draw on", "draw on"),
      ("ambiguous", "ambiguous"), ("text a area 2400", "text a area 2400"),
      ("text a area A", "text a area A"), ("passes", "passes"),
      ("screen 390", "screen 390"), ("screen W", "screen W"), ("pixels 3", "pixels 3"),
      ("fit card", "fit card 0 x 0"), ("fit card 320 x 0", "fit card 320 x 0"),
      ("fit card none x H @60", "fit card none x H @ 60/60"),
      ("own: fit card 320x0 @1000/49.5", "own: fit card 320 x 0 @ 1000/49.5"),
      ("fit card @required/50", "fit card 0 x 0 @ 1000/50"),
      ("scroll list, notes in card", "scroll list notes in card"), ("scroll list", "scroll list"),
      ("assume margins 8", "assume margins 8"),
      ("assume baselines 16.5", "assume baselines 33/2"), ("paste", "paste"),
      ("paste = 3", "paste = 3"),
      ("var x, y >= 0", "var x y >= 0"), ("var x ≥ 0.0, y >= 0", "var x y >= 0"),
      ("var a b >= 0", "var a b >= 0"), ("var fixed >= 0", "var fixed >= 0"),
      ("branch x", "branch x"), ("branch x <= 2 | x >= 3", "branch <x <= 2> | <x >= 3>"),
      ("import a b.txt", "import <a b.txt>"), ("import = 3", "import = 3"),
      ("import a b.lp @high", "import <a b.lp> @750"),
      ("import a.lp relaxed", "import <a.lp> relaxed"),
      ("import a.lp @ 3", "import <a.lp> @3"), ("import a.lp @ 3 x", "import <a.lp @ 3 x>"),
      ("import 'a @b.lp' @low", "import <a @b.lp> @250"),
      ("import \"a b.lp\" relaxed @12.5  # note", "import <a b.lp> @12.5 relaxed"),
      ("import a.lp @low relaxed", "import <a.lp> @250 relaxed"),
      ("import relaxed", "import <relaxed>"), ("import a@b.lp", "import <a@b.lp>"),
      ("import a.lp relaxed relaxed", "import <a.lp relaxed> relaxed"),
      ("assume = 3", "assume = 3"), ("text = 3", "text = 3"),
    ])
  func commands(_ line: String, _ meaning: String) throws {
    #expect(printed(try Parser.parse(line)) == meaning)
  }

  @Test(
    "may be visual formats",
    arguments: [
      ("[a]", "H:[a]"), ("H:[a][b]", "H:[a][b]"), ("V:|[a]|", "V:|[a]|"),
      ("|-[a]-[b]-|", "H:|-[a]-[b]-|"),
      ("H:|-50-[a]-50-|", "H:|-(=50)-[a]-(=50)-|"),
      ("HV:|-(8)-[a]-8-|", "HV:|-(=8)-[a]-(=8)-|"),
      ("H:[a(>=70,<=100)]", "H:[a(>=70,<=100)]"),
      ("H:[a(>=70@500, ==b)]", "H:[a(>=70@500,=b)]"),
      ("H:[a(100@20)]", "H:[a(=100@20)]"),
      ("H:[a(w@p)]", "H:[a(=w@p)]"),
      ("H:[a]-gap-[b]", "H:[a]-(=gap)-[b]"),
      ("H:[a]-(>=8@high)-[b]", "H:[a]-(>=8@750)-[b]"),
      ("H:[a]-(-8)-[b]", "H:[a]-(=-8)-[b]"),
      ("H:[super]-(<=1)-[sub] align centerX", "H:[super]-(<=1)-[sub] align centerX"),
      ("row: H:|-[a]-[b]-| align top, bottom", "row: H:|-[a]-[b]-| align top, bottom"),
      ("H:|~[a]~[b]~|", "H:|~[a]~[b]~|"), ("H:[a(50%)]", "H:[a(=50%)]"),
      ("H:[a(b.width*2)]", "H:[a(=b.width*2)]"),
    ])
  func formats(_ line: String, _ meaning: String) throws {
    #expect(printed(try Parser.parse(line)) == meaning)
  }

  @Test(
    "may be claims",
    arguments: [
      ("expect frame a = 164 0 136 22", "expect frame a = 164 0 136 22"),
      ("expect frame a = -8, 0, 380/3, none", "expect frame a = -8 0 380/3 none"),
      ("expect frame a = X0 0 1.5 22", "expect frame a = X0 0 3/2 22"),
      ("expect ambiguous a.width", "expect a.width ambiguous"),
      ("expect conflict a, b", "expect conflict a b"),
      ("expect conflict a b", "expect conflict a b"),
      ("expect conflict = 3", "expect conflict = 3"),
      ("expect frame = 3", "expect frame = 3"),
      ("expect ambiguous ambiguous", "expect ambiguous ambiguous"),
      ("expect ambiguous in [1, 2]", "expect ambiguous in [1, 2]"),
    ])
  func claims(_ line: String, _ meaning: String) throws {
    #expect(printed(try Parser.parse(line)) == meaning)
  }

  @Test(
    "tell a character that cannot be seen by its number",
    arguments: ["H:[a]\u{8}|", "H:|[a]| \u{0} align top"])
  func controls(_ line: String) {
    do {
      _ = try Parser.parse(line)
      Issue.record("\(line.debugDescription) was taken")
    } catch {
      #expect(error.message(in: .english).unicodeScalars.allSatisfy { $0.value >= 32 })
      #expect(error.message(in: .english).contains("U+00"))
    }
  }

  @Test(
    "that end too soon say where, and what is missing",
    arguments: [
      "screen 320 x 480", "view a, b in row", "size t 100 x none hug 251 resist 750/1000",
      "row: H:|-[a(>=70@500,<=100)]-(>=8@high)-[b(==a)]-| align top, bottom",
      "HV:|~[a(50%)]~[b(a.width*2)]~|", "expect frame a = 164 0 136 22", "expect conflict a, b",
      "direction rtl", "spacing 8",
    ])
  func cuts(_ line: String) throws {
    for length in 0...line.count {
      let start = String(line.prefix(length))
      for text in [start, start + "]", start + "-", start + "(", start + "@", start + " 3 3 3 3 3"]
      {
        do {
          _ = try Parser.parse(text)
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count, "\(text)")
          #expect(!error.message(in: .english).isEmpty)
        }
      }
    }
  }
}
