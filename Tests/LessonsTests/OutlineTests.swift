// What a list says of each lesson is what the lesson says when it is read in full; and the map of the course.

import Rendering
import Testing
import Wording

@testable import Course
@testable import Lessons

@Suite struct OutlineTests {
  @Test("An outline agrees with the lesson", arguments: BuiltInLessons.all)
  func agrees(lesson: Lesson) throws {
    let outline = try #require(LessonOutline(lesson))
    let document = try lesson.document()
    #expect(outline.title == document.title)
    #expect(outline.place == document.place)
    #expect(outline.marks == document.items.compactMap(\.mark))
    #expect(outline.count == outline.marks.count)
  }

  private static let head = "# A\n\n*Part 1, B. About 5 minutes. Requires: 3.*\n\n"
  private static let block = "```slackline\n> X = 3\n...\n```\n\n"
  private static let ask = "```ask\nprompt: a?\nexpect: X\nhint: h\n```\n"

  @Test(
    "It agrees where a file is unusual, too",
    arguments: [
      head + block + ask, (head + block + ask).replacing("\n", with: "\r\n"),
      "# `A` *and* B\n\n" + block, "A\n=\n\n*Part 1, B. About 5 minutes.*\n\n" + block,
      "Words first\n\n" + head + block, "# A\n\n*Part 1, B.\nAbout 5 minutes.*\n\n" + block,
      "# A\n\nWords.\n\n" + block, "# A #\n\n" + block, "# A &amp; B\n\n" + block,
      head + "````text\n" + ask + "````\n\n" + block, head + block + "~~~text\n" + ask + "~~~\n",
      head + block + ask.replacing("ask", with: "ask  "),
      told + "# A\n\nWords.\n\n" + block + ask,
      (told + "\n\n# A\n\n" + block + ask).replacing("\n", with: "\r\n"),
      "---\nlanguage: ru\n---\n# A\n\n*Part 1, B. About 5 minutes.*\n\n" + block,
    ])
  func unusual(text: String) throws {
    let lesson = Lesson(name: "07-a", text: text)
    let (outline, document) = (try #require(LessonOutline(lesson)), try lesson.document())
    #expect(outline.title == document.title)
    #expect(outline.place == document.place)
    #expect(outline.marks == document.items.compactMap(\.mark))
  }

  private static let told =
    "---\nlanguage: ru\npart: 1, Прямая\nminutes: 22\nrequires: 2, 3\n---\n"

  @Test("Keys above the title say where a lesson stands, and in which language it is")
  func keys() throws {
    let text = Self.told + "# A\n\n" + Self.block
    let document = try LessonDocument(path: "a.md", text: text)
    #expect(document.speech == .russian && document.title == "A" && document.text == text)
    #expect(document.place?.title == "Прямая" && document.place?.requires == [2, 3])
    #expect(document.blocks.map(\.line) == [9])
    guard case .paragraph(let place) = document.markdown[1] else { return #expect(Bool(false)) }
    #expect(place.plainWords.contains("Прямая") && place.plainWords.contains("22"))
    // A rule that a file begins with is none.
    #expect(try LessonDocument(path: "a.md", text: "---\n\n# A\n\n" + Self.block).place == nil)
  }

  @Test(
    "Keys that cannot be read are told with their line",
    arguments: [
      ("minutes: 22", "minutes: long", 4), ("language: ru", "language: xx", 2),
      ("part: 1, Прямая", "part: 1", 3), ("part: 1, Прямая", "part: Прямая", 3),
      ("requires: 2, 3", "requires: 2 and 3", 5), ("requires: 2, 3", "minutes: 3", 5),
      ("requires: 2, 3", "title: B", 5), ("requires: 2, 3", "requires", 5),
      ("minutes: 22\n", "", 1), ("part: 1, Прямая\n", "", 1),
    ])
  func badKeys(old: String, new: String, line: Int) {
    let text = Self.told.replacing(old, with: new) + "# A\n\n" + Self.block
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "a.md", text: text)
    }
    #expect(error?.reports.map(\.line) == [line])
  }

  @Test("What is no lesson has no outline")
  func none() {
    #expect(LessonOutline(Lesson(name: "07-a", text: "nothing")) == nil)
  }

  @Test(
    "The lessons that one builds on are read",
    arguments: [
      ("Part 3, L. About 8 minutes.", []), ("Part 3, L. About 8 minutes. Requires: 20.", [20]),
      ("Part 3, L. About 8 minutes. Requires: 20, 21.", [20, 21]),
      ("Part 3, L. About 8 minutes. Requires: 3,20, 21.", [3, 20, 21]),
      ("Part 3, L. About 8 minutes. After lunch.", nil), ("Part 3, L. Eight minutes.", nil),
      ("Part 3, L. About 8 minutes. Requires: 20 and 21.", nil),
      ("Part 3, L. About 8 minutes. Requires: .", nil),
    ] as [(String, [Int]?)])
  func requirements(words: String, lessons: [Int]?) throws {
    let text = "# A\n\n*\(words)*\n\n" + Self.block
    if let lessons {
      #expect(try LessonDocument(path: "a.md", text: text).place?.requires == lessons)
    } else {
      let error = #expect(throws: MalformedLesson.self) {
        try LessonDocument(path: "a.md", text: text)
      }
      #expect(error?.reports.map(\.line) == [3])
    }
  }

  @Test(
    "No lesson of the course comes after itself, by whatever way round, and none after one that is not there"
  )
  func order() throws {
    let outlines = LessonOutline.all(of: BuiltInLessons.all)
    let after = Dictionary(
      uniqueKeysWithValues: outlines.compactMap { outline in
        outline.lesson.number.map { ($0, outline.place?.requires ?? []) }
      })
    for number in after.keys {
      var seen: Set<Int> = []
      var next = after[number] ?? []
      while let one = next.popLast() {
        #expect(one != number, "\(number) comes after itself")
        #expect(after[one] != nil, "\(number) comes after \(one), which is not there")
        if seen.insert(one).inserted { next += after[one] ?? [] }
      }
    }
  }

  @Test("A lesson that is not there is a warning")
  func unknown() throws {
    let text = Self.head.replacing("Requires: 3", with: "Requires: 999") + Self.block
    let document = try LessonDocument(path: "a.md", text: text)
    let verdict = LessonChecker.check(document, course: BuiltInLessons.numbers)
    #expect(verdict.reports.map(\.message) == ["there is no lesson 999, which this one requires"])
  }

  @Test("The map says what is done, begun, open, and for later")
  func map() throws {
    func lesson(_ name: String, _ sentence: String, questions: Int) -> Lesson {
      let asked = (0..<questions).map { Self.ask.replacing("a?", with: "\(name) \($0)?") }.joined()
      return Lesson(
        name: name, text: "# T\n\n*Part 1, B. About 5 minutes.\(sentence)*\n\n" + Self.block + asked
      )
    }
    let lessons = [
      lesson("01-a", "", questions: 1), lesson("02-b", " Requires: 1.", questions: 2),
      lesson("03-c", " Requires: 2.", questions: 1),
      lesson("04-d", " Requires: 1, 99.", questions: 1),
    ]
    func standings(_ answers: [Int]) throws -> [CourseMap.Standing] {
      var lines: [String] = []
      for (lesson, count) in zip(lessons, answers) {
        for mark in try lesson.document().items.compactMap(\.mark).prefix(count) {
          lines.append("\(lesson.name)\t\(mark)\tright\t0\t0")
        }
      }
      return CourseMap(lessons, LessonProgress(lines: lines)).entries.map(\.standing)
    }
    #expect(try standings([0, 0, 0, 0]) == [.open, .later, .later, .later])
    #expect(try standings([1, 0, 0, 0]) == [.done, .open, .later, .open])
    #expect(try standings([1, 1, 0, 0]) == [.done, .begun(1, of: 2), .later, .open])
    #expect(try standings([1, 2, 0, 1]) == [.done, .done, .open, .done])
    let map = CourseMap(lessons, LessonProgress()).document(in: .english)
    let text = TextRenderer(presentation: Presentation(), width: 76, theme: nil).render(map)
    #expect(text.contains("Part 1: B"))
    #expect(text.contains("03-c  later  after 02"))
    #expect(text.contains("04-d  later  after 01 and 99"))
  }

  @Test("Where lines are to be typed, Enter runs none")
  func typing() throws {
    let document = try LessonDocument(path: "a.md", text: Self.head + Self.block + Self.ask)
    func said(_ line: String, to player: inout LessonPlayer) -> String {
      player.take(line).sections.map {
        TextRenderer(presentation: $0.presentation, width: 200, theme: nil).render($0.document)
      }.joined()
    }
    func begun(mustType: Bool) throws -> (LessonPlayer, String) {
      var player = try LessonPlayer(document, presentation: Presentation())
      player.mustType = mustType
      let shown = player.begin().sections.map {
        TextRenderer(presentation: $0.presentation, width: 200, theme: nil).render($0.document)
      }.joined()
      return (player, shown)
    }
    let (free, offer) = try begun(mustType: false)
    #expect(offer.contains("Type it, or press Enter."))
    var player = free
    #expect(said("", to: &player).contains("Question 1"))
    let (typed, strictOffer) = try begun(mustType: true)
    #expect(strictOffer.contains("Type it. Anything else"))
    player = typed
    #expect(said("", to: &player).contains("Type the line"))
    #expect(player.prompt.hasPrefix("run "))
    #expect(said("X=3", to: &player).contains("Question 1"))
    player = typed
    #expect(said("skip", to: &player).contains("Question 1"))
  }
}
