// Masks, stacks, insets: how they are read, where they are refused, and what can be typed next.

import Language
import TestSupport
import Testing
import Wording

@Suite("Lines that arrange views")
struct ArrangementLineTests {
  @Test(
    "are read as what they mean",
    arguments: [
      ("mask icon -&- --& at 20 8 60 22", "mask icon -&- --& at 20 8 60 22"),
      ("mask icon --- &&& at 20, 8, 60, 22", "mask icon --- &&& at 20 8 60 22"),
      ("mask icon h=-&- v=--& at -20 -8.5 60 x 22", "mask icon -&- --& at -20 -17/2 60 22"),
      ("mask icon H=&-& V=&&- at 0 0 0 0 in 100 x 50", "mask icon &-& &&- at 0 0 0 0 in 100 x 50"),
      ("mask icon &-- -&& at 1 2 3 4 in W x none # so", "mask icon &-- -&& at 1 2 3 4 in W x none"),
      ("row: mask icon --- --- at 1 2 3 4", "row: mask icon --- --- at 1 2 3 4"),
      ("mask icon off", "mask icon off"),
      ("mask icon --- --- at -1/2 0 100/3 4", "mask icon --- --- at -1/2 0 100/3 4"),
      ("stack row = a, b spacing 1/2 fill", "stack row = a, b spacing 1/2 fill"),
      ("stack row = a", "stack row = a"), ("stack row=a,b", "stack row = a, b"),
      ("stack row = a, b, c spacing 8 fill", "stack row = a, b, c spacing 8 fill"),
      ("stack row = a, b spacing", "stack row = a, b spacing"),
      ("stack row = a, b spacing spacing 8", "stack row = a, b spacing 8 spacing"),
      ("stack row = a, b spacing 8 spacing", "stack row = a, b spacing 8 spacing"),
      (
        "stack row = a, b down centering align leading",
        "stack row = a, b centering down align leading"
      ),
      ("top: stack row = a, b equally", "top: stack row = a, b equally"),
      // Only after the views are these words special.
      (
        "stack stack = fill, down, spacing proportionally",
        "stack stack = fill, down, spacing proportionally"
      ),
      ("hide a", "hide a"), ("hide a, b c", "hide a b c"), ("unhide a, b", "unhide a b"),
      ("inset card 16", "inset card left 16 right 16 top 16 bottom 16"),
      ("inset card 16 left 0.5", "inset card left 16 right 16 top 16 bottom 16 left 1/2"),
      ("inset card top 4, bottom M", "inset card top 4 bottom M"),
      (
        "outset card 2",
        "inset card leftOutset 2 rightOutset 2 topOutset 2 bottomOutset 2"
      ),
      ("outset card top 4, left M", "inset card topOutset 4 leftOutset M"),
      ("baseline title ascent 16 descent 4", "inset title ascent 16 descent 4"),
      ("format", "format"), ("format card", "format card"),
      // Names all the same.
      ("mask = 3", "mask = 3"), ("stack + hide >= 3", "(stack + hide) >= 3"),
      ("row: stack >= 3", "row: stack >= 3"),
    ])
  func readings(_ line: String, _ meaning: String) throws {
    #expect(printed(try Parser.parse(line)) == meaning)
  }

  @Test(
    "are refused where they are wrong, with what to write instead",
    arguments: [
      Slip("⟦mask⟧", "name of a view"), Slip("mask ⟦3⟧", "name of a view"),
      Slip("mask ⟦icon⟧", "three signs"), Slip("mask icon ⟦at⟧ 1 2 3 4", "three signs"),
      Slip("mask icon ⟦-&⟧ --& at 1 2 3 4", "each - or &"),
      Slip("mask icon ⟦-&-&⟧ --& at 1 2 3 4", "'-&-&' is something else"),
      Slip("mask icon ⟦—&⟧ --& at 1 2 3 4", "each - or &"),
      Slip("mask icon ⟦-&-⟧", "downwards"), Slip("mask icon -&- ⟦at⟧ 1 2 3 4", "downwards"),
      Slip("mask icon -&- ⟦--&⟧", "at 20 8 60 22"),
      Slip("mask icon -&- --& ⟦20⟧ 8 60 22", "at 20 8 60 22"),
      Slip("mask icon -&- --& ⟦at⟧", "left, top, width and height"),
      Slip("mask icon -&- --& at 20 8 ⟦60⟧", "left, top, width and height"),
      Slip("mask icon -&- --& at 20 8 ⟦-⟧60 22", "never negative"),
      Slip("mask icon -&- --& at 20 8 60 22 ⟦33⟧", "nothing after it"),
      Slip("mask icon -&- --& at 20 8 60 22 ⟦in⟧", "a size is a width and a height"),
      Slip("mask icon -&- --& at 20 8 60/⟦0⟧ 22", "divided by 0"),
      Slip("mask icon -&- --& at 20 8 60/ ⟦22⟧", "left, top, width and height"),
      Slip("⟦stack⟧", "a name and views"), Slip("stack ⟦3⟧", "a name and views"),
      Slip("stack ⟦row⟧", "with commas between"), Slip("stack row ⟦a⟧, b", "with commas between"),
      Slip("stack row ⟦=⟧", "with commas between"), Slip("stack row = a⟦,⟧", "with commas between"),
      Slip("stack row = a ⟦b⟧", "separated by commas"),
      Slip("stack row = a, b ⟦equal⟧", "separated by commas", suggests: "equally"),
      Slip("stack row = a, b fill ⟦equally⟧", "is one of"),
      Slip("stack row = a, b down ⟦down⟧", "said twice"),
      Slip("stack row = a, b spacing 8 ⟦spacing⟧ 9", "said twice"),
      Slip("stack row = a, b spacing ⟦-⟧8", "never negative"),
      Slip("stack row = a, b ⟦align⟧", "align top"),
      Slip("stack row = a, b align ⟦3⟧", "align top"),
      Slip("⟦hide⟧", "name of a view"), Slip("hide a⟦,⟧", "name of a view"),
      Slip("outset ⟦card⟧", "outset NAME 8"), Slip("outset card ⟦ascent⟧ 8", "outset NAME 8"),
      Slip("inset ⟦card⟧", "inset NAME 8"), Slip("inset card ⟦ascent⟧ 8", "inset NAME 8"),
      Slip("inset card ⟦left⟧", "inset NAME 8"), Slip("inset card left ⟦none⟧", "inset NAME 8"),
      Slip("inset card ⟦-⟧8", "never negative"),
      Slip("baseline title ⟦8⟧", "ascent 16"), Slip("baseline title ⟦top⟧ 8", "ascent 16"),
      Slip("format ⟦3⟧", "name of a view"), Slip("format a ⟦b⟧", "nothing after it"),
    ])
  func slips(slip: Slip) { expectRefused(slip) }

  @Test(
    "that end too soon, or go on as they should not, are refused with a place or read",
    arguments: [
      "mask icon -&- --& at 20 8 60 22 in 100 x 50", "row: mask icon h=-&- v=&&& at -1, 2, 3 x 4",
      "row: stack row = a, b, c spacing 8 proportionally down align leading",
      "hide a, b, c", "inset card 16 left 8, top 4", "baseline title ascent 16 descent M",
    ])
  func cuts(_ line: String) throws {
    let ends = [
      "", "=", "-", "&", "&&&", "--&", "@", "(", "[", "|", ",", "#", " at", " 3 3 3 3 3", "∞",
    ]
    for length in 0...line.count {
      for end in ends {
        let text = line.prefix(length) + end
        do throws(Diagnostic) {
          _ = try Parser.parse(String(text))
        } catch {
          #expect(0 <= error.range.lowerBound && error.range.upperBound <= text.count, "\(text)")
          #expect(error.range.lowerBound < error.range.upperBound, "\(text)")
          #expect(!error.message.isEmpty)
        }
      }
    }
  }

  @Test(
    "are completed by views and by the words of their place",
    arguments: [
      ("stack row = ", ["a", "b"]), ("stack row = a, ", ["b"]),
      ("stack row = a, b sp", ["spacing"]), ("stack row = a, b d", ["down"]),
      ("stack row = a, b down d", []), ("hide ", ["a", "b"]), ("hide a, ", ["b"]),
      ("mask ", ["a", "b"]), ("format ", ["a", "b"]), ("inset ", ["a", "b"]),
      ("inset a l", ["left"]), ("inset a left 8 l", []), ("baseline a ", ["ascent", "descent"]),
    ] as [(String, [String])])
  func completions(_ line: String, _ words: [String]) {
    let completion = Completion.candidates(
      line: line, cursor: line.count, in: .english,
      knowing: Vocabulary(views: ["a", "b"], attributes: ["left"]))
    #expect(completion.words.map { $0.text } == words)
  }
}
