// Ways out of contradictions among views: what an engineer would change, each of it tried.

import ConstraintHierarchies
import Formats
import Language
import Layouts
import Narration
import Rationals
import TestSupport
import Testing

@testable import Session

@Suite("Ways out among views")
struct LayoutWaysOutTests {
  private func trials(_ session: Session) throws -> [Trial] {
    var session = session
    guard case .reason(.conflict(let report?)) = session.run("conflict").answer else {
      throw Missing.conflict
    }
    return report.trials ?? []
  }

  private enum Missing: Error { case conflict }

  @Test(
    "They are an inequality, 999, a mask, a hidden view or a stack's spacing, and never the screen first",
    arguments: [
      (["screen 320 x 480", "view img", "V:|-[img(100)]-|"], "img.top >= screen.top + 20 for c"),
      (["screen 320 x 480", "view img", "V:|-[img(100)]-|"], "d with @999"),
      (
        [
          "screen 320 x 50", "view a, b", "size b 100 x 20", "stack row = a, b spacing 400",
          "H:|[row]|",
        ], "spacing 0 in the stack row"
      ),
      (["screen 99 x 99", "view i", "mask i --- --- at 0 0 20 20", "i.left = 30"], "mask i off"),
      (
        ["screen 99 x 99", "view a, b", "stack row = a, b", "hide a", "a.width = 30"], "unhide a"
      ),
      (["view a", "p: a.width = 30", "a.width = 40"], "a.width >= 30 for p"),
      (["view a", "p: a.width = 30", "a.width = 40"], "priority p @999"),
    ])
  func ways(lines: [String], way: String) {
    var session = Session()
    for line in lines.dropLast() { #expect(session.run(line).failure == nil, "\(line)") }
    #expect(session.run(lines.last ?? "").failure?.refused != nil)
    let words = session.take("conflict")
    #expect(words.contains(way), "\(words)")
  }

  @Test("What would be off by less comes first")
  func order() throws {
    var session = Session(
      "screen 320 x 480", "view a, b", "H:|-[a(200)]-[b]-|", "p: b.width >= 60")
    _ = session.run("a.width + b.width = 300")
    let sizes = try trials(session).compactMap { trial -> Rational? in
      guard case .lower(let lowered, let priority) = trial.change, priority.whole == 999,
        case .solved(_, let violated) = trial.outcome, lowered.count == 1
      else { return nil }
      return violated.first?.error.value?.magnitude
    }
    #expect(sizes == sizes.sorted() && sizes.count > 1, "\(sizes)")
  }

  @Test(
    "What the refused line itself would have set is no way out",
    arguments: [
      (["view a", "a.left = 30"], "mask a --- --- at 0 0 20 20", "mask a off"),
      (["view a, b", "stack row = a, b", "a.width = 30"], "hide a", "unhide a"),
    ])
  func notSetYet(lines: [String], refused: String, way: String) throws {
    var session = Session()
    for line in lines { session.take(line) }
    let report = try #require(session.run(refused).failure?.refused)
    #expect(
      !(report.trials ?? []).contains { if case .setting = $0.change { true } else { false } })
    #expect(!session.take("conflict").contains(way))
  }

  @Test("Elsewhere they are what they were")
  func others() throws {
    var session = Session("x = 3")
    _ = session.run("x = 4")
    #expect(session.take("conflict").contains("priority a @high"))
  }

  @Test("Each way out ends the contradiction for somebody who takes it")
  func taken() throws {
    var tried = 0
    // Those before it have no contradiction.
    for seed in 13..<13 + Trials.count(60) {
      var session = Session()
      for line in RandomLayout(seed: seed, most: 8).lines { session.take(line) }
      let line = "v1.width + v1.height >= \(700 + seed * 40)"
      guard session.run(line).failure?.refused != nil else { continue }
      for trial in try trials(session) {
        var copy = session
        switch trial.change {
        case .relax(let constraint, let relation):
          #expect(copy.run("drop \(constraint.id)").failure == nil)
          let relaxed = "\(constraint.leftText) \(relation.rawValue) \(constraint.rightText)"
          #expect(copy.run(relaxed).failure == nil, "\(relaxed)")
        case .lower(let lowered, let level) where lowered.count == 1 && level.whole == 999:
          // What the line itself adds is not there yet.
          guard copy.run("priority \(lowered[0].id) @999").failure == nil else { continue }
        case .drop, .lower, .setting: continue
        }
        #expect(copy.run(line).failure == nil, "\(seed): \(trial.change)")
        tried += 1
      }
    }
    #expect(tried >= Trials.count(80), "\(tried)")
  }
}
