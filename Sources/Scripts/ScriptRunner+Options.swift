// What may be chosen of how a script is run and answered.

public import ConstraintHierarchies
import Language
public import Rendering
import Wording

extension ScriptRunner {
  public enum Format: String, CaseIterable, Sendable { case text, json }
  /// In which of the objects the solution stands; changed: in those of lines that changed something.
  public enum Solutions: String, CaseIterable, Sendable { case none, last, changed, all }
  /// How the reply stands in an object: as facts, in words, or both.
  public enum Replies: String, CaseIterable, Sendable { case none, text, data, all }

  public struct Options: Sendable {
    public var format: Format
    public var solutions: Solutions
    public var replies: Replies
    public var stopsAtError: Bool
    /// Nothing is answered line by line; the solution is shown at the end.
    public var solvesAtEnd: Bool
    /// With `solvesAtEnd`: how many intervals are worked out.
    public var regions: RegionChoice
    /// With `solvesAtEnd`: whether it is proven, too.
    public var proves: Bool
    /// How many bytes of JSON are written before the run ends.
    public var mostJSON = Limit.jsonSize.most
    /// How things are drawn; nil: as the terminal can.
    public var presentation: Presentation?

    public init(
      format: Format = .text, solutions: Solutions = .all, replies: Replies = .data,
      stopsAtError: Bool = false, solvesAtEnd: Bool = false, regions: RegionChoice = .all,
      proves: Bool = false, presentation: Presentation? = nil
    ) {
      self.format = format
      self.solutions = solutions
      self.replies = replies
      self.stopsAtError = stopsAtError
      self.solvesAtEnd = solvesAtEnd
      self.regions = regions
      self.proves = proves
      self.presentation = presentation
    }
  }
}
