// The words that lessons say, gathered by topic in one type for each language. Everything else names
// them as `Words`, so that another language is another type with the same members, of which the compiler
// says what is missing.

import Wording

typealias Words = English
