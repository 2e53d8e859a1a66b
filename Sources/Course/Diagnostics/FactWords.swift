// The words for everything that can be wrong with a lesson: one sentence without a full stop at its end,
// that says what is wrong and what to do; below it, where there is one, the difference.

import ConstraintHierarchies
import Language
import Rationals
public import Wording

extension LessonFact.Severity: Phrase {
  public var english: String { rawValue }
}

extension LessonFact: Phrase {
  public var english: String {
    switch self {
    case .file(let fact): Self.text(fact)
    case .key(let fact): Self.text(fact)
    case .reply(let flaw): Self.text(flaw)
    case .question(let flaw): Self.text(flaw)
    case .task(let flaw): Self.text(flaw)
    case .review(let flaw): "in a review, " + Self.text(flaw)
    case .translation(let flaw): Self.text(flaw)
    case .warning(let warning): Self.text(warning)
    }
  }

  private static func text(_ fact: File) -> String {
    switch fact {
    case .invalidUTF8: "this line is not UTF-8; save the file in that encoding"
    case .nul: "this line holds a NUL character; take it out"
    case .deepNesting:
      "quotations, lists or emphasis are nested more than \(Limit.markdownNesting.most) deep here; say it with "
        + "less"
    case .noTitle: "the lesson has no title; begin it with a heading, such as # Two wishes"
    case .noBlock:
      "the lesson has nothing to type; add a block that is fenced by ```slackline and ```"
    case .badHead(let words):
      "what stands above the title cannot be read: it has the keys language: ru, part: 1, The line, minutes: 8, "
        + "requires: 2, 3 and original: MARK, each once in a line of its own, between two lines of ---; a part has minutes, too. Not \(words)"
    case .badPlace(let words):
      "the place in the course cannot be read: write Part 3, Linear programming. About 8 minutes. Requires: "
        + "20, 21. (the last sentence may be left out), not \(words)"
    case .unclosedFence:
      "this block is never closed; end it with a fence like that of its beginning"
    case .tabAcrossEdge:
      "a tab stands partly in the indentation of the block and partly in the text; use spaces"
    case .textBeforeTyped:
      "this stands before anything is typed; a block begins with a line that begins with > and a space"
    case .nothingTyped:
      "nothing is typed in this block; add a line that begins with > and a space"
    case .replyToGiven: "the lines of a given block are shown without replies; take this out"
    case .unknownWord(let word, let block, let known, let nearest):
      "\(block) blocks know the words \(EnglishGrammar.list(known)), not \(word)"
        + didYouMean(nearest)
    case .unknownFence(let word, nil):
      "no block is marked \(word); what is to be shown as it stands is marked text"
    case .unknownFence(let word, let nearest): "no block is marked \(word)" + didYouMean(nearest)
    }
  }

  private static func text(_ fact: Key) -> String {
    switch fact {
    case .textBeforeKey: "this line goes on with another, but none stands before it"
    case .unknownKey(let word, let keys, let nearest):
      "\(word) is no key here; the keys are \(keys.joined(separator: ", "))" + didYouMean(nearest)
    case .keyWithoutColon(let key): "after \(key) comes a colon"
    case .missingArgument("choice"): "a choice needs a name: choice a: the high level"
    case .missingArgument(let key): "between \(key) and the colon comes an answer: \(key) 10: …"
    case .strayArgument(let key): "right after \(key) comes the colon"
    case .emptyKey(let key): "nothing follows \(key):"
    case .keyOutOfOrder(let key, let before): "\(key) comes before \(before)"
    case .repeatedKey(let key): "\(key) is there already"
    case .missingKey("because"):
      "the checker cannot see why this choice is right; add because: and a claim such as X = 20"
    case .missingKey(let key): "this block has no \(key):"
    case .strayKey(let key): "\(key) belongs to questions with choices: expect: choice NAME"
    case .fewChoices: "a question with choices has two or more"
    case .repeatedChoice(let name): "the choice \(name) is there already"
    case .unknownChoice(let name): "no choice is called \(name)"
    case .unreadable(let why): why.message(in: .english) + didYouMean(why.suggestion)
    case .badCount(let text): "\(text) is no number of lines: write a whole number from 1"
    case .unknownWay(let word, let known, let nearest):
      "\(word) is no way; the ways are \(known.joined(separator: ", "))" + didYouMean(nearest)
    case .badAny: "after any comes the word way: any: way"
    case .nothingExpected: "below then: comes what must hold in that state: expect: X = 20"
    case .thenBeforeEnd: "what holds in the end comes first: expect:, and below it then:"
    case .noExercise:
      "an exercise block holds one line, such as ratio level 2 seed 7; slackline exercise lists the kinds"
    case .exerciseWithoutSeed:
      "an exercise in a lesson needs its seed, so that everybody gets the same: add seed 7, say"
    case .badLessonNumber(let text): "\(text) is no number of a lesson, such as 7"
    }
  }

  private static func text(_ flaw: ReplyFlaw) -> String {
    switch flaw {
    case .difference(let diff): "the reply differs\n" + diff
    case .unexpectedError(let reason):
      "an error in a block that is not marked fails: " + reason.message(in: .english)
    case .nothingFailed: "nothing failed in this block, which is marked fails"
    case .cannotBeShown(let command):
      "what \(command) says cannot be checked: it may be slackline duel FILE or slackline explain FILE, where FILE stands behind the fence of a block above"
    case .unreachable: "nobody comes here: a line above quits"
    }
  }

  private static func text(_ flaw: QuestionFlaw) -> String {
    switch flaw {
    case .noAnswer(let reason):
      "the solver has no answer to this: " + reason.message(in: .english)
    case .wrongExpectation(let truth): "this does not hold: " + text(truth)
    case .ambiguousAnswer(let truth): "there is more than one answer: " + text(truth)
    case .givesAway(let what): "this hint gives the answer away: \(what) stands in it"
    case .missIsRight(let answer): "\(answer) is the right answer, not a miss"
    case .missIsNoAnswer(let answer, let form): "\(answer) cannot be an answer: " + form.english
    case .repeatedMiss(let answer): "a miss that is the same as \(answer) stands above"
    }
  }

  private static func text(_ flaw: TaskFlaw) -> String {
    switch flaw {
    case .doneAlready: "this task is done before anything is typed"
    case .solutionBreaks(let breach):
      "the task itself forbids its solution: " + breach.english.plainWords
    case .unknownKept(let name):
      "\(name) cannot be kept: no constraint, objective or point is called so here"
    case .otherWayFails(let lines):
      "\(lines) is called as good as the solution, and does not do the task"
    case .tooManyLines(let limit): "the solution takes more than \(limit) changes"
    }
  }

  private static func text(_ flaw: ReviewFlaw) -> String {
    switch flaw {
    case .notPlayed: "this cannot be played"
    case .notEnough:
      "this context is not enough to answer: say each number in it that the answer is made of"
    case .lineFails(let line, let reason):
      "a line that is shown fails: \(line): " + reason.message(in: .english)
    case .undetermined(let text): "what is shown does not settle \(text)"
    case .hidden(let number):
      "nothing that is shown holds the \(number) of the answer; say it in the prompt, or in context:"
    case .noContext:
      "nothing says where the answer comes from; say it in context:, or ask for something in the session"
    case .grades(let answer, isTaken: true): "\(answer) is taken for the answer, and is not"
    case .grades(let answer, isTaken: false): "\(answer) is right, and is refused"
    case .doneAlready: "this task is done before anything is typed"
    case .stale(let number, let text): "\(number) is nothing that is there: \(text)"
    case .falseSum(let sum, let text): "\(sum) does not come out: \(text)"
    }
  }

  private static func text(_ warning: Warning) -> String {
    switch warning {
    case .cheats(let cheats):
      "the task can be done in other ways, too: "
        + cheats.map { "\($0.lines.joined(separator: "; ")) (\($0.way.rawValue))" }
        .joined(separator: ", ")
        + "; say with only:, no: or keep: what does not count, with any: way that all does"
    case .luck(let cheats):
      cheats.map { luck($0) }.joined(separator: "; ")
        + "; ask for that with then: and expect:, or say with only:, no: or keep: that such lines do not count, with "
        + "also: that they do"
    case .isPrinted(let answer):
      "the answer, \(answer), stands in the last lines above this question"
    case .repeatsAnswer(let answer): "this is the third answer in a row that is \(answer)"
    case .missPassesTask(let answer, let line):
      "\(answer) is called wrong here, but does the next task: \(line)"
    case .choicesEndAlike(let wrong, let right):
      "\(wrong) is called wrong, but ends in the same solution as \(right)"
    case .promptHolds(let word): "the answer stands in the prompt: \(word)"
    case .uncheckedFigures:
      "nothing checks these figures; run the lines in a slackline block, or say where they come from: text "
        + "quoted, text measured"
    case .otherPivots(let words): "\(words): none of the replies right above tells of so many"
    case .noExplanation: "this question has no answer:, which says why"
    case .fewHints: "there are fewer than two hints: the first points, the second gives the formula"
    case .unknownLesson(let number): "there is no lesson \(number), which this one requires"
    case .originalChanged(let mark, isKnown: false):
      "nothing says which text of the original this is; say it above the title: original: \(mark)"
    case .originalChanged(let mark, isKnown: true):
      "the original has changed since this was translated; bring it up to date, and say so above the title: original: \(mark)"
    }
  }

  private static func text(_ flaw: TranslationFlaw) -> String {
    switch flaw {
    case .differs(let here?, let there?, let line):
      "this is not the same as in line \(line) of the original: \(here), not \(there)"
    case .differs(nil, let there, let line):
      "the original goes on in line \(line): \(there ?? "")"
    case .differs(let here?, nil, _): "the original has come to its end before this: \(here)"
    case .otherPlace(let part, let minutes, let requires):
      "the original has the place part: \(part), minutes: \(minutes), requires: \(requires.map(String.init).joined(separator: ", "))"
    }
  }

  private static func luck(_ cheat: LuckyCheat) -> String {
    let what = cheat.claim ?? "the objective"
    let shown =
      "\(cheat.lines.joined(separator: "; ")) does the task by luck, as \(cheat.move) shows: "
    guard let there = cheat.sights.there, let right = cheat.sights.right else {
      return shown + "then \(what) is not as with the solution"
    }
    return shown + "then it is \(text(there)) in \(what), and \(text(right)) with the solution"
  }

  private static func text(_ interval: Interval) -> String {
    interval.value.map { "\($0)" } ?? interval.typed
  }

  private static func text(_ truth: Truth) -> String {
    switch truth {
    case .isIn(let text, let interval): "\(text) is in \(interval.typed)"
    case .isSo(let claim, let holds): "\(claim) \(holds ? "holds" : "does not hold")"
    case .noPivotLeft: "no pivot that there is a choice in is left here"
    case .moves(let column, let isEntering): "\(column) \(isEntering ? "enters" : "leaves")"
    case .couldTake(let ties):
      "the rule could as well take \(ties.joined(separator: " or "))"
    }
  }

  private static func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
