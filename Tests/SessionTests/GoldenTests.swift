// Short sessions, word for word, as they are meant to look. The goldens lie beside the tests.

import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing
import Wording

@Suite struct SessionGoldens {
  private static let (line, article) = (Scene.points, Scene.fenced)

  struct Talk: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: [String]
    var testDescription: String { name }
  }

  static let talks: [Talk] =
    [
      Talk(
        name: "views",
        lines: [
          "screen 320 x 120", "view find, findNext, field", "H:|-[find]-[findNext]-[field(>=20)]-|",
          "draw",
          "size find 52 x 22", "size findNext 72 x 22", "why field.width", "draw on",
          "V:|-[find]", "V:|-[findNext]", "V:|-[field(22)]", "suggest screen.width = 400",
          "direction rtl",
          "undo", "list", "solve", "ambiguous", "expect frame field = 160 20 220 22", "conflict",
          "H:[field(300)]", "conflict", "prove",
        ]),
      Talk(
        name: "views that are open",
        lines: [
          "screen 320 x 100", "view a, b", "H:|-[a]-[b]-|", "size a 100 x none",
          "size b 150 x none",
          "draw", "ambiguous", "exercise a", "size a 100 x none hug 251", "ambiguous", "exercise b",
        ]),
      Talk(
        name: "texts",
        lines: [
          "passes", "screen 140 x 100", "view t, button", "text t area 2400", "H:|-[t]-|",
          "V:|-[t]-8-[button(20)]", "H:|-[button(40)]", "passes", "suggest screen.width = 340",
          "passes", "suggest screen.width = 40", "passes", "undo", "passes", "set g 3",
          "sweep screen.width from 100 to 300", "reset", "screen 200 x 100", "view t", "HV:|[t]",
          "t.width = t.height", "t.width = 100 @1", "text t area 2400", "passes", "reset",
          "screen 200 x 100", "view t", "HV:|[t]", "t.width = 50 + t.height", "text t area 2400",
          "numbers decimal 2", "passes", "reset", "screen 200 x 100", "view t", "t.width >= 40",
          "t.width <= 60", "text t area 2400", "passes", "exercise t",
        ]),
      Talk(name: "the article", lines: article + ["solve", "list", "objectives", "decompose"]),
      Talk(
        name: "shown and typed",
        lines: article + [
          "a⁺", "a+ + b-", "f(low)", "objective high", "a", "c", "value c", "X = X1 + a⁺ − a⁻",
          "X = X0 + c",
          "a+ = 7", "expect a⁺ = 10", "[X1, X2]", "[X2, X1]", "(−∞, X3]", "{X2}", "> X = {X2}",
          "undo",
          "X in [X0, X3] (low)", "undo", "X in [X0, X3] = [0, 30]", "undo",
          "X in [X0, X3] = [0, 31]",
          "X in {X2} = {20}", "undo", "[X0, X3] = [0, 30]", "X = X2 = 20.", "undo", "a⁺ = 10.",
          "a   X = X1 + a⁺ − a⁻   low: adds a⁺ + a⁻ to f(low)", "points  X0 = 0,  X1 = 10",
          "f(low) =   a⁺ + a⁻  →  10", "missing", "y_b", "why X in [X2, X3]", "X, X1",
          "expect 0 <= X <= X3, a⁺ = 10", "expect X, X3 >= 25", "f", "X = 3 + f(low) @low",
          "c+", "value a", "e: X = 20", "value e", "e+", "reset", "0 <= X <= 10", "w: X >= 5 @low",
          "w⁺", "plus(w)", "w-", "value a", "value b", "expect w⁺ in [0, 5]", "expect w⁺ in [0, 4]",
          "w⁺ <= 5",
          "w⁺ = 3", "w⁺ + 1", "why w⁺",
        ]),
      Talk(
        name: "what would be otherwise",
        lines: article + [
          "why", "why X - X1", "why a⁺", "why f(low)", "why f(high)", "why X0 + X1", "why is X 20?",
          "why not X = 10", "why not 40", "why not X >= 25", "why not X <= 25", "why not X1 = 5",
          "what if point X2 = 25", "what if X1 = 5", "what if X = 3",
          "what if hi2: X <= 10 @medium",
          "what if X = 99", "what if why X", "what if reset", "what if undo", "what if load foo",
          "what if > X = 3", "why not X", "why not a", "why not f(low) = 0", "var Y", "why",
          "why not Y = 3", "why not 3",
        ]),
      Talk(
        name: "plain questions",
        lines: article + [
          "what is X?", "where is X", "how much is X - X1", "is X = 20?", "is X 19",
          "is X at least 15?",
          "what's X", "what is f(low)", "what is b", "show me X", "help why not", "slack",
          "two-phase",
          "tell me about big-M", "how do I see the region", "what does degenerate mean", "help X",
          "help X1", "help b", "help lo", "help low", "help kiwi", "want X = 3", "X is at least 3",
          "drop all", "status", "why title", "screen 320 x 480", "view box, b", "help box",
          "why box",
          "box.left = 10", "box.width = 100 @high", "why box", "why box.centerX", "list",
        ]),
      Talk(name: "a trace", lines: article + ["trace"]),
      Talk(
        name: "a walk", lines: article + ["goto 0", "step", "show tableau", "step", "back", "step"]),
      Talk(
        name: "one preference each way",
        lines: [line, "X = X1 @low", "X >= X2 @low", "region", "X"]),
      Talk(name: "graphs", lines: [line, "X = X1 @low", "X >= X2 @low", "plot"]),
      Talk(
        name: "a rectangle",
        lines: [
          "x = 10", "w = 40", "xr = x + w", "2xm = x + xr", "xm = 20 @low", "solve", "region xm",
        ]),
      Talk(
        name: "a plane",
        lines: [
          "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0", "solve",
          "region x y",
        ]),
      Talk(
        name: "proofs",
        lines: [
          "prove", "point X0 = 0, X1 = 10, X2 = 20, X3 = 30", "X = X1 @low", "X >= X2 @high",
          "X >= X0", "X <= X3", "prove", "X = 99", "prove", "reset", "x >= 0", "y <= 4",
          "maximize 3x + 5y", "prove", "3x + y <= 18", "prove",
        ]),
      Talk(
        name: "explanations",
        lines: [
          line, "want: X = X1 @low", "need: X >= X2 @high", "lo: X >= X0", "hi: X <= X3", "why X",
          "why want", "why need", "why lo", "why X1", "disable want", "why want", "why X",
          "why wnat",
        ]),
      Talk(
        name: "conflicts",
        lines: [
          "hi: X <= 3", "hi2: 2X <= 7", "Y = 4", "X >= Y", "conflict", "set hi 9", "X = 5",
          "conflict",
        ]),
      Talk(
        name: "changes",
        lines: [
          "point X0 = 0, X1 = 10", "X >= X0", "X = X1 @low", "set b 4", "priority b @high",
          "weight b 3", "disable a", "list", "suggest X = 7", "release X", "enable a",
        ]),
      Talk(
        name: "refusals",
        lines: [
          "lo: X >= 3", "X = 2", "conflict", "X*Y = 3", "X < 3", "sovle", "Z", "drop Z",
          "expect X = 4",
        ]),
      Talk(
        name: "names",
        lines: [
          "X >= 0", "a = 3", "r: 0 <= X <= a", "drop r", "vars fixed", "x9 = 1", "undo 2", "list",
        ]),
      Talk(name: "unbounded", lines: ["maximize X", "solve", "X", "X <= 3", "solve"]),
      Talk(
        name: "ambiguity in two variables",
        lines: ["0 <= x <= 4", "x + y = 6", "solve", "value x + y"]),
      Talk(
        name: "decimals",
        lines: ["numbers decimal 3", "3X = 1", "X", "Y >= X @low weight 1/7", "list"]),
      Talk(
        name: "points that move", lines: [line, "X = X1 @low", "point X1 = 25/2", "undo", "redo"]),
      Talk(
        name: "sensitivity",
        lines: [
          "sensitivity", "maximize 3x + 5y", "sensitivity", "x <= 4", "2y <= 12", "3x + 2y <= 18",
          "0 <= x", "y >= 0", "sensitivity", "set c 24", "sensitivity",
        ]),
      Talk(name: "prices of levels", lines: article + ["sensitivity"]),
      Talk(
        name: "regions of space",
        lines: [
          "x >= 0", "y >= 0", "z >= 0", "wireframe x y z", "c: x + y + z <= 10", "z <= 6",
          "maximize x + y + z @high", "z = 2 @low", "wireframe x y z", "x = y", "wireframe z, y, x",
          "x = 1", "wireframe x y z", "wireframe x y z w",
        ]),
      Talk(
        name: "duals",
        lines: [
          "dual", "p: x <= 4", "q: 2y <= 12", "r: 3x + 2y <= 18", "x >= 0", "y >= 0",
          "maximize 3x + 5y", "dual", "maximize z @high", "dual low", "dual", "style ascii", "dual",
          "reset",
        ] + article + ["dual", "dual low"]),
      Talk(
        name: "sweeps",
        lines: article + [
          "sweep X2 from -10 to 40", "sweep hi from 25 to -5", "sweep X from 0 to 9",
          "suggest X = 3",
          "sweep X from 15 to 15", "point f = 2", "f*X >= 3", "sweep f from 1 to 2",
          "sweep X5 from 1 to 2",
        ]),
      Talk(
        name: "a sweep with an interval",
        lines: ["point P = 3", "x >= 1", "x <= P", "x + y = 2P", "sweep P from 0 to 4"]),
      Talk(
        name: "own pivots",
        lines: article + [
          "pivot c", "goto 1", "pivot b+ d", "pivot c d", "pivot a+", "pivot c", "pivot b-",
          "pivot b+", "pivot d X", "pivot d c", "step", "back 2", "goto 2", "pivot a", "pivot q",
          "solve",
        ]),
      Talk(
        name: "a change",
        lines: article + [
          "trace change", "point X2 = 40", "trace change", "undo", "trace change",
          "y = 2X + 1 @low",
          "trace change", "X + y <= 40", "trace change", "drop b", "trace change",
          "numbers decimal 2",
          "set a 1/3", "trace change",
        ]),
      Talk(
        name: "slips",
        lines: [
          "point X1 = 10", "X = X1 @low", "x < 3", "x * y = 2", "3 x >", "X == X1 high",
          "c2 x + 3y <= 6", "point X1 10", "Х = 3", "X = １２ @low", "X = “3”", "X >= −3", "slove",
          "lo: X >= 1", "lo: X >= 2", "vars fixed", "X = X2", "X/y = 2", "1/X = 2", "X^2 = 4",
          "X != 3", "X = 3 @hihg", "X = 3 @0", "X = 1,5", "X = 3;", "(X + 2 = 3", "X + 2) = 3",
          "X = 3 @high @low", "maximize X >= 3", "drop q", "drop", "set lo X", "step -1",
          "expect X", "expect X = 4", "let X = 3", "X := 3", "|X| <= 3", "X = 50%", "\"X\" = 3",
          "X = ½", "1 = 2", "X = 0 @low weight -1",
        ]),
      Talk(
        name: "nothing", lines: ["list", "solve", "trace", "step", "region", "plot", "conflict"]),
    ] + FourPeople.talks + Homework.talks

  /// How a session is drawn, and in which language it speaks.
  enum Look: String, CaseIterable { case unicode, ascii, russian }

  @Test("A session looks as recorded", arguments: talks, Look.allCases)
  func looks(talk: Talk, look: Look) throws {
    let (isASCII, speech) = (look == .ascii, look == .russian ? Speech.russian : .english)
    var session = Session(presentation: Presentation(isASCII: isASCII, speech: speech))
    var narrator = Narrator(speech)
    var said: [String] = []
    var seen = ""
    for line in talk.lines {
      let reply = session.run(line)
      said.append(session.text(narrator.document(for: reply, in: speech)))
      seen += "> \(line)\n" + said[said.count - 1]
      if let failure = reply.failure {
        let message = failure.message(in: speech)
        said.append(session.text(Document([.paragraph("error: \(message)")])))
        seen += said[said.count - 1] + session.text(failure.excerpt(of: line, in: speech))
      }
    }
    if let complaint = GoldenFolder().complaint(about: seen, as: Self.name(talk, look)) {
      Issue.record("\(complaint)")
    }
    #expect(said.joined().strangeLines(in: speech) == [], "lines in another language")
    // What was typed is told again as it was typed.
    if isASCII, talk.lines.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) {
      #expect(seen.utf8.allSatisfy { $0 < 0x80 }, "only ASCII")
    }
  }

  private static func name(_ talk: Talk, _ look: Look) -> String {
    "\(talk.name).\(look.rawValue)"
  }

  @Test("Each golden has its test, and each test its golden")
  func strays() throws {
    let names = Self.talks.flatMap { talk in Look.allCases.map { Self.name(talk, $0) } }
    #expect(try GoldenFolder().strays(from: names + SlideShowTests.goldens) == [])
  }
}
