// LP files in the dialect of CPLEX, as glpsol and HiGHS take it.

import Wording

/// Reads LP files.
///
///     \ a comment
///     Maximize
///      obj: 3 x + 2y - 1
///     Subject To
///      c1: x + y <= 4
///      c2: -5 <= x - y <= 10
///     Bounds
///      x <= 3
///      y free
///     End
///
/// Whatever glpsol 5 or HiGHS 1.15 takes for a linear program is read as they read it; beyond that:
///
/// - A sum may have constants, and both sides of a relation variables, which are brought to one side. (HiGHS drops
///   a constant on the left.) A row may have two limits around it.
/// - A right side with variables ends with its line, since a row without a name may begin in the next one.
/// - Words that begin sections are read at the beginning of a line, and elsewhere where they can be nothing else.
///   Where one might be a variable it must be moved or renamed.
/// - `3e1` is thirty and `3 e1` three times e1. `7/2`, without blanks, is a number, too.
/// - What people paste from a page is read as what it can only mean: U+2212 and dashes as minus, every blank of
///   Unicode as a blank, `≤`, `≥` and `∞`. A dash within a name belongs to it.
/// - The format allows names such as `(kale`, `kale/2`, `,5` and `kg;`, which a program may write and a person never
///   means. A name is refused if it follows a number at once and does not begin with a letter or `_` (`3,5`, `7;`); if
///   it stands on right sides alone (`<= 10 kg`); if a bracket of it has no other half; if it is another column but for
///   signs at its ends (`kale;`, `(kale)`); if it is another column divided by a number (`kale/2`) or, standing but
///   once, other columns with a sign between them (`kale,leek`); and if it stands but once and is alone in beginning
///   or ending with a comma or a semicolon. Names that are used throughout, such as `x(1,2)`, `a/b`, `#12` and
///   `c1;x`, are none of that.
/// - `Minimize multi-objectives`, as Gurobi writes it, gives objectives at several levels, by `Priority`; those of one
///   priority are added up, times their `Weight`. A tolerance is not kept, and remarked on.
/// - A number of 10²⁰ or more is infinity where that makes sense, and so are `inf` and `infinity`.
/// - `x <= -3` leaves the lower bound at 0, as in both programs. A bound may not be given twice with two numbers; the
///   program has a remark where it is given twice with one, where a bound of 0 that nobody wrote leaves a variable
///   no value, and where a variable stands twice in a sum.
/// - A variable that only the bounds name is a column without entries, as in both programs.
/// - Rows without names are called r1, r2, …, by their place, and an objective without one obj.
/// - `\Problem name: NAME`, as CPLEX writes before everything else, gives the name of the program.
///
/// Integers are refused, or relaxed: then a binary variable lies between 0 and 1. Semi-continuous variables, special ordered sets and quadratic terms are refused.
public enum LPReader {
  /// The program that a file holds.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8 if its names are not ASCII.
  ///   - integers: whether it may have integer variables, which then are none.
  /// - Complexity: linear in the number of bytes, if no number is longer than a machine word and the terms of each
  ///   row are in the order of the columns; O(n log n) otherwise.
  public static func program(
    from bytes: [UInt8], integers: IntegerRule = .refused
  ) throws(ProgramFileError) -> LinearProgram {
    if let error = FileText.error(in: bytes) { throw error }
    let bytes = LineEnds.asLineFeeds(bytes)
    var parser = try LPParser(bytes, integers: integers)
    return try parser.program()
  }

  /// The program that a text holds.
  ///
  /// - Complexity: as for its bytes.
  public static func program(
    from text: String, integers: IntegerRule = .refused
  ) throws(ProgramFileError) -> LinearProgram {
    try program(from: Array(text.utf8), integers: integers)
  }
}
