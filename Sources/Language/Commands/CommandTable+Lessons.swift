// The rows of the table of commands: lessons, help and the way out.

extension CommandTable {
  static let lessonRows: [CommandEntry] = [
    CommandEntry(
      "lesson",
      takes: [.optional(.one(.lesson))],
      guesses: ["lessons", "learn", "teach", "tutorial", "tutor", "course"],
      task: .lessons, line: "lesson 00",
      example: ["lesson 01"],
      needs: .lesson,
      seeAlso: ["hint", "answer", "next", "skip"],
      make: {
        guard let name = $0.texts.first, name != "list" else { return .request(.lesson(.list)) }
        return .request(.lesson(.play(name: name)))
      }),
    CommandEntry(
      "next",
      guesses: ["continue", "proceed"],
      task: .lessons,
      example: ["next"],
      needs: .lesson,
      seeAlso: ["lesson", "skip"],
      make: { _ in .request(.lesson(.word(.next))) }),
    CommandEntry(
      "hint",
      guesses: ["hints", "clue"],
      task: .lessons,
      example: ["hint"],
      needs: .lesson,
      seeAlso: ["lesson", "answer"],
      make: { _ in .request(.lesson(.word(.hint))) }),
    CommandEntry(
      "answer",
      guesses: ["answers", "reveal"],
      task: .lessons,
      example: ["answer"],
      needs: .lesson,
      seeAlso: ["lesson", "hint", "skip"],
      make: { _ in .request(.lesson(.word(.answer))) }),
    CommandEntry(
      "skip",
      guesses: ["pass"],
      task: .lessons,
      example: ["skip"],
      needs: .lesson,
      seeAlso: ["lesson", "next"],
      make: { _ in .request(.lesson(.word(.skip))) }),
    CommandEntry(
      "exercise",
      form: "exercise [KIND] [level 1-3] [seed N] | exercise VIEW",
      offers: .exercise,
      yieldsBeginnings: true,
      guesses: ["exercises", "practise", "practice", "drill", "quiz"],
      task: .lessons,
      example: ["exercise"],
      seeAlso: ["lesson", "hint", "answer", "predict"],
      parse: { parser, command throws(Diagnostic) in try parser.exercise(command) }),
  ]

  static let leavingRows: [CommandEntry] = [
    CommandEntry(
      "help", or: ["?"],
      takes: [.optional(.one(.topic))],
      form: "help [WORD] | ? [WORD]",
      guesses: ["man", "usage", "commands", "version", "how"],
      task: .views, line: "help views",
      example: ["help slack"],
      seeAlso: ["command", "constraint", "expression"],
      make: { .question(.help($0.texts.first)) }),
    CommandEntry(
      "quit", or: ["exit"],
      guesses: ["bye", "logout", "stop"],
      task: .undoing,
      example: ["quit"],
      seeAlso: ["reset"],
      make: { _ in .request(.quit) }),
  ]
}
