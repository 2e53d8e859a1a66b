// Colours, what the environment says, and JSON.

import Formats
import TestSupport
import Testing

@testable import Rendering

@Suite struct Themes {
  /// Every colour of the 256, by its place in xterm's cube or ramp of greys, as relative luminance
  /// (WCAG 2.1).
  private func luminance(index: Int) -> Double {
    func channel(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.03928 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    if index >= 232 { return channel(8 + 10 * (index - 232)) }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return 0.2126 * channel(levels[cube / 36]) + 0.7152 * channel(levels[cube / 6 % 6])
      + 0.0722 * channel(levels[cube % 6])
  }

  /// x^2.4, as (x^12)^(1/5) by Newton's method, to have no need of a library.
  private func power(_ x: Double) -> Double {
    let goal = (1...12).reduce(1.0) { product, _ in product * x }
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - goal) / (5 * root * root * root * root)
    }
    return root
  }

  private static let roles: [Text.Role] =
    [.dim, .error, .note, .code, .good] + (1...1000).map { .level($0) }

  @Test func `every colour is legible on black and on white`() throws {
    for role in Themes.roles {
      let parameters = try #require(Theme(palette: .indexed256).parameters(of: role))
      let index = try #require(parameters.split(separator: ";").last.flatMap { Int($0) })
      let light = luminance(index: index)
      #expect((light + 0.05) / 0.05 >= 3, "\(role) on black")
      #expect(1.05 / (light + 0.05) >= 3, "\(role) on white")
    }
  }

  @Test func `the named levels differ, and the numbers between go from one to the next`() {
    for palette in [Theme.Palette.sixteen, .indexed256] {
      let theme = Theme(palette: palette)
      let named = [1000, 750, 500, 250].map { theme.parameters(of: .level($0)) }
      #expect(Set(named).count == 4)
    }
    let all = (1...1000).map { Theme().parameters(of: .level($0)) }
    let changes = zip(all, all.dropFirst()).count { $0 != $1 }
    #expect(changes == Set(all).count - 1)
  }

  @Test func `text that is plain or blank is not coloured`() {
    let theme = Theme()
    #expect(theme.coloured("x", as: .plain) == "x")
    #expect(theme.coloured("", as: .error) == "")
    let line = StyledLine("  ", .error) + StyledLine("x", .error) + StyledLine("  ", .error)
    #expect(line.string(theme: theme).hasSuffix("x\u{1B}[0m"))
  }
}

@Suite struct TerminalEnvironment {
  @Test(arguments: [
    ([:], true), (["LANG": "C"], true), (["LANG": "en_GB.UTF-8"], false),
    (["LANG": "de_DE.utf8"], false), (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], true),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], false),
    (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], true),
    (["LANG": "en_GB.UTF-8", "TERM": "dumb"], true), (["LANG": "fr_FR.ISO-8859-1"], true),
    (["LC_MESSAGES": "C.UTF-8"], true),
  ])
  func `the locale decides between Unicode and ASCII`(environment: [String: String], isASCII: Bool)
  {
    #expect(prefersASCII { environment[$0] } == isASCII)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false), ([:], true, false),
    (["TERM": "dumb"], true, false), (["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (["TERM": "xterm", "NO_COLOR": ""], true, true),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false), (["CLICOLOR_FORCE": "1"], false, true),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, false),
    (["TERM": "xterm", "CLICOLOR": "0"], true, false),
  ])
  func `colours are for a terminal, unless the environment says otherwise`(
    environment: [String: String], isTerminal: Bool, expected: Bool
  ) {
    #expect(colourWanted(environment: { environment[$0] }, isTerminal: isTerminal) == expected)
  }

  @Test func `the palette is the terminal's`() {
    func palette(_ environment: [String: String]) -> Theme.Palette {
      Theme { environment[$0] }.palette
    }
    #expect(palette(["TERM": "xterm-256color"]) == .indexed256)
    #expect(palette(["TERM": "xterm", "COLORTERM": "truecolor"]) == .indexed256)
    #expect(palette(["TERM": "linux"]) == .sixteen)
  }
}

@Suite struct JSONText {
  private static let value: JSONValue = [
    "line": 3, "ok": true, "b": nil, "a": ["20", -7, [], [:]], "error": ["message": "a \"b\"\n"],
  ]

  @Test func `an object keeps its order, on one line`() {
    #expect(
      JSONText.value.compact
        == #"{"line":3,"ok":true,"b":null,"a":["20",-7,[],{}],"error":{"message":"a \"b\"\n"}}"#)
  }

  @Test func `or on many`() {
    #expect(
      JSONText.value.pretty == #"""
        {
          "line": 3,
          "ok": true,
          "b": null,
          "a": [
            "20",
            -7,
            [],
            {}
          ],
          "error": {
            "message": "a \"b\"\n"
          }
        }
        """#)
  }

  @Test(arguments: [
    ("\\", #""\\""#), ("\u{0}", #""\u0000""#), ("\u{1B}[m", #""\u001b[m""#), ("\t\r", #""\t\r""#),
    ("寬 👍", #""寬 👍""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\u{2028}", #""\u2028""#),
    ("/", #""/""#), ("e\u{301}", "\"e\u{301}\""), ("\r\n", #""\r\n""#),
  ])
  func `a string is escaped where it must be`(string: String, expected: String) {
    #expect(JSONValue.string(string).compact == expected)
  }
}
