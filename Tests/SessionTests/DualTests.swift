// dual: that what stands side by side is a linear program and its dual, checked by adding up what is told, and by typing
// the dual into a session of its own.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Rationals
import Session
import TestSupport
import Testing

@Suite struct DualTests {
  private func program(_ session: inout Session, _ line: String = "dual") -> DualReport? {
    guard case .solution(.dual(let report?)) = session.run(line).answer else { return nil }
    return report
  }

  // MARK: Tables

  private static let plants = [
    "p: x <= 4", "q: 2y <= 12", "r: 3x + 2y <= 18", "u: x >= 0", "v: y >= 0", "maximize 3x + 5y",
  ]

  @Test("A maximum has its prices, each beside what is left of its constraint")
  func maximum() {
    var session = Session(Self.plants)
    let text = session.take("dual").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      text.prefix(9) == [
        "primal maximize 3x + 5y → 36", "dual minimize 4w_p + 12w_q + 18w_r → 36", "primal dual",
        text[3], "p x <= 4 2 below w_p >= 0 0", "q 2y <= 12 tight w_q >= 0 3/2",
        "r 3x + 2y <= 18 tight w_r >= 0 1", text[7], "x x >= 0 2 w_p + 3w_r >= 3 tight",
      ])
  }

  @Test("Prices are called by a letter that no variable has")
  func letter() {
    var session = Session("r: x <= 4", "maximize x", "u + w + z = 0")
    #expect(session.take("dual").contains("y_r"))
    session.take("x <= y")
    #expect(session.take("dual").contains("y_r"), "there is no other")
    session.take("drop b")
    #expect(session.take("dual").contains("y_r"))
    var other = Session("r: y <= 4", "maximize y", "yes = 1")
    #expect(other.take("dual").contains("u_r"))
  }

  @Test("What is at most zero, and a variable without a sign, are told as they are")
  func signs() throws {
    var session = Session("x <= 0", "-2y >= 0", "z = 3", "0 <= t", "minimize z - x - y + t")
    let report = try #require(program(&session))
    #expect(report.rows.map { $0.name } == ["c"])
    let signs = report.columns.map { pair -> String in
      guard case .unknown(let term, let relation, _) = pair.primal else { return "" }
      return term.name + (relation?.rawValue ?? "")
    }
    #expect(signs == ["x<=", "y<=", "z", "t>="])
  }

  @Test(
    "Where there is no dual, and where it has no answer, that is said",
    arguments: [
      (["x >= 3"], "dual", "nothing is minimised yet"),
      (["x >= 3", "minimize -x"], "dual", "f(low) has no least value, so no prices"),
      (["x >= 3", "maximize x"], "dual low", "x has no greatest value, so no prices"),
    ])
  func withoutAnswer(lines: [String], line: String, words: String) {
    var session = Session(lines)
    #expect(session.take(line).contains(words))
  }

  @Test(
    "A level that is not there, or below one without a least value, is refused",
    arguments: [
      (["x = 3 @low"], "dual high", ErrorCode.unknownName),
      (["maximize x @high", "x = 3 @low"], "dual low", .unbounded),
      (["x = 3 @low"], "dual low high", .syntax), (["x = 3 @low"], "dual x", .syntax),
    ])
  func refused(lines: [String], line: String, code: ErrorCode) throws {
    var session = Session(lines)
    let before = try session.everything()
    #expect(try session.refuse(line).diagnostic.code == code)
    #expect(try session.everything() == before)
  }

  // MARK: Random programs

  /// Requirements, signs, wishes and objectives of two levels, many of them through zero or twice the same.
  private func session(seed: UInt64) -> Session {
    var generator = SeededGenerator(seed: seed)
    let names = ["x", "y", "z", "w"].prefix(generator.integer(in: 1...4))
    func sum() -> String {
      names.map { "\(generator.integer(in: -3...3))\($0)" }.joined(separator: " + ")
    }
    var session = Session()
    for name in names where generator.happens(1, outOf: 2) {
      _ = session.run("\(generator.element(of: ["", "2", "-1"]))\(name) >= 0")
    }
    for _ in 0..<generator.integer(in: 1...6) {
      let relation = generator.element(of: ["<=", "<=", ">=", "="])
      let level = generator.element(of: ["", "", "", " @high", " @low", " @low weight 3/2"])
      _ = session.run("\(sum()) \(relation) \(generator.integer(in: -4...9))\(level)")
    }
    for level in ["high", "low"] where generator.happens(1, outOf: 2) {
      let verb = generator.element(of: ["minimize", "maximize"])
      _ = session.run("\(verb) \(sum()) + \(generator.integer(in: 0...2)) @\(level) weight 2")
    }
    return session
  }

  /// The program that one side of a report is, typed into a session of its own.
  private func typed(
    _ objective: DualReport.Objective, _ lines: [DualReport.Line]
  ) -> (session: Session, areConsistent: Bool) {
    var session = Session()
    var names: [String: String] = [:]
    func name(_ term: NamedForm.Term) -> String {
      if names[term.name] == nil { names[term.name] = "v\(names.count)" }
      return names[term.name] ?? ""
    }
    func sum(_ form: NamedForm) -> String {
      form.terms.map { "\($0.coefficient)*\(name($0)) + " }.joined() + "\(form.constant)"
    }
    var areConsistent = true
    func require(_ line: String) { if session.run(line).failure != nil { areConsistent = false } }
    for line in lines {
      switch line {
      case .constraint(let form, let relation, let bound, _):
        if form.terms.isEmpty {
          areConsistent = areConsistent && relation.holds(0, bound)
        } else {
          require("\(sum(form)) \(relation.rawValue) \(bound)")
        }
      case .unknown(let term, let relation?, _): require("\(name(term)) \(relation.rawValue) 0")
      case .unknown(let term, nil, _): require("0*\(name(term)) = 0")
      }
    }
    if !objective.form.terms.isEmpty {
      session.take("\(objective.isMaximized ? "maximize" : "minimize") \(sum(objective.form))")
    }
    return (session, areConsistent)
  }

  /// What a program of its own comes to: a value, or how it fails.
  private func outcome(_ objective: DualReport.Objective, _ lines: [DualReport.Line]) throws
    -> String
  {
    var (session, areConsistent) = typed(objective, lines)
    if !areConsistent { return "contradictory" }
    if objective.form.terms.isEmpty { return "\(objective.form.constant)" }
    let solution = try session.solution().json
    if solution["status"].string != "optimal" { return solution["status"].string }
    return solution["objectives"].elements[0]["value"].string
  }

  @Test(
    "Each side, typed by itself, comes to what both are said to", arguments: 0..<Trials.count(150))
  func duality(seed: Int) throws {
    var session = session(seed: UInt64(seed))
    for level in ["high", "low"] {
      guard let report = program(&session, "dual \(level)") else { continue }
      let pairs = report.rows + report.columns
      let primal = try outcome(report.primal, pairs.map { $0.primal })
      let dual = try outcome(report.dual, pairs.map { $0.dual })
      switch report.ending {
      case .optimal(let value):
        #expect(primal == "\(value)")
        #expect(dual == "\(value)")
        try checkAmounts(report, value)
      case .unbounded:
        #expect(primal == "unbounded")
        #expect(dual == "contradictory")
      case .contradictory: Issue.record("every line that contradicts is refused")
      }
    }
  }

  /// The amounts are those of two solutions, of which in each pair one is zero.
  private func checkAmounts(_ report: DualReport, _ value: Rational) throws {
    func check(
      _ lines: [DualReport.Line], _ names: [String], _ objective: DualReport.Objective
    ) throws {
      var values: [String: Rational] = [:]
      for (name, line) in zip(names, lines) {
        guard case .unknown(_, let relation, let value) = line else { continue }
        let amount = try #require(value)
        values[name] = amount
        #expect(relation?.holds(amount, 0) ?? true)
      }
      func sum(_ form: NamedForm) -> Rational {
        form.terms.reduce(form.constant) { $0 + $1.coefficient * (values[$1.name] ?? 0) }
      }
      for case .constraint(let form, let relation, let bound, let slack) in lines {
        #expect(relation.holds(sum(form), bound))
        #expect(slack == (sum(form) - bound).magnitude)
      }
      #expect(sum(objective.form) == value)
    }
    let pairs = report.rows + report.columns
    let names = pairs.map { $0.name }
    try check(pairs.map { $0.primal }, names, report.primal)
    try check(pairs.map { $0.dual }, names, report.dual)
    for pair in pairs {
      let product = try #require(pair.primal.amount) * #require(pair.dual.amount)
      #expect(product == 0, "\(pair.name)")
    }
  }

  @Test(
    "Where a price is the same for less and more, it is that of sensitivity",
    arguments: 0..<Trials.count(60))
  func prices(seed: Int) {
    var session = session(seed: UInt64(seed))
    guard case .solution(.sensitivity(let sensitivity)) = session.run("sensitivity").answer else {
      return
    }
    // Below, a constant also moves what the levels above are held at.
    for measure in sensitivity.measures.prefix(1) {
      guard let report = program(&session, "dual @\(measure.priority.rawValue)") else { continue }
      for pair in report.rows {
        guard let row = sensitivity.rows.first(where: { $0.constraint.id == pair.name }) else {
          continue
        }
        let prices = row.prices[measure.level]
        guard let less = prices.less?.slope, let more = prices.more?.slope, less == more else {
          continue
        }
        // A price there is of the constant as it was typed: -4 in x - 4 <= 0 is on the other side.
        let price = (pair.dual.amount ?? 0).magnitude
        #expect(price == (less * measure.factor).magnitude, "\(pair.name)")
      }
    }
  }
}

extension ConstraintHierarchies.Relation {
  fileprivate func holds(_ left: Rational, _ right: Rational) -> Bool {
    switch self {
    case .equal: left == right
    case .atMost: left <= right
    case .atLeast: left >= right
    }
  }
}
