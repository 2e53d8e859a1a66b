// A program for the tests of line editing: says what it read, line by line.

import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let words = ["value", "vars", "variable", "ширина", "шина", "xm", "@high"]
let completer: LineCompleter = { line, cursor in
  let before = Array(line.prefix(cursor))
  if line.hasPrefix("load ") {
    return LineCompletion(start: 5, end: before.count, candidates: [], wantsFileName: true)
  }
  let start = (before.lastIndex { !$0.isLetter && $0 != "@" } ?? -1) + 1
  let typed = String(before[start...])
  return LineCompletion(
    start: start, end: before.count,
    candidates: words.filter { $0.hasPrefix(typed) }.map { .init($0) })
}

let history = CommandLine.arguments.dropFirst().first
var editor = ReadlineEditor(name: "slackline") { $0.split(separator: ";").map(String.init) }
editor.setCompleter(completer) { "show all \($0)? (y or n)" }
if let history { editor.loadHistory(from: history, limit: 100) }
var isRunning = true
while isRunning {
  switch editor.readLine(prompt: "\u{1B}[1m> \u{1B}[0m") {
  case .line("raw?"): print("[columns \(columns())]")
  case .line("busy"):
    // Let in only while waiting, so that none comes between the words and the wait.
    var interrupt = sigset_t()
    var outside = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_BLOCK, &interrupt, &outside)
    print("[working]")
    while true {
      fflush(nil)
      sigsuspend(&outside)
      print("[woken]")
    }
  case .line(let line):
    editor.remember(line)
    if let history { editor.appendHistory(to: history, limit: 100) }
    print("[line \(line)]")
  case .interrupted: print("[interrupted]")
  case .endOfInput:
    print("[end]")
    isRunning = false
  }
  fflush(nil)
}

func columns() -> Int {
  var size = winsize()
  return ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
}
