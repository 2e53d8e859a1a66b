// What the commands are called in a script, whatever language help is in.

/// A command, by the word that it is typed as. The order is that in which help lists them.
public enum CommandID: String, CaseIterable, Hashable, Sendable {
  case point
  case variables = "var"
  case screen
  case view
  case guide
  case size
  case spacing
  case margin
  case direction
  case mask
  case stack
  case hide
  case unhide
  case inset
  case baseline
  case format
  case layout
  case draw
  case ambiguous
  case text
  case passes
  case importing = "import"
  case paste
  case assume
  case list
  case decompose
  case objectives
  case solve
  case region
  case wireframe
  case plot
  case value
  case why
  case conflict
  case prove
  case duel
  case dual
  case sensitivity
  case sweep
  case trace
  case step
  case back
  case goto
  case present
  case tableau
  case pivot
  case predict
  case rule
  case drop
  case disable
  case enable
  case set
  case priority
  case weight
  case letter
  case suggest
  case release
  case undo
  case redo
  case history
  case reset
  case show
  case numbers
  case style
  case expect
  case load
  case save
  case exporting = "export"
  case log
  case lesson
  case next
  case hint
  case answer
  case skip
  case exercise
  case help
  case quit
}
