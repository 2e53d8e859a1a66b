// Help in English: a topic for each command, form of statement and term. The compiler sees to it that none
// is missing; for that the tables stay whole, however long.

import Wording

extension English {
  static let help = Help(.english)

  enum Commands {}
  enum Statements {}
  enum Terms {}

  static func topic(of command: CommandID) -> HelpTopic {
    switch command {
    case .point: Commands.point
    case .variables: Commands.variables
    case .screen: Commands.screen
    case .view: Commands.view
    case .guide: Commands.guide
    case .size: Commands.size
    case .spacing: Commands.spacing
    case .margin: Commands.margin
    case .direction: Commands.direction
    case .draw: Commands.draw
    case .mask: Commands.mask
    case .stack: Commands.stack
    case .hide: Commands.hide
    case .unhide: Commands.unhide
    case .inset: Commands.inset
    case .baseline: Commands.baseline
    case .format: Commands.format
    case .layout: Commands.layout
    case .ambiguous: Commands.ambiguous
    case .text: Commands.text
    case .passes: Commands.passes
    case .importing: Commands.importing
    case .paste: Commands.paste
    case .assume: Commands.assume
    case .list: Commands.list
    case .decompose: Commands.decompose
    case .objectives: Commands.objectives
    case .solve: Commands.solve
    case .region: Commands.region
    case .wireframe: Commands.wireframe
    case .plot: Commands.plot
    case .value: Commands.value
    case .why: Commands.why
    case .conflict: Commands.conflict
    case .prove: Commands.prove
    case .duel: Commands.duel
    case .dual: Commands.dual
    case .sensitivity: Commands.sensitivity
    case .sweep: Commands.sweep
    case .trace: Commands.trace
    case .step: Commands.step
    case .back: Commands.back
    case .goto: Commands.goto
    case .present: Commands.present
    case .tableau: Commands.tableau
    case .pivot: Commands.pivot
    case .predict: Commands.predict
    case .rule: Commands.rule
    case .drop: Commands.drop
    case .disable: Commands.disable
    case .enable: Commands.enable
    case .set: Commands.set
    case .priority: Commands.priority
    case .weight: Commands.weight
    case .letter: Commands.letter
    case .suggest: Commands.suggest
    case .release: Commands.release
    case .undo: Commands.undo
    case .redo: Commands.redo
    case .history: Commands.history
    case .reset: Commands.reset
    case .show: Commands.show
    case .numbers: Commands.numbers
    case .style: Commands.style
    case .expect: Commands.expect
    case .load: Commands.load
    case .save: Commands.save
    case .exporting: Commands.exporting
    case .log: Commands.log
    case .lesson: Commands.lesson
    case .next: Commands.next
    case .hint: Commands.hint
    case .answer: Commands.answer
    case .skip: Commands.skip
    case .exercise: Commands.exercise
    case .help: Commands.help
    case .quit: Commands.quit
    }
  }

  static func topic(of statement: StatementID) -> HelpTopic {
    switch statement {
    case .visualFormat: Statements.visualFormat
    case .constraint: Statements.constraint
    case .chain: Statements.chain
    case .label: Statements.label
    case .maximize: Statements.maximize
    case .minimize: Statements.minimize
    case .priorities: Statements.priorities
    case .weights: Statements.weights
    case .expression: Statements.expression
    case .number: Statements.number
    case .name: Statements.name
    case .comment: Statements.comment
    case .command: Statements.command
    }
  }

  static func topic(of term: TermID) -> HelpTopic {
    switch term {
    case .slack: Terms.slack
    case .error: Terms.error
    case .requirement: Terms.requirement
    case .preference: Terms.preference
    case .level: Terms.level
    case .objective: Terms.objective
    case .feasible: Terms.feasible
    case .activeConstraint: Terms.activeConstraint
    case .ambiguity: Terms.ambiguity
    case .unsatisfiable: Terms.unsatisfiable
    case .unbounded: Terms.unbounded
    case .linear: Terms.linear
    case .freeVariable: Terms.freeVariable
    case .basis: Terms.basis
    case .corner: Terms.corner
    case .artificialVariable: Terms.artificialVariable
    case .dictionary: Terms.dictionary
    case .enteringVariable: Terms.enteringVariable
    case .leavingVariable: Terms.leavingVariable
    case .reducedCost: Terms.reducedCost
    case .lexicographicOrder: Terms.lexicographicOrder
    case .ratioTest: Terms.ratioTest
    case .degenerate: Terms.degenerate
    case .cycle: Terms.cycle
    case .optimum: Terms.optimum
    case .simplexMethod: Terms.simplexMethod
    case .farkasCertificate: Terms.farkasCertificate
    case .shadowPrice: Terms.shadowPrice
    case .breakpoint: Terms.breakpoint
    case .limit: Terms.limit
    }
  }
}
