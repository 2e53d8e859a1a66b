// Lines as people say them: what is read, and what is told to be typed instead.

import Language
import Testing

@Suite struct SpokenTests {
  private static let known = Vocabulary(
    variables: ["x", "y"], points: ["X1"], labels: ["a", "b"], views: ["title"])

  @Test(
    "Statements may stand side by side, and end as in other languages",
    arguments: [
      ("x = 3;", "x = 3"), ("x >= 3; y = 4", "x >= 3, y = 4"), ("x >= 3;y = 4;", "x >= 3, y = 4"),
      ("x >= 3 and x <= 5", "x >= 3, x <= 5"),
      ("x >= 3, y = 1 and x <= 5", "x >= 3, y = 1, x <= 5"),
      ("x = 20.", "x = 20"), ("x = X1.", "x = X1"), ("x in [1, 3].", "x in [1, 3]"),
      ("quit()", "quit"), ("solve();", "solve"), ("x == 3 !strong", "x = 3 @strong"),
      ("set a to 9", "set a 9"), ("set a = 9", "set a 9"),
      ("priority a to high", "priority a high"),
      ("weight a to 2", "weight a 2"), ("why is x so large", "why x"),
      ("why is x at least 3", "why x"), ("why is x 3", "why x"),
      ("why is title so wide?", "why title.width"),
      ("why is title so tall", "why title.height"), ("why x in [1, 3]", "why x"),
      ("why can't x be 3", "why not x = 3"), ("why isn't x 3?", "why not x = 3"),
      ("why cannot x be at least 3", "why not x >= 3"), ("points X1 = 3", "point X1 = 3"),
      ("x in [X1, 9] = [3, 9]", "3 = X1 <= x <= 9"), ("x in {X1} = {3}", "x = X1 = 3"),
      ("x in [X1, inf) = [3, inf)", "x >= X1 = 3"), ("a   x = X1 + a   required", "a"),
      ("a   x = X1 + a⁺ − a⁻   low: adds a⁺ + a⁻ to f(low)", "a"),
      ("w in [X1, 9] = [3, 9]", "3 = X1 <= w <= 9"),
      ("f(low) = 3x → 10", "f(low) = 3x = 10"), ("is y bigger than x", "is y >= x"),
    ])
  func isRead(line: String, as meant: String) throws {
    #expect(
      printed(try Parser.parse(line, knowing: Self.known))
        == printed(try Parser.parse(meant, knowing: Self.known)))
  }

  @Test(
    "A sentence is told as the statement that it comes to",
    arguments: [
      ("let x be 5", "x = 5"), ("I want x to be 30", "x = 30"), ("make x = 3", "x = 3"),
      ("x should be 10", "x = 10"), ("x must not exceed 20", "x <= 20"),
      ("x should be at least 3", "x >= 3"), ("x no more than 25", "x <= 25"),
      ("x must be no less than y", "x >= y"), ("x is bigger than 3", "x >= 3"),
      ("x is about 5", "x = 5 @low"), ("x should be 10 please", "x = 10 @low"),
      ("let x be at most 3", "x <= 3"), ("please keep x under 9", "x <= 9"), ("x -> 20", "="),
      ("x = 10 please", "@low"), ("x = 10 (optional)", "@low"), ("x = 10 if possible", "@low"),
      ("x = y preferably", "@low"), ("solve for x", "value x"), ("hug title 251", "size"),
      // What a reply says in front of a statement is no part of it.
      ("settled by x = 0", "x = 0"), ("settled by q = 0", "q = 0"),
      ("total cost x + y <= 6", "x + y <= 6"),
    ])
  func suggests(line: String, suggestion: String) {
    #expect(refusal(of: line)?.suggestion == suggestion, "\(refusal(of: line)?.message ?? "read")")
  }

  @Test(
    "What there is none of is said",
    arguments: [
      ("x = 2 or x = 3", "no 'or'"), ("if x > 3 then y = 2", "no 'if'"), ("not x = 3", "not equal"),
      ("make.left.equalTo(x)", "a call in a program"), ("x1 = Variable('x1')", "not needed"),
      ("s = kiwi.Solver()", "not needed"), ("from kiwisolver import *", "not needed"),
      ("x.value()", "here it is value"), ("start x", "no command 'start'"),
      ("new c.Variable(x)", "a call in a program"),
      // A script in which a colon is forgotten must fail.
      ("a   x >= 3", "a label needs a colon"), ("a  x = X1 @low", "a label needs a colon"),
    ])
  func says(line: String, words: String) {
    let refusal = refusal(of: line)
    #expect(refusal?.message.contains(words) ?? false, "\(refusal?.message ?? "read")")
  }

  @Test(
    "Words that are names in use are names",
    arguments: ["let", "want", "if", "or", "and", "please"])
  func names(word: String) throws {
    let known = Vocabulary(variables: [word, "x"])
    for line in ["\(word) + x = 3", "x = 2\(word)", "x = \(word)"] {
      _ = try Parser.parse(line, knowing: known)
    }
  }

  private func refusal(of line: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Parser.parse(line, knowing: Self.known)
      return nil
    } catch { return error }
  }
}
