// What is said of views in several ways is the same, on random screens of nested rows and columns.

import ConstraintHierarchies
import Formats
import Layouts
import Narration
import Rationals
import Rendering
import Session
import TestSupport
import Testing

@Suite("Random layouts")
struct LayoutPropertyTests {
  /// The lines that a session takes; narrow screens refuse some.
  private static func session(_ seed: Int, most: Int = 24) -> Session {
    var session = Session()
    for line in RandomLayout(seed: seed, most: most).lines { _ = session.run(line) }
    return session
  }

  private static func frames(_ session: Session) -> [ViewFrame] {
    var session = session
    guard case .layout(.drawing(let report, _)) = session.run("draw").answer else { return [] }
    return report.frames
  }

  @Test(
    "The drawing, the data and what can be claimed agree", arguments: 0..<Trials.count(30))
  func agree(seed: Int) throws {
    var session = Self.session(seed)
    let frames = Self.frames(session)
    #expect(frames.count > 1)
    let data = try session.solution().json["frames"].elements
    #expect(data.map { $0["name"].string } == frames.map { $0.name })
    for (frame, data) in zip(frames, data) {
      let numbers: [(String, Placement?)] = [
        ("left", frame.horizontal?.near), ("top", frame.vertical?.near),
        ("width", frame.horizontal?.size), ("height", frame.vertical?.size),
      ]
      var claim: [String] = []
      for (attribute, number) in numbers {
        guard let number else {
          #expect(data[attribute].string == "null")
          claim.append("none")
          continue
        }
        #expect(data[attribute]["value"].string == number.value.description)
        let (lower, upper) = (number.interval.lower, number.interval.upper)
        #expect(data[attribute]["min"].string == lower?.description ?? "null")
        #expect(data[attribute]["max"].string == upper?.description ?? "null")
        #expect(
          lower.map { $0 <= number.value } ?? true && upper.map { number.value <= $0 } ?? true)
        if frame.kind == .screen, attribute == "left" || attribute == "top" {
          claim.append("0")
        } else if lower ?? 0 == 0, upper == nil {
          // Nothing may be said of it, so that it is no variable.
          claim.append("?")
        } else {
          session.take(
            "expect \(frame.name).\(attribute) in [\(lower?.description ?? "-inf"), \(upper?.description ?? "inf")]"
          )
          claim.append(number.interval.value?.description ?? "?")
        }
      }
      for extent in [frame.horizontal, frame.vertical].compactMap({ $0 }) {
        #expect(extent.far.value == extent.near.value + extent.size.value, "\(frame.name)")
        #expect(extent.size.value >= 0)
      }
      if !frame.isAmbiguous {
        session.take("expect frame \(frame.name) = \(claim.joined(separator: " "))")
      }
    }
  }

  @Test(
    "From right to left a layout is its mirror image", arguments: 0..<Trials.count(30))
  func mirrored(seed: Int) {
    var session = Self.session(seed)
    let before = Self.frames(session)
    session.take("direction rtl")
    let after = Self.frames(session)
    guard let width = before.first?.horizontal?.size.value else { return }
    func image(_ interval: Interval) -> Interval {
      Interval(lower: interval.upper.map { width - $0 }, upper: interval.lower.map { width - $0 })
    }
    for (before, after) in zip(before, after) {
      #expect(after.vertical?.near.interval == before.vertical?.near.interval)
      #expect(after.vertical?.size.interval == before.vertical?.size.interval)
      #expect(after.horizontal?.size.interval == before.horizontal?.size.interval)
      #expect(after.horizontal?.near.interval == before.horizontal.map { image($0.far.interval) })
      #expect(after.horizontal?.far.interval == before.horizontal.map { image($0.near.interval) })
    }
    session.take("direction ltr")
    #expect(
      Self.frames(session).map { $0.horizontal?.near.interval }
        == before.map { $0.horizontal?.near.interval })
  }

  @Test(
    "A saved layout is the same when it is loaded", arguments: 0..<Trials.count(10))
  func saved(seed: Int) throws {
    var session = Self.session(seed)
    var loaded = Session(try session.scriptLines())
    #expect(try loaded.left() == session.left())
    #expect(loaded.take("list") == session.take("list"))
  }

  @Test(
    "What settles an ambiguity settles it, whatever is chosen", arguments: 0..<Trials.count(10))
  func settled(seed: Int) throws {
    var session = Self.session(seed, most: 8)
    guard case .layout(.ambiguity(let report)) = session.run("ambiguous").answer else { return }
    for settlement in report.settlements {
      var settled = session
      switch settlement {
      case .numbers(let numbers):
        for number in numbers { settled.take("\(number.name) = \(number.value) @1") }
      case .priority(let id, let priority, _):
        settled.take("priority \(id) @\(priority.number)")
      }
      guard case .layout(.ambiguity(let after)) = settled.run("ambiguous").answer else { continue }
      #expect(after.open.isEmpty, "\(settlement)")
    }
  }

  @Test("A screen of 200 views is drawn, in every width, and nothing sticks out")
  func many() {
    let session = Self.session(3, most: 200)
    var copy = session
    let reply = copy.run("draw").document
    for width in [20, 40, 80, 200] {
      let lines = TextRenderer(presentation: Presentation(), width: width, theme: nil)
        .render(reply).split(separator: "\n")
      #expect(lines.count > 10)
    }
  }
}
