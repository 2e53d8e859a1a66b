// What is to be said of a file that was read: nothing is wrong with it, and yet its writer may have meant another program.

public import Wording

/// Something of a file that is read as it stands and may be meant otherwise. Each kind is told once, with the first of
/// its places.
public struct ProgramRemark: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// MPS: a comment tells another sense than the one that holds, which is minimise where OBJSENSE says nothing.
    case commentedSense = "commented-sense"
    /// MPS: lp_solve turned the signs of an objective that was maximised.
    case turnedObjective = "turned-objective"
    /// MPS: it is read by columns, because by blanks it is no program.
    case byColumns = "by-columns"
    /// MPS: a bound of a kind that has no number has one.
    case unusedNumber = "unused-number"
    /// MPS: an integer column without bounds lies between 0 and 1.
    case binaryByDefault = "binary-by-default"
    /// MPS: lines come after ENDATA.
    case afterEnd = "after-end"
    /// A side of a column is bounded more than once: by the same number, or by infinity first.
    case boundAgain = "bound-again"
    /// A column cannot have any value, for its upper bound is below 0 and nothing is said of its lower one.
    case defaultBound = "default-bound"
    /// LP: a variable has a bound, and stands in no row and not in the objective.
    case boundedAlone = "bounded-alone"
    /// LP: an objective may be worse than it must by some amount, which is taken for none.
    case tolerance
    /// LP: a variable stands more than once in a sum.
    case coefficientsAdded = "coefficients-added"
  }

  public let kind: Kind
  /// What the first of them is about: a column, or the words of a comment; may be empty.
  public let subject: String
  /// Where the first of them stands, counted from one.
  public let line: Int
  /// How many there are.
  public let count: Int

  public init(kind: Kind, subject: String, line: Int, count: Int = 1) {
    self.kind = kind
    self.subject = subject
    self.line = line
    self.count = count
  }
}

extension ProgramRemark: Phrase {
  public var english: String {
    let more = self.count > 1 ? ", the first of \(self.count)" : ""
    return "line \(self.line)\(more): " + English.sentence(self)
  }
}

extension English {
  fileprivate static func sentence(_ remark: ProgramRemark) -> String {
    let name = remark.subject
    return switch remark.kind {
    case .commentedSense:
      "\(name) stands in a comment, which is not read; OBJSENSE, with MAX or MIN in the line after it, "
        + "says which way the objective goes, and without it the objective is minimised"
    case .turnedObjective:
      "the signs of the objective were turned when the file was written, to minimize what was to be "
        + "maximized; what it comes to has the opposite sign"
    case .byColumns:
      "read by columns, for by blanks it is no program"
        + (name.isEmpty ? "" : "; so \(name) is one name, with blanks in it")
    case .unusedNumber:
      "this kind of bound of \(name) has no number; the one that stands there is not read"
    case .binaryByDefault:
      "\(name) is an integer without bounds, which glpsol and HiGHS hold between 0 and 1, and so it is here; "
        + "lp_solve has no upper bound"
    case .afterEnd: "what comes after ENDATA is not read"
    case .boundAgain:
      "\(name) is bounded on one side more than once, by the same number or by infinity first; "
        + "the number holds"
    case .defaultBound:
      "\(name) has an upper bound below 0, and nothing is said of its lower one, which is 0 then; "
        + "so no value is left for it"
    case .boundedAlone: "\(name) has a bound, and stands in no row and not in the objective"
    case .tolerance:
      "\(name) lets an objective be worse than it need be; it is taken for 0, for the levels are strict"
    case .coefficientsAdded: "\(name) stands more than once in a sum; its coefficients are added up"
    }
  }
}
