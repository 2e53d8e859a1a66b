// Completion, between readline's bytes and the completer's characters.
//
// Readline finds the word to be completed by characters that break words, which no fixed set can do
// for a language in which `2xm` ends in the word `xm`. So no character breaks a word: readline is
// given the whole line up to the cursor, with each candidate put in its place, and only the listing
// leaves out what stands before the candidates.

import CReadline
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the callbacks, which can hold nothing themselves, must know.
private struct Completing {
  var completer: LineCompleter?
  /// The bytes that a list leaves out before each match, at the last attempt.
  var hiddenLength = 0
}

private let completing = Mutex(Completing())

func setCompleter(_ completer: @escaping LineCompleter) {
  completing.withLock { $0.completer = completer }
}

/// To be called once, before the first line.
func prepareCompletion() {
  creadline_set_completion(
    { _, _, end in attemptCompletion(end: end) },
    { matches, count, _ in displayMatches(matches, count: count) },
    ("" as StaticString).cString)
}

/// Readline's list of matches: what they all begin with, then each of them, then null; all of it
/// is freed by readline.
private func attemptCompletion(end: CInt) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  creadline_completion_is_over()
  guard let completer = completing.withLock({ $0.completer }), let line = creadline_line(),
    let found = LineMatches(line: String(cString: line), cursor: Int(end), completer)
  else { return nil }
  completing.withLock { $0.hiddenLength = found.hiddenLength }
  if found.isOpenEnded { creadline_append_nothing() }

  let strings = found.readlineMatches
  let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = malloc(size) else { return nil }
  let list = memory.bindMemory(
    to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
  for (index, string) in strings.enumerated() { (list + index).initialize(to: strdup(string)) }
  (list + strings.count).initialize(to: nil)
  return list
}

/// The listing of several matches, each without what stands before all of them.
private func displayMatches(
  _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: CInt
) {
  guard let matches else { return }
  let hiddenLength = completing.withLock { $0.hiddenLength }
  var shown: [UnsafeMutablePointer<CChar>?] = (0...Int(count)).map { index in
    // The first is what all have in common, which readline may have shortened.
    matches[index].map { $0 + min(hiddenLength, strlen($0)) }
  }
  shown.append(nil)
  let longest = shown.dropFirst().compactMap { $0.map { strlen($0) } }.max() ?? 0
  shown.withUnsafeMutableBufferPointer {
    rl_display_match_list($0.baseAddress, count, CInt(clamping: longest))
  }
  rl_forced_update_display()
}
