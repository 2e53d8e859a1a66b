// The languages that the program speaks, and how a module says something in one of them.
//
// What is said is a value before it is a sentence: a case of an enum, such as `PivotWords`, that carries what
// the sentence speaks of. Each topic is one such enum. Its words stand in one file for each language,
// as `English.text(_:)` in `English+Pivots.swift`, a switch over the cases of the topic; and the topic itself
// has one switch over the languages:
//
//     func text(in speech: Speech) -> Text {
//       switch speech {
//       case .english: English.text(self)
//       }
//     }
//
// So the compiler names each topic that a new language lacks, and in each language every sentence that is
// missing. There is no protocol and no existential, which Embedded Swift refuses; and nothing is put into words
// before it is told.

/// A language for people: of messages, help, replies and lessons. (What a learner types is the same in all.)
public enum Speech: CaseIterable, Hashable, Sendable {
  case english
}

/// What the program says in English. Each module adds what it says, a file for each topic.
public enum English {}
