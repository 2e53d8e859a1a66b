// What stands side by side with nothing between: a product where it can be one, and never two statements in silence.

import Language
import TestSupport
import Testing

@Suite("Side by side")
struct SideBySideTests {
  private static let known = Vocabulary(
    variables: ["x", "y", "z", "w", "box.left", "cm"], points: ["X0", "X3"])

  @Test(
    "Statements that follow one another with nothing between them are refused",
    arguments: [
      Slip("x >= ⟦0 y⟧ >= 0", "'x >= 0' and 'y >= 0'; a product is written '0*y'"),
      Slip("x <= ⟦4 y⟧ <= 5 z = 1", "'x <= 4', 'y <= 5' and 'z = 1'"),
      Slip("x = ⟦3 y⟧ = 4", "'x = 3' and 'y = 4'"),
      Slip("x=⟦3 y⟧=4", "'x=3' and 'y=4'"),
      Slip("lo: x = ⟦3 y⟧ = 4 @high", "'x = 3' and 'y = 4'"),
      Slip("0 <= x <= ⟦10 y⟧ >= 2", "'0 <= x <= 10' and 'y >= 2'"),
      Slip("0 <= x <= ⟦10 y⟧ <= 8 z <= 7", "'0 <= x <= 10', 'y <= 8' and 'z <= 7'"),
      Slip("x <= -⟦4 y⟧ >= -5", "'x <= -4' and 'y >= -5'"),
      Slip("x <= 7/⟦2 y⟧ <= 5", "'x <= 7/2' and 'y <= 5'"),
      Slip("x <= ⟦1e3 y⟧ <= 5", "'x <= 1e3' and 'y <= 5'"),
      Slip("x <= ⟦4 y⟧ + z <= 5", "'x <= 4' and 'y + z <= 5'"),
      Slip("3x + 2y <= ⟦18 w⟧ >= 0", "'3x + 2y <= 18' and 'w >= 0'"),
      Slip("2 x <= ⟦3 y⟧ <= 4", "'2 x <= 3' and 'y <= 4'"),
      Slip("x <= ⟦4\tX0⟧ <= 5", "line of its own"),
      Slip("new <= ⟦4 other⟧ <= 5", "'new <= 4' and 'other <= 5'"),
      Slip("box.left = ⟦8 box.top⟧ = 8", "'box.left = 8' and 'box.top = 8'"),
      Slip("x\u{A0}<= ⟦4\u{A0}y⟧ <= 5", "line of its own"),
    ].map { Slip($0.marked, $0.says, knowing: known) })
  func statements(slip: Slip) { expectRefused(slip) }

  @Test(
    "What can be a product is one",
    arguments: [
      ("2xm = xl + xr", "2*xm = xl + xr"), ("0 <= 2 x <= 10", "0 <= 2*x <= 10"),
      ("3x + 2 y <= 4", "3*x + 2*y <= 4"), ("0 <= 2 x + 3 y <= 10", "0 <= 2*x + 3*y <= 10"),
      ("X0 <= 2 x <= X3", "X0 <= 2*x <= X3"), ("X0 + 5 <= 2 x <= 2 X3", "X0 + 5 <= 2*x <= 2*X3"),
      ("0 <= x <= 2 y", "0 <= x <= 2*y"), ("x <= 2y <= 10", "x <= 2*y <= 10"),
      ("x = 2y = 3z", "x = 2*y = 3*z"), ("x <= 2 * y <= 10", "x <= 2*y <= 10"),
      ("x >= (2 y) >= 0", "x >= (2*y) >= 0"), ("x <= 2(y) <= 10", "x <= 2*(y) <= 10"),
      ("x >= 2 y", "x >= 2*y"), ("2 x = 3 y", "2*x = 3*y"), ("x = 3 cm", "x = 3*cm"),
      ("x = 3cm", "x = 3*cm"), ("x = 10px", "x = 10*px"), ("x = 3 m", "x = 3*m"),
      ("x = 3 inner", "x = 3*inner"), ("x = 3 * px", "x = 3*px"),
    ])
  func products(line: String, explicit: String) throws {
    guard case .constraint(let read) = try Parser.parse(line, knowing: Self.known),
      case .constraint(let meant) = try Parser.parse(explicit, knowing: Self.known)
    else {
      Issue.record("\(line) is no constraint")
      return
    }
    #expect(read.operands.map { printed($0) } == meant.operands.map { printed($0) })
    #expect(read.relations == meant.relations)
  }

  @Test(
    "A unit behind a number is refused, unless something is called so",
    arguments: [
      Slip("x = 3 ⟦px⟧", "no units here: write 3 alone"),
      Slip("x >= 10 ⟦pt⟧ @high", "write 10 alone"),
      Slip("x = 1/2 ⟦em⟧", "no units"), Slip("x = 3 ⟦mm⟧ + y", "no units"),
      Slip("x = 3 ⟦in⟧", "no units"),
      Slip("0 <= x <= 3 ⟦in⟧ @low", "no units"), Slip("maximize 3 ⟦px⟧", "'3*px'"),
      Slip("5 ⟦kg⟧", "no units"),
      Slip("x = 3 ⟦percent⟧", "no units"),
    ].map { Slip($0.marked, $0.says, knowing: known) })
  func units(slip: Slip) { expectRefused(slip) }

  @Test(
    "var says what was typed is for a line of its own",
    arguments: [
      Slip("var x ⟦>=⟧ 1, y >= 0", "as in 'x >= 1'"), Slip("var x, y ⟦>=⟧ z", "as in 'y >= z'"),
      Slip("var x ⟦>=⟧ 0, y", "as in 'x >= 0'"), Slip("var x ⟦<=⟧ 0", "as in 'x <= 0'"),
      Slip("var x ⟦>=⟧ 0 + 1", "as in 'x >= 0 + 1'"), Slip("var x ⟦>=⟧ 0,", "as in 'x >= 0'"),
      Slip("var x ⟦=⟧ 3", "as in 'x = 3'"), Slip("var x ⟦<=⟧ 2y + 4 # so", "as in 'x <= 2y + 4'"),
    ])
  func declarations(slip: Slip) { expectRefused(slip) }

  @Test(
    "A chain reads the same with products glued and starred, whatever stands in it",
    arguments: 0..<200 as Range<UInt64>)
  func chains(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["x", "y", "z", "X0", "new"]
    func term(_ product: String) -> String {
      let name = names.randomElement(using: &generator) ?? "x"
      return Bool.random(using: &generator)
        ? "\(Int.random(in: 0...20, using: &generator))\(product)\(name)" : name
    }
    var glued = ""
    var starred = ""
    for index in 0..<Int.random(in: 2...4, using: &generator) {
      let relation =
        index == 0 ? "" : [" <= ", " >= ", " = "].randomElement(using: &generator) ?? ""
      let sum = (0..<Int.random(in: 1...3, using: &generator)).map { _ in term("?") }
        .joined(separator: " + ")
      glued += relation + sum.replacing("?", with: "")
      starred += relation + sum.replacing("?", with: "*")
    }
    guard case .constraint(let read) = try Parser.parse(glued, knowing: Self.known),
      case .constraint(let meant) = try Parser.parse(starred, knowing: Self.known)
    else {
      Issue.record("\(glued) is no constraint")
      return
    }
    #expect(read.operands.map { printed($0) } == meant.operands.map { printed($0) })
  }
}
