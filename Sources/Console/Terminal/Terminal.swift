// Where the words go: standard output and standard error, with their width, colours and spelling.

public import Rendering
public import Wording

/// What the program was started with.
public struct Terminal {
  public let environment: Environment
  public let inputIsTerminal: Bool
  public let outputIsTerminal: Bool
  public let errorIsTerminal: Bool
  /// The language that the program speaks here.
  public private(set) var speech: Speech
  /// Where the conversation goes besides.
  public let log = ConversationLog()
  /// Asked while much is drawn or written; true where nobody waits for the rest any more.
  public var isStopped: @Sendable () -> Bool = { false }
  /// The exit status where standard output cannot be written.
  private let statusOfLostOutput: CInt

  private let output: CInt
  private let errors: CInt

  /// - Parameters:
  ///   - output: the descriptor of standard output, or of what stands for it.
  ///   - errors: that of standard error.
  ///   - speech: nil: as the environment says.
  ///   - statusOfLostOutput: the exit status where standard output cannot be written, by default that of
  ///     a file which cannot be.
  public init(
    output: CInt = 1, errors: CInt = 2, environment: Environment = Environment(),
    speech: Speech? = nil, statusOfLostOutput: CInt = 66
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
    self.speech = speech ?? Speech(environment: { environment[$0] })
    self.statusOfLostOutput = statusOfLostOutput
    inputIsTerminal = isatty(STDIN_FILENO) == 1
    outputIsTerminal = isatty(output) == 1
    errorIsTerminal = isatty(errors) == 1
  }

  /// The same where another language is spoken.
  public func speaking(_ speech: Speech) -> Terminal {
    var other = self
    other.speech = speech
    return other
  }

  /// The width of the lines to write: that of COLUMNS, or of the terminal, or 80.
  public var width: Int {
    environment["COLUMNS"].flatMap(WindowSize.count) ?? window?.columns ?? 80
  }

  /// How many lines the terminal shows at once; nil if it does not say, or there is none.
  public var height: Int? { window?.rows }

  private var window: WindowSize? { outputIsTerminal ? WindowSize(of: output) : nil }

  /// Whether the terminal cannot move its cursor.
  public var isDumb: Bool { environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true }

  public var isASCII: Bool { prefersASCII { environment[$0] } }

  /// How things are drawn here until a line says otherwise.
  public var presentation: Presentation { Presentation(isASCII: isASCII, speech: speech) }

  /// The colours of standard output; nil: none.
  public var theme: Theme? { theme(for: output) }

  private func theme(for descriptor: Int32) -> Theme? {
    let wanted = colourWanted(
      environment: { environment[$0] }, isTerminal: isatty(descriptor) == 1)
    return wanted ? Theme { environment[$0] } : nil
  }

  /// The words in a role's colour where what somebody types at is to be coloured.
  public func coloured(_ words: String, as role: Text.Role) -> String {
    theme(for: STDIN_FILENO)?.coloured(words, as: role) ?? words
  }

  /// Shows a document on standard output.
  public func show(_ document: Document, _ presentation: Presentation) {
    put(document, presentation, to: output)
  }

  /// Shows a document that somebody reads at the terminal, as `showToReader` of several does.
  public func showToReader(_ document: Document, _ presentation: Presentation) {
    guard !document.isEmpty else { return }
    showToReader([(document, presentation)])
  }

  /// Shows documents that somebody reads at the terminal, with a blank line between them. Pictures are as high as leaves
  /// room for what stands around them; what has no room on the screen comes a screen at a time. Ctrl-C ends it where it
  /// is, if `isStopped` tells of it.
  public func showToReader(_ documents: [(document: Document, presentation: Presentation)]) {
    func text(_ theme: Theme?) -> String {
      documents.map { item in
        TextRenderer(presentation: item.presentation, width: width, theme: theme)
          .render(item.document, within: room) { !isStopped() }
      }.joined(separator: "\n")
    }
    let theme = theme(for: output)
    let shown = text(theme)
    if isStopped() { return }
    if log.file != nil { note(theme == nil ? shown : text(nil)) }
    if !page(shown) { put(shown, to: output, goesOn: { !isStopped() }) }
  }

  /// How many lines stand on the screen together with the line typed above them and the prompt below.
  public var room: Int { height.map { max($0 - 2, 1) } ?? .max }

  /// Shows a text a screen at a time, if it has no room on one.
  ///
  /// - Returns: false if it has, or nobody wants that, or it cannot be done; then nothing is shown.
  private func page(_ text: String) -> Bool {
    // Where one line too many is lost from sight, it was the first, which can be seen a line higher.
    guard inputIsTerminal, !isDumb, let window, window.rows >= Pages.leastRows,
      Pages.rows(of: text, columns: window.columns) > window.rows
    else { return false }
    if let command = environment["PAGER"] {
      let isNone = command.allSatisfy(\.isWhitespace) || command == "cat"
      return !isNone && Pager(command, environment).show(text)
    }
    guard var screen = Screen(.line) else { return false }
    ProgressLine.erase()
    Pages(text, hint: ConsoleWords.pageGoesOn.text(in: speech)).show(
      on: &screen, style: { coloured($0, as: .strong) }, write: { put($0, to: output) })
    return true
  }

  /// Shows a document on standard error, after everything written before.
  public func complain(_ document: Document, _ presentation: Presentation) {
    put(document, presentation, to: errors)
  }

  private func render(
    _ document: Document, _ presentation: Presentation, _ theme: Theme?
  ) -> String {
    TextRenderer(presentation: presentation, width: width, theme: theme)
      .render(document) { !isStopped() }
  }

  private func put(
    _ document: Document, _ presentation: Presentation, to descriptor: Int32
  ) {
    guard !document.isEmpty else { return }
    let theme = theme(for: descriptor)
    let shown = render(document, presentation, theme)
    put(shown, to: descriptor)
    if log.file != nil { note(theme == nil ? shown : render(document, presentation, nil)) }
  }

  /// Adds plain text to the log, and tells if that cannot be done.
  private func note(_ text: String) {
    log.add(text)
    tellLogTrouble()
  }

  /// Notes in the log what was typed.
  public func noteTyped(_ line: String) {
    log.addTyped(line)
    tellLogTrouble()
  }

  private func tellLogTrouble() {
    guard let trouble = log.takeTrouble() else { return }
    put(ConsoleWords.logEnded(trouble).text(in: speech) + "\n", to: errors)
  }

  /// Words on one line, in ASCII where the reader wants that.
  public func spelled(_ words: String, _ presentation: Presentation) -> String {
    TextRenderer(presentation: presentation, width: width, theme: nil).render(Text(words))
  }

  /// Writes words that no document was made of. Names of files and the like may stand in them: nothing of it steers
  /// the terminal.
  public func write(_ text: String) {
    guard !text.isEmpty else { return }
    let text = text.inert
    put(text, to: output)
    note(text)
  }

  /// The same on standard error.
  public func complain(_ text: String) {
    let text = text.inert
    put(text, to: errors)
    note(text)
  }

  private func put(
    _ text: String, to descriptor: Int32, goesOn: () -> Bool = { true }
  ) {
    ProgressLine.erase()
    let error = Descriptor.write(text, to: descriptor, piece: 1 << 14, while: goesOn)
    // What counts on the output must hear that it is not all there.
    if let error, descriptor == output, error != EPIPE {
      let words = ConsoleWords.outputLost(SystemError(code: error))
      ProgressLine.tell(words.text(in: speech) + "\n")
      exit(statusOfLostOutput)
    }
  }
}
