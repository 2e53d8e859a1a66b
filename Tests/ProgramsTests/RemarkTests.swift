// What is said of files that are read and may be meant otherwise.

import Programs
import Rationals
import Testing
import Wording

@Suite("Remarks on files of programs")
struct RemarkTests {
  typealias MPS = MPSReaderTests

  static func remark(
    _ kind: ProgramRemark.Kind, _ subject: String, line: Int, count: Int = 1
  ) -> ProgramRemark {
    ProgramRemark(kind: kind, subject: subject, line: line, count: count)
  }

  static let files: [(String, [ProgramRemark])] = [
    (MPS.mps(), []),
    // A sense that only a comment tells.
    ("*SENSE:Maximize\n" + MPS.mps(), [remark(.commentedSense, "SENSE:Maximize", line: 1)]),
    ("* OBJSENSE MAX\r\n" + MPS.mps(), [remark(.commentedSense, " OBJSENSE MAX", line: 1)]),
    (
      "* Objective sense = maximise\n" + MPS.mps(),
      [remark(.commentedSense, " Objective sense = maximise", line: 1)]
    ),
    (MPS.mps(head: "* OBJSENSE\n*    MAX\n"), [remark(.commentedSense, "    MAX", line: 3)]),
    (
      MPS.mps(head: "OBJSENSE MAX\n*sense: min\n"), [remark(.commentedSense, "sense: min", line: 3)]
    ),
    ("*SENSE:Minimize\n" + MPS.mps(), []),
    ("*SENSE:Maximize\n" + MPS.mps(head: "OBJSENSE\n MAX\n"), []),
    ("* much sense as an optimization problem\n" + MPS.mps(), []),
    ("* This has no max\n* of anything\n" + MPS.mps(), []),
    (
      "*<meta origsense='MAX'>\n" + MPS.mps(),
      [remark(.turnedObjective, "<meta origsense='MAX'>", line: 1)]
    ),
    ("*<meta origsense='MIN'>\n" + MPS.mps(), []),
    // Bounds.
    (MPS.mps("BOUNDS\n UP x 4\n UP x 4.0\n"), [remark(.boundAgain, "x", line: 9)]),
    (MPS.mps("BOUNDS\n FR x\n UP x 4\n LO x 1\n"), [remark(.boundAgain, "x", line: 9, count: 2)]),
    (MPS.mps("BOUNDS\n MI x\n UP x 4\n"), []),
    (MPS.mps("BOUNDS\n FR x 0\n"), []),
    (MPS.mps("BOUNDS\n MI x -1e30\n"), []),
    (MPS.mps("BOUNDS\n MI B x -5\n"), [remark(.unusedNumber, "x", line: 8)]),
    (MPS.mps("BOUNDS\n UP x -4\n"), [remark(.defaultBound, "x", line: 8)]),
    (MPS.mps("BOUNDS\n UP x -4\n MI x\n"), []),
    // The end, and blanks in names.
    (MPS.mps() + "\n* a comment\n \r\n", []),
    (MPS.mps() + "\n RHS r 3\n", [remark(.afterEnd, "R", line: 9)]),
    (MPS.spaced, [remark(.byColumns, "A B", line: 3)]),
    // LP files.
    (LPReaderTests.lp(), []),
    (LPReaderTests.lp("3 x + 2 y - 2 x"), [remark(.coefficientsAdded, "x", line: 2)]),
    (
      LPReaderTests.lp(rows: "c: x + y + x <= 4\n d: y + 2 y >= x + x"),
      [remark(.coefficientsAdded, "x", line: 4, count: 3)]
    ),
    (LPReaderTests.lp(rows: "c: 2 x + y <= x + 4"), []),
    (LPReaderTests.lp(bounds: "x <= 3\n x <= 3.0"), [remark(.boundAgain, "x", line: 7)]),
    (LPReaderTests.lp(bounds: "x free\n x <= 3"), [remark(.boundAgain, "x", line: 7)]),
    (LPReaderTests.lp(bounds: "x <= -3"), [remark(.defaultBound, "x", line: 6)]),
    (LPReaderTests.lp(bounds: "-inf <= x <= -3"), []),
    (LPReaderTests.lp(bounds: "X <= 3"), [remark(.boundedAlone, "X", line: 6)]),
    (
      LPReaderTests.lp(bounds: "x <= 3\n z free\n 1 <= w <= 2"),
      [remark(.boundedAlone, "z", line: 7, count: 2)]
    ),
  ]

  @Test("Nothing is passed over in silence", arguments: files)
  func remarks(_ text: String, remarks: [ProgramRemark]) throws {
    let bytes = Array(text.utf8)
    let program =
      try text.contains("ROWS") ? MPSReader.program(from: bytes) : LPReader.program(from: bytes)
    let found = program.remarks.map {
      ProgramRemark(
        kind: $0.kind, subject: $0.kind == .afterEnd ? "R" : $0.subject, line: $0.line,
        count: $0.count)
    }
    #expect(found == remarks)
    for remark in found { #expect(remark.text(in: .english).hasPrefix("line \(remark.line)")) }
  }

  @Test("What is said does not make two programs different")
  func sameness() throws {
    let plain = try MPSReader.program(from: Array(MPS.mps().utf8))
    let said = try MPSReader.program(from: Array(("*SENSE:Maximize\n" + MPS.mps()).utf8))
    #expect(plain == said)
    #expect(plain.hashValue == said.hashValue)
    #expect(said.sense == .minimize)
  }

  static let columned = """
    ROWS
     N  OBJ
     L  R1
    COLUMNS
        X Y       OBJ              -1.     R1                 1.
    RHS
        RHS       R1                 4.
    RANGES
        RNG       R1                 2.
    BOUNDS
     UP BND       X Y                3.
    ENDATA

    """

  static let strays: [Slip] = [
    Slip(
      columned.replacing(" L  R1\n", with: " L  R1        ⟦R2                 1     R3\n"),
      "R2 stands in a field that a line of ROWS does not have"),
    Slip(
      columned.replacing(" L  R1\n", with: " L  R1                                 ⟦R2\n"),
      "R2 stands in a field that a line of ROWS does not have"),
    Slip(
      columned.replacing(
        "UP BND       X Y                3.",
        with: "UP BND       X Y                3.     ⟦X Y               2."),
      "X Y stands in a field that a line of BOUNDS does not have"),
    Slip(
      columned.replacing("    RHS       R1", with: " ⟦E  RHS       R1"),
      "E stands in a field that a line of RHS"),
    Slip(
      columned.replacing("    RNG       R1", with: " ⟦G  RNG       R1"),
      "G stands in a field that a line of RANGES"),
    Slip("NAME a\n⟦NAME b\n", "there is a section NAME already"),
    Slip(MPS.mps(head: "OBJSENSE MAX\n⟦OBJSENSE MIN\n"), "there is a section OBJSENSE already"),
  ]

  @Test("What no rule reads is refused, not dropped", arguments: strays)
  func stray(_ slip: Slip) {
    slip.check { try MPSReader.program(from: $0, layout: .fixed) }
  }

  @Test("And without it the file is read")
  func columns() throws {
    let program = try MPSReader.program(from: Array(Self.columned.utf8))
    #expect(program.remarks.map(\.kind) == [.byColumns])
    #expect(program.columns.map(\.name) == ["X Y"])
    #expect(program.columns[0].upper == 3)
    #expect(program.rows[0].lower == 2)
  }
}
