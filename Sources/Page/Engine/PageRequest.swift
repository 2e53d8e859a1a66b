// What a page can ask for: JSON objects whose `do` says what.
//
//     {"do": "run", "text": "X >= 3"}
//     {"do": "drag", "name": "X1", "plot": {"xLeft": "0", "xRight": "30", "rect": "34 0 600 22"}, "at": "212.5"}
//
// Numbers that are quantities of the problem come as text, exact.

import Course
import Formats
import Language
import Rationals
import Wording

/// A request of the page.
indirect enum PageRequest: Sendable {
  /// A text of one line or several and its name.
  struct File: Sendable {
    var name: String
    var text: String
  }

  /// Of pictures, in pixels: in the conversation, on the board, on a screen of a presentation. Each is between 100
  /// and 10,000.
  struct Widths: Sendable {
    var entry = 600
    var board = 480
    /// How high a picture on the board may be.
    var boardHeight = 420
    var slide = 640
    var slideHeight = 420
  }

  /// Where the text of a file comes from.
  enum Origin: String, Sendable {
    case file, link
    /// What the page opens with, and what there is to try: a session of its own, of which nothing is said.
    case scene
    /// What was kept of the last visit.
    case visit
  }

  /// What the page keeps of earlier visits.
  struct Kept: Sendable {
    /// Of answers.
    var progress: [String] = []
    /// Of what was missed.
    var reviews: [String] = []
    /// Today; nil where the page has no clock.
    var day: Day?
    /// In which a lesson was begun, for what was answered in it is read in no other; nil: that of the session.
    var speech: Speech?
  }

  enum Turn: Sendable {
    case next, back, first, last
    /// Counted from 1.
    case place(Int)

    init?(_ word: String) {
      switch word {
      case "next": self = .next
      case "back": self = .back
      case "first": self = .first
      case "last": self = .last
      default:
        guard let place = Int(word) else { return nil }
        self = .place(place)
      }
    }
  }

  /// The style sheet of all that the engine draws, which the page is built with.
  case style
  /// Nothing but how things stand.
  case state
  /// Lines that were typed or pasted; if they are whole, they are not waited for to go on.
  case run(String, isWhole: Bool)
  /// What could stand at the cursor, from what stands before it.
  case complete(String)
  /// What would be if something were moved.
  case drag(Drag)
  /// What the constraint through two places of a plane is called.
  case draw(Stroke)
  /// What would be if an objective grew in another direction.
  case turnObjective(String, Stroke)
  /// How much room there is.
  case resize(Widths)
  /// Begins anew in a language.
  case speak(Speech)
  /// Takes in a script or a log. A link begins a session of its own, as a whole or not at all.
  case open(File, Origin)
  /// The session as a file: a script, or what the name's ending says.
  case write(String)
  /// Which lessons there are, how far one is, and what comes back.
  case lessons(Kept)
  case play(String, Kept)
  /// Asks what was missed once more.
  case review(Kept)
  /// Plays a lesson of the learner's own.
  case readLesson(File)
  /// Asks exercises.
  case exercise(ExerciseRequest)
  /// Leaves a lesson, or exercises.
  case leave
  case present, dismiss
  case turn(Turn)
  case guess(String)
  /// Does once more what was done before, in an engine that has just been made; unless what comes of it is shown,
  /// the reply has no more than what went wrong.
  case again(PageRequest, isShown: Bool)

  /// - Returns: nil for what is no request.
  init?(_ text: String) {
    guard let json = JSONReader.value(of: text) else { return nil }
    self.init(json)
  }

  private init?(_ json: JSONReader.Value) {
    guard let word = json["do"]?.text else { return nil }
    func string(_ name: String) -> String { json[name]?.text ?? "" }
    func pixels(_ name: String, _ usual: Int) -> Int {
      guard case .number(let digits)? = json[name], let number = Int(digits) else { return usual }
      return min(max(number, 100), 10_000)
    }
    func lines(_ name: String) -> [String] { json[name]?.elements?.compactMap { $0.text } ?? [] }
    let kept = Kept(
      progress: lines("progress"), reviews: lines("reviews"), day: Day(string("day")),
      speech: Speech(rawValue: string("language")))
    let file = File(name: string("name"), text: string("text"))
    switch word {
    case "style": self = .style
    case "state": self = .state
    case "run": self = .run(string("text"), isWhole: json["whole"] == .bool(true))
    case "complete": self = .complete(string("text"))
    case "drag":
      guard let drag = Drag(json) else { return nil }
      self = .drag(drag)
    case "draw", "turn-objective":
      guard let stroke = Stroke(json) else { return nil }
      self = word == "draw" ? .draw(stroke) : .turnObjective(string("name"), stroke)
    case "speak":
      guard let speech = Speech(rawValue: string("language")) else { return nil }
      self = .speak(speech)
    case "open": self = .open(file, Origin(rawValue: string("from")) ?? .file)
    case "resize":
      let usual = Widths()
      self = .resize(
        Widths(
          entry: pixels("entry", usual.entry), board: pixels("board", usual.board),
          boardHeight: pixels("boardHeight", usual.boardHeight),
          slide: pixels("slide", usual.slide),
          slideHeight: pixels("slideHeight", usual.slideHeight)))
    case "write": self = .write(string("name"))
    case "lessons": self = .lessons(kept)
    case "play": self = .play(string("name"), kept)
    case "review": self = .review(kept)
    case "read-lesson": self = .readLesson(file)
    case "exercise":
      guard let kind = ExerciseKind(rawValue: string("kind")) else { return nil }
      let level = Int(string("level")).flatMap { ExerciseLevel(rawValue: $0) }
      self = .exercise(ExerciseRequest(kind, level: level, seed: UInt64(string("seed"))))
    case "leave": self = .leave
    case "present": self = .present
    case "dismiss": self = .dismiss
    case "turn":
      guard let turn = Turn(string("to")) else { return nil }
      self = .turn(turn)
    case "guess": self = .guess(string("text"))
    case "again":
      guard let step = json["step"].flatMap({ PageRequest($0) }), step.isStep else { return nil }
      self = .again(step, isShown: json["shown"] == .bool(true))
    default: return nil
    }
  }

  /// Whether a session is made of such requests, so that it can be played again.
  private var isStep: Bool {
    switch self {
    case .run, .open, .play, .review, .readLesson, .exercise: true
    case .style, .state, .complete, .drag, .draw, .turnObjective, .resize, .speak, .write, .lessons,
      .leave,
      .present,
      .dismiss, .turn, .guess, .again:
      false
    }
  }
}
