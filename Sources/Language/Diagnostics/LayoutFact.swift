// What can be wrong with a line that says something of views.

import Wording

enum LayoutFact: Hashable, LineFact, Sendable {
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
}

extension LayoutFact: Phrase {
  var english: String {
    switch self {
    case .noExtent("screen"): "a screen has a width and a height: screen 320 x 480"
    case .noExtent("fit"):
      "what is wished for is a width and a height: fit NAME 320 x 0, or none for one that is left as it is; alone it is 0 x 0"
    case .noExtent("layout"): "after in comes the room, a width and a height: in 320 x 480"
    case .noExtent:
      "a size is a width and a height: size NAME 52 x 22, or none for one that is open"
    case .noViewName(let command): "\(command) needs the name of a view"
    case .noSuperview: "after in comes the view that the others are in"
    case .noAssumption:
      "say what the margins, or the baselines, are to be: assume margins 8, or assume baselines 16"
    case .noLength("assume"): "assume needs a number: assume margins 8"
    case .noLength(let command): "\(command) needs a number: \(command) 8"
    case .negative: "this is never negative"
    case .noMask(let isSecond):
      "\(isSecond ? "downwards the mask" : "a mask") has three signs, for the margin before, the size and the margin after it, - where it "
        + "is rigid and & where it may give: mask NAME -&- --& at 20 8 60 22"
    case .badMask(let text):
      "a mask has three signs along each axis, each - or &; '\(text)' is something else"
    case .noMaskPlace:
      "after the mask comes where the view lies in its superview, left, top, width and height: at 20 8 60 22"
    case .overZero: "nothing is divided by 0"
    case .noStackName: "a stack has a name and views: stack row = find, field"
    case .noStackViews:
      "after = come the views that are stacked, with commas between: stack row = find, field"
    case .noStackAlignment:
      "after align comes an edge, a centre or a baseline: align top, or align leading where the stack goes down"
    case .noStackOption(let word):
      "'\(word)' is nothing that a stack can be: views are separated by commas, and after them come spacing N; fill, equally, "
        + "proportionally, spacing or centering; down; align top"
    case .secondStackOption(let word): "\(word) is said twice"
    case .secondDistribution:
      "a stack is one of fill, equally, proportionally, spacing and centering"
    case .noInset("baseline"):
      "say how far the baselines lie inside the edges: baseline NAME ascent 16 descent 4"
    case .noInset("outset"):
      "say how far the frame lies outside its alignment rectangle: outset NAME 8, or outset NAME left 8 right 8 top 4 bottom 4"
    case .noInset:
      "say how far the margins lie inside the edges: inset NAME 8, or inset NAME left 8 right 8 top 4 bottom 4"
    case .noArea:
      "after the view comes how much room its text takes, width times height: text NAME area 2400"
    case .noFrame:
      "a frame is left, top, width and height: expect frame NAME = 164 0 136 22, or none for a number that nothing is said of"
    }
  }
}
