// What there is to see and to try before anything is typed.

/// A problem that the page opens with, or that is one tap away.
enum OpeningScene: String {
  /// Four points, a wish and a stronger one.
  case article
  /// A polygon with an objective.
  case plane
  /// Two labels on a screen.
  case views

  /// The lines that it is made of.
  var lines: [String] {
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
    }
  }
}
