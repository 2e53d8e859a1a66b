// What is too much. Nothing that is typed or read makes the program work or grow without end: past these it says so,
// and where. What has no row here is bounded by one that has.

/// A limit of the program. What is past it is refused with its place, and all is as it was before.
///
/// Messages, `help limits` and the manual all say the number that stands here.
public enum Limit: CaseIterable, Sendable {
  /// The characters of a line, each Unicode scalar counted, so that a letter with an accent of its own is two.
  case lineLength
  /// The digits of a number as typed, written out: `1e999` has 1,000.
  case literalDigits
  /// The digits above and below the line of a number that was computed: in a line, or in a solution.
  case valueDigits
  /// The same for a linear program of a file, whose rows may be thousands.
  case programDigits
  /// The digits of a number in a proof that is checked, those above and below the fraction bar together.
  case proofDigits
  /// Parentheses within parentheses.
  case nesting
  /// Layouts within layouts in a line, all counted.
  case layouts
  /// Quotations, lists and emphasis within each other, in a lesson.
  case markdownNesting
  /// Files that load each other, one within the other.
  case nestedLoads
  /// Files that one line loads, one after another.
  case loads
  /// The bytes of a file that is read.
  case fileSize
  /// The lines of a file that is read.
  case fileLines
  /// The lines of a log of constraints that is pasted.
  case logLines
  /// The bytes of JSON that a run of lines writes.
  case jsonSize
  /// The variables, and the constraints, of a session.
  case variables
  case constraints
  /// The points of a session.
  case points
  /// The pivots of a walk that are told at once.
  case pivots
  /// The bytes of memory that the program may have come to use while it solves; less where the system gives it less.
  case memory
  /// The columns and the rows of a terminal; beyond, it is drawn on as if it had no more.
  case windowSize

  public var most: Int {
    switch self {
    case .lineLength: 10_000
    case .literalDigits: 1_000
    case .valueDigits: 10_000
    case .programDigits: 50_000
    case .proofDigits: 1_000_000
    case .nesting: 200
    case .layouts: 300
    case .markdownNesting: 100
    case .nestedLoads: 20
    case .loads: 1_000
    case .fileSize: 256 << 20
    case .fileLines: 5_000_000
    case .logLines: 100_000
    case .jsonSize: 1 << 30
    case .variables, .constraints, .points: 100_000
    case .pivots: 10_000
    case .memory: 4 << 30
    case .windowSize: 10_000
    }
  }
}
