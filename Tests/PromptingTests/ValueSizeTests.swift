// How many bytes a copy of a value takes. What is held by others, and copied with them, is a few words: the rest of it lies behind
// a pointer, or in an array. Which one grew is named; a value that has to grow lies in a `Boxed`.

import ConstraintHierarchies
import Language
import Layouts
import Narration
import Simplex
import Testing

@testable import Lessons
@testable import Prompting
@testable import Session

@Suite struct ValueSizeTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let size: Int
    /// How many bytes it may take.
    let most: Int

    init<Value>(_ type: Value.Type, _ most: Int) {
      self.type = String(reflecting: type)
      size = MemoryLayout<Value>.size
      self.most = most
    }

    var testDescription: String { type }
  }

  /// What sessions, lessons and presentations hold, and what is handed from one to the other.
  private static let held: [Row] = [
    Row(Answer.self, 8), Row(Command.self, 290), Row(Examiner.self, 40), Row(Failure.self, 40),
    Row(Hierarchy.self, 112), Row(ImportedLog.self, 64), Row(LessonPlayer.self, 330),
    Row(Line.self, 8), Row(Narrator.self, 128), Row(ProblemState.self, 248), Row(Reply.self, 80),
    Row(Session.self, 169), Row(SlideFacts.self, 112), Row(SlideShow.self, 232),
    Row(Solutions.self, 304), Row(ToldSession.self, 16), Row(ViewFrame.self, 72),
    Row(Walk.self, 240), Row(WalkPlace.self, 200), Row(Presenter.self, 432), Row(Tutor.self, 520),
  ]

  /// What is large, and of which there are few copies.
  private static let large: [Row] = [
    Row(Solver.self, 425), Row(TracedSolution.self, 609), Row(DictionarySolution.self, 744),
    Row(IncrementalSolution.self, 352), Row(PivotReport.self, 376), Row(LayoutLog.self, 320),
  ]

  @Test("no value is larger than it was", arguments: held + large)
  private func grows(_ row: Row) {
    #expect(row.size <= row.most, "\(row.type) grew to \(row.size) bytes")
  }
}
