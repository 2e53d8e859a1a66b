// What a proof is about: a problem whose columns and rows have names. It is made of the file alone, so that whoever
// checks a proof need not believe anything that the proof says of it.

public import ConstraintHierarchies
import Programs
import Rationals
public import Simplex

/// A linear program, or a hierarchy, as the problem that a certificate is for, with the names of its rows.
public struct ProvableProblem: Sendable {
  /// What a row of the problem is called.
  public enum RowName: Hashable, Sendable {
    /// A constraint of a script, by its ID.
    case constraint(String)
    /// A limit of a row of a linear program.
    case row(String, ProgramHierarchy.Side)
    /// A bound of a column of a linear program.
    case bound(String, ProgramHierarchy.Side)
  }

  /// What the program calls itself; empty for a script.
  public let name: String
  public let model: Model
  /// The variables, which are the first columns of the problem.
  public let variables: [String]
  /// One for each row of the problem, no two alike.
  public let rows: [RowName]

  /// The problem itself.
  public var problem: Problem { model.problem }
  /// The names of the levels, highest first.
  public var levels: [String] { model.levels.map { $0.name } }

  /// A linear program.
  ///
  /// - Complexity: linear in the size of the program.
  public init(_ program: ProgramHierarchy) {
    let model = Model(program.hierarchy)
    let (columns, fileRows) = (program.program.columns, program.program.rows)
    name = program.program.name
    variables = columns.map { $0.name }
    rows = model.constraintOfRow.map { serial in
      switch program.requirements[serial] {
      case .row(let index, let side): .row(fileRows[index].name, side)
      case .bound(let index, let side): .bound(columns[index].name, side)
      }
    }
    self.model = model
  }

  /// What a script comes to.
  ///
  /// - Complexity: linear in the size of the hierarchy.
  public init(_ hierarchy: Hierarchy) {
    let model = Model(hierarchy)
    name = ""
    variables = hierarchy.variableNames
    rows = model.constraintOfRow.map { serial in
      .constraint(hierarchy.constraint(serial: serial)?.id ?? "")
    }
    self.model = model
  }

  /// The row whose slack a column is; nil for a variable.
  ///
  /// - Precondition: the column is the model's.
  public func row(ofSlack column: Column) -> RowName? {
    demand(model.meanings.indices.contains(column), "ProvableProblem: no such column")
    return switch model.meanings[column] {
    case .variable: nil
    case .slack(let serial, _): model.rowOfConstraint[serial].map { rows[$0] }
    }
  }

  // MARK: Slacks

  /// A point, or a ray, of all columns: the variables as they are given, the slacks as the rows say.
  ///
  /// - Parameters:
  ///   - values: one for each variable.
  ///   - isRay: whether they are changes, in which constants do not count.
  func completed(_ values: [Rational], isRay: Bool) -> [Rational] {
    var all = values
    all += Array(repeating: .zero, count: problem.signs.count - values.count)
    for row in problem.rows {
      let error = row.form.value(at: all) - (isRay ? row.form.constant : 0)
      switch row.kind {
      case .equation: break
      case .atLeast(let slack): all[slack] = error
      case .atMost(let slack): all[slack] = -error
      case .goal(let plus, let minus):
        all[plus] = max(error, 0)
        all[minus] = max(-error, 0)
      }
    }
    return all
  }
}
