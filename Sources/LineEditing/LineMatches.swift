// A completion as readline wants it: whole lines up to the cursor. No call to readline here.

/// What a line could become, by a completer.
struct LineMatches: Hashable {
  /// The line up to the part that is replaced.
  let prefix: String
  /// The line up to the cursor.
  let typed: String
  /// At least one; sorted by nobody, none twice.
  let candidates: [String]

  /// nil if there is nothing to offer.
  ///
  /// - Parameter cursor: in bytes of UTF-8 from the line's start.
  init?(line: String, cursor: Int, _ completer: LineCompleter) {
    // Bytes that are no UTF-8 were replaced by longer ones, and the count would be off.
    guard !line.unicodeScalars.contains("\u{FFFD}"), (0...line.utf8.count).contains(cursor) else {
      return nil
    }
    typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let completion = completer(line, typed.count)
    guard (0...typed.count).contains(completion.replacing.lowerBound) else { return nil }
    prefix = String(typed.prefix(completion.replacing.lowerBound))
    var seen: Set<String> = []
    candidates = completion.candidates.filter { seen.insert($0).inserted }
    if candidates.isEmpty { return nil }
  }

  /// What all become, first, and then each; only one if there is one.
  var readlineMatches: [String] {
    let lines = candidates.map { prefix + $0 }
    guard lines.count > 1 else { return lines }
    // A candidate need not begin with what was typed; what was typed is never shortened, though.
    let common = lines.dropFirst().reduce(Array(lines[0])) { common, line in
      Array(zip(common, line).prefix { $0 == $1 }.map(\.0))
    }
    let shared = String(common)
    return [shared.hasPrefix(typed) ? shared : typed] + lines
  }
}
