// What help explains besides commands, by names that no language changes.

/// A form of statement, or a part of one.
enum StatementID: String, CaseIterable, Hashable, Sendable {
  case constraint
  case visualFormat = "visual format"
  case chain
  case label
  case maximize
  case minimize
  case priorities
  case weights
  case expression
  case number
  case name
  case comment
  case command
}

/// A word of the field that the replies use.
enum TermID: String, CaseIterable, Hashable, Sendable {
  case slack
  case error
  case requirement
  case preference
  case level
  case objective
  case feasible
  case activeConstraint = "active constraint"
  case ambiguity
  case unsatisfiable
  case unbounded
  case linear
  case freeVariable = "free variable"
  case basis
  case corner
  case artificialVariable = "artificial variable"
  case dictionary
  case enteringVariable = "entering variable"
  case leavingVariable = "leaving variable"
  case reducedCost = "reduced cost"
  case lexicographicOrder = "lexicographic order"
  case ratioTest = "ratio test"
  case degenerate
  case cycle
  case optimum
  case simplexMethod = "simplex method"
  case farkasCertificate = "Farkas certificate"
  case shadowPrice = "shadow price"
  case breakpoint
  case limit
}
