// What is said of a file that was read and may be meant otherwise, in English.

import Wording

extension English {
  static func text(_ remark: ProgramRemark) -> String {
    let more = remark.count > 1 ? ", the first of \(remark.count)" : ""
    return "line \(remark.line)\(more): " + sentence(remark)
  }

  private static func sentence(_ remark: ProgramRemark) -> String {
    let name = remark.subject
    return switch remark.kind {
    case .commentedSense:
      "\(name) stands in a comment, which is not read; OBJSENSE, with MAX or MIN in the line after it, "
        + "says which way the objective goes, and without it the objective is minimized"
    case .turnedObjective:
      "the signs of the objective were turned when the file was written, to minimize what was to be "
        + "maximized; what it comes to has the opposite sign"
    case .byColumns:
      "read by columns, for by blanks it is no program"
        + (name.isEmpty ? "" : "; so \(name) is one name, with blanks in it")
    case .unusedNumber:
      "this kind of bound of \(name) has no number; the one that stands there is not read"
    case .afterEnd: "what comes after ENDATA is not read"
    case .boundAgain:
      "\(name) is bounded on one side more than once, by the same number or by infinity first; "
        + "the number holds"
    case .defaultBound:
      "\(name) has an upper bound below 0, and nothing is said of its lower one, which is 0 then; "
        + "so no value is left for it"
    case .boundedAlone: "\(name) has a bound, and stands in no row and not in the objective"
    case .coefficientsAdded: "\(name) stands more than once in a sum; its coefficients are added up"
    }
  }
}
