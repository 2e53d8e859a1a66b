// Whether a line goes on in the next one, for an editor in which a long statement may be typed so.
// The parser itself decides: a line is unfinished if it is right as far as it goes and then stops
// where an operand or a closing parenthesis must come.

extension Parser {
  /// Whether the line stops where more must follow: in an open parenthesis, or after an operator, a
  /// relation, a comma or a label's colon. A line that nothing after it could set right is finished,
  /// and so is a command that lacks its arguments: what it wants to hear is what is missing.
  ///
  /// - Complexity: that of `parse`.
  public static func isUnfinished(
    _ line: String, knowing vocabulary: Vocabulary = Vocabulary()
  ) -> Bool {
    guard var parser = try? LineParser(line, knowing: KnownNames(vocabulary)) else { return false }
    do throws(Diagnostic) {
      _ = try parser.line()
      return false
    } catch {
      return error.code == .syntax && parser.asksForMore
    }
  }

  /// One line out of two, the second of which goes on with the first; a comment of the first, which
  /// would hide the second, is left out.
  public static func joined(_ line: String, _ continuation: String) -> String {
    guard let source = try? SourceText(line), let end = Lexer.tokens(of: source).last else {
      return line + " " + continuation
    }
    let rest = continuation.unprompted.drop { $0.isWhitespace }
    let start = source.text(SourceRange(0, end.range.upperBound))
    return rest.isEmpty ? start : start + " " + rest
  }
}

extension LineParser {
  /// Whether the parser, where it failed, wanted to read on after the end of the line.
  fileprivate var asksForMore: Bool {
    guard current.isEnd, let last = previous else { return false }
    if last.isOperator || last.isRelation { return true }
    return last.kind == .comma || last.kind == .colon || isInsideBrackets
  }

  /// Whether a parenthesis or an interval is open at the end; what was read so far is well formed.
  private var isInsideBrackets: Bool {
    let balance = tokens.reduce(0) { balance, token in
      switch token.kind {
      case .open, .openBracket: balance + 1
      case .close, .closeBracket: balance - 1
      default: balance
      }
    }
    return balance > 0
  }
}
