// Random lines: expressions by the grammar, and lines of a corpus with tokens and bytes changed.

/// Makes lines that a learner, or a cat on the keyboard, might type.
public enum RandomLine {
  /// Right lines: every form of statement and command.
  public static let corpus = """
    set a 3
    set b X0 + 1/2
    priority a @high
    priority c required
    weight a 3/2
    disable a, b
    enable a
    suggest X = 3 @low
    suggest x = X0
    release X
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    point X1 = 7
    point X2 = X1 + X0/2, p = -3
    X = X1 @low
    X >= X2 @high
    lo: X >= X0
    lo: y >= 1
    0 <= x <= 10
    r: 0 <= x <= y <= 9 @weak
    2xm = xl + xr
    mid: x + w/2 = 50 @750 weight 2
    (x + y)/2 - 1/3 <= 4.5 @medium
    x + y >= X1 @600 weight 1/3
    X0 * x <= 12
    X1*(x + w) = X2 @low
    x/X1 + y <= 9 @high
    point X1 = 0
    minimize x/X1 + (X1 - 7)*x*y
    x =< y + 3 @strong
    x = 1
    y = 2
    x = 5 @500
    0 >= 3 @low
    x - x = 0
    ширина = 2寬 ≤ ３
    maximize 3x + 5y
    maximize X1*x - y @medium
    minimize 2x - y @high
    profit: maximize x weight 1/3 @600
    x
    1e-3x - .5(y)
    value 2x + 1
    screen 320 x 480
    screen 200x100
    view a1, b1, c1
    view d1 in a1
    guide g1 in b1
    H:|-[a1]-[b1]-[c1(>=20)]-|
    row: |-[a1(==b1,>=20@500)]-(>=8,<=20@600)-[b1]| align top, bottom
    HV:|~[a1(50%)]~[b1(a1.width*2)]~|
    V:[a1(22)]-X1-[b1]
    size a1 52 x 22 hug 251 resist 750/1000
    own: size c1 30 x none
    size b1 none x X1
    a1.leading >= b1.trailing + 8 @750
    a1.width = a1.height
    suggest screen.width = 400
    suggest a1.width = 4 @low
    spacing 10
    margin 5
    stack row = a1, b1, c1 spacing 10 equally
    stack col = a1, b1 spacing 4 centering down align left
    mask a1 -&- --& at 20 8 60 22
    mask b1 &&- --- at 0 0 10 10 in 100 x 50
    mask a1 off
    hide a1, b1
    unhide a1
    inset a1 8 top 4
    baseline b1 ascent 12 descent 4
    text a1 area 2400
    text b1 area X1
    a1.width = 50 + a1.height @high
    b1.width = a1.height @low
    passes
    format a1
    direction rtl
    direction ltr
    draw
    point a1.width = 3, space.gap = 2
    point a1.leftInset = 3, screen.width = 5
    a1.foo = row.gap1
    a1.height: x >= 1
    row: c1.left = 2
    a1.width.min: 1 <= y <= 2
    screen.left = 3
    var screen.height, b1.top
    view row, row.gap1
    draw on
    ambiguous
    layout inset(4, row(size(50,50), label(80,20), spacing 4)) in 200 x 58
    layout c1: column(overlay(size(X1,2), label(3,4)), equal sizes align fill top flex 1/none)
    exercise a1
    expect frame a1 = 20 0 52 none
    expect conflict a, b
    expect ambiguous a1.width
    sweep screen.width from 100 to 500
    var x, y
    vars fixed
    vars free
    list
    decompose
    decompose a
    objectives
    solve
    conflict
    trace
    trace change
    step
    step 3
    back
    back 2
    goto 0
    goto 3
    tableau
    region
    region x
    region x y
    plot
    plot low X
    plot 600 x y
    drop a, b
    drop r
    drop f1, lo
    undo
    undo 2
    redo
    redo 3
    reset
    rule bland
    rule dantzig
    rule greatest
    numbers exact
    numbers decimal 4
    style ascii
    style unicode
    show
    show tableau
    show dictionary
    expect X = 20
    expect x >= 3
    expect X in [10, 20]
    expect X in (-inf, 3]
    expect x in [-1, inf)
    expect X ambiguous
    expect unsatisfiable
    expect unbounded
    expect objective high = 0
    expect objective 500 <= 3/2
    load 'a file'  # here
    help
    help expect
    help reduced cost
    ? >=
    quit # now
    """.split(separator: "\n").map(String.init)

  private static let tokens = [
    "x", "y", "X0", "w", "lo", "2", "0.5", "1e3", "1e999999", "5.", "(", ")", "[", "]", "+", "-",
    "*",
    "/", "=", "<=", ">=", "<", ">", "!=", ":", ":=", ",", ";", "@", "@high", "@1001", "high",
    "weight",
    "weight 2", "maximize", "point", "expect", "in", "ambiguous", "objective", "inf", "-inf", "∞",
    "?",
    "help", "load", "plot", "s", "step", "#", "\"", "“", "^", "²", "½", "٣", "寬", "é", "e\u{301}",
    "Х", "\u{0}", "\u{202E}", "\u{200D}", "\u{FFFD}", "\r\n", "\t", "＝", "（", "≤", "≠", "=\u{338}",
    "−", "·", "👩‍👩‍👧", "...", "_", "$", "{", "|",
  ]

  public static func line(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return bytes(using: &generator)
    case 1: return soup(using: &generator)
    case 2: return mutatedBytes(element(of: corpus, using: &generator), using: &generator)
    case 3:
      let relation = element(of: [" = ", "<=", " >= "], using: &generator)
      return expression(depth: 3, using: &generator) + relation
        + expression(depth: 2, using: &generator)
    default:
      return mutatedTokens(element(of: corpus, using: &generator), using: &generator)
    }
  }

  /// A line that is right, though it may be refused for what came before it: a statement over a few
  /// names, or a line of the corpus. A talk of such lines comes to where others never do.
  public static func rightLine(using generator: inout SeededGenerator) -> String {
    guard generator.happens(1, outOf: 2) else {
      return element(of: corpus, using: &generator)
    }
    let links = generator.happens(1, outOf: 6) ? 2 : 1
    var line = generator.happens(1, outOf: 6) ? element(of: labels, using: &generator) : ""
    line += sum(using: &generator)
    for _ in 0..<links {
      line += element(of: [" = ", " <= ", " >= "], using: &generator) + sum(using: &generator)
    }
    line += element(of: marks, using: &generator)
    return line
  }

  private static let labels = ["lo: ", "r: ", "a: ", "z: ", "x: "]
  private static let marks = [
    "", "", "", " @high", " @low", " @low", " @3", " @low weight 0", " @500 weight 5/2",
    " weight 2",
  ]
  private static let multiples = ["", "", "2", "-", "1/3*", "X1*", "0.5", "-3"]
  private static let summands = ["x", "x", "y", "X", "w", "b", "X0", "X1", "1", "10", "(x - y)"]

  private static func sum(using generator: inout SeededGenerator) -> String {
    (0..<generator.element(of: [1, 1, 2, 3])).map { _ in
      element(of: multiples, using: &generator) + element(of: summands, using: &generator)
    }.joined(separator: " + ")
  }

  /// By the grammar, with space where it may be.
  public static func expression(depth: Int, using generator: inout SeededGenerator) -> String {
    let space = Bool.random(using: &generator) ? " " : ""
    switch Int.random(in: 0..<(depth > 0 ? 9 : 3), using: &generator) {
    case 0: return element(of: ["x", "xm", "e", "寬", "x.1", "_"], using: &generator)
    case 1: return String(Int.random(in: 0...40, using: &generator))
    case 2:
      return element(of: ["0.25", "1e-2", ".5", "2e1", "12345678901234567890"], using: &generator)
    case 3:
      return "-" + space + "(" + expression(depth: depth - 1, using: &generator) + ")"
    case 4:
      return "(" + expression(depth: depth - 1, using: &generator) + space + ")"
    case 5:
      return element(of: ["2", "1/3", "0.5"], using: &generator) + space + "("
        + expression(depth: depth - 1, using: &generator) + ")"
    default:
      let sign = element(of: ["+", "-", "*", "/", "−", "·"], using: &generator)
      return expression(depth: depth - 1, using: &generator) + space + sign + space
        + expression(depth: depth - 1, using: &generator)
    }
  }

  private static func element(
    of choices: [String], using generator: inout SeededGenerator
  ) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private static func bytes(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...24, using: &generator)
    return String(
      decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) },
      as: UTF8.self)
  }

  private static func soup(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      element(of: tokens, using: &generator)
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  private static func mutatedBytes(
    _ line: String, using generator: inout SeededGenerator
  ) -> String {
    var bytes = Array(line.utf8)
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mutatedTokens(
    _ line: String, using generator: inout SeededGenerator
  ) -> String {
    var words = line.split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let index = Int.random(in: 0..<words.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: words[index] = element(of: tokens, using: &generator)
      case 1: words.insert(element(of: tokens, using: &generator), at: index)
      case 2: words.swapAt(index, Int.random(in: 0..<words.count, using: &generator))
      default: words[index] += element(of: tokens, using: &generator)
      }
    }
    return words.joined(separator: " ")
  }
}
