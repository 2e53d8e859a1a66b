// Proofs in the program: solve writes them, verify checks them, and each way to be wrong has its status.

import Foundation
import TestSupport
import Testing

@Suite("Proofs in the program")
struct ProofTests {
  private static let factory =
    "max profit: 3 x + 5 y st p: x <= 4\n q: 2 y <= 12\n r: 3 x + 2 y <= 18\nend\n"
  private static let mps = """
    NAME small
    ROWS
     N cost
     G need
    COLUMNS
     x cost 2 need 3
    RHS
     rhs need 7
    ENDATA

    """

  @Test(
    "What solve proves, verify accepts",
    arguments: [
      ("f.lp", factory, "optimal"), ("f.mps", mps, "optimal"),
      ("clash.lp", "min x st c: x >= 4\n d: x <= 3\nend\n", "unsatisfiable"),
      ("endless.lp", "max x st c: x - y <= 3\nend\n", "unbounded"),
      ("script", "x <= 3\nx = 5 @high\nx = 0 @low\ny = x @medium\n", "optimal"),
      ("clash", "x <= 3\ny = x\ny >= 4\n", "unsatisfiable"),
      ("endless", "x = 3 @high\nmaximize y\n", "unbounded"),
      ("empty", "", "optimal"),
    ])
  func holds(name: String, text: String, ending: String) throws {
    let program = try Program()
    try program.write(text, to: name)
    let plain = try program.run("solve", name)
    let solved = try program.run("solve", name, "--certificate", "proof.json")
    #expect(solved.status == 0 && solved.output == plain.output, "\(solved.errors)")
    let verified = try program.run("verify", name, "proof.json")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    #expect(verified.output.hasPrefix("the proof holds: \(name) is \(ending)"))
    let piped = try program.run(
      "verify", name, "-", input: try program.text(of: "proof.json"))
    #expect(piped.status == 0 && piped.output == verified.output)
  }

  @Test("A proof that does not hold is refused with status 1, and what is wrong")
  func fails() throws {
    let program = try Program()
    try program.write(Self.factory, to: "f.lp")
    _ = try program.run("solve", "f.lp", "--certificate", "proof.json")
    let proof = try program.text(of: "proof.json")
    for (old, new, words) in [
      ("\"-36\"", "\"-37\"", "low is −36 at the values, not −37"),
      ("\"6\"", "\"7\"", "the values break the upper limit of row q, by 2"),
      ("\"-3/2\"", "\"3/2\"", "in the sum for low the upper limit of row q counts too much"),
      ("\"y\"", "\"z\"", "the file has no variable z"),
    ] {
      let range = try #require(proof.range(of: old))
      try program.write(proof.replacingCharacters(in: range, with: new), to: "other.json")
      let outcome = try program.run("verify", "f.lp", "other.json")
      #expect(outcome.status == 1 && outcome.output.contains(words), "\(outcome.output)")
    }
    // The file changes under its proof.
    try program.write(Self.factory.replacingOccurrences(of: "12", with: "13"), to: "f.lp")
    let outcome = try program.run("verify", "f.lp", "proof.json")
    #expect(outcome.status == 1, "\(outcome.output)")
  }

  @Test("What is malformed has status 65, what cannot be read 66, and standard input serves once")
  func malformed() throws {
    let program = try Program()
    try program.write(Self.factory, to: "f.lp")
    _ = try program.run("solve", "f.lp", "--certificate", "proof.json")
    try program.write("{\"problem\": 3}", to: "bad.json")
    let bad = try program.run("verify", "f.lp", "bad.json")
    #expect(bad.status == 65 && bad.output.isEmpty)
    #expect(bad.errors == "bad.json: error: problem must be an object\n")
    #expect(try program.run("verify", "f.lp", "none.json").status == 66)
    #expect(try program.run("verify", "none.lp", "proof.json").status == 66)
    #expect(try program.run("verify", "-", "-").status == 64)
    try program.write("max x st c: x ! 3 end", to: "bad.lp")
    #expect(try program.run("verify", "bad.lp", "proof.json").status == 65)
    try program.write(Data([0xFF, 0xFE]), to: "bytes.json")
    #expect(try program.run("verify", "f.lp", "bytes.json").status == 65)
  }

  @Test("Where nothing is solved nothing is written")
  func unwritten() throws {
    let program = try Program()
    try program.write("x >= 3\nx >\n", to: "script")
    #expect(try program.run("solve", "script", "--certificate", "proof.json").status == 65)
    #expect(try program.run("verify", "script", "proof.json").status == 66)
    try program.write("x >= 3\n", to: "script")
    #expect(try program.run("solve", "script", "--certificate", "-").status == 64)
    #expect(try program.run("solve", "script", "--certificate", "no/where.json").status == 66)
  }
}
