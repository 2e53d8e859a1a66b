// What a caller of the libraries must not do ends the program with words in a release build, too. There
// `precondition` stops it without its message, and an array without saying whose index was wrong.
//
// A precondition is for mistakes of the program that calls: a variable of another solver, a removed constraint, a
// division by zero. What may be wrong with data, such as the text of a number or of a file, is nil or thrown.

/// Ends the program unless a documented precondition holds.
///
/// - Parameter words: what the caller did, beginning with where: "Stack.lines: a stack of no views".
@inlinable
@inline(__always)
package func demand(
  _ condition: Bool, _ words: @autoclosure () -> StaticString, file: StaticString = #fileID,
  line: Int = #line
) {
  if _slowPath(!condition) { misuse(words(), file: file, line: line) }
}

/// Ends the program: a documented precondition does not hold.
@usableFromInline
@inline(never)
package func misuse(
  _ words: StaticString, file: StaticString = #fileID, line: Int = #line
) -> Never {
  // A mistake of the program that calls: data are looked at before, and nothing that is typed comes here.
  #if hasFeature(Embedded)
    preconditionFailure(words)
  #else
    // As above.
    fatalError("\(words)", file: file, line: .init(line))
  #endif
}
