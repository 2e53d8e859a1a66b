// step, back, goto, tableau, trace: one walk, told in several ways.

import Formats
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct WalkTests {
  /// A session after some random lines; those that are refused do not matter here.
  private func session(seed: UInt64) -> Session {
    var generator = SeededGenerator(seed: seed)
    var session = Session("point X0 = 0, X1 = 10, X2 = 20", "0 <= x <= 10", "x + y >= 4 @high")
    for _ in 0..<8 {
      let line = RandomLine.rightLine(using: &generator)
      if line.contains("=") { _ = session.run(line) }
    }
    if generator.happens(1, outOf: 3) { session.take("show tableau") }
    if generator.happens(1, outOf: 3) { session.take("rule bland") }
    return session
  }

  /// The tableaux in order, by stepping.
  private func tableaux(_ session: Session) -> [String] {
    var session = session
    session.take("goto 0")
    var tableaux = [session.take("tableau")]
    while tableaux.count < 200, session.run("step").failure == nil, tableaux.last != "" {
      let next = session.take("tableau")
      if next == tableaux.last { break }
      tableaux.append(next)
    }
    return tableaux
  }

  @Test("However one comes to a place, it looks the same", arguments: 0..<Trials.count(40))
  func places(seed: UInt64) throws {
    var session = session(seed: seed)
    let tableaux = tableaux(session)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let place = generator.integer(in: 0...tableaux.count - 1)
      #expect(session.take("goto \(place)").hasPrefix(tableaux[place]))
      if place > 0 {
        session.take("back")
        #expect(session.take("tableau") == tableaux[place - 1])
        session.take("step")
        #expect(session.take("tableau") == tableaux[place])
        session.take("goto 0")
        session.take("step \(place)")
        #expect(session.take("tableau") == tableaux[place])
      }
    }
    _ = try session.refuse("goto \(tableaux.count)")
  }

  @Test("At either end of a walk, the next step is a word about where one is")
  func ends() {
    var session = Session("X >= 1", "X = 7 @high")
    session.take("goto 0")
    let beginning = session.take("tableau")
    #expect(session.take("back").contains("beginning"))
    #expect(session.take("tableau") == beginning)
    session.take("step 100")
    let end = session.take("tableau")
    #expect(session.take("step").contains("end"))
    #expect(session.take("tableau") == end)
  }

  @Test("A walk changes nothing of what is solved, and a change ends it")
  func change() throws {
    var session = Session("X >= 1", "X <= 5 @low", "X = 7 @high")
    let end = session.take("tableau")
    let before = try session.solution().json
    session.take("goto 0")
    #expect(session.take("tableau") != end)
    #expect(try session.solution().json == before)
    session.take("undo")
    session.take("redo")
    #expect(session.take("tableau") == end)
  }

  @Test("The trace tells every pivot once, and ends as solve does")
  func trace() throws {
    for seed in UInt64(0)..<20 {
      var session = session(seed: seed)
      let pivots = try session.solution().json["levels"].elements
        .compactMap { Int($0["pivots"].string) }.reduce(0, +)
      let trace = session.take("trace")
      #expect(trace.components("Pivot ").count - 1 == pivots, "seed \(seed):\n\(trace)")
      #expect(tableaux(session).count == pivots + 1, "seed \(seed)")
    }
  }

  @Test("A pivot of one's own is taken back by going back, and ends where the rule ends")
  func own() throws {
    var made = 0
    for seed in UInt64(0)..<60 {
      var session = session(seed: seed)
      var generator = SeededGenerator(seed: seed)
      let solution = try session.solution().json
      let tableaux = tableaux(session)
      // At the end no free column waits to go into the basis first.
      let start = seed % 3 == 0 ? generator.integer(in: 0...tableaux.count - 1) : tableaux.count - 1
      session.take("goto \(start)")
      // The refusal of a name lists those that there are.
      let listed = session.run("pivot nothing").failure?.diagnostic.message
        .split(separator: "there are ").last?.replacing(",", with: "").split(separator: " ")
      let names = (listed ?? []).map(String.init)
      guard names.count > 1 else { continue }
      var place = start
      for _ in 0..<12 {
        let entering = generator.element(of: names)
        let leaving = generator.happens(1, outOf: 3) ? " \(generator.element(of: names))" : ""
        let before = session.take("tableau")
        if session.run("pivot \(entering)\(leaving)").failure == nil {
          made += 1
          place += 1
        } else {
          #expect(session.take("tableau") == before, "seed \(seed)")
        }
      }
      #expect(try session.solution().json == solution, "seed \(seed)")
      let here = session.take("tableau")
      session.take("step 500")
      let end = session.take("step")
      #expect(end.contains("end"), "seed \(seed)")
      session.take("goto \(place)")
      #expect(session.take("tableau") == here, "seed \(seed)")
      if place > start {
        // The last one back, and again: what comes is the way before it.
        session.take("back")
        session.take("step 500")
      }
      session.take("goto \(start)")
      #expect(session.take("tableau").hasPrefix(tableaux[start]), "seed \(seed)")
      #expect(self.tableaux(session) == tableaux, "seed \(seed)")
    }
    #expect(made > 25, "\(made) pivots of \(60 * 12) were legal")
  }

  @Test("A way of one's own ends at the same least values")
  func ownEnd() {
    var session = Session(
      "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0", "goto 3")
    for line in ["pivot c", "pivot b", "pivot c a"] { _ = session.run(line) }
    let told = session.take("step 50")
    #expect(told.contains("its least value is −36"), "\(told)")
  }

  /// Lines, and what the trace says of the level low, each once.
  @Test(
    "A level of objectives alone begins where its first pivot is, and a maximum is told as typed",
    arguments: [
      (
        "0 <= x <= 4|maximize 3x",
        [
          "Level low: maximise 3x, that is, minimise f(low) = −3x",
          "its least value is −12, so the greatest value of 3x is 12.",
        ]
      ),
      (
        "0 <= x <= 4|y = x + 1|maximize 2y weight 5",
        [
          "Level low: maximise 2y, that is, minimise f(low) = −10y",
          "its least value is −50, so the greatest value of 2y is 10.",
        ]
      ),
      (
        "x <= 4|maximize x|x = 9 @low weight 0",
        [
          "Level low: maximise x, that is, minimise f(low) = −x",
          "its least value is −4, so the greatest value of x is 4.",
        ]
      ),
      ("x >= 4|minimize x", ["Level low: minimise f(low) = x", "its least value is 4."]),
      (
        "x <= 4|maximize x|maximize 2x",
        ["Level low: minimise f(low) = −x − 2x", "its least value is −12."]
      ),
      (
        "x <= 4|maximize x|x = 9 @low",
        ["Level low: minimise f(low) = b⁺ + b⁻ − x", "its least value is 1."]
      ),
      (
        "maximize x",
        ["Level low: maximise x, that is, minimise f(low) = −x", "x has no greatest value"]
      ),
    ] as [(String, [String])])
  func objectives(lines: String, told: [String]) {
    var session = Session()
    for line in lines.split(separator: "|") { session.take(String(line)) }
    func words(_ line: String) -> String { session.take(line).replacing("\n", with: " ") }
    let trace = words("trace")
    for words in told { #expect(trace.components(words).count == 2, "\(words): \(trace)") }
    // The walk says the same, step by step.
    _ = words("goto 0")
    var walked = ""
    for _ in 0..<9 { walked += words("step") }
    for words in told where !lines.hasPrefix("maximize") {
      #expect(walked.components(words).count == 2, "\(words): \(walked)")
    }
  }

  @Test("A level that has begun does not begin again after a pivot of one's own")
  func beginsOnce() {
    var session = Session(
      "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0", "goto 3")
    let told = ["pivot b", "step 9"].map { session.take($0).replacing("\n", with: " ") }.joined()
    #expect(told.components("Level low: maximise 3x + 5y").count == 2, "\(told)")
    #expect(told.components("the greatest value of 3x + 5y is 36").count == 2, "\(told)")
  }

  @Test(
    "A long trace is walked either way without taking it from the start", .timeLimit(.minutes(5)))
  func long() {
    var session = Session("rule dantzig")
    let count = 10
    for i in 1...count { session.take("x\(i) >= 0") }
    for i in 1...count {
      let terms = (1..<i).map { "\(1 << (i - $0 + 1))*x\($0) + " }.joined()
      session.take("\(terms)x\(i) <= \((0..<i).reduce(1) { power, _ in power * 5 })")
    }
    let terms = (1...count).map { "\(1 << (count - $0))*x\($0)" }
    session.take("maximize \(terms.joined(separator: " + "))")
    session.take("goto \(count + 1023)")
    _ = try? session.refuse("goto \(count + 1024)")
    let place = count + 700
    session.take("goto \(place)")
    let here = session.take("tableau")
    for back in 1...30 {
      session.take("back")
      session.take("goto \(place - 7 * back)")
    }
    session.take("goto \(place)")
    #expect(session.take("tableau") == here)
  }

  @Test("A name that is no column's is said to be unknown, wherever the walk stands")
  func unknownName() throws {
    var session = Session("width >= 3", "width + y <= 9 @high", "goto 0")
    for line in ["step", "step", "step", "step"] {
      for (name, suggestion) in [("q", nil), ("widht", "width")] {
        let failure = try session.refuse("pivot \(name)")
        #expect(failure.diagnostic.code == .unknownName)
        #expect(failure.diagnostic.message.contains("is called \(name)"))
        #expect(failure.diagnostic.suggestion == suggestion)
        #expect(try session.refuse("pivot a \(name)").diagnostic.code == .unknownName)
      }
      session.take(line)
    }
    session.take("goto 0")
    // Columns that are to come are known.
    #expect(try session.refuse("pivot y").diagnostic.code == .pivot)
    #expect(try session.refuse("pivot b-").diagnostic.code == .pivot)
  }

  @Test(
    "Where there is nothing to walk through, it is said", arguments: ["step", "tableau", "trace"])
  func nothing(line: String) {
    var session = Session()
    #expect(!session.take(line).isEmpty)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
