// The walk on the whole screen: what each key does, and what is drawn.

public import Console
import LineEditing
import Narration
import Rendering
public import Session
import Wording

/// Shows the walk through a session's trace on the whole terminal.
public struct Presenter {
  private let terminal: Terminal
  private let theme: Theme?
  private var screen: Screen
  private var show: SlideShow
  /// What has been typed of a guess, and what was wrong with the one before.
  private var typed = ""
  private var complaint: Text = ""
  private var showsKeys = false
  private var playsAlone = false
  /// What was drawn last, for a terminal that only scrolls.
  private var drawn: [String] = []

  /// How long a screen stays when the walk plays by itself, in milliseconds.
  private static let pause = 2_000
  private static let longestGuess = 200

  /// - Returns: nil where there is no terminal.
  /// - Throws: if the solve is stopped.
  public init?(_ terminal: Terminal, _ session: inout Session) throws(Failure) {
    guard let screen = Screen(terminal.isDumb ? .scrolling : .whole) else { return nil }
    self.terminal = terminal
    self.screen = screen
    theme = terminal.theme
    show = try session.slideShow()
  }

  /// Shows it until somebody leaves.
  public mutating func run(_ session: inout Session) {
    screen.begin()
    var goesOn = true
    draw()
    while goesOn {
      switch screen.event(within: playsAlone ? Self.pause : nil) {
      case .ended: goesOn = false
      case .redraw: draw()
      case .timeUp:
        show.next()
        playsAlone = show.place < show.count && !show.isAsking
        draw()
      case .key(let key):
        let wasPlaying = playsAlone
        playsAlone = false
        goesOn = wasPlaying && key != .interrupt || press(key)
        if goesOn { draw() }
      }
    }
    screen.close()
    session.count(show)
  }

  // MARK: Keys

  /// - Returns: false to leave.
  private mutating func press(_ key: ScreenKey) -> Bool {
    complaint = ""
    showsKeys = false
    if show.isAsking, let stays = typeGuess(key) { return stays }
    switch key {
    case .right, .down, .enter, .pageDown, .character(" "), .character("n"): show.next()
    case .left, .up, .backspace, .pageUp, .character("p"): show.back()
    case .home, .character("g"): show.first()
    case .end, .character("G"): show.last()
    case .character("r") where show.isAsking: show.next()
    case .character("a"): playsAlone = show.place < show.count && !show.isAsking
    case .character("?"), .character("h"): showsKeys = true
    case .interrupt, .endOfInput, .escape, .character("q"): return false
    // Any other key does nothing.
    default: break
    }
    return true
  }

  /// What a key does to the guess that is being typed; nil if it is none of its keys.
  private mutating func typeGuess(_ key: ScreenKey) -> Bool? {
    switch key {
    case .enter:
      let line = typed
      typed = ""
      if let complaint = show.answer(line) {
        self.complaint = complaint
        typed = line
      }
      return true
    case .backspace where !typed.isEmpty: typed.removeLast()
    case .escape where !typed.isEmpty: typed = ""
    case .character(let character):
      let isCommand = typed.isEmpty && "?qrnpgGa ".contains(character)
      if isCommand, !show.mayBegin(with: character) { return nil }
      if typed.count < Self.longestGuess { typed.append(character) }
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown:
      typed = ""
      return nil
    // What is no key of a line that is typed.
    default: return nil
    }
    return true
  }

  // MARK: Drawing

  private mutating func draw() {
    let size = screen.size
    let renderer = SlideRenderer(
      presentation: show.presentation, columns: size.columns, rows: size.rows, theme: theme)
    let footer = SlideFooter(
      place: show.place, count: show.count, note: note,
      keys: say(show.isAsking ? .askingKeys : .keys).marked(.dim))
    if terminal.isDumb {
      let lines = renderer.paragraph(show.slide, footer)
      if lines != drawn { screen.show(lines) }
      drawn = lines
    } else {
      screen.show(renderer.frame(show.slide, footer))
    }
  }

  private func say(_ words: PresenterWords) -> Text {
    words.text(in: show.presentation.speech)
  }

  /// All keys, or those that matter most, where more have no room.
  private var allKeys: String {
    var keys = PresenterKey.inOrder
    func line(_ gap: String) -> String {
      keys.map { $0.text(in: show.presentation.speech) }.joined(separator: gap)
    }
    let columns = screen.size.columns
    while line("  ").count > columns,
      let least = keys.indices.min(by: { keys[$0].rawValue < keys[$1].rawValue })
    {
      keys.remove(at: least)
    }
    let wide = line("   ")
    return wide.count <= columns ? wide : line("  ")
  }

  private var note: Text {
    if showsKeys { return Text(allKeys) }
    if playsAlone { return say(.playsAlone).marked(.note) }
    guard show.isAsking else { return "" }
    let complaint = complaint.isEmpty ? "" : "   " + complaint.marked(.note)
    // Of what is long, the end, where one types.
    let shown = String(typed.suffix(screen.size.columns / 3))
    return say(.guess(shown)) + complaint
  }
}
