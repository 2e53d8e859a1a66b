// The problems that several tests ask about, and tables of questions with their answers.

import Testing

/// A question, to be put to a session in which some lines were said, and what it is to be answered with.
struct Question: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var lines: [String]
  var question: String
  var answer: String

  init(_ description: String, _ lines: [String], _ question: String, _ answer: String) {
    testDescription = description
    self.lines = lines
    self.question = question
    self.answer = answer
  }
}

enum Scene {
  static let points = "point X0 = 0, X1 = 10, X2 = 20, X3 = 30"

  /// Four points, two wishes, two requirements: the README's, named by their letters.
  static let article = [points, "X = X1 @low", "X >= X2 @high", "X >= X0", "X <= X3"]

  /// The same, with names for the requirements.
  static let fenced = [points, "X = X1 @low", "X >= X2 @high", "lo: X >= X0", "hi: X <= X3"]

  /// The same, with names for all of them.
  static let named = [
    points, "want: X = X1 @low", "need: X >= X2 @high", "lo: X >= X0", "hi: X <= X3",
  ]

  /// The glass company of Hillier and Lieberman.
  static let wyndor = [
    "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0",
  ]
}
