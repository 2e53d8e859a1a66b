// What is written, by the ending of a file, and the text of it.

public import ConstraintHierarchies
import Formats
public import Language
import Narration
import ProgramSolving
public import Programs
public import Session
public import Wording

/// The form of a file that is exported.
public enum ExportForm: String, CaseIterable, Sendable {
  case lp, mps, json, svg, html, tex

  /// Whether it is of a linear program, and so of one level.
  public var isProgram: Bool { self == .lp || self == .mps }

  /// By the ending, in capitals or not.
  public init?(path: String) {
    let name = path.lowercased()
    guard let dot = name.lastIndex(of: "."),
      let form = Self(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    self = form
  }

  /// A program of a file in this form; nil for what is made of a session.
  public func text(
    of program: LinearProgram, comments: [String] = [], in speech: Speech
  ) -> String? {
    switch self {
    case .lp: LPWriter.text(of: program, comments: comments, in: speech)
    case .mps: MPSWriter.text(of: program, comments: comments, in: speech)
    case .json, .svg, .html, .tex: nil
    }
  }

  /// A session's problem in this form.
  ///
  /// - Parameters:
  ///   - level: by its number; nil for the highest.
  ///   - name: what the program is to call itself, and what stands above a page, a paper or a picture; may be empty.
  ///   - regions: how many intervals the solution tells.
  /// - Throws: code `limit` where it takes too much to work out; `unsatisfiable` and `unbounded` for a program of a level that
  ///   has none.
  public func text(
    of session: inout Session, level: LevelMark?, named name: String,
    regions: RegionChoice = .all, in speech: Speech
  ) throws(Failure) -> String {
    let place = level?.range ?? SourceRange(0, 0)
    switch self {
    case .json: return try session.solution(regions: regions).json.compact + "\n"
    case .svg: return try PictureSheet(&session, named: name).text
    case .html: return try WalkPage(&session, named: name).text
    case .tex: return try TeXPaper(&session, named: name).text
    case .lp, .mps: break
    }
    let level = try session.levelProgram(level, named: name, place)
    return text(of: level.program, comments: level.comments(in: speech), in: speech) ?? ""
  }
}
