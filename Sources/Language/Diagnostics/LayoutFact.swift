// What can be wrong with a line that says something of views.

import Wording

enum LayoutFact: LineFact, Hashable, Sendable {
  /// `W x H` is missing, or a part of it.
  case noExtent(String)
  case noViewName(String)
  case noSuperview
  case noLength(String)
  case negative(String)
  /// Three signs are missing, those along the line or those downwards.
  case noMask(isSecond: Bool)
  case badMask(String)
  case noMaskPlace
  case noStackName
  case noStackViews
  case noStackAlignment
  /// What stands where an option should.
  case noStackOption(String)
  case secondStackOption(String)
  case secondDistribution(String)
  case noInset(String)
  case overZero
  /// Left, top, width and height are missing, or one of them.
  case noFrame
  /// How much room a text takes is missing.
  case noArea
  /// What is assumed, or how much, is missing.
  case noAssumption

  var any: Diagnostic.Fact { .layout(self) }

  var code: ErrorCode { .syntax }

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
