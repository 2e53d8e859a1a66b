// Text without the white space around it, for everybody who reads lines.

extension StringProtocol {
  /// Without white space at its ends. (By places: views of views are types that the program would have to
  /// make when it starts, which takes longer than all the rest of a short line.)
  @inlinable public var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
