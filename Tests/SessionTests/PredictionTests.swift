// predict on: the questions, what is said to every kind of answer, and how many were right.

import Formats
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct PredictionTests {
  /// c and b⁻ change places; then all is solved.
  private func article() -> Session {
    Session(Scene.article + ["predict on", "goto 1", "step"])
  }

  /// At the pivot in which a or b may enter, a falling faster; then a reaches 2.
  private func wyndor(rule: String = "dantzig") -> Session {
    Session(
      "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0",
      "rule \(rule)", "predict on", "goto 2", "step")
  }

  @Test("The questions come one after another, and a right answer is told why")
  func right() {
    var session = article()
    #expect(session.isAsking)
    #expect(session.take("c").hasPrefix("Right.\nEnters: c. Its cost in f(high) is −1"))
    #expect(session.take("b-").hasPrefix("Right.\n"))
    let end = session.take("0")
    #expect(end.hasPrefix("Right.\nf(high): 20 + (−1) × 20 = 0"))
    #expect(end.contains("after pivot 2 of 2") && end.contains("3 of 3 right"))
    #expect(!session.isAsking)
  }

  @Test("A guess may name both columns, as pivot does")
  func both() {
    var session = article()
    let right = session.take("c, b-")
    #expect(right.hasPrefix("Right.\nLeaves: b⁻") && right.contains("become?"))
    session = article()
    // The second counts only where the first is right.
    let wrong = session.take("b+ b-")
    #expect(wrong.hasPrefix("No.") && wrong.contains("Which column leaves?"))
  }

  @Test("A pivot without a choice is made, and it is said that there was none")
  func nothingToGuess() {
    var session = Session("X = 1 @low", "predict on", "goto 0")
    #expect(session.take("step").contains("In this pivot there was nothing to guess"))
    #expect(!session.isAsking)
    session = article()
    session.take("c")
    #expect(!session.take("b-").contains("nothing to guess"))
  }

  @Test("A question does not give its answer away")
  func discreet() {
    var session = wyndor()
    session.take("back")
    session.take("goto 2")
    let entering = session.take("step")
    #expect(entering.contains("Which column enters?") && !entering.contains("▸"))
    #expect(!entering.contains("Enters:"))
    let leaving = session.take("a")
    #expect(leaving.contains("Which column leaves?") && !leaving.contains("÷"))
  }

  /// What is typed at a question, and what the reply begins with.
  @Test(arguments: [
    ("b", "Not by the rule. Legal, and it improves, but the rule takes a: it lowers by 3"),
    ("c", "No. It does not improve: the cost of c is 1, so each unit of it would raise missing"),
    ("x", "No. x is in the basis already"),
    ("e", "No. e is in the basis already"),
    ("?", "Enters: a."), ("", "Enters: a."), ("  ", "Enters: a."), ("a", "Right."),
    ("a   # of course", "Right."),
  ])
  func entering(answer: String, reply: String) {
    var session = wyndor()
    let text = session.take(answer).replacing("\n", with: " ")
    #expect(text.hasPrefix(reply), "\(text)")
    #expect(text.contains("a enters. Which column leaves?"))
  }

  @Test(arguments: [
    ("c+", "Right."), ("c⁺", "Right."), ("d", "No. d comes too late: a = 4 would make c⁺ = −6"),
    ("b", "No. b is not in the basis"), ("y", "No. y may have any sign"), ("?", "Leaves: c⁺"),
    ("e", "No. a does not occur in the row of e"),
  ])
  func leaving(answer: String, reply: String) {
    var session = wyndor()
    session.take("a")
    let text = session.take(answer).replacing("\n", with: " ")
    #expect(text.hasPrefix(reply), "\(text)")
    #expect(text.contains("a grows to 2. What does missing, now 6, become?"))
  }

  @Test(
    "Equal numbers are equal answers, and a wrong one is told the arithmetic",
    arguments: [
      ("0", "Right."), ("0/5", "Right."), ("6 - 3*2", "Right."), ("missing = 0", "Right."),
      ("-6", "No. That is only the change"), ("12", "No. The other way"), ("1", "No."),
    ])
  func value(answer: String, reply: String) {
    var session = wyndor()
    session.take("a")
    session.take("c+")
    let text = session.take(answer)
    #expect(text.hasPrefix(reply), "\(text)")
    #expect(text.contains("missing: 6 + (−3) × 2 = 0"))
    #expect(text.contains(reply == "Right." ? "3 of 3 right" : "2 of 3 right"))
  }

  @Test(
    "A decimal is as good as a fraction", arguments: ["-15/2", "-7.5", "−30/4", "f(low) = -7.5"])
  func decimals(answer: String) {
    var session = Session("x >= 0", "2x <= 15", "maximize x", "predict on", "goto 1", "step")
    session.take("a")
    session.take("b")
    let text = session.take(answer)
    #expect(text.hasPrefix("Right.") && text.contains("3 of 3 right"), "\(text)")
  }

  @Test("Each rule has its own reason against another legal pivot")
  func rules() {
    var bland = wyndor(rule: "bland")
    #expect(bland.take("b").contains("a comes before b"))
    var greatest = wyndor(rule: "greatest")
    #expect(greatest.take("b").hasPrefix("Right. b is equally good"))
  }

  @Test("A slip is no guess: it is refused, and the question stays")
  func slips() throws {
    var session = wyndor()
    _ = try session.refuse("zz")
    _ = try session.refuse("c+ + 1")
    #expect(session.isAsking)
    session.take("a")
    session.take("c+")
    _ = try session.refuse("nothing")
    _ = try session.refuse("1/0")
    #expect(session.isAsking)
    #expect(session.take("0").contains("3 of 3 right"))
  }

  @Test("Commands can be typed meanwhile, and the question is said once more")
  func meanwhile() {
    var session = wyndor()
    for line in ["help slack", "list", "tableau", "value x", "predict"] {
      #expect(
        session.take(line).contains("still to guess, pivot 3: Which column enters?"), "\(line)")
    }
    #expect(session.take("# a comment") == "")
    #expect(session.isAsking)
  }

  @Test(
    "What ends the walk, or moves it, drops the question",
    arguments: ["undo", "z = 3", "back", "goto 0", "pivot b", "predict off", "reset"])
  func dropped(line: String) {
    var session = wyndor()
    #expect(!session.take(line).contains("still to guess"))
    #expect(!session.isAsking)
    // What is an answer to a question is something else without one.
    if case .walk = session.run("d").answer { Issue.record("taken for an answer") }
  }

  @Test("step shows the whole pivot that is asked about, and counts one guess that was not right")
  func skipped() {
    var session = wyndor()
    let text = session.take("step")
    #expect(text.contains("Pivot 3: a enters, c⁺ leaves.") && text.contains("0 of 1 right"))
    session.take("step")
    #expect(!session.isAsking)
  }

  @Test("step N asks at each pivot on its way, and free columns go in without a question")
  func several() {
    var session = wyndor()
    session.take("goto 0")
    let text = session.take("step 3")
    #expect(text.contains("x enters, a leaves") && text.contains("y enters, b leaves"))
    #expect(text.hasSuffix("  c              1\n"), "\(text)")
    session.take("goto 0")
    session.take("step 2")
    #expect(!session.isAsking)
  }

  @Test("predict alone says whether it is on; off is as if it had never been")
  func toggled() {
    var session = wyndor()
    #expect(session.take("predict").hasPrefix("predict is on"))
    session.take("predict off")
    #expect(session.take("predict").hasPrefix("predict is off"))
    var other = wyndor()
    other.take("predict off")
    other.take("goto 0")
    session.take("goto 0")
    #expect(session.take("step 3") == other.take("step 3"))
    #expect(session.take("predict on").hasPrefix("predict is on"))
  }

  @Test(
    "The answer that a question shows is the right answer to it", arguments: 0..<Trials.count(60))
  func honest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var session = Session("point X0 = 0, X1 = 10", "0 <= x <= 10", "x + y >= 4 @high")
    for _ in 0..<8 {
      let line = RandomLine.rightLine(using: &generator)
      if line.contains("=") { _ = session.run(line) }
    }
    session.take("rule \(generator.element(of: ["bland", "dantzig", "greatest"]))")
    session.take("predict on")
    session.take("goto 0")
    var asked = 0
    for _ in 0..<30 {
      session.take("step")
      guard session.isAsking else { continue }
      var oracle = session
      let told = [oracle.take("?"), oracle.take("?"), oracle.take("?")]
        .map { $0.replacing("\n", with: " ") }
      guard
        let entering = told[0].firstMatch(of: #/Enters: (\S+)\. /#)?.output.1,
        let leaving = told[1].firstMatch(of: #/Leaves: (\S+?)(,|\.) /#)?.output.1,
        let value = told[2].firstMatch(of: #/ = (\S+), its value/#)?.output.1
      else {
        Issue.record("no answers in \(told)")
        return
      }
      for answer in [entering, leaving, value] {
        #expect(session.take(String(answer)).hasPrefix("Right."), "seed \(seed): \(answer)")
      }
      asked += 1
    }
    let score = session.take("predict")
    if asked > 0 { #expect(score.contains("\(3 * asked) of \(3 * asked) right"), "\(score)") }
  }

  @Test("Any line at all is answered or refused, and a refused one changes nothing")
  func anyLine() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var session = wyndor()
      let before = try session.solution().json
      let line = RandomLine.rightLine(using: &generator)
      if session.run(line).failure != nil {
        #expect(session.isAsking, "\(line)")
        #expect(try session.solution().json == before, "\(line)")
      }
    }
  }
}
