// Every line that a session was given, as it was typed, and what became of it.

public import Language

/// The lines of a session in order.
public struct Transcript: Sendable {
  public struct Entry: Sendable {
    /// As typed.
    public var line: String
    /// Why it was refused; nil if it was taken.
    public var refusal: ErrorCode?
    /// Whether it asked something of the program around the session, such as to read a file.
    public var isRequest = false
    /// For `undo` and `redo`: how many lines it went over, those of loaded files one by one.
    public internal(set) var travelled: Int?
  }

  public private(set) var entries: [Entry] = []

  /// Notes a line, and what became of it.
  mutating func add(_ line: String, _ reply: Reply) {
    var entry = Entry(line: line, refusal: reply.failure?.code, isRequest: reply.request != nil)
    if case .change(.travel(let travel)) = reply.answer {
      entry.travelled = travel.changes.reduce(0) { $0 + $1.count }
    }
    entries.append(entry)
  }
}
