// What is longer than a reply has room for.

extension String {
  /// The beginning and the end of what is longer than a reply has room for, cut between words where there
  /// are any: `1x0 + 2x1 + … + 50x49`.
  func shortened(to limit: Int = 72) -> String {
    guard count > limit else { return self }
    let head = prefix(limit * 2 / 3)
    let tail = suffix(limit - head.count - 3)
    let headEnd = head.dropFirst(limit / 3).lastIndex(of: " ")
    let tailStart = tail.dropLast(tail.count / 2).firstIndex(of: " ")
    return (headEnd.map { head[..<$0] + " " } ?? head) + "…"
      + (tailStart.map { tail[$0...] } ?? tail)
  }
}
