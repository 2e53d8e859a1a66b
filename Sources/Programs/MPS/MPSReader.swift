// MPS files, by columns of the card (fixed) or by blanks (free).
//
// Nothing in a file says which of both it is. In nearly every file the two agree; where they do not, names have
// blanks in them or fields do not keep to their columns, and then one of the readings fails: a reading by blanks
// finds too many fields, one by columns finds text between them. So a file is read by blanks first and, if that
// fails, by columns. If a name of the second reading might have had a blank that parted it in the first, both are
// tried, and a file that is two different programs is refused rather than guessed at.

import Wording

/// Reads MPS files.
///
/// What the format leaves open is read as glpsol 5 and HiGHS 1.15 read it; where those two differ it is mostly
/// refused, and otherwise this says whom it follows:
///
/// - The first N row is the objective, if `OBJNAME` names no other; further N rows are free rows, as in glpsol.
///   The right side of the objective is minus its constant, as in HiGHS and CPLEX (glpsol 5 takes it for the
///   constant itself).
/// - `RANGES` of an E row with right side b: R ≥ 0 gives b … b + R, R < 0 gives b − |R| … b.
/// - `UP` with a negative bound leaves the lower bound at 0, so that nothing is feasible, as in both programs
///   (CPLEX takes −∞ there). `MI` changes the lower bound alone.
/// - In bounds and right sides a number of 10²⁰ or more is infinity, as in HiGHS; the words `inf` and `infinity`
///   are read too.
/// - A sense that only a comment tells (`*SENSE:Maximize`) is not taken; the program has a remark then. So it has where
///   it is read by columns because the reading by blanks failed, where a side of a column is bounded twice by the same
///   number, where a number stands that no rule reads, and where lines come after `ENDATA`.
/// - By columns nothing may stand in a field that lines of a section do not have.
/// - A column's entries must stand together, no entry, right side, range or bound may come twice, and there may be
///   one vector of right sides, of ranges and of bounds.
/// - What comes after `ENDATA` is not read.
/// - A number may be a fraction, `7/2`, as SCIP and QSopt_ex write them, or have Fortran's exponent, `1.0D3`.
/// - By columns, a card of `COLUMNS` without a name goes on with the column before it, as in GLPK's examples.
/// - A range of infinity leaves the row one limit.
///
/// Integers are refused, or relaxed: then `BV` gives 0 … 1, `LI` and `UI` are `LO` and `UP`, and a column between markers
/// that has no bound lies between 0 and 1, as in both programs (and in lp_solve from 0 on). Semi-continuous variables,
/// quadratic terms and special ordered sets are refused.
public enum MPSReader {
  /// How the fields of a line are told apart.
  public enum Layout: Hashable, Sendable {
    /// By blanks, or by columns where that fails.
    case automatic
    /// By blanks and tabs; no name has one.
    case free
    /// By the columns 2–3, 5–12, 15–22, 25–36, 40–47 and 50–61.
    case fixed
  }

  /// The program that a file holds.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8 if its names are not ASCII.
  ///   - integers: whether it may have integer variables, which then are none.
  /// - Complexity: linear in the number of bytes, if no number is longer than a machine word.
  public static func program(
    from bytes: [UInt8], layout: Layout = .automatic, integers: IntegerRule = .refused
  ) throws(ProgramFileError) -> LinearProgram {
    if let error = FileText.error(in: bytes) { throw error }
    let bytes = LineEnds.asLineFeeds(bytes)
    switch layout {
    case .free:
      var parser = MPSParser(bytes, byColumns: false, integers: integers)
      return try parser.program()
    case .fixed:
      var parser = MPSParser(bytes, byColumns: true, integers: integers)
      return try parser.program()
    case .automatic: return try programEitherWay(from: bytes, integers)
    }
  }

  /// The program that a text holds.
  ///
  /// - Complexity: as for its bytes.
  public static func program(
    from text: String, layout: Layout = .automatic, integers: IntegerRule = .refused
  ) throws(ProgramFileError) -> LinearProgram {
    try program(from: Array(text.utf8), layout: layout, integers: integers)
  }

  private static func programEitherWay(
    from bytes: [UInt8], _ integers: IntegerRule
  ) throws(ProgramFileError) -> LinearProgram {
    var free = MPSParser(bytes, byColumns: false, integers: integers)
    let program: LinearProgram
    do {
      program = try free.program()
    } catch let error {
      var fixed = MPSParser(bytes, byColumns: true, integers: integers)
      do {
        return try fixed.program().remarked(remark(ofColumns: fixed, after: free))
      } catch let other {
        // The reading that came further is the one that was meant.
        throw fixed.position > free.position ? other : error
      }
    }
    guard let place = free.doubtful else { return program }
    var fixed = MPSParser(bytes, byColumns: true, integers: integers)
    guard let other = try? fixed.program(), other != program else { return program }
    throw FileText.error(.mps(.ambiguous), at: place, in: bytes)
  }

  /// That a file was read by columns, with a name that has blanks, or the line that by blanks is none.
  private static func remark(
    ofColumns fixed: MPSParser, after free: MPSParser
  ) -> ProgramRemark {
    let name = fixed.nameWithBlank
    return ProgramRemark(
      kind: .byColumns, subject: name.map { fixed.text($0) } ?? "",
      line: FileText.line(of: name?.lowerBound ?? free.position, in: fixed.bytes))
  }
}
