// duel in the program: files of each form, and at the prompt.

import Foundation
import TestSupport
import Testing

@Suite("duel in the program")
struct DuelTests {
  private static let wishes = "x = 0 @medium\nx = 1 @low weight 1001\n"

  @Test("Side by side, with where they part")
  func script() throws {
    let program = try Program()
    try program.write(Self.wishes, to: "script")
    let outcome = try program.run("duel", "script")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        weights: medium × 1000, low × 1
                levels  weights  floating point
        ───────────────────────────────────────
        x            0        1               1
        medium       0        1               1
        low       1001        0               0
        Weights part at medium, which costs 1 more.
        Floating point parts at medium, which costs 1 more.

        """, "\(outcome.output)")
    let typed = try program.run("run", "-", input: Self.wishes + "duel\n")
    #expect(typed.output.hasSuffix(outcome.output))
    let json = try program.run("duel", "--format", "json", "script").objects()
    #expect(json.count == 1 && json[0]["kind"] as? String == "duel")
  }

  @Test("Requirements that clash by a billionth hold in floating point")
  func clash() throws {
    let program = try Program()
    try program.write("b - a = 0.000000001\nb - a = 0.000000002\na = 0 @low\n", to: "script")
    let outcome = try program.run("duel", "script")
    let text = outcome.output.split(separator: "\n").joined(separator: " ")
    #expect(outcome.status == 0)
    #expect(text.contains("Weights come to the same as levels."), "\(text)")
    #expect(
      text.contains(
        "Floating point finds a solution where there is none, and breaks the requirement d (b - a = 0.000000002), by about 1e-9."
      ), "\(text)")
  }

  @Test("Linear programs too; what is malformed or not there has its status")
  func programs() throws {
    let program = try Program()
    try program.write("max p: 3 x + 5 y st a: x <= 4\n b: 2 y <= 12\nend\n", to: "f.lp")
    let outcome = try program.run("duel", "f.lp")
    #expect(outcome.status == 0 && outcome.output.contains("−42"), "\(outcome.output)")
    try program.write("max x st c: x ! 3 end", to: "bad.lp")
    #expect(try program.run("duel", "bad.lp").status == 65)
    #expect(try program.run("duel", "none").status == 66)
    try program.write("x >\n", to: "bad")
    #expect(try program.run("duel", "bad").status == 65)
  }
}
