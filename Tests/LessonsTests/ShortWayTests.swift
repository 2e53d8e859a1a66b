// How long the short way is: what it declares must be what it takes to read it.

import Course
import Testing

@Suite struct ShortWayTests {
  @Test(
    "Lesson 00 is read and answered within the time that it declares, and within twenty minutes")
  func time() throws {
    let lesson = try Lesson.find("00")
    let document = try lesson.document()
    let declared = try #require(document.place?.minutes)
    let questions = document.items.count {
      if case .block = $0 { false } else { true }
    }
    // At 200 words a minute, replies and answers included, and 45 seconds for each question.
    let words = Self.words(lesson.text)
    let seconds = words * 60 / 200 + questions * 45
    #expect(questions >= 5)
    #expect(seconds <= declared * 60, "\(seconds) seconds")
    // What it is called by is a round number that a slower reader keeps to, too.
    #expect(seconds > (declared - 5) * 60, "\(seconds) seconds")
    #expect(declared <= 20)
  }

  /// What a learner reads: not the hints, and not what a wrong answer is told.
  private static func words(_ text: String) -> Int {
    var isRead = true
    return text.split(separator: "\n").reduce(0) { sum, line in
      if line.hasPrefix("miss ") || line.hasPrefix("hint:") {
        isRead = false
      } else if !line.hasPrefix("  ") {
        isRead = true
      }
      return isRead
        ? sum + line.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } }
        : sum
    }
  }

  @Test("It has no pivot: none is traced or walked")
  func plain() throws {
    for item in try Lesson.find("00").document().items {
      guard case .block(let block) = item else { continue }
      for step in block.steps {
        for word in ["trace", "step", "goto", "pivot", "tableau"] {
          #expect(!step.typed.hasPrefix(word))
        }
      }
    }
  }
}
