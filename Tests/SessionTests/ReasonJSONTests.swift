// Reasons as JSON, member by member; and that the sums which they tell of add up.

import ConstraintHierarchies
import Formats
import Narration
import Rationals
import Rendering
import Testing
import Wording

@testable import Session

@Suite struct ReasonJSONTests {
  @Test(arguments: [
    Question(
      "A variable: its holders, who lost to whom at what price, and the ways to move", Scene.named,
      "why X",
      """
      {"kind":"why","variable":"X","value":"20","min":"20","max":"20",\
      "below":[{"id":"need","priority":750,"distance":0,"pulls":false,"tight":true}],\
      "above":[{"id":"want","priority":250,"distance":0,"pulls":true,"tight":false}],\
      "smallest":true,\
      "losers":[{"id":"want","priority":250,"text":"X = X1",\
      "error":{"value":"10","min":"10","max":"10"},"lostTo":[{"id":"need","priority":750}],\
      "price":{"priority":750,"now":"0","then":"10","conflict":[]}}],"otherLosers":[],\
      "down":{"ways":[{"without":[{"id":"need","priority":750}],"status":"optimal","unbounded":null,\
      "value":"10","min":"10","max":"10"}],"complete":true},\
      "up":{"ways":[{"without":[{"id":"want","priority":250}],"status":"optimal","unbounded":null,\
      "value":null,"min":"20","max":"30"}],"complete":true}}
      """),
    Question("A point", Scene.named, "why X0", #"{"kind":"why","point":"X0","value":"0"}"#),
    Question(
      "A variable that nothing holds", ["var Z"], "why Z",
      """
      {"kind":"why","variable":"Z","value":null,"min":null,"max":null,"below":[],"above":[],\
      "smallest":true,"losers":[],"otherLosers":[],"down":null,"up":null}
      """),
    Question(
      "A preference that lost", Scene.named, "why want",
      """
      {"kind":"why","constraints":[{"id":"want","priority":250,"text":"X = X1","enabled":true,\
      "holds":false,"error":{"value":"10","min":"10","max":"10"},"sides":null,\
      "loss":{"lostTo":[{"id":"need","priority":750}],\
      "price":{"priority":750,"now":"0","then":"10","conflict":[]}},\
      "otherwise":{"status":"optimal","unbounded":null,"conflict":[],\
      "variables":[{"name":"X","value":null,"min":"20","max":"30"}]}}]}
      """),
    Question(
      "A preference that contradicts the requirements", ["X >= 5", "X = 3 @low"], "why b",
      """
      {"kind":"why","constraints":[{"id":"b","priority":250,"text":"X = 3","enabled":true,\
      "holds":false,"error":{"value":"2","min":"2","max":"2"},"sides":null,\
      "loss":{"lostTo":[{"id":"a","priority":1000}],\
      "price":{"priority":null,"now":null,"then":null,"conflict":["a","b"]}},\
      "otherwise":{"status":"optimal","unbounded":null,"conflict":[],\
      "variables":[{"name":"X","value":null,"min":"5","max":null}]}}]}
      """),
    Question(
      "Each link of a chain, one of them tight, one with room", ["r: 0 <= X <= 9", "X = 9"],
      "why r",
      """
      {"kind":"why","constraints":[\
      {"id":"r.1","priority":1000,"text":"0 <= X","enabled":true,"holds":true,\
      "error":{"value":"-9","min":"-9","max":"-9"},"sides":null,"loss":null,\
      "otherwise":{"status":"optimal","unbounded":null,"conflict":[],"variables":[]}},\
      {"id":"r.2","priority":1000,"text":"X <= 9","enabled":true,"holds":true,\
      "error":{"value":"0","min":"0","max":"0"},"sides":"9","loss":null,\
      "otherwise":{"status":"optimal","unbounded":null,"conflict":[],"variables":[]}}]}
      """),
    Question(
      "What is disabled, and would contradict another", ["X >= 5", "disable a", "X = 3"], "why a",
      """
      {"kind":"why","constraints":[{"id":"a","priority":1000,"text":"X >= 5","enabled":false,\
      "holds":null,"error":null,"sides":null,"loss":null,\
      "otherwise":{"status":"unsatisfiable","unbounded":null,"conflict":["b"],"variables":[]}}]}
      """),
    Question(
      "An objective, and what it would be to be without a level's least value",
      ["x <= 4", "maximize x", "minimize x @high", "disable f2"], "why f1",
      """
      {"kind":"why","objective":"f1","priority":250,"text":"maximize x","enabled":true,\
      "value":"4","min":"4","max":"4","side":"above",\
      "holders":[{"id":"a","priority":1000,"distance":0,"pulls":false,"tight":true}],\
      "smallest":true,"otherwise":{"status":"optimal","unbounded":null,"conflict":[],\
      "variables":[{"name":"x","value":null,"min":null,"max":"4"}]}}
      """),
    Question(
      "A disabled objective that would be unbounded",
      ["x <= 4", "maximize x", "minimize x @high", "disable f2"], "why f2",
      """
      {"kind":"why","objective":"f2","priority":750,"text":"minimize x","enabled":false,\
      "value":null,"min":null,"max":null,"side":null,"holders":[],"smallest":true,\
      "otherwise":{"status":"unbounded","unbounded":750,"conflict":[],"variables":[]}}
      """),
    Question(
      "No conflict", ["X >= 5"], "conflict",
      """
      {"kind":"conflict","origin":null,"conflicts":[],"complete":true,"ways":null,"trials":[],\
      "untried":0}
      """),
    Question(
      "The proof of a least value", ["a: X >= 5", "b: X = 3 @low"], "prove",
      """
      {"kind":"proof","status":"optimal","levels":[{"priority":250,"name":"low","value":"2",\
      "objective":{"constant":"0","terms":[{"name":"b+","coefficient":"1"},\
      {"name":"b-","coefficient":"1"}]},"above":[],\
      "equations":[{"id":"a","multiplier":"-1","form":{"constant":"-5",\
      "terms":[{"name":"X","coefficient":"1"},{"name":"a","coefficient":"-1"}]}},\
      {"id":"b","multiplier":"1","form":{"constant":"-3","terms":[{"name":"X","coefficient":"1"},\
      {"name":"b+","coefficient":"-1"},{"name":"b-","coefficient":"1"}]}}],\
      "sum":{"constant":"2","terms":[{"name":"a","coefficient":"1"},\
      {"name":"b-","coefficient":"2"}]}}],"ray":null,"conflict":null}
      """),
    Question(
      "The way without a least value", ["X >= 1", "maximize X"], "prove",
      """
      {"kind":"proof","status":"unbounded","levels":[],"ray":{"priority":250,"name":"low",\
      "steps":[{"name":"X","step":"1"},{"name":"a","step":"1"}],"change":"-1"},"conflict":null}
      """),
    Question(
      "Nothing to prove", ["X >= 1"], "prove",
      #"{"kind":"proof","status":"optimal","levels":[],"ray":null,"conflict":null}"#),
  ])
  func reply(_ example: Question) {
    var session = Session()
    for line in example.lines { session.take(line) }
    #expect(session.run(example.question).answer.json?.compact == example.answer)
  }

  private static let clash = """
    "origin":"statement","conflicts":[{"members":[{"id":"hi","text":"X <= 3","multiplier":"2",\
    "form":{"constant":"3","terms":[{"name":"X","coefficient":"-1"}]},"relation":">="},\
    {"id":"c","text":"2X = 10","multiplier":"1",\
    "form":{"constant":"-10","terms":[{"name":"X","coefficient":"2"}]},"relation":"="}],\
    "implied":[],"gap":"4","relation":">=","smallest":true}],"complete":true,\
    "ways":{"sets":[["hi"]],"groups":[],"complete":true,"keep":["c"]},\
    "trials":[{"drop":[],"lower":["c"],"priority":750,"status":"optimal","unbounded":null,\
    "conflict":[],"variables":[{"name":"X","value":"3","min":"3","max":"3"}],\
    "violated":[{"id":"c","error":{"value":"-4","min":"-4","max":"-4"}}]},\
    {"drop":["hi"],"lower":[],"priority":null,"status":"optimal","unbounded":null,"conflict":[],\
    "variables":[{"name":"X","value":"5","min":"5","max":"5"}],"violated":[]},\
    {"drop":[],"lower":["hi"],"priority":750,"status":"optimal","unbounded":null,"conflict":[],\
    "variables":[{"name":"X","value":"5","min":"5","max":"5"}],\
    "violated":[{"id":"hi","error":{"value":"2","min":"2","max":"2"}}]}],"untried":0
    """

  @Test("A refused line: the error has the ways out, conflict and prove all that was tried")
  func refusal() throws {
    var session = Session("lo: X >= 0", "hi: X <= 3")
    let refusal = try session.refuse("2X = 10")
    let error = refusal.json
    #expect(error["conflict"].compact == #"["hi","c"]"#)
    #expect(
      error["certificate"].compact
        == #"[{"id":"hi","multiplier":"2"},{"id":"c","multiplier":"1"}]"#)
    #expect(error["ways"].compact == #"{"sets":[["hi"]],"groups":[],"complete":true,"keep":["c"]}"#)
    #expect(session.run("conflict").answer.json?.compact == #"{"kind":"conflict",\#(Self.clash)}"#)
    #expect(
      session.run("prove").answer.json?.compact
        == #"{"kind":"proof","status":"unsatisfiable","levels":[],"ray":null,"#
        + #""conflict":{\#(Self.clash)}}"#)
    let slip = try session.refuse("X =")
    #expect(slip.json["ways"] == .null)
  }

  @Test("Ways out say what stays, and that all of a set must go")
  func ways() throws {
    var session = Session("k0: -x >= 3", "k1: -x >= 1")
    let refusal = try session.refuse("k2: -x = -1")
    // Without k2 alone the others agree, too; but it is what is wanted.
    let ways = #"{"sets":[["k0","k1"]],"groups":[],"complete":true,"keep":["k2"]}"#
    #expect(refusal.json["ways"].compact == ways)
    let reply = session.run("conflict")
    #expect(reply.answer.json?["ways"].compact == ways)
    #expect(session.text(reply.document).contains("drop k0 and k1"))
    var moved = Session("a: x >= 1", "b: x <= 5")
    let refused = try moved.refuse("set b 0")
    #expect(refused.json["ways"]["keep"].compact == #"["b"]"#)
  }

  @Test("Conflicts that are kept: as many as there are, in the end and in the proof")
  func kept() throws {
    var session = Session(keepsContradictions: true)
    for line in ["a: X >= 3", "b: X <= 2", "c: Y >= 3", "d: Y <= 2"] { session.take(line) }
    let conflict = try #require(session.run("conflict").answer.json)
    #expect(conflict["origin"] == "state")
    #expect(
      conflict["conflicts"].elements.map { $0["members"].elements.map { $0["id"].string } }
        == [["a", "b"], ["c", "d"]])
    #expect(
      conflict["ways"].compact
        == #"{"sets":[["a","c"],["a","d"],["b","c"],["b","d"]],"groups":[["a","b"],["c","d"]],"#
        + #""complete":true,"keep":[]}"#)
    #expect(
      conflict["trials"].elements.map { $0["conflict"].compact }
        == [#"["c","d"]"#, #"["c","d"]"#, #"["a","b"]"#, #"["a","b"]"#])
    #expect(session.run("solve").answer.json?["conflict"] == ["a", "b"])
    let proof = try #require(session.run("prove").answer.json)
    #expect(proof["status"] == "unsatisfiable")
    #expect(proof["conflict"]["conflicts"].elements.count == 1, "one is enough for a proof")
  }

  // MARK: Over the goldens

  @Test(
    "Each question after a reason in a golden is answered with its kind",
    arguments: SessionGoldens.talks)
  func kinds(talk: SessionGoldens.Talk) {
    let kinds = ["why": "why", "conflict": "conflict", "prove": "proof"]
    var session = Session()
    for line in talk.lines {
      let reply = session.run(line)
      guard reply.failure == nil, !line.hasPrefix("why not"),
        let word = line.split(separator: " ").first,
        let kind = kinds[String(word)]
      else { continue }
      #expect(reply.answer.json?["kind"].string == kind, "\(line)")
    }
  }

  @Test(
    "The sums of conflicts are falsehoods, and those of proofs what they say",
    arguments: SessionGoldens.talks)
  func sums(talk: SessionGoldens.Talk) {
    var session = Session()
    for line in talk.lines + ["prove"] {
      let reply = session.run(line)
      if let refused = reply.failure?.refused { check(refused) }
      guard case .reason(let answer) = reply.answer else { continue }
      let hierarchy = session.state.hierarchy
      let signed = Set(
        hierarchy.variables.filter { hierarchy.isNonnegative($0) }.map { hierarchy.name(of: $0) })
      switch answer {
      case .conflict(let report?): check(report)
      case .proof(let report): check(report, signed)
      case .conflict(nil), .why, .whyNot, .whatIf, .branch: break
      }
    }
  }

  private func check(_ report: ConflictReport) {
    #expect(!report.clashes.isEmpty)
    for clash in report.clashes {
      var sum = Sum()
      for member in clash.members + clash.implied {
        sum.add(member.multiplier, member.form)
        #expect(member.constraint.relation == .equal || member.multiplier > 0)
      }
      #expect(sum.isConstant(-clash.gap) && clash.gap > 0)
    }
  }

  /// - Parameter signed: the variables that are never negative by their sign.
  private func check(_ report: ProofReport, _ signed: Set<String>) {
    if case .contradiction(let conflict) = report.end { check(conflict) }
    for level in report.levels {
      var sum = Sum()
      sum.add(1, level.objective)
      for above in level.above {
        sum.add(above.multiplier, above.objective)
        sum.constant -= above.multiplier * above.value
        #expect(above.multiplier > 0 && above.level > level.level)
      }
      for equation in level.equations { sum.add(equation.multiplier, equation.form) }
      sum.add(-1, level.total)
      #expect(sum.isConstant(0))
      for term in level.total.terms {
        #expect(term.coefficient > 0 && (term.priority != nil || signed.contains(term.name)))
      }
    }
  }

  private struct Sum {
    var constant: Rational = 0
    private var coefficients: [String: Rational] = [:]

    mutating func add(_ factor: Rational, _ form: NamedForm) {
      constant += factor * form.constant
      for term in form.terms {
        coefficients[term.name, default: 0] += factor * term.coefficient
      }
    }

    func isConstant(_ value: Rational) -> Bool {
      constant == value && coefficients.values.allSatisfy { $0.isZero }
    }
  }
}
