// What the comments of a file say of the level that it is of.

public import ProgramSolving
public import Wording

extension LevelProgram {
  /// Comments for a file of the program, a line each.
  public func comments(in speech: Speech) -> [String] {
    switch speech {
    case .english: English.comments(on: self)
    }
  }
}
