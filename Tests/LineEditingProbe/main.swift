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
  let start = (before.lastIndex { !$0.isLetter && $0 != "@" } ?? -1) + 1
  let typed = String(before[start...])
  return LineCompletion(
    replacing: start..<before.count, candidates: words.filter { $0.hasPrefix(typed) })
}

let historyFile = CommandLine.arguments.dropFirst().first.map { HistoryFile(path: $0, limit: 100) }
var editor = ReadlineEditor(historyFile: historyFile)
var isRunning = true
while isRunning {
  switch editor.readLine(prompt: "\u{1B}[1m> \u{1B}[0m", completer: completer) {
  case .line("raw?"): print("[columns \(columns())]")
  case .line("busy"):
    print("[working]")
    while true {
      fflush(nil)
      pause()
      print("[woken]")
    }
  case .line(let line): print("[line \(line)]")
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
