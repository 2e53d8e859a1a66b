public enum LineInput { case line(String), endOfInput, interrupted }
public struct PlainEditor {
  public init() {}
  public mutating func readLine(prompt: String) -> LineInput {
    if let l = Swift.readLine() { return .line(l) }
    return .endOfInput
  }
}
