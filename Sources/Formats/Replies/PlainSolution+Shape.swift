// What `solve --format json` writes, and the value of `"solution"` in an object of `run --format json`.

import ConstraintHierarchies
import Programs
import Rationals
import Session

/// The solution of a script, or of a program of a file, which has a few members more.
struct PlainSolution {
  struct Variable {
    let name: String
    let value: Rational?
    var interval: Interval?
    var price: Rational?
  }

  struct Level {
    let priority: Priority
    let minimum: Rational?
    let pivots: Int
    var hasMorePivots = false
    let names: [String]
    let region: [Interval]
  }

  struct Row {
    let id: String
    let text: String
    let priority: Priority
    let weight: Rational
    let error: Rational?
    let holds: Bool?
    var value: Rational??
    var price: Rational??
  }

  struct Aim {
    let id: String
    let text: String
    let priority: Priority
    let value: Rational?
  }

  let status: SolutionStatus
  var program: LinearProgram?
  let variables: [Variable]
  let levels: [Level]
  let constraints: [Row]
  let objectives: [Aim]
  let conflict: [String]
  var isUnique: Bool??
  var certificate: [(String, Rational)]?
  var ray: [(name: String, change: Rational)]?
  var frames: [ViewFrame]?

  static let shape = Shape<PlainSolution>.object(
    "solution", about: "The solution as it stands; what solve --format json writes."
  ) {
    field("status") { $0.status }
    maybe("program", program) { $0.program }.about("Of programs of files.")
    maybe("relaxed") { solution in
      solution.program.flatMap { $0.relaxed.isEmpty ? nil : $0.relaxedNames }
    }
    .about(
      "Of programs of files: the columns that are integers in the file and were not asked to be.")
    list("variables") {
      $0.variables
    } of: {
      field("name") { $0.name }
      field("value") { $0.value }
      maybe(Interval.ends) { $0.interval }
      maybe("price") { $0.price }
    }
    .about(
      """
      Without min and max where no interval was worked out (solve --regions none) and other values may be as good. \
      price, of programs of files: what the objective changes by for each unit by which the bound that it is at grows.
      """)
    list("levels") {
      $0.levels
    } of: {
      part(Priority.named) { $0.priority }
      field("objective") { $0.minimum }
      field("pivots") { $0.pivots }
      maybe("morePivots") { $0.hasMorePivots ? true : nil }.about(LevelsReport.morePivots)
      field("region", .list(.interval)) { zip($0.names, $0.region) }
    }
    .about("The requirements, then every level down to the first without a least value.")
    list("constraints") {
      $0.constraints
    } of: {
      field("id") { $0.id }
      field("text") { $0.text }
      field("priority") { $0.priority }
      field("weight") { $0.weight }
      part(.errorParts) { $0.error }
      field("satisfied") { $0.holds }
      maybe("value") { $0.value }.about("Of programs of files: what the row's sum comes to.")
      maybe("price") { $0.price }
        .about(
          "Of programs of files: what the objective changes by for each unit by which the limit grows."
        )
    }
    list("objectives") {
      $0.objectives
    } of: {
      field("id") { $0.id }
      field("text") { $0.text }
      field("priority") { $0.priority }
      field("value") { $0.value }
    }
    field("conflict") { $0.conflict }
    maybe("unique") { $0.isUnique }
      .about(
        "Where no intervals were worked out: whether no other solution is as good; null: not known."
      )
    maybe("certificate", .list(.multiplier)) { $0.certificate }
      .about("Of programs of files whose requirements clash: as for error.")
    maybe("ray", .list(step)) { $0.ray }
      .about(
        """
        Of programs of files that are unbounded: a way along which every step is feasible and betters the objective.
        """)
    maybe("frames") { $0.frames }.about("Where the views are, if there are any.")
  }

  private static let program = Shape<LinearProgram>.object {
    field("name") { $0.name }
    field("sense", .words("minimize", "maximize")) {
      $0.sense == .maximize ? "maximize" : "minimize"
    }
    field("rows") { $0.rows.count }
    field("columns") { $0.columns.count }
    field("nonzeros") { $0.nonzeroCount }
    field("remarks") { $0.remarks }
  }

  private static let step = Shape<(name: String, change: Rational)>.object {
    field("name") { $0.name }
    field("change") { $0.change }
  }
}
