// Lessons, and what was answered in them.

import Course
import Formats
import Lessons
import Narration
import Publishing
import Rendering
import Session
import Wording

extension FuzzRound {
  mutating func playLesson(_ bytes: [UInt8]) {
    let lesson: LessonDocument
    do {
      lesson = try LessonDocument(path: "a.md", bytes: bytes)
    } catch {
      expect(!error.reports.isEmpty, "refused for nothing")
      return
    }
    _ = LessonChecker.check(lesson)
    let view = LessonView(lesson, presentation: Presentation())
    show(view.document)
    expect(
      view.render(width: 40, theme: nil) == view.render(width: 40, theme: nil).inert,
      "raw characters")
    let page = LessonPage(lesson).text
    expect(page == page.inert, "raw characters in the page")
    expect(!page.contains("<script>alert"), "a script in the page")
    _ = lesson.promoted()
    let answers = ["1", "X = 1", "", "hint", "skip", "show", "?", "10", "", "lo", "X >= 3", ""]
    let sitting = LessonSitting(lesson, answers: answers)
    check(sitting)
    play(lesson, answers + answers)
  }

  private mutating func check(_ sitting: LessonSitting) {
    let xml = LessonSitting.junit([sitting], in: .english)
    expect(xml == xml.inert, "raw characters in \(xml.debugDescription)")
  }

  private mutating func play(_ lesson: LessonDocument, _ lines: [String]) {
    guard var player = try? LessonPlayer(lesson, presentation: Presentation()) else { return }
    var output = player.begin()
    for line in lines {
      for section in output.sections { show(section.document, section.presentation) }
      if output.isOver { break }
      output = player.take(line)
    }
    let transcript = LessonTranscript(of: lesson, player.results)
    expect(
      (try? LessonTranscript(text: transcript.text)) == transcript,
      "written and read, it is another: \(transcript.text.debugDescription)")
  }

  /// Against a lesson that asks one question.
  mutating func grade(_ text: String) {
    guard let transcript = try? LessonTranscript(text: text) else { return }
    expect(
      (try? LessonTranscript(text: transcript.text)) == transcript,
      "written and read, it is another: \(transcript.text.debugDescription)")
    let lesson = RightFiles.lesson
    guard let lesson = try? LessonDocument(path: "a.md", text: lesson) else {
      return complain("the lesson is refused")
    }
    check(LessonSitting(lesson, transcript: transcript))
  }
}
