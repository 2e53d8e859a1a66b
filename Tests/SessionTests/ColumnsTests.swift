// What completion offers after pivot, held against what pivot does with it.

import Language
import Narration
import Session
import Testing

@Suite struct ColumnsTests {
  /// Before its second pivot, with b⁻ and c in the tableau.
  private func article() -> Session {
    Session(Scene.article + ["goto 1"])
  }

  /// Each candidate with what is said of it.
  private func told(_ session: Session, entering: String? = nil) throws -> [String] {
    var session = session
    let columns = try session.columns(entering: entering)
    return try #require(columns).map { "\($0.text) \($0.explanation)" }
  }

  @Test("What may enter is told with its cost, and what leaves with its ratio")
  func explanations() throws {
    #expect(
      try told(article()) == ["c may enter: cost −1", "b+ cost 1: would not improve"])
    #expect(
      try told(article(), entering: "c") == [
        "b- ratio 20: may leave", "d ratio 30: comes too late",
      ])
    #expect(try told(article(), entering: "b+") == ["b- does not fall", "d does not fall"])
    #expect(try told(article(), entering: "no") == ["b- basic", "d basic"])
  }

  @Test("While the learner is asked nothing is given away")
  func secret() throws {
    var session = article()
    session.take("predict on")
    for words in [try told(session), try told(session, entering: "c")] {
      #expect(words.count == 2)
      #expect(words.allSatisfy { !$0.contains { $0.isNumber } && !$0.contains("may") })
    }
    session = article()
    session.keepsRuleSecret = true
    #expect(!(try told(session)).joined().contains("cost"))
  }

  @Test("Where there is nothing to pivot nothing is offered")
  func nothing() throws {
    var empty = Session()
    #expect(try empty.columns(entering: nil) == [])
    var free = Session("X >= 1", "goto 0")
    #expect(try free.columns(entering: nil) == [], "the free column goes in by itself")
  }

  @Test("What may enter and leave is a legal pivot that improves")
  func legal() throws {
    var session = Session(
      "X >= 0", "Y >= 0", "X + Y <= 10", "X <= 8", "Y + 2X <= 17", "maximize 3X + 2Y @high",
      "goto 2")
    var places = 0
    while case let columns = try told(session).filter({ $0.contains("may enter") }),
      !columns.isEmpty
    {
      places += 1
      for column in columns.map({ String($0.prefix { $0 != " " }) }) {
        let leaving = try told(session, entering: column).filter { $0.hasSuffix("may leave") }
        let name = try #require(leaving.first).prefix { $0 != " " }
        var copy = session
        #expect(copy.take("pivot \(column) \(name)").contains("Improving"))
      }
      session.take("step")
    }
    #expect(places == 3)
  }
}
