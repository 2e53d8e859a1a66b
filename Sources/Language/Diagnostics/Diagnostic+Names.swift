// For the steps after the parser, which alone know that a name should have been known.

extension Diagnostic {
  /// The complaint that a name is not known, with the known one that was most likely meant: one that
  /// looks the same but is in another script, or else the nearest in spelling.
  public static func unknownName(_ name: Name, among known: [String]) -> Diagnostic {
    if let twin = Suggestion.lookAlike(of: name.text, among: known),
      let difference = Suggestion.firstDifference(name.text, twin)
    {
      return CommandFact.lookAlike(name.text, difference.typed, known: twin, difference.meant)
        .at(name.range, suggesting: twin)
    }
    return CommandFact.unknownName(name.text)
      .at(name.range, suggesting: Suggestion.nearest(to: name.text, among: known))
  }
}
