// A session for LaTeX. What LaTeX makes of it was looked at; here stands what must hold for any to set it.

import Publishing
import Session
import TestSupport
import Testing
import Wording

@Suite struct PaperTests {
  private static func paper(_ lines: [String], named name: String = "") throws -> String {
    var session = session(lines)
    return try TeXPaper(&session, named: name).text
  }

  /// Braces match, environments nest, only commands that we mean are there, and all of it is ASCII but for comments.
  private static func flaw(in paper: String) -> String? {
    let known: Set<String> = [
      "documentclass", "usepackage", "setlength", "parindent", "arraycolsep", "fboxsep",
      "allowdisplaybreaks",
      "raggedright",
      "newsavebox", "newcommand", "sbox", "displaystyle", "ifdim", "wd", "linewidth", "resizebox",
      "usebox", "else",
      "fi", "formula", "fit", "begin", "end", "section", "subsection", "text", "textit", "colon",
      "quad", "tfrac",
      "boxed", "hline", "to", "in", "infty", "le", "ge", "cdot", "ensuremath", "textbackslash",
      "textasciicircum",
      "textasciitilde", "alpha", "beta", "dots",
    ]
    var (depth, environments): (Int, [String]) = (0, [])
    for line in paper.split(separator: "\n") where !line.hasPrefix("%") {
      if let strange = line.unicodeScalars.first(where: { !$0.isASCII || $0.value < 32 }) {
        return "U+\(String(strange.value, radix: 16)) in \(line)"
      }
      for match in line.matches(of: /\\(\\|[A-Za-z]+|.)(?:\*?\{([a-z*0-9]+)\})?/) {
        let command = String(match.output.1)
        if command.count > 1, !known.contains(command) { return "\\\(command)" }
        if command == "begin" { environments.append(String(match.output.2 ?? "")) }
        if command == "end", environments.popLast() != match.output.2.map(String.init) {
          return "end of \(match.output.2 ?? "") in \(line)"
        }
      }
      let bare = line.replacing(/\\./, with: "")
      depth += bare.count { $0 == "{" } - bare.count { $0 == "}" }
      if bare.contains("%"), !bare.hasSuffix("%") { return "a comment in \(line)" }
      if bare.contains("#"), !bare.contains("#1") { return "# in \(line)" }
      if bare.contains("~") { return "~ in \(line)" }
    }
    return depth != 0 ? "braces" : environments.isEmpty ? nil : "\(environments)"
  }

  @Test(arguments: endings.indices)
  func `every session becomes a paper that LaTeX can read, the same each time`(index: Int) throws {
    let paper = try Self.paper(endings[index].lines, named: endings[index].name)
    #expect(Self.flaw(in: paper) == nil, "\(paper)")
    #expect(try paper == Self.paper(endings[index].lines, named: endings[index].name))
  }

  @Test(arguments: hostile)
  func `a title means nothing but itself`(title: String) throws {
    #expect(try Self.flaw(in: Self.paper(article, named: title)) == nil)
  }

  @Test(arguments: [
    ("x", "x "), ("X0", "X_{0} "), ("x12", "x_{12} "), ("α", "\\alpha "), ("β₁", "\\beta_{1} "),
    ("save.left", "\\textit{save.left} "), ("a_b", "\\textit{a\\_b} "),
    ("été", "\\textit{\\'{e}t\\'{e}} "),
    ("寬", "\\textit{U5BEC} "), ("x_", "\\textit{x\\_} "),
    ("ångström", "\\textit{\\r{a}ngstr\\\"{o}m} "),
  ])
  func `a name is set as a textbook sets it`(name: String, tex: String) throws {
    let paper = try Self.paper(["\(name) = 1"])
    #expect(paper.contains("& \(tex) & = 1"), "\(paper)")
    #expect(paper.contains("% U5BEC stands for 寬") == (name == "寬"))
  }

  @Test func `constraints are equations in slacks`() throws {
    let paper = try Self.paper(article)
    for line in [
      #"\text{a}\colon &\quad& X  & = X_{1} + a^{+} - a^{-}  &&\quad \text{low}"#,
      #"\text{b}\colon &\quad& X  & = X_{2} + b^{+} - b^{-}  &&\quad \text{high}"#,
      #"\text{c}\colon &\quad& X  & = X_{0} + c  &&\quad \text{required}"#,
      #"&\quad& f(\text{high})  & = b^{-}  &&\quad \to 0"#,
      #"&\quad& f(\text{low})  & = a^{+} + a^{-}  &&\quad \to 10"#, #"X & = X_{2} = 20"#,
    ] {
      #expect(paper.contains(line), "\(line)\n\(paper)")
    }
  }

  @Test func `what is open, contradictory or without end is said`() throws {
    #expect(try Self.paper(["X >= 1/3", "X <= 10"]).contains(#"X & \in [\tfrac{1}{3}, 10]"#))
    #expect(try Self.paper(["X >= 3"]).contains(#"X & \in [3, \infty)"#))
    #expect(try Self.paper(["X <= -7/3"]).contains(#"X & \in (-\infty, -\tfrac{7}{3}]"#))
    #expect(try Self.paper(["X >= 3", "X <= 2"]).contains("contradict one another"))
    #expect(try Self.paper(["maximize X", "X >= 0"]).contains("no least value"))
    #expect(try Self.paper([]).contains("nothing to solve"))
  }

  @Test func `a long equation is broken at its signs`() throws {
    let sum = (0..<40).map { "\($0 + 2)long\($0)" }.joined(separator: " + ")
    let paper = try Self.paper(["\(sum) >= 3"])
    #expect(Self.flaw(in: paper) == nil)
    #expect(paper.split(separator: "\n").allSatisfy { $0.count < 400 || !$0.hasPrefix("&&") })
  }

  @Test func `a dictionary without room is told of`() throws {
    let paper = try Self.paper((0..<60).map { "x\($0) >= \($0)" })
    #expect(paper.contains("too many to be printed"))
    #expect(Self.flaw(in: paper) == nil)
  }

  @Test(arguments: [("paper", wyndor), ("paper of a tableau", wyndor + ["show tableau"])])
  func `a paper looks as recorded`(name: String, lines: [String]) throws {
    if let complaint = GoldenFolder().complaint(
      about: try Self.paper(lines, named: "wyndor"), as: name)
    {
      Issue.record("\(complaint)")
    }
  }

  @Test func `in Russian a paper has letters of its own`() throws {
    var session = Session(settings: DisplaySettings(speech: .russian))
    for line in ["X = 3 @low", "X >= a_b + 5", "minimize a_b @high"] { _ = session.run(line) }
    let paper = try TeXPaper(&session, named: "my_script").text
    #expect(paper.contains("\\usepackage[T2A]{fontenc}"))
    #expect(paper.contains("my\\_script: решение"))
    #expect(
      paper.contains("\\subsection*{Ограничения}")
        && paper.contains("не имеет наименьшего значения"))
  }
}
