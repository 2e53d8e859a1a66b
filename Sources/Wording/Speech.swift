// The languages that the program speaks, and how a module says something in one of them.
//
// What is said is a value before it is a sentence: a case of an enum, such as `PivotWords`, that carries what
// the sentence speaks of. The enum is a phrase: its sentences stand beside its cases, a switch over them for each
// language, so that the compiler names what has no sentence yet. Nothing is put into words before it is told, and no
// existential is needed, which Embedded Swift refuses.
//
// What a language says that belongs to no phrase is in an enum of its name, such as `English`.

/// A language for people: of messages, help, replies and lessons. (What a learner types is the same in all.)
public enum Speech: CaseIterable, Sendable {
  case english
}

/// What can be said, apart from the words for it.
public protocol Phrase {
  /// What its sentences are: plain text, or text with marks.
  associatedtype Said
  var english: Said { get }
}

extension Phrase {
  /// Its words in a language.
  @inlinable
  public func text(in speech: Speech) -> Said {
    switch speech {
    case .english: english
    }
  }
}

/// What the program says in English. Each module adds what it says.
public enum English {
  /// The same as the phrase's own words, for a sentence that holds another.
  @inlinable
  public static func text<Words: Phrase>(_ phrase: Words) -> Words.Said { phrase.english }
}
