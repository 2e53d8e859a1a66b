// Where the words go: standard output and standard error, with their width, colours and spelling.

import Rendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program was started with.
struct Terminal {
  let environment: [String: String]
  let inputIsTerminal: Bool
  let outputIsTerminal: Bool
  /// Where the conversation goes besides.
  let log = ConversationLog()
  /// The files that were saved.
  let files = OwnFiles()

  init() {
    environment = Self.readEnvironment()
    inputIsTerminal = isatty(STDIN_FILENO) == 1
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
  }

  private static func readEnvironment() -> [String: String] {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        result[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return result
  }

  /// The width of the lines to write: that of the terminal, or of COLUMNS, or 80.
  var width: Int {
    if let text = environment["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    var size = winsize()
    if outputIsTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  var isASCII: Bool { prefersASCII(environment: environment) }

  private func theme(for descriptor: Int32) -> Theme? {
    let wanted = colourWanted(environment: environment, isTerminal: isatty(descriptor) == 1)
    return wanted ? Theme(environment: environment) : nil
  }

  /// Shows a document on standard output.
  func show(_ document: Document, _ presentation: Presentation) {
    put(document, presentation, to: STDOUT_FILENO)
  }

  /// Shows a document on standard error, after everything written before.
  func complain(_ document: Document, _ presentation: Presentation) {
    put(document, presentation, to: STDERR_FILENO)
  }

  private func put(
    _ document: Document, _ presentation: Presentation, to descriptor: Int32
  ) {
    guard !document.isEmpty else { return }
    let theme = theme(for: descriptor)
    let width = width
    func text(_ theme: Theme?) -> String {
      TextRenderer(presentation: presentation, width: width, theme: theme).render(document)
    }
    let shown = text(theme)
    put(shown, to: descriptor)
    if log.file != nil { note(theme == nil ? shown : text(nil)) }
  }

  /// Adds plain text to the log, and tells if that cannot be done.
  private func note(_ text: String) {
    log.add(text)
    tellLogTrouble()
  }

  /// Notes in the log what was typed.
  func noteTyped(_ line: String) {
    log.addTyped(line)
    tellLogTrouble()
  }

  private func tellLogTrouble() {
    guard let trouble = log.takeTrouble() else { return }
    put("slackline: the log has ended: \(trouble)\n", to: STDERR_FILENO)
  }

  /// Words on one line, in ASCII where the reader wants that.
  func spelled(_ words: String, _ presentation: Presentation) -> String {
    TextRenderer(presentation: presentation, width: width, theme: nil).render(Text(words))
  }

  func write(_ text: String) {
    guard !text.isEmpty else { return }
    put(text, to: STDOUT_FILENO)
    note(text)
  }

  func complain(_ text: String) {
    put(text, to: STDERR_FILENO)
    note(text)
  }

  private func put(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// Ends the program.
func leave(with status: Int32) -> Never { exit(status) }
