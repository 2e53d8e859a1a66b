// Files that are meant to break something: what attacks have found so far, and what is like it.

import Foundation

public enum HostileCorpus {
  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Of which kind, under which name.
  public static let files: [(kind: FuzzTarget, name: String, text: String)] =
    anything.flatMap { name, text in FuzzTarget.allCases.map { ($0, name, text) } }
    + scripts.map { (.script, $0, $1) } + lessons.map { (.lesson, $0, $1) }
    + logs.flatMap { [(.log, $0, $1), (.transcript, $0, $1)] }
    + programs.flatMap { [(.lp, $0, $1), (.mps, $0, $1)] }

  /// What no file should hold.
  private static let anything: [(String, String)] = [
    ("empty", ""), ("one letter", "x"), ("a mark of byte order", "\u{FEFF}"),
    ("nul", "X = 1\0Y = 2\n\0"),
    ("carriage returns", "X = 1\rY = 2\rX + Y\r"),
    ("other line ends", "X = 1\u{B}Y = 2\u{C}Z = 3\u{85}A = 4\u{2028}B = 5\u{2029}"),
    ("escapes", "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m X = 1\n"),
    ("turned around", "\u{202e}X = 1 \u{2066}@low\u{2069}\n"),
    ("accents", "x = e" + many("\u{301}", 30_000) + "\n"),
    ("a long line", many("1 + ", 20_000) + "1\n"),
    ("parentheses", many("(", 30_000) + "\n"), ("no ends", many("\n", 30_000)),
    ("signs", many("-", 20_000) + "1\n"),
    ("quotation marks", many("\"", 9_000) + "\n"),
    ("invisible", "a\u{200b}b = 1\nx\u{fe0f} = \u{ad}2\n\u{3164} = 3\n"),
    ("not a character", "\u{fffd}\u{fffe}\u{10ffff} = 1\n"),
  ]

  private static let scripts: [(String, String)] = [
    ("products", "X = " + Array(repeating: "1e999", count: 330).joined(separator: "*") + "\n"),
    ("quotients", "X = 1" + many("*1e999/7", 300) + "\n"),
    ("a chain of products", "x0 = 1\n" + (1...9).map { "x\($0) = 1e999*x\($0 - 1)\n" }.joined()),
    (
      "sums of fractions", (1..<12).map { "y\($0) >= y\($0 - 1) + 1/(1e298+\($0)) @low\n" }.joined()
    ),
    (
      "points", "point P0 = 1e999\n" + (1...30).map { "point P\($0) = P\($0 - 1)*1e999\n" }.joined()
    ),
    ("itself", many("load itself.slack\n", 3)),
    ("devices", "load /dev/tty\nload .\nload /\nsave /\nlog /\nload -\n"),
    (
      "great counts",
      "step 9223372036854775807\ngoto 99999999999999999999\nback 9223372036854775808\nweight a 1e999\nsweep X from 0 to 1e999\n"
    ),
    ("many names", "var " + (0..<900).map { "v\($0)" }.joined(separator: ", ") + "\n"),
    ("names that are commands", "solve = 1\nundo: redo = 2\nlist: list = list\nhelp: 1 = 1\n"),
    ("the same again", many("X = 1 @low\n", 200)),
    ("there and back", many("X = 1\nundo\nredo\nundo\n", 100)),
    (
      "a chain of products from zero",
      "x0 >= 0\n" + (1...7).map { "x\($0) = 1e99*x\($0 - 1)\n" }.joined()
    ),
    (
      "plots",
      "point P = 5\n" + (0..<70).map { "x + P = \($0 * $0 % 37) @low\n" }.joined() + "plot\n"
    ),
    (
      "unknown names",
      "var " + (0..<200).map { "name\($0)" }.joined(separator: ", ") + "\nvars fixed\n"
        + (0..<50).map { "naem\($0) = 1\n" }.joined()
    ),
    (
      "all that moves at once",
      "point P0 = 0, P1 = 0, P2 = 0\nx - y <= P0\ny >= P1\nx <= 0\ny - x = P2\npoint P0 = -1, P1 = 1, P2 = 2\nexpect x = -1\n"
    ),
    ("views", "screen 1 x 1\nview a, b\nH:|" + many("-[a]", 200) + "-|\nV:|[a(==b@1000,>=-1)]|\n"),
    ("a log that begins", "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayout"),
    (
      "commands without an end", CommandsAlone.all.map { "\($0)\n\($0) ,\n\($0) X from\n" }.joined()
    ),
  ]

  private static let lessons: [(String, String)] = [
    ("quotations", "# T\n\n" + many(">", 3_000) + "x\n\n```slackline\n> X = 1\n```\n"),
    ("many typed lines", "# T\n\n```slackline\n" + many("> x = 1 @low\n...\n", 150) + "```\n"),
    (
      "signs that are escaped",
      "# T\n\n" + many("<&\"", 10_000) + "\n\n```slackline\n> X = 1\n...\n```\n"
    ),
    ("lists", "# T\n\n" + (0..<300).map { many("  ", $0) + "- a\n" }.joined()),
    ("emphasis", "# T\n\n" + many("*a _b ", 4_000) + "\n"),
    ("links", "# T\n\n" + many("[", 8_000) + many("](x)", 8_000) + "\n"),
    ("a fence without end", "# T\n\n```slackline\n> X = 1\n"),
    ("a long fence", "# T\n\n" + many("`", 9_000) + "slackline\n> X = 1\n"),
    (
      "files",
      "# T\n\n```slackline\n> load /etc/passwd\n> save! /tmp/x\n> log /tmp/x\n> export! /tmp/x.lp\n> import /etc/passwd\n```\n"
    ),
    (
      "markup",
      "# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](file:///etc/passwd)\n"
    ),
    (
      "cards",
      "# T\n\n```ask\nprompt:\nexpect: )(\nmiss :\nhint:\n```\n\n```task\ngoal: nothing\n```\n\n```exercise 99999999999999999999\n?\n```\n"
    ),
    ("a number of the list", "# T\n\n99999999999999999999. x\n0000000000. y\n"),
    (
      "references",
      "# T\n\n[a]: <b>\n" + (0..<500).map { "[x\($0)][x\($0 + 1)]\n" }.joined()
        + many("[a][a]", 500) + "\n"
    ),
  ]

  private static let logs: [(String, String)] = [
    (
      "half a log",
      "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x1 UIView:0x2.width == 5>\",\n"
    ),
    ("a log of nothing", "Unable to simultaneously satisfy constraints.\n(\n)\n"),
    (
      "great numbers",
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 V:[UIView:0x2(\(many("9", 2_000)))]>\",\n\"<NSLayoutConstraint:0x3 UIView:0x2.height == 1e999*UIView:0x2.width + 0x>\"\n)\n"
    ),
    (
      "many",
      "Unable to simultaneously satisfy constraints.\n(\n"
        + (0..<300).map {
          "\"<NSLayoutConstraint:0x\($0) UIView:0x\($0).left == UIView:0x\($0 + 1).left + 1>\",\n"
        }.joined() + ")\n"
    ),
    (
      "brackets",
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 H:|"
        + many("-[UIView:0x2]", 500) + "-|   (names: '|':UIView:0x3 )>\"\n)\n"
    ),
    ("a transcript", "# slackline log\n> X = 1\n> load x\n> \u{1b}[2J\n>\n> help\n"),
  ]

  private static let programs: [(String, String)] = [
    ("no end", "max x st c: x <= 3"),
    ("nothing but words", "maximize subject to bounds general end\n"),
    ("names of one another", "max st st end: st <= 3 bounds bounds <= 4 end\n"),
    (
      "great numbers of a program",
      "max \(many("9", 5_000)) x st c: 1e999999999 x <= -1e-999999999 end\n"
    ),
    ("bounds", "min x st c: x >= 1 bounds -inf <= x <= -inf x free 5 <= x <= 3 end\n"),
    (
      "sections of MPS",
      "NAME\nROWS\n N obj\n L c\n L c\n X d\nCOLUMNS\n x obj 1 c\n MARKER 'MARKER' 'INTORG'\n x c 1e999\nRHS\n RHS c inf\nRANGES\n R q 3\nBOUNDS\n UP B x -1\n BV B y\nENDATA\nmore\n"
    ),
    (
      "columns of MPS",
      "NAME x\nROWS\n N f\nCOLUMNS\n" + (0..<2_000).map { " c\($0 % 7) f \($0)\n" }.joined()
        + "ENDATA\n"
    ),
    (
      "a comment that hides a row", "max\n obj: x\nst\n c1: x <= 4 \\\\ old\r c2: x <= 1\u{85}end\n"
    ),
    (
      "a comment that hides a row of MPS",
      "NAME\nROWS\n N f\n L c1\n* old\u{2028} L c2\nCOLUMNS\n x f -1\n x c1 1\n x c2 1\nENDATA\n"
    ),
    ("names that look alike", "max x\u{200d} + x st c: x + x\u{200d} <= 3 end\n"),
    ("many rows", "min x st " + (0..<150).map { "x - \($0) y >= -\($0)\n" }.joined() + "end\n"),
  ]
}

/// The words that begin commands.
private enum CommandsAlone {
  static let all = [
    "point", "var", "letter", "view", "draw", "list", "decompose", "objectives", "solve", "region",
    "wireframe", "plot", "value",
    "why", "conflict", "prove", "duel", "dual", "sensitivity", "sweep", "trace", "step", "back",
    "goto", "tableau", "pivot",
    "rule", "predict", "suggest", "release", "set", "priority", "weight", "disable", "enable",
    "drop", "undo", "redo",
    "history", "reset", "numbers", "show", "style", "expect", "assume", "mask", "stack", "text",
    "passes", "format",
  ]
}
