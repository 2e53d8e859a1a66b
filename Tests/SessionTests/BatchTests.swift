// Lines of a file that come in together come to what they come to one by one.

import Language
import Session
import TestSupport
import Testing

@Suite("Lines together")
struct BatchTests {
  private static func lines(_ random: inout SeededGenerator, count: Int) -> [String] {
    (0..<count).map { number in
      let (a, b) = (random.integer(in: 0...8), random.integer(in: 0...8))
      let relation = random.element(of: ["=", "<=", ">="])
      switch random.integer(in: 0...7) {
      case 0: return random.element(of: ["", "# a remark", "var x\(a)"])
      case 1: return "\(random.element(of: ["maximize", "minimize"])) x\(a) @low"
      case 2: return "x\(a) \(relation) \(random.integer(in: -60...60))"
      case 3: return "l\(number): x\(a) \(relation) x\(b) + \(random.integer(in: -9...9))"
      default:
        return
          "x\(a) + x\(b) \(relation) \(random.integer(in: -40...40)) @\(random.integer(in: 1...4)).5"
      }
    }
  }

  /// What `load` does with lines, and the errors in them.
  private static func loaded(_ lines: [String], together: Bool) throws -> (Session, errors: [Int]) {
    var session = Session()
    var errors: [Int] = []
    _ = session.run("x0 >= -100")
    try session.asOneChange("load") { session in
      var index = 0
      var end = 0
      while index < lines.count {
        if together, index >= end {
          let batch = session.runTogether(lines[index...])
          end = index + max(batch.lineCount, 1)
          if batch.changeCount != nil {
            index = end
            continue
          }
        }
        if session.run(lines[index]).failure != nil { errors.append(index) }
        index += 1
      }
    }
    return (session, errors)
  }

  @Test("It comes to the same, errors included", arguments: 0..<Trials.count(40))
  func same(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var lines = Self.lines(&random, count: random.integer(in: 20...90))
    if random.happens(1, outOf: 3) {
      let wrong = random.element(of: ["x1 ==> 3", "drop l1", "point P = 3", "x1 * x2 = 3", "x1"])
      lines.insert(wrong, at: random.integer(in: 0...lines.count))
    }
    let (together, errors) = try Self.loaded(lines, together: true)
    let (single, expected) = try Self.loaded(lines, together: false)
    #expect(errors == expected)
    #expect(try together.scriptLines() == single.scriptLines())
    var (one, other) = (together, single)
    #expect(try one.status == other.status)
    for line in ["undo", "redo", "x3 >= 200", "undo"] {
      #expect(one.run(line).failure?.code == other.run(line).failure?.code, "\(line)")
      #expect(try one.scriptLines() == other.scriptLines(), "\(line)")
    }
  }

  @Test("Where one has to be refused, nothing has changed, and where they are few")
  func refused() throws {
    var session = Session()
    _ = session.run("x0 >= 0")
    let script = try session.scriptLines()
    let wishes = (1...40).map { "x\($0) = \($0)" }
    let refused = session.runTogether((wishes + ["x3 = 4"])[...])
    #expect(refused.lineCount == 41 && refused.changeCount == nil)
    #expect(try session.scriptLines() == script)
    #expect(session.runTogether(wishes.prefix(10)) == .init(lineCount: 10, changeCount: nil))
    #expect(try session.scriptLines() == script)
    let taken = session.runTogether((wishes + ["drop a", "y = 3"])[...])
    #expect(taken.lineCount == 40 && taken.changeCount == 40)
    #expect(session.run("expect x40 = 40").failure == nil)
  }
}
