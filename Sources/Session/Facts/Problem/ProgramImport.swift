// What there is to say of a program of a file that came into a session.

public import ConstraintHierarchies
public import Programs

/// A linear program that has become lines of the language.
public struct ProgramImport: Sendable {
  /// What the program calls itself; may be empty.
  public let name: String
  public let isMaximized: Bool
  /// What the objectives are called now, the most important first.
  public let objectives: [String]
  public let columnCount: Int
  /// Rows that require something; `freeRows` are besides.
  public let rowCount: Int
  /// Columns that are not negative, by their sign.
  public let nonnegativeCount: Int
  /// Columns of which another lower or an upper bound is required.
  public let boundCount: Int
  /// Rows without limits: objectives that are disabled, by ID.
  public let freeRows: [String]
  /// Of the rows that require something; nil where they are requirements.
  public let rowPriority: Priority?
  /// The variables that are integers in the file and are not here.
  public let relaxed: [String]
  /// The names that no line could say, or that something here had already.
  public let renamings: [Renaming]
  /// What is to be said of the file.
  public let remarks: [ProgramRemark]

  /// Something of the file that goes by another name here.
  public struct Renaming: Hashable, Sendable {
    public enum Kind: String, Sendable { case column, row, objective }

    public let kind: Kind
    public let old: String
    public let new: String
  }
}
