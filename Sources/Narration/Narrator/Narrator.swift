// From facts to words: what a reply says to a person, as a document that somebody else draws.

import ConstraintHierarchies
public import Rendering
public import Session
public import Wording

/// Tells what happened, in one language. It computes nothing: what it says stands in the facts.
///
/// Whoever shows the replies of a session, one after another, keeps one narrator for all of them. It
/// remembers what was shown last, so that a number line stays where it was, as far as it can, and a region
/// is seen to shrink. It knows nothing else of what was before: but for their scale, pictures and words are
/// those of the reply alone.
public struct Narrator: Sendable {
  public private(set) var speech: Speech
  private var axes = AxisMemory()
  /// Whether regions of the plane stay on the scale of the last one, as number lines do. That is for a picture
  /// that is drawn again while a hand holds something in it.
  public var keepsPlanes = false
  /// The scale of the region of the plane that was shown last.
  private var lastPlane: PlaneScale?

  /// The scale that a region of the plane is to stay on, as far as that can be.
  var planeScale: PlaneScale? { keepsPlanes ? lastPlane : nil }

  /// Of a session that nothing was shown of so far.
  ///
  /// - Parameter speech: the language; a new session's, if none is given.
  public init(_ speech: Speech = DisplaySettings().speech) {
    self.speech = speech
  }

  /// What a reply says to a person; of a refused line not the refusal, which is laid out where it is shown.
  ///
  /// - Parameter speech: the language that the session speaks by now.
  public mutating func document(for reply: Reply, in speech: Speech) -> Document {
    self.speech = speech
    var document = document(reply.answer)
    if let question = reply.openQuestion { document.append(contentsOf: reminder(of: question)) }
    passOver(reply)
    axes.place(&document)
    if case .plane(let plane)? = document.blocks.first { lastPlane = PlaneScale(of: plane) }
    return document
  }

  /// Takes note of a reply that is not shown.
  ///
  /// What has become of a variable that is no more, by `reset` or `undo`, is of no concern to another that
  /// gets its name.
  public mutating func passOver(_ reply: Reply) {
    let problem: Hierarchy
    switch reply.answer {
    case .change(.summary(let summary)): problem = summary.problem
    case .change(.travel(let travel)): problem = travel.problem
    // Nothing else takes variables away.
    default: return
    }
    axes.keep { name in
      if case .variable = problem.symbol(named: name) { true } else { false }
    }
  }

  func document(_ answer: Answer) -> Document {
    switch answer {
    case .nothing: Document()
    case .change(let answer): document(answer)
    case .state(let answer): document(answer)
    case .walk(let answer): document(answer)
    case .solution(let answer): document(answer)
    case .reason(let answer): document(answer)
    case .layout(let answer): document(answer)
    }
  }
}

extension Reply {
  /// What happened, for people, where nothing of the session was shown before: number lines are drawn on
  /// axes of their own.
  public func document(in speech: Speech) -> Document {
    var narrator = Narrator(speech)
    return narrator.document(for: self, in: speech)
  }
}
