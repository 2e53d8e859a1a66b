// Constraints written back as visual formats, and read again.

import ConstraintHierarchies
import Formats
import Language
import Rationals
import Session
import TestSupport
import Testing

@Suite("Constraints as visual formats")
struct FormatTests {
  @Test(
    "Each is written as it was, or more plainly",
    arguments: [
      (["H:|-[a]-[b]-|"], ["H:|-[a]-[b]-|"]),
      (["H:[a]-(-5)-[b]", "V:[a][b]"], ["H:[a]-(-5)-[b]", "V:[a][b]"]),
      (["H:|-20-[a]-8-[b]-0-|"], ["H:|-[a]-[b]|"]),
      (
        ["H:[a(>=70, <=100@500)]-(>=8, <=20@high)-[b(a)]"],
        ["H:[a(>=70, <=100@500)]-(>=8, <=20@750)-[b(a)]"]
      ),
      (["point M = 12", "H:|-M-[a(M)]-(>=M)-[b]"], ["H:|-M-[a(M)]-(>=M)-[b]"]),
      (["H:|~[a]~[b]~|"], ["H:|~[a]~[b]~|"]),
      (["H:[a(50%)]-(b.height)-[b(a.width*2)]"], ["H:[a(screen.width/2)]-b.height-[b(a.width*2)]"]),
      (["HV:|-[a]-|"], ["H:|-[a]-|", "V:|-[a]-|"]),
      (["H:[a]-[b] align top, bottom"], ["H:[a]-[b] align top, bottom"]),
      (["H:|-[a]-[b]-[c]-|", "b.top = a.top"], ["H:|-[a]-[b] align top", "H:[b]-[c]-|"]),
      (["V:[a]-(<=1)-[b] align centerX"], ["V:[a]-(<=1)-[b] align centerX"]),
      // Typed by hand.
      (
        ["b.left = a.right + 8", "a.left = 20", "340 - b.right >= 20"],
        ["H:|-[a]-[b]"]
      ),
      (
        ["b.left - 12 >= a.right @high", "a.width = 2b.width"], ["H:[a(b.width*2)]-(>=12@750)-[b]"]
      ),
      (["size a 52 x 22"], ["H:[a(<=52@250, >=52@750)]", "V:[a(<=22@250, >=22@750)]"]),
      (["inset screen 16", "H:|-(screen.leftInset)-[a]"], ["H:|-screen.leftInset-[a]"]),
      (["direction rtl", "H:|-[a]-[b]"], ["H:|-[a]-[b]"]),
      (["mask a -&- --& at 1 2 3 4 in 10 x 10"], ["H:|-1-[a]-6-|", "V:|-2-[a(4)]"]),
      (["H:[a]-[b]", "H:[b]-(-90)-[a]", "H:[a]-[b]"], ["H:[a]-(8, 8)-[b]", "H:[b]-(-90)-[a]"]),
    ] as [([String], [String])])
  func written(lines: [String], formats: [String]) {
    var session = Session(["view a, b, c"] + lines)
    #expect(session.formats().formats == formats)
  }

  @Test(
    "What no format can say is listed",
    arguments: [
      "a.width + b.width <= 100", "a.left = 2b.left", "a.width = 1/3", "a.width >= 3 @low weight 2",
      "a.width = b.width + 3", "b.top = a.top", "a.width = x", "a.left = b.left @high",
    ])
  func unsayable(line: String) throws {
    var session = Session("view a, b", line)
    let formats = session.formats()
    #expect(formats.formats.isEmpty)
    #expect(try formats.others == [session.ids().first { !$0.hasSuffix(".min") }])
    #expect(session.take("format").contains("no visual format"))
  }

  @Test("Each constraint belongs to one view")
  func owners() {
    var session = Session(
      "screen 320 x 100", "view card", "view a, b in card", "HV:|[card]|", "H:|-[a]-[b]-|",
      "V:|[a(20)]")
    #expect(session.formats().formats == ["H:|[card]|", "V:|[card]|"])
    #expect(session.formats(of: "card").formats == ["H:|-[a]-[b]-|", "V:|[a(20)]"])
    #expect(session.formats(of: "a").formats == [])
    #expect(session.take("format a").contains("no constraint"))
    #expect(Session().copy { $0.take("format") }.contains("no constraint"))
    #expect((try? session.refuse("format d").diagnostic.message.contains("no view d")) == true)
  }

  @Test("A format read, written back and read again makes the same constraints")
  func roundTrip() {
    var generator = SeededGenerator(seed: 15)
    var said = 0
    for round in 0..<Trials.count(300) {
      var session = Session("view a, b, c, d", "point M = 12, N = 4")
      let direction = generator.happens(1, outOf: 2) ? "direction rtl" : "direction ltr"
      session.take(direction)
      var lines: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let line = RandomFormat.line(using: &generator)
        // What contradicts the others is refused; the rest is what counts.
        if session.run(line).failure == nil { lines.append(line) }
      }
      let first = session.formats()
      #expect(first.others == [], "round \(round): \(lines)")
      var again = Session("view a, b, c, d", "point M = 12, N = 4")
      again.take(direction)
      for line in first.formats { again.take(line) }
      #expect(
        again.constraintForms() == session.constraintForms(),
        "round \(round): \(lines) as \(first.formats)")
      said += first.formats.count
    }
    #expect(said > Trials.count(300))
  }
}

extension Session {
  fileprivate mutating func formats(of view: String = "screen") -> (
    formats: [String], others: [String]
  ) {
    let reply = run("format \(view)").answer.json ?? .null
    return (
      reply["formats"].elements.map { $0["text"].string },
      reply["others"].elements.map { $0["id"].string }
    )
  }

  /// The constraints that were written, by what they say, turned so that the first coefficient is positive.
  fileprivate mutating func constraintForms() -> [String] {
    guard case .state(.list(let listing)) = run("list").answer else { return [] }
    let problem = listing.problem
    return problem.constraints.filter { !$0.isImplied }.map { constraint in
      var terms = constraint.error.terms.map {
        (name: problem.name(of: $0.symbol), coefficient: $0.coefficient)
      }
      terms.sort { $0.name < $1.name }
      let isTurned = (terms.first?.coefficient.signum ?? 1) < 0
      let sign: Rational = isTurned ? -1 : 1
      var relation = constraint.relation.rawValue
      if isTurned { relation = ["<=": ">=", ">=": "<="][relation] ?? relation }
      return terms.map { "\(sign * $0.coefficient) \($0.name) " }.joined()
        + "\(sign * constraint.error.constant) \(relation) @\(constraint.priority.number)"
    }.sorted()
  }

  fileprivate func copy(_ question: (inout Session) -> String) -> String {
    var copy = self
    return question(&copy)
  }
}

/// Visual formats with all that there is in the language.
private enum RandomFormat {
  static func line(using generator: inout SeededGenerator) -> String {
    let axis = generator.element(of: ["H", "H", "V", "HV"])
    var views = ["a", "b", "c", "d"]
    views.shuffle(using: &generator)
    views = Array(views.prefix(generator.integer(in: 1...4)))
    var text = axis + ":"
    if generator.happens(1, outOf: 2) { text += "|" + gap(using: &generator) }
    for (index, view) in views.enumerated() {
      if index > 0 { text += gap(using: &generator) }
      text += "[\(view)"
      if generator.happens(1, outOf: 3) {
        let others = ["a", "b", "c", "d"].filter { $0 != view }
        let sizes = (1...generator.integer(in: 1...2)).map { _ in
          predicate(sizesOf: others, using: &generator)
        }
        text += "(\(sizes.joined(separator: ",")))"
      }
      text += "]"
    }
    if generator.happens(1, outOf: 2) { text += gap(using: &generator) + "|" }
    if views.count > 1, axis != "HV", generator.happens(1, outOf: 3) {
      let attributes =
        axis == "H"
        ? ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]
        : ["left", "right", "leading", "trailing", "centerX"]
      text += " align \(generator.element(of: attributes))"
      if generator.happens(1, outOf: 3) { text += ", \(generator.element(of: attributes))" }
    }
    return text
  }

  private static func gap(using generator: inout SeededGenerator) -> String {
    switch generator.integer(in: 0...7) {
    case 0, 1: return ""
    case 2, 3: return "-"
    case 4: return "-\(generator.integer(in: 0...30))-"
    case 5: return "~"
    case 6: return "-(\(-generator.integer(in: 1...9)))-"
    default:
      let gaps = (1...generator.integer(in: 1...2)).map { _ in
        predicate(sizesOf: ["a", "c"], using: &generator)
      }
      return "-(\(gaps.joined(separator: ", ")))-"
    }
  }

  private static func predicate(
    sizesOf views: [String], using generator: inout SeededGenerator
  ) -> String {
    let relation = generator.element(of: ["", "==", ">=", "<=", ">="])
    let view = generator.element(of: views)
    let amount = generator.element(of: [
      "\(generator.integer(in: 0...90))", "\(generator.integer(in: 0...90)).25", "M", "N", view,
      "\(view).width*3/2", "\(view).height", "25%",
    ])
    let priority = generator.element(of: ["", "", "@750", "@low", "@N", "@1", "@250.5"])
    return relation + amount + priority
  }
}
