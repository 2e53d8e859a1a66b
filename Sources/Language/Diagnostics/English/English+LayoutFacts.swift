// What is wrong with a line about views, in English.

import Wording

extension English {
  static func text(_ fact: LayoutFact) -> String {
    switch fact {
    case .noExtent(.screen): "a screen has a width and a height: screen 320 x 480"
    case .noExtent:
      "a size is a width and a height: size NAME 52 x 22, or none for one that is open"
    case .noViewName(let command): "\(command.rawValue) needs the name of a view"
    case .noSuperview: "behind in stands the view that the others are in"
    case .noLength(let command): "\(command.rawValue) needs a number: \(command.rawValue) 8"
    case .negative: "this is never negative"
    case .noFrame:
      "a frame is left, top, width and height: expect frame NAME = 164 0 136 22, or none for a number that nothing is said of"
    }
  }
}
