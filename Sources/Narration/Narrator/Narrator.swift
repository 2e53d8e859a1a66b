// From facts to words: what a reply says to a person, as a document that somebody else draws.

public import Rendering
public import Session
public import Wording

/// Tells what happened, in one language. It computes nothing: what it says stands in the facts.
public struct Narrator: Sendable {
  public let speech: Speech

  public init(_ speech: Speech) { self.speech = speech }

  /// What a reply says to a person; of a refused line not the refusal, which is laid out where it is shown.
  public func document(for reply: Reply) -> Document {
    var document = document(reply.answer)
    if let question = reply.openQuestion { document.append(contentsOf: reminder(of: question)) }
    return document
  }

  private func document(_ answer: Answer) -> Document {
    switch answer {
    case .nothing: Document()
    case .change(let answer): document(answer)
    case .state(let answer): document(answer)
    case .walk(let answer): document(answer)
    case .solution(let answer): document(answer)
    case .reason(let answer): document(answer)
    }
  }
}

extension Reply {
  /// What happened, for people.
  public func document(in speech: Speech) -> Document { Narrator(speech).document(for: self) }
}
