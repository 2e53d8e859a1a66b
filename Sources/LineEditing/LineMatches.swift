// Completion as the program says it, and as readline wants it: whole lines up to the cursor. No call
// to readline here.

/// What could stand in a line at the cursor.
public struct LineCompletion: Sendable {
  public struct Candidate: Hashable, Sendable {
    /// The whole word, not the rest of it.
    public var text: String
    /// A few words on it, without line feeds, shown beside it in a list; empty if there are none.
    public var explanation: String

    public init(_ text: String, explanation: String = "") {
      self.text = text
      self.explanation = explanation
    }
  }

  /// The characters of the line that a candidate replaces. What is after the cursor stays, even
  /// where `end` is after it.
  public var start: Int
  public var end: Int
  public var candidates: [Candidate]
  /// The name of a file belongs there, which the editor completes by itself.
  public var wantsFileName: Bool
  /// What is put after a word that was completed; nil for nothing.
  public var terminator: Character?
  /// Whether the candidates are listed in their order, which says something, and not by the alphabet.
  public var keepsOrder: Bool

  public init(
    start: Int, end: Int, candidates: [Candidate], wantsFileName: Bool = false,
    terminator: Character? = " ", keepsOrder: Bool = false
  ) {
    self.start = start
    self.end = end
    self.candidates = candidates
    self.wantsFileName = wantsFileName
    self.terminator = terminator
    self.keepsOrder = keepsOrder
  }
}

/// Finds what can stand at the cursor of a line that is being typed.
public typealias LineCompleter = @Sendable (_ line: String, _ cursor: Int) -> LineCompletion

/// What a line could become, by a completer.
struct LineMatches {
  /// The line up to the part that is replaced.
  let prefix: String
  /// The line up to the cursor.
  let typed: String
  /// At least one; sorted by nobody, none twice.
  let candidates: [String]
  /// The words on those candidates that have some.
  let explanations: [String: String]
  /// What is put after the one candidate that there is: nothing after a folder, in which a name may
  /// follow at once.
  let terminator: Character?
  let keepsOrder: Bool
  /// The bytes that a list of the candidates leaves out before each.
  let hiddenLength: Int

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
    guard (0...typed.count).contains(completion.start) else { return nil }
    prefix = String(typed.prefix(completion.start))
    var offers = completion.candidates.map(\.text)
    var hidden = prefix
    if completion.wantsFileName {
      let path = String(typed.dropFirst(completion.start))
      offers += fileNames(completing: path)
      hidden += path.prefix(
        upTo: path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)
    }
    var seen: Set<String> = []
    candidates = offers.filter { seen.insert($0).inserted }
    if candidates.isEmpty { return nil }
    hiddenLength = hidden.utf8.count
    explanations = Dictionary(
      completion.candidates.lazy.filter { !$0.explanation.isEmpty }.map {
        ($0.text, $0.explanation)
      }, uniquingKeysWith: { first, _ in first })
    let isFolder = completion.wantsFileName && candidates[0].hasSuffix("/")
    terminator = isFolder ? nil : completion.terminator
    keepsOrder = completion.keepsOrder
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
