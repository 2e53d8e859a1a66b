// What is said of a proof that was checked.

public import ProgramSolving
public import Rendering
public import Wording

enum WrittenProofWords {
  /// It holds.
  case holds(WrittenProof, of: ProvableProblem, file: String)
  case level(WrittenProof.Level)
  /// It does not.
  case fails(WrittenProof, file: String)
  case flaw(ProofFlaw, ProvableProblem)
  case more(Int)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

extension WrittenProof {
  /// So many flaws are told one by one.
  private static let mostFlaws = 8
  /// So many levels are.
  private static let mostLevels = 20

  /// The verdict on a proof.
  ///
  /// - Parameters:
  ///   - problem: what it was held against.
  ///   - flaws: all that is wrong with it.
  ///   - file: what the problem was read from.
  public func verdict(
    of problem: ProvableProblem, flaws: [ProofFlaw], file: String, in speech: Speech
  ) -> Document {
    func say(_ words: WrittenProofWords) -> Block { .paragraph(words.text(in: speech)) }
    guard flaws.isEmpty else {
      var document = Document([say(.fails(self, file: file))])
      for flaw in flaws.prefix(Self.mostFlaws) { document.append(say(.flaw(flaw, problem))) }
      if flaws.count > Self.mostFlaws {
        document.append(say(.more(flaws.count - Self.mostFlaws)))
      }
      return document
    }
    var document = Document([say(.holds(self, of: problem, file: file))])
    switch conclusion {
    case .unsatisfiable: break
    case .optimal(_, let levels), .unbounded(_, let levels, level: _, ray: _):
      for level in levels.prefix(Self.mostLevels) { document.append(say(.level(level))) }
      if levels.count > Self.mostLevels {
        document.append(say(.more(levels.count - Self.mostLevels)))
      }
    }
    return document
  }
}

extension MalformedProof {
  /// What is wrong with the text.
  public func message(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
