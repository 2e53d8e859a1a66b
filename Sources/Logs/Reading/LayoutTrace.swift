// What `_autolayoutTrace` prints, and what people print with `hasAmbiguousLayout`: the views, and which of them have several
// layouts. There are no constraints in it, but people paste it where they ask about them.

public import Layouts

/// Reads such a listing.
public enum LayoutTrace {
  /// The views of a text that have several layouts.
  ///
  /// - Complexity: O(n).
  public static func ambiguities(in lines: [String]) -> [AmbiguousView] {
    lines.compactMap { ambiguity(in: $0) }
  }

  /// Whether a line is one of a listing, of a view that is ambiguous or of one that is not.
  ///
  /// - Complexity: O(n) in the length of the line.
  public static func isLine(_ line: String) -> Bool {
    let bytes = line.harmlessBytes
    if bytes.firstPlace(of: " - AMBIGUOUS LAYOUT") != nil || printed(bytes) != nil { return true }
    let start = start(of: bytes)
    guard start.startIndex > bytes.trimmed.startIndex, let item = item(in: start) else {
      return false
    }
    return item.rest.isEmpty || item.rest.hasPrefix("'") || item.rest.hasPrefix("-")
      || item.rest.hasPrefix(" -")
  }

  /// - Returns: nil for a line that says of no view that it is ambiguous.
  ///
  /// - Complexity: O(n) in the length of the line.
  public static func ambiguity(in line: String) -> AmbiguousView? {
    let bytes = line.harmlessBytes
    if let printed = printed(bytes) { return printed.isAmbiguous ? printed.view : nil }
    guard let mark = bytes.firstPlace(of: " - AMBIGUOUS LAYOUT"),
      let item = item(in: start(of: bytes[..<mark]))
    else { return nil }
    let view = item.className + (item.rest.isEmpty ? "" : " \(item.rest.string)")
    var open: [Attribute] = []
    for (word, attribute) in [
      (".minX" as StaticString, Attribute.left), (".Width", .width), (".minY", .top),
      (".Height", .height),
    ] where bytes[mark...].firstPlace(of: word) != nil { open.append(attribute) }
    return AmbiguousView(view: view, address: item.address, open: open)
  }

  /// `<UILabel: 0x7f8e1a70f5d0; frame = …> hasAmbiguousLayout: YES`
  private static func printed(_ line: LogBytes) -> (view: AmbiguousView, isAmbiguous: Bool)? {
    guard let word = line.firstPlace(of: "hasAmbiguousLayout"),
      let place = line[..<word].firstPlace(of: "0x")
    else { return nil }
    let answer = line[word...]
    let isAmbiguous = answer.firstPlace(of: "YES") != nil || answer.firstPlace(of: "true") != nil
    guard isAmbiguous || answer.firstPlace(of: "NO") != nil || answer.firstPlace(of: "false") != nil
    else { return nil }
    let isOfName: (UInt8) -> Bool = {
      $0.isAddressCharacter || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
    let before = line[..<place].trimmed
    let name = before.hasSuffix(":") ? before.dropLast() : before
    let className = name.reversed().prefix(while: isOfName).reversed()
    let view = AmbiguousView(
      view: className.isEmpty ? "a view" : String(decoding: className, as: UTF8.self),
      address: line[place...].prefix { $0.isAddressCharacter }.string, open: [])
    return (view, isAmbiguous)
  }

  /// Without what draws the tree.
  private static func start(of line: LogBytes) -> LogBytes {
    var rest = line.trimmed
    while let first = rest.first {
      if rest.take("•") { continue }
      guard first.isLogSpace || "|*+-".utf8.contains(first) else { break }
      rest.removeFirst()
    }
    return rest
  }

  /// `UILabel:0x7f8e1a70f5d0'Title'`
  private static func item(
    in text: LogBytes
  ) -> (className: String, address: String, rest: LogBytes)? {
    guard let colon = text.firstPlace(of: ":0x") else { return nil }
    let name = text[..<colon]
    let address = text[(colon + 1)...].prefix { $0.isAddressCharacter }
    guard !name.isEmpty, !name.contains(where: { $0.isLogSpace }) else { return nil }
    return (name.string, address.string, text[address.endIndex...])
  }
}
