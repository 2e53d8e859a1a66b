// The languages that the program speaks, and how a module says something in one of them.
//
// What is said is a value before it is a sentence: a case of an enum, such as `PivotWords`, that carries what
// the sentence speaks of. The enum is a phrase: its sentences stand beside its cases, a switch over them for each
// language, so that the compiler names what has no sentence yet. Nothing is put into words before it is told, and no
// existential is needed, which Embedded Swift refuses.
//
// What a language says that belongs to no phrase is in an enum of its name, such as `English`.

/// A language for people: of messages, help, replies and lessons. (What a learner types is the same in all.)
///
/// The raw value is its code after ISO 639-1.
public enum Speech: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"
}

/// What can be said, apart from the words for it.
public protocol Phrase {
  /// What its sentences are: plain text, or text with marks.
  associatedtype Said
  var english: Said { get }
  /// What is not said in Russian yet is said in English.
  var russian: Said { get }
}

extension Phrase {
  public var russian: Said { english }

  /// Its words in a language.
  @inlinable
  public func text(in speech: Speech) -> Said {
    switch speech {
    case .english: english
    case .russian: russian
    }
  }
}

/// What the program says in English. Each module adds what it says.
public enum English {
  /// The same as the phrase's own words, for a sentence that holds another.
  @inlinable
  public static func text<Words: Phrase>(_ phrase: Words) -> Words.Said { phrase.english }
}

/// The same in Russian.
public enum Russian {
  @inlinable
  public static func text<Words: Phrase>(_ phrase: Words) -> Words.Said { phrase.russian }
}
