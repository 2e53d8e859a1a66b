// Commands: their arguments, how they may be shortened, when their words are names, and what is refused.

import Language
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    ("point X0 = 0, X1 = 10", "point X0 = 0, X1 = 10"),
    ("point A==1,B=A+1", "point A = 1, B = (A + 1)"),
    ("var x, y", "var x y"), ("var x y", "var x y"), ("vars x,y z", "var x y z"),
    ("vars fixed", "vars fixed"), ("vars free", "vars free"), ("var fixed, free", "var fixed free"),
    ("list", "list"), ("decompose", "decompose"), ("decompose a", "decompose a"),
    ("objectives", "objectives"), ("solve", "solve"), ("trace", "trace"),
    ("trace change", "trace change"), ("step", "step 1"),
    ("step 3", "step 3"), ("back", "back 1"), ("back 2", "back 2"), ("goto 0", "goto 0"),
    ("tableau", "tableau"), ("region", "region"), ("region X", "region X"),
    ("region x y", "region x y"), ("region x, y", "region x y"), ("plot", "plot"),
    ("plot low", "plot @250"), ("plot @600 X", "plot @600 X"), ("plot 600 x y", "plot @600 x y"),
    ("plot X", "plot X"), ("plot high x, y", "plot @750 x y"), ("value X", "value X"),
    ("value 2X + 1", "value ((2 * X) + 1)"), ("value (X)", "value X"), ("value -X", "value -X"),
    ("disable a, b", "disable a b"), ("enable a", "enable a"),
    ("set a 3 + 4", "set a (3 + 4) <3 + 4>"),
    ("set a -3", "set a -3 <-3>"), ("priority a high", "priority a @750"),
    ("priority a @600", "priority a @600"), ("weight a 3/2", "weight a 3/2"),
    ("suggest X = 3", "suggest X = 3 <3>"), ("suggest X = 3 @low", "suggest X = 3 <3> @250"),
    ("release X, Y", "release X Y"),
    ("why X", "why X"), ("why want", "why want"), ("wh X", "why X"),
    ("drop a", "drop a"), ("drop a, b c", "drop a b c"), ("undo", "undo 1"), ("undo 3", "undo 3"),
    ("undo 3000000000", "undo 1000000000"), ("goto 99999999999999999999", "goto 1000000000"),
    ("redo", "redo 1"), ("reset", "reset"), ("conflict", "conflict"), ("rule", "rule ?"),
    ("predict", "predict ?"), ("predict on", "predict on"), ("predict off", "predict off"),
    ("present", "present"),
    ("rule bland", "rule bland"), ("rule dantzig", "rule dantzig"),
    ("rule greatest", "rule greatest"),
    ("numbers", "numbers ?"), ("numbers exact", "numbers exact"),
    ("numbers decimal", "numbers decimal 6"), ("numbers decimal 0", "numbers decimal 0"),
    ("style", "style ?"), ("style ascii", "style ascii"), ("show", "show ?"),
    ("show dictionary", "show dictionary"), ("show tableau", "show tableau"), ("quit", "quit"),
    ("  quit  # now", "quit"), ("sensitivity", "sensitivity"), ("sens", "sensitivity"),
    ("sweep P from 0 to 30", "sweep P from 0 to 30"),
    ("sweep P from -1/2 to 2A + 3", "sweep P from (-1 / 2) to ((2 * A) + 3)"),
    ("sweep want from A to B", "sweep want from A to B"), ("pivot X", "pivot X"),
    ("pivot X a+", "pivot X a⁺"), ("pivot a- b⁺", "pivot a⁻ b⁺"), ("pivot a-, b", "pivot a⁻ b"),
    ("pivot s1", "pivot s1"), ("pivot a⁻", "pivot a⁻"),
  ])
  func command(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test("A command knows its place in the line")
  func range() throws {
    guard case .command(.walk(.step(2)), let range) = try Parser.parse("  step 2  # on") else {
      Issue.record("another command")
      return
    }
    #expect(range == SourceRange(2, 8))
  }

  @Test(
    "What expect claims",
    arguments: [
      ("expect X = 20", "X = 20"), ("expect x + y <= 3", "(x + y) <= 3"),
      ("expect -X = 3", "-X = 3"), ("expect 0 <= X <= 3", "0 <= X, X <= 3"),
      ("expect X = X2 = 20", "X = X2, X2 = 20"), ("expect x, y >= 0", "x >= 0, y >= 0"),
      ("expect x = 2, y in [0, 3], z ambiguous", "x = 2, y in [0, 3], z ambiguous"),
      ("expect X in [10, 20]", "X in [10, 20]"), ("expect 3 in [1,20]", "3 in [1, 20]"),
      ("expect X in [-1/2,2*3]", "X in [(-1 / 2), (2 * 3)]"),
      ("expect X in [-inf, 3]", "X in [-inf, 3]"), ("expect X in (-inf, inf)", "X in [-inf, inf]"),
      ("expect X in (−∞, +∞)", "X in [-inf, inf]"), ("expect X in [3, +inf)", "X in [3, inf]"),
      ("expect 2X in [A, B]", "(2 * X) in [A, B]"), ("expect X ambiguous", "X ambiguous"),
      ("expect 2 ambiguous", "2 ambiguous"), ("expect unsatisfiable", "unsatisfiable"),
      ("expect unbounded", "unbounded"), ("expect unbounded = 3", "unbounded = 3"),
      ("expect objective high = 0", "objective @750 = 0"),
      ("expect objective @low >= 1/2", "objective @250 >= (1 / 2)"),
      ("expect objective 600 = 1", "objective @600 = 1"), ("expect objective = 3", "objective = 3"),
    ])
  func expectation(line: String, claim: String) { expectMeaning(line, "expect \(claim)") }

  @Test(
    "A path is the rest of the line, or what is quoted",
    arguments: [
      ("load a.slack", "a.slack"), ("load  my file.slack ", "my file.slack"),
      ("load \"my file # 1\"  # this one", "my file # 1"), ("load 'a b'", "a b"),
      ("load a#b # not this", "a#b"), ("load /tmp/寬", "/tmp/寬"), ("load ../x = y", "../x = y"),
      ("load １", "１"), ("load 👩‍👩‍👧.slack", "👩‍👩‍👧.slack"),
    ])
  func path(line: String, path: String) { expectMeaning(line, "load <\(path)>") }

  @Test(
    "save and log take a path in the same way",
    arguments: [
      ("save a.slack", "save <a.slack>"), ("save! my file.slack ", "save! <my file.slack>"),
      ("save !a", "save <!a>"), ("save!a", "save! <a>"), ("save! \"a # b\" # it", "save! <a # b>"),
      ("sav 'a b'", "save <a b>"), ("log today.txt # now", "log <today.txt>"), ("log", "log ?"),
      ("log off", "log off"), ("log off # done", "log off"), ("log ./off", "log <./off>"),
      ("export a.lp", "export <a.lp>"), ("export @high my a.lp # it", "export @750 <my a.lp>"),
      ("export! @600 'a b.mps'", "export! @600 <a b.mps>"), ("export! a", "export! <a>"),
      ("expor high", "export <high>"), ("export = 3", "export = 3"),
      ("log off it", "log <off it>"), ("save = 3", "save = 3"), ("log <= 3", "log <= 3"),
      ("history", "history all"), ("history 3", "history 3"), ("letter a s", "letter a s"),
    ])
  func keeping(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test(
    "Help takes a word or a sign as it is typed",
    arguments: [
      ("help", ""), ("?", ""), ("? slack", "slack"), ("?slack", "slack"),
      ("help reduced cost", "reduced cost"),
      ("help >=", ">="), ("help <", "<"), ("help =", "="), ("? :", ":"), ("help @high", "@high"),
      ("help *", "*"), ("help Bland's rule # so", "Bland's rule"), ("help (", "("),
    ])
  func help(line: String, word: String) { expectMeaning(line, "help <\(word)>") }

  @Test(
    "A command word is a name before a colon, a relation, or an operator with a space behind it",
    arguments: [
      ("plot = 3", "plot = 3"), ("step: x = 1", "step: x = 1"), ("value <= 2", "value <= 2"),
      ("plot + 1", "value of (plot + 1)"), ("plot - 1 = 2", "(plot - 1) = 2"),
      ("rule * 2 = 1", "(rule * 2) = 1"), ("list − x", "value of (list - x)"),
      ("help = 3", "help = 3"), ("predict = 1", "predict = 1"), ("maximize = 3", "maximize = 3"),
      ("value -X", "value -X"),
      ("2step = 4", "(2 * step) = 4"), ("expect + 1 = 2", "(expect + 1) = 2"),
    ])
  func firstWord(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test(
    "A command may be shortened while it stays unambiguous",
    arguments: [
      ("po A = 1", "point A = 1"), ("li", "list"), ("dec", "decompose"), ("o", "objectives"),
      ("so", "solve"), ("tr", "trace"), ("ste 2", "step 2"), ("b", "back 1"), ("g 3", "goto 3"),
      ("ta", "tableau"), ("reg X", "region X"), ("pl", "plot"), ("val X", "value X"),
      ("dr a", "drop a"), ("u", "undo 1"), ("redo", "redo 1"), ("res", "reset"), ("c", "conflict"),
      ("ru", "rule ?"), ("nu exact", "numbers exact"), ("sty", "style ?"), ("sh", "show ?"),
      ("e X = 1", "expect X = 1"), ("loa f", "load <f>"), ("he x", "help <x>"), ("q", "quit"),
      ("les", "lesson ?"), ("lesson list # all", "lesson ?"), ("lesson 01 # first", "lesson <01>"),
      ("lesson glue", "lesson <glue>"), ("ne", "next"), ("hin", "hint"), ("an", "answer"),
      ("sk", "skip"), ("var x", "var x"), ("hi", "hint"), ("his", "history all"),
      ("hist 3", "history 3"), ("le 01", "lesson <01>"), ("let a s", "letter a s"),
      ("lo f", "load <f>"), ("pred on", "predict on"), ("pres", "present"), ("prov", "prove"),
      ("exe", "exercise ?"), ("exerc ratio", "exercise ratio"), ("ex X = 1", "expect X = 1"),
    ])
  func abbreviation(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test(
    "An exercise is asked for by its kind, a level and a seed, as here or as in the shell",
    arguments: [
      ("exercise", "exercise ?"), ("exercise ratio", "exercise ratio"),
      ("exercise dual level 3", "exercise dual level 3"),
      ("exercise row seed 7", "exercise row seed 7"),
      ("exercise row seed 7 level 2", "exercise row level 2 seed 7"),
      ("exercise row --seed 7 --level 2", "exercise row level 2 seed 7"),
      ("exercise row --seed=7", "exercise row seed 7"),
      ("exercise row seed 18446744073709551615", "exercise row seed 18446744073709551615"),
      ("exercise = 3", "exercise = 3"), ("exercise: x >= 3", "exercise: x >= 3"),
    ])
  func exercise(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test("An abbreviation that is a name in use is the name; a command in full is the command")
  func knownNames() {
    let known = Vocabulary(variables: ["w", "h", "s", "list"], points: ["b"], labels: ["so"])
    for name in ["w", "h", "s", "b", "so"] {
      expectMeaning(name, "value of \(name)", knowing: known)
    }
    expectMeaning("list", "list", knowing: known)
    expectMeaning("h+w <= 3", "(h + w) <= 3")
    expectMeaning("b*2", "value of (b * 2)")
    expectMeaning("plot high", "plot high", knowing: Vocabulary(variables: ["high"]))
  }

  @Test(arguments: [
    Slip("⟦s⟧", "more than one", code: .unknownCommand),
    Slip("⟦st⟧ 3", "step or style", code: .unknownCommand),
    Slip("⟦re⟧", "region", code: .unknownCommand),
    Slip("⟦va⟧ X", "short for more", code: .unknownCommand),
    Slip("⟦slove⟧", "there is no command", suggests: "solve", code: .unknownCommand),
    Slip("⟦pont⟧ X1 = 3", "there is no command", suggests: "point", code: .unknownCommand),
    Slip("⟦SOLVE⟧", "there is no command", suggests: "solve", code: .unknownCommand),
    Slip("⟦print⟧ x", "there is no command", suggests: "value", code: .unknownCommand),
    Slip("⟦frobnicate⟧ x", "no command 'frobnicate'", code: .unknownCommand),
    Slip("⟦exi⟧", "there is no command", suggests: "exit", code: .unknownCommand),
    Slip("⟦clear⟧", "Ctrl-L clears the screen, and reset", code: .unknownCommand),
    Slip("⟦cls⟧", "Ctrl-L clears the screen, and reset", code: .unknownCommand),
    Slip("⟦delete⟧ a", "there is no command", suggests: "drop", code: .unknownCommand),
    Slip("⟦maximum⟧ 3x + 5y", "there is no command", suggests: "maximize", code: .unknownCommand),
  ])
  func unknownCommand(slip: Slip) { expectRefused(slip) }

  @Test(arguments: [
    Slip("⟦point⟧", "a name is missing: write 'point NAME = VALUE"),
    Slip("point ⟦X1⟧ 10", "point X1 = 10", suggests: "X1 ="),
    Slip("point ⟦X1⟧", "needs =", suggests: "X1 ="),
    Slip("point X1 ⟦<=⟧ 3", "only = can stand", suggests: "="),
    Slip("point A = 1⟦,⟧", "a name is missing"),
    Slip("point A ⟦=⟧", "missing after '='"), Slip("point A = 1 B ⟦=⟧ 2", "comma before the next"),
    Slip("point A = ⟦1,5⟧", "with a point", suggests: "1.5"),
    Slip("point ⟦3⟧ = 1", "a name is missing"),
    Slip("point A = 1 ⟦@high⟧", "point takes none"), Slip("point A = B ⟦C⟧", "operator"),
    Slip("⟦var⟧", "a name is missing"), Slip("var x ⟦=⟧ 3", "var declares names"),
    Slip("var x⟦,⟧", "a name is missing"), Slip("var ⟦3⟧", "a name is missing"),
    Slip("var x ⟦3⟧", "with nothing after it"),
    Slip("list ⟦all of it⟧", "is written 'list'"), Slip("li ⟦x⟧", "this is short for list"),
    Slip("solve⟦;⟧ x", "semicolon"), Slip("decompose ⟦3⟧", "decompose [ID]"),
    Slip("decompose a ⟦b⟧", "[ID]"),
    Slip("step ⟦0⟧", "1 or more"), Slip("step ⟦-1⟧", "1 or more"),
    Slip("step ⟦1.5⟧", "whole number"),
    Slip("back ⟦two⟧", "not a count"), Slip("undo 1 ⟦2⟧", "nothing after it"),
    Slip("⟦goto⟧", "goto N"),
    Slip("goto ⟦-1⟧", "0 or more"), Slip("step ⟦99999999999999999999.5⟧", "not a count"),
    Slip("region x y ⟦z⟧", "region [VAR [VAR]]"), Slip("region x⟦,⟧", "a name is missing"),
    Slip("plot ⟦@hihg⟧", "not a priority", suggests: "@high"), Slip("plot ⟦0⟧", "above 0"),
    Slip("plot low x y ⟦z⟧", "plot [LEVEL]"), Slip("⟦value⟧", "expression is missing"),
    Slip("value x ⟦y⟧", "operator"), Slip("value x ⟦= 3⟧", "value EXPRESSION"),
    Slip("⟦drop⟧", "a name is missing"), Slip("drop a⟦,⟧", "a name is missing"),
    Slip("rule ⟦blant⟧", "bland, dantzig, greatest, dual or big-m", suggests: "bland"),
    Slip("style ⟦asc⟧", "unicode or ascii", suggests: "ascii"),
    Slip("predict ⟦maybe⟧", "on or off"), Slip("present ⟦x⟧", "nothing after it"),
    Slip("show ⟦x⟧", "dictionary, tableau or revised"), Slip("rule bland ⟦x⟧", "nothing after it"),
    Slip("numbers ⟦decimals⟧", "exact or decimal", suggests: "decimal"),
    Slip("numbers decimal ⟦101⟧", "0 to 100"), Slip("numbers decimal ⟦-1⟧", "0 to 100"),
    Slip("numbers exact ⟦3⟧", "nothing after it"),
    Slip("exercise ⟦ration⟧", "region, levels", suggests: "ratio"),
    Slip("exercise ⟦le⟧", "choices", suggests: "levels"),
    Slip("exercise ratio ⟦level⟧", "a number is missing"),
    Slip("exercise ratio level ⟦4⟧", "1, 2 or 3"), Slip("exercise ratio level ⟦0⟧", "1, 2 or 3"),
    Slip("exercise ratio level ⟦hard⟧", "a number is missing"),
    Slip("exercise ratio seed ⟦1.5⟧", "whole number"),
    Slip("exercise ratio seed ⟦18446744073709551616⟧", "18446744073709551615"),
    Slip("exercise ratio ⟦7⟧", "nothing after it"),
    Slip("wireframe x ⟦y⟧", "a name is missing"), Slip("wireframe x y z ⟦w⟧", "nothing after it"),
    Slip("wireframe ⟦3⟧", "a name is missing"), Slip("dual ⟦x⟧", "not a priority"),
    Slip("dual low ⟦high⟧", "nothing after it"),
    Slip("exercise ratio ⟦leaves⟧", "nothing after it"),
    Slip("⟦load⟧", "load FILE"), Slip("⟦load⟧ # f", "load FILE"),
    Slip("load ⟦\"⟧a b", "never closed"),
    Slip("⟦save⟧", "save FILE"), Slip("⟦save⟧! # f", "save FILE"),
    Slip("save! ⟦'⟧a", "never closed"),
    Slip("⟦export⟧ @high", "export FILE"),
    Slip("export ⟦@hihg⟧ a.lp", "not a priority", suggests: "@high"),
    Slip("log 'a' ⟦b⟧", "log FILE"), Slip("history ⟦0⟧", "1 or more"),
    Slip("letter ⟦a⟧", "letter ID"),
    Slip("letter a ⟦3⟧", "a name is missing"), Slip("letter a s ⟦t⟧", "nothing after it"),
    Slip("load \"a\" ⟦b⟧", "nothing after it"), Slip("load ⟦\"\"⟧", "load FILE"),
    Slip("load a⟦\u{0}⟧b", "U+0000"), Slip("help ⟦\u{1B}⟧[2J", "U+001B"),
    Slip("quit ⟦now⟧", "'quit'"), Slip("⟦sweep⟧", "a name is missing"),
    Slip("sweep ⟦P⟧", "'from' and a value"), Slip("sweep P ⟦=⟧ 0 to 3", "'from' and a value"),
    Slip("sweep P ⟦0⟧ to 3", "sweep POINT from A to B"),
    Slip("sweep P ⟦from⟧", "a value is missing"), Slip("sweep P from ⟦3⟧", "'to' and a value"),
    Slip("sweep P from 3 ⟦to⟧", "a value is missing"),
    Slip("sweep P from 3 ⟦4⟧", "'to' and a value"),
    Slip("sweep P from 0 to 3 ⟦@low⟧", "sweep takes none"),
    Slip("sweep P from 0 to A ⟦B⟧", "nothing after it"), Slip("⟦pivot⟧", "pivot ENTER [LEAVE]"),
    Slip("pivot ⟦3⟧", "a name is missing"), Slip("pivot a+ b- ⟦c⟧", "nothing after it"),
    Slip("pivot a ⟦+⟧ b", "a name is missing"), Slip("pivot a⟦²⟧", "power"),
  ])
  func arguments(slip: Slip) { expectRefused(slip) }

  @Test(arguments: [
    Slip("⟦expect⟧", "something to check"), Slip("expect ⟦X⟧", "something to check"),
    Slip("expect X ⟦=⟧", "missing after '='"),
    Slip("expect X ⟦<⟧ 3", "no strict <", suggests: "<="),
    Slip("expect X, ⟦Y⟧", "something to check"), Slip("expect X = 3, ⟦Y⟧", "something to check"),
    Slip("expect X = ⟦1,5⟧", "written with a point", suggests: "1.5"),
    Slip("expect objective high = 0 ⟦=⟧ 0", "not expected"),
    Slip("expect X = 3 ⟦@high⟧", "expect takes none"),
    Slip("expect X = Y ⟦low⟧", "expect takes none"), Slip("expect X = Y ⟦weight 2⟧", "takes none"),
    Slip("expect X ⟦in⟧", "such as [10, 20]"), Slip("expect X in ⟦3⟧", "such as [10, 20]"),
    Slip("expect X in [3⟦]⟧", "a comma between"), Slip("expect X in ⟦[⟧3", "no ] to close"),
    Slip("expect X in ⟦[⟧3, 4", "no ] to close"),
    Slip("expect X in ⟦(⟧3, 4]", "includes its ends", suggests: "["),
    Slip("expect X in [3, 4⟦)⟧", "includes its ends", suggests: "]"),
    Slip("expect X in [⟦inf⟧, 4]", "may be -inf"),
    Slip("expect X in [1, ⟦-inf⟧]", "the upper end inf"),
    Slip("expect X in [⟦,⟧ 3]", "between '[' and ','"), Slip("expect X in [1,5⟦,⟧ 3]", "comma"),
    Slip("expect X in ⟦<⟧3", "strict", suggests: "<="),
    Slip("expect X in [1, 2] ⟦3⟧", "nothing after it"),
    Slip("expect unsatisfiable ⟦X⟧", "nothing after it"), Slip("expect X ⟦Y⟧", "operator"),
    Slip("expect objective ⟦hgih⟧ = 0", "not a priority", suggests: "high"),
    Slip("expect objective ⟦high⟧", "something to check"),
    Slip("expect objective ⟦0⟧ = 1", "above 0"),
  ])
  func expectations(slip: Slip) { expectRefused(slip) }
}
