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

  /// Notes a line before it is run.
  ///
  /// - Returns: its place.
  mutating func begin(_ line: String) -> Int {
    entries.append(Entry(line: line))
    return entries.count - 1
  }

  /// Notes how far the last line went.
  mutating func noteTravel(_ count: Int) {
    guard let last = entries.indices.last else { return }
    entries[last].travelled = count
  }

  /// Notes what became of it.
  mutating func end(_ place: Int, _ reply: Reply) {
    entries[place].refusal = reply.failure?.code
    entries[place].isRequest = reply.request != nil
  }
}
