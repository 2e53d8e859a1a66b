// Completion, between readline's bytes and the completer's characters.
//
// Readline finds the word to be completed by characters that break words, which no fixed set can do
// for a language in which `2xm` ends in the word `xm`. So no character breaks a word: readline is
// given the whole line up to the cursor, with each candidate put in its place, and only the listing
// leaves out what stands before the candidates.

import CReadline
import Console
import Synchronization
import Wording

/// What the callbacks, which can hold nothing themselves, must know.
private struct Completing {
  var completer: LineCompleter?
  /// Whether so many matches are to be listed, in words.
  var question: (@Sendable (Int) -> String)?
  /// The bytes that a list leaves out before each match, at the last attempt.
  var hiddenLength = 0
  /// What there is to say of the matches of the last attempt.
  var explanations: [String: String] = [:]
}

private let completing = Mutex(Completing())

func setCompleter(
  _ completer: @escaping LineCompleter, question: @escaping @Sendable (Int) -> String
) {
  completing.withLock { ($0.completer, $0.question) = (completer, question) }
}

/// To be called once, before the first line.
func prepareCompletion() {
  creadline_set_completion(
    { _, _, end in attemptCompletion(end: end) },
    { matches, count, _ in displayMatches(matches, count: count) },
    ("" as StaticString).cString)
}

private typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Readline's list of matches: what they all begin with, then each of them, then null; all of it
/// is freed by readline.
private func attemptCompletion(end: CInt) -> Matches? {
  creadline_completion_is_over()
  guard let completer = completing.withLock({ $0.completer }), let line = creadline_line(),
    let found = LineMatches(line: String(cString: line), cursor: Int(end), completer)
  else { return nil }
  completing.withLock {
    $0.hiddenLength = found.hiddenLength
    $0.explanations = found.explanations
  }
  if found.keepsOrder { creadline_keep_order() }
  creadline_append_character(CInt(found.terminator?.asciiValue ?? 0))

  let strings = found.readlineMatches
  let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = malloc(size) else { return nil }
  let list = memory.bindMemory(
    to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
  for (index, string) in strings.enumerated() { (list + index).initialize(to: strdup(string)) }
  (list + strings.count).initialize(to: nil)
  return list
}

/// The listing of several matches, each without what stands before all of them: one on a line, with
/// the words on it, if that fits on the screen, and else in columns. A long list is asked about first.
private func displayMatches(_ matches: Matches?, count: CInt) {
  guard let matches else { return }
  let (hiddenLength, explanations) = completing.withLock { ($0.hiddenLength, $0.explanations) }
  // The first is what all have in common, which readline may have shortened.
  let texts = (0...Int(count)).compactMap { index in
    matches[index].map { String(cString: $0 + min(hiddenLength, strlen($0))) }
  }
  let words = texts.dropFirst()
  var rows: CInt = 0
  var columns: CInt = 0
  rl_get_screen_size(&rows, &columns)
  let list = MatchList(words.map { ($0.inert, explanations[$0] ?? "") })
  if let lines = list.lines(rows: Int(rows), columns: Int(columns)) {
    rl_crlf()
    for line in lines { creadline_put(line + "\n") }
  } else if isWanted(count) {
    var shown = texts.map { strdup($0.inert) } + [nil]
    defer { for text in shown { free(text) } }
    let longest = words.map(\.inert.utf8.count).max() ?? 0
    shown.withUnsafeMutableBufferPointer {
      rl_display_match_list($0.baseAddress, CInt(words.count), CInt(clamping: longest))
    }
  }
  rl_forced_update_display()
}

/// Whether so many matches are to be listed, by the limit of the reader's inputrc, which stands for a
/// question, and by the answer to it.
private func isWanted(_ count: CInt) -> Bool {
  let limit = creadline_query_items()
  guard limit > 0, count >= limit else { return true }
  rl_crlf()
  creadline_put(completing.withLock { $0.question }?(Int(count)) ?? "")
  creadline_flush()
  while true {
    // Also where Ctrl-C gives the line up, or the input ends.
    let key = Interruption.isPending ? -1 : rl_read_key()
    switch UInt8(exactly: key).map(UnicodeScalar.init) {
    case "y", "Y", " ", "\t": return true
    case "n", "N", "\u{7F}", "\u{7}", "\n", "\r", "\u{1B}", nil:
      rl_crlf()
      return false
    default: rl_ding()
    }
  }
}
