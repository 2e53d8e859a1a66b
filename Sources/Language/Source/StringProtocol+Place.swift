// Looking for a text in a text, which the standard library has only beside its regular expressions, and those
// are not for Embedded Swift.

extension StringProtocol {
  /// Where a text first stands in this one, character by character; nil if it does not.
  ///
  /// - Complexity: O(n · m) in their lengths.
  public func place(of text: some StringProtocol) -> Range<Index>? {
    place(of: text, among: indices)
  }

  /// Where it last does.
  public func lastPlace(of text: some StringProtocol) -> Range<Index>? {
    place(of: text, among: indices.reversed())
  }

  private func place(
    of text: some StringProtocol, among starts: some Sequence<Index>
  ) -> Range<Index>? {
    for start in starts where self[start...].starts(with: text) {
      return start..<index(start, offsetBy: text.count)
    }
    return nil
  }
}
