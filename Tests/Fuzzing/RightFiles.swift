// Files as they should be, small and of many forms, from which changed ones are made.

import Course
import TestSupport

public enum RightFiles {
  static func of(_ target: FuzzTarget) -> [String] {
    switch target {
    case .script: scripts
    case .lesson: lessons
    case .transcript: transcripts
    case .log: logs
    case .lp: programs.map { $0.lp }
    case .mps: programs.map { $0.mps }
    case .proof: proofs
    case .page: pages
    // Any bytes decide calls.
    case .calls: scripts
    }
  }

  private static let scripts =
    stride(from: 0, to: RandomLine.corpus.count, by: 12).map { start in
      RandomLine.corpus[start..<min(start + 12, RandomLine.corpus.count)].joined(separator: "\n")
        + "\n"
    } + [
      "point X0 = 0, X1 = 10, X2 = 20, X3 = 30\nX = X1 @low\nX >= X2 @high\nX >= X0\nX <= X3\nsolve\nstep\nwhy X\nregion\nundo\n",
      "maximize 3x + 5y\nx <= 4\n2y <= 12\n3x + 2y <= 18\nx >= 0\ny >= 0\ntableau\npivot x\ndual\nsensitivity\nsweep x from 0 to 9\nduel\nprove\n",
      "screen 320 x 480\nview a, b\nH:|-[a]-[b(==a)]-|\nV:|-[a(22)]\ndraw\na.width = 2*b.width + 3 @750\nwireframe\nambiguous\n",
      "a: x >= 3\nb: x <= 2\nc: x = 7 @low\nconflict\ndisable a\nenable a\npriority b @high\nexpect unsatisfiable\n",
    ]

  /// The sections of the course, each with a title of its own.
  private static let lessons: [String] = BuiltInLessons.all.flatMap { lesson in
    lesson.text.split(separator: "\n## ").map { "# T\n\n## \($0)\n" }.filter {
      $0.utf8.count < 3_000
    }
  }

  private static let transcripts = [
    "slackline transcript 1\nlesson 00 3f2a\nquestion 1b hints 0\n> 1\n\nquestion 2c hints 1\n> X >= 3\n> X = 2\n",
    "slackline transcript 1\nreview 2025-01-02\nquestion 3f2a hints 2 of 04\n> 10\n>\n",
  ]

  private static let logs = [
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0x2'name'(>=20@750)]-[UIView:0x3]-|   (active, names: '|':UIView:0x4 )>",
        "<NSLayoutConstraint:0x5 UILabel:0x2.width == 0.5*UIView:0x4.width + 3   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=-&- UIView:0x4.width == 320>",
        "<NSLayoutConstraint:0x7 UIView:0x3.trailing == UIView:0x4.trailingMargin - 9.5   (active)>",
        "<_UISystemBaselineConstraint:0x8 UILabel:0x2.firstBaseline == UIView:0x4.top + 40   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x5 UILabel:0x2.width == 0.5*UIView:0x4.width + 3   (active)>

    """,
    """
    2025-01-02 03:04:05.678 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
    "<SnapKit.LayoutConstraint:0x1@A.swift#12 UIView:0x2.height == 44.0>",
    "<MASLayoutConstraint:0x3 UIView:0x2.top <= UIView:0x4.bottom * 1.5 + 2 (active)>",
    "<NSLayoutConstraint:0x9 'UIView-Encapsulated-Layout-Height' V:[UIView:0x2(43.5)]>",
    "<NSLayoutConstraint:0xa 'UISV-spacing' V:[UIView:0x2]-(10)-[UIView:0x4]>"
    )

    """,
  ]

  /// Of one question.
  public static let lesson =
    "# T\n\n```slackline given\n> X = 1\n```\n\n```ask\nprompt: How much is it?\nexpect: X\nhint: a\nhint: b\nanswer: 1\n```\n"

  public static let provenProgram = "max 3x + 5y st a: x <= 4 b: 2y <= 12 c: 3x + 2y <= 18 end\n"

  private static let programs: [(lp: String, mps: String)] = [
    (
      provenProgram,
      """
      NAME          P
      ROWS
       N  COST
       L  LIM1
       G  LIM2
       E  MYEQN
      COLUMNS
          X  COST  1  LIM1  1
          X  LIM2  1
          Y  COST  2  LIM1  1
          Y  MYEQN  -1
          Z  COST  -1  MYEQN  1
      RHS
          RHS  COST  -3  LIM1  4
          RHS  LIM2  1  MYEQN  7
      RANGES
          RNG  LIM1  2.5
      BOUNDS
       UP BND  X  4
       LO BND  Y  -1
       FR BND  Z
      ENDATA

      """
    ),
    (
      """
      \\ A comment.
      minimize
       cost: 2 x + 3.5 y - z + 7
      subject to
       one: 1 <= x + y <= 4
       two: x - 2 y >= -1e30
       three: x + y + z = 3
       x >= 1
      bounds
       x <= 4
       -inf <= y <= 3
       z free
      end

      """,
      """
      * a comment
      NAME
      OBJSENSE
          MAX
      ROWS
       N  f
       E  e
      COLUMNS
          a  f  1.5e3  e  -.25
          b  e  1/3
      RHS
          e  7
      BOUNDS
       MI  a
       FX  b  3
       BV  a
      ENDATA

      """
    ),
  ]

  private static let proofs: [String] = [true, false].map { isReal in
    (isReal ? FuzzRound.proof(of: provenProgram) : nil)
      ?? #"{"problem":{"name":"","variables":2,"constraints":3,"levels":["cost"]},"status":"unsatisfiable","multipliers":[{"row":"a","side":"upper","multiplier":"1"}]}"#
  }

  private static let pages: [String] = [
    #"""
    {"do": "state"}
    {"do": "run", "text": "X >= 3\nY = X + 1 @low\n", "whole": true}
    {"do": "drag", "name": "X", "plot": {"x": "X", "xLeft": "0", "xRight": "30", "rect": "34 0 600 22"}, "at": "212.5", "down": "3"}
    {"do": "drag", "constraint": "a", "plot": {"x": "X", "y": "Y", "xLeft": "0", "xRight": "30", "yTop": "9", "yBottom": "-1/3", "rect": "34 0 600 220"}, "by": 3}
    {"do": "draw", "plot": {"x": "X", "y": "Y", "xLeft": "0", "xRight": "30", "yTop": "9", "yBottom": "0", "rect": "34 0 600 220"}, "first": ["1", "2"], "second": ["30", "40.5"]}
    {"do": "complete", "text": "exp"}
    {"do": "write", "name": "a.svg"}
    """#,
    #"""
    {"do": "resize", "entry": 300, "board": 9223372036854775807, "slide": -1}
    {"do": "open", "name": "a.slack", "text": "screen 320 x 480\nview a\nH:|-[a]-|\n", "from": "link"}
    {"do": "drag", "edge": "left", "name": "a", "plot": {"xLeft": "0", "xRight": "30", "yTop": "9", "yBottom": "0", "rect": "0 0 60 22"}, "at": "12", "down": "3", "start": "4"}
    {"do": "present"}
    {"do": "turn", "to": "next"}
    {"do": "guess", "text": "X"}
    {"do": "dismiss"}
    {"do": "write", "name": "a.tex"}
    """#,
    #"""
    {"do": "lessons", "progress": ["00 done"], "reviews": ["3f 2025-01-02 1"], "day": "2025-01-03"}
    {"do": "read-lesson", "name": "a.md", "text": "# T\n\n```ask\nprompt: 1?\nexpect: 1\nhint: a\nhint: b\nanswer: 1\n```\n"}
    {"do": "run", "text": "1", "whole": true}
    {"do": "leave"}
    {"do": "exercise", "kind": "solve", "level": "2", "seed": "18446744073709551615"}
    {"do": "play", "name": "03"}
    {"do": "review", "progress": [], "reviews": [], "day": "0000-00-00"}
    {"do": "turn-objective", "name": "low", "plot": {"x": "X", "y": "Y", "xLeft": "0", "xRight": "1", "yTop": "9", "yBottom": "0", "rect": "34 0 600 220"}, "first": ["1", "2"], "second": ["1", "2"]}
    """#,
  ]
}
