// The words that lessons say, gathered by topic in one type for each language. Everything else names
// them as `Words`, so that another language is another type with the same members, of which the compiler
// says what is missing.

typealias Words = English

/// The words in English; a file for each topic.
enum English {}
