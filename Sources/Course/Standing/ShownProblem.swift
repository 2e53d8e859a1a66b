// Problems that are worth a look, each under a name: what the page opens with, what it has a tap away, and what a teacher
// links to.

public import Rendering
public import Wording

/// A problem to look at and to go on with.
public enum ShownProblem: String, CaseIterable, Sendable {
  /// Four points, a wish and a stronger one.
  case article
  /// A polygon with an objective: Wyndor Glass, of Hillier and Lieberman's textbook.
  case plane
  /// Two labels on a screen.
  case views
  /// Two objectives, one on what the other leaves.
  case levels
  /// A whole edge is best.
  case edge
  /// Nothing ends the way down.
  case unbounded
  /// Wishes of one level: as many on one side as on the other.
  case median
  /// Two foods (G. J. Stigler, *The cost of subsistence*, 1945, made small).
  case diet
  /// Three variables.
  case space
  /// The better mixture of two moves (J. von Neumann, *Zur Theorie der Gesellschaftsspiele*, 1928).
  case game

  /// The lines that it is made of.
  public var lines: [String] {
    switch self {
    case .article:
      [
        "point X0 = 0, X1 = 10, X2 = 20, X3 = 30", "X = X1 @low", "X >= X2 @high", "X >= X0",
        "X <= X3",
      ]
    case .plane:
      [
        "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0",
      ]
    case .views:
      [
        "screen 320 x 120", "view name, value", "size name 90 x 22 hug 251",
        "size value 140 x 22", "H:|-[name]-[value]-|", "V:|-[name]", "V:|-[value]",
      ]
    case .levels:
      [
        "x >= 0", "y >= 0", "x <= 7", "y <= 8", "x + y <= 10", "most: maximize x + y @high",
        "then: maximize 3x - y @low",
      ]
    case .edge:
      [
        "x >= 0", "y >= 0", "x <= 6", "y <= 6", "x + 2y <= 14", "same: maximize x + 2y",
      ]
    case .unbounded: ["x >= 0", "y >= 0", "x - y <= 2", "y - 2x <= 2", "up: maximize x + y"]
    case .median: ["X = 10 @low", "X = 20 @low", "X = 50 @low"]
    case .diet:
      [
        "bread >= 0", "milk >= 0", "energy: 2bread + milk >= 8", "lime: bread + 3milk >= 9",
        "cost: minimize 2bread + 3milk",
      ]
    case .space:
      [
        "x >= 0", "y >= 0", "z >= 0", "x + y + z <= 10", "z <= 6", "gain: maximize x + 2y + z",
      ]
    case .game:
      [
        "p >= 0", "p <= 1", "left: v <= 3p - (1 - p)", "right: v <= -2p + 2(1 - p)",
        "sure: maximize v",
      ]
    }
  }

  /// What it is called in a list.
  public func title(in speech: Speech) -> Text { ShownProblemWords(problem: self).text(in: speech) }
}

struct ShownProblemWords: Phrase {
  let problem: ShownProblem

  var english: Text {
    switch problem {
    case .article: "Four points, a wish and a stronger one"
    case .plane: "A polygon with an objective"
    case .views: "Two labels on a screen"
    case .levels: "Two objectives, one on what the other leaves"
    case .edge: "A whole edge is best"
    case .unbounded: "Nothing ends the way up"
    case .median: "Three wishes of one level: the median"
    case .diet: "A diet of bread and milk"
    case .space: "Three variables"
    case .game: "A game of two players"
    }
  }
}
