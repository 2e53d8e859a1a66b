// What is said of views: notes on a change, and what is wrong with a line.

import Language
package import Layouts
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ fault: LayoutFault) -> String {
    switch fault {
    case .unknownAttribute(let name, let view):
      unknownAttribute(name.text.lowercased(), name, of: view)
    case .nothingSaid(let name): "nothing is said of \(name.text) yet"
    case .unknownMetric(let name, _):
      "no point is called '\(name.text)'; point \(name.text) = 8 makes one, which moves the layout with it"
    case .unknownView(let name, let known):
      unknownView(name.text, known)
    case .viewIsThere(let name): "the view \(name.text) is there already"
    case .nameIsTaken(let name):
      "\(name.text) is the name of something else; choose another for the view"
    case .numberIsTaken(let name, let other):
      "there is \(other) already, which would become a number of the view \(name.text); "
        + (name.text == ViewTree.screenName
          ? "declare the screen before it: undo or reset, and begin with screen"
          : "choose another name, or declare the view before it")
    case .spacerIsTaken(let name, let isPoint):
      "the gaps ~ would be called \(name.text), and that is \(isPoint ? "a point" : "a view's"); "
        + "put another label before the format, such as row: H:…"
    case .viewIsNoNumber(let name):
      "\(name.text) is a view: write one of its numbers, such as \(name.text).left or \(name.text).width"
    case .isSum(let name, let view, let isHorizontal):
      "\(name.text) is a sum of \(isHorizontal ? "left and width" : "top and height"); suggest "
        + (isHorizontal ? "\(view).left or \(view).width" : "\(view).top or \(view).height")
    case .mixedDirections(let first, let second):
      "\(first.text) depends on the direction of text and \(second.text) does not: write leading with trailing, left "
        + "with right"
    case .noSuperview(let view, _): "\(view) has no superview that | could stand for"
    case .alignsAlong(let attribute, _):
      "\(attribute) lies along the format: neighbours are aligned across it, by top, bottom or centerY with H, by left, "
        + "right or centerX with V"
    case .negativeSize: "a width or a height is never negative"
    case .sizeIsThere(_, let view, let id):
      "\(view) has a size already, and its constraints keep their names, such as \(id): leave the label out, or drop "
        + "them first"
    case .unknownWhole(let view, let superview, let isWidth, _):
      "this mask divides up the \(isWidth ? "width" : "height") of \(superview), and nothing says what that is: write 'in W x H' after "
        + "the place of \(view), or \(superview == ViewTree.screenName ? "give the screen a size first" : "give \(superview) a mask or a size first")"
    case .noMask(let name): "\(name.text) has no mask"
    case .isScreen(let name):
      "\(name.text) is what the views lie in: it has no mask and no text, and no stack takes it in"
    case .stack(let fault): text(fault)
    case .log(let fault): text(fault)
    case .negativeLength: "this is never negative"
    case .tooManyLevels: "as constraints, these layouts would need more priorities than there are"
    case .noPriority(let name):
      "\(name.text) is no priority: that is a decimal number above 0 and at most 1000"
    case .followsText(let name, let view):
      "\(name.text) says how high the text of \(view) is, which follows from its width: text \(view) area 2400 gives the "
        + "text other room, size \(view) none x 20 a height of its own"
    }
  }

  private static func text(_ fault: StackFault) -> String {
    switch fault {
    case .twice(let name): "\(name.text) is in the stack twice"
    case .apart(let first, let second):
      "\(second.text) lies in another view than \(first.text); a stack arranges views that lie in one"
    case .inItself(let name, let stack):
      "\(stack) lies in \(name.text), so it cannot arrange it"
    case .noOwnSize(let view, let isWidth, _):
      "views are stacked in proportion to their sizes, and \(view) has none: size \(view) "
        + (isWidth ? "100 x none" : "none x 20")
    case .alignsAlong(let name, let isDown):
      "views are aligned across their stack: "
        + (isDown
          ? "leading, trailing, left, right or centerX where it goes down"
          : "top, bottom, centerY, firstBaseline or lastBaseline in a row")
        + ", not \(name.text)"
    case .notStacked(let name):
      "\(name.text) is in no stack: a view that is hidden elsewhere keeps its place"
    case .isHidden(let name): "\(name.text) is hidden already"
    case .notHidden(let name): "\(name.text) is not hidden"
    }
  }

  /// What a listing of views says, and where to get what it does not.
  package static func listed(_ traces: [AmbiguousView]) -> String {
    let views = traces.map { trace in
      trace.view
        + (trace.open.isEmpty ? "" : " (\(EnglishGrammar.list(trace.open.map { $0.rawValue })))")
    }
    let verb = EnglishGrammar.agreeing(views.count, "has", "have")
    let address = traces.first?.address ?? "view"
    return
      "this is a listing of views, without their constraints: \(EnglishGrammar.list(views, atMost: 6)) \(verb) several "
      + "layouts. In the debugger, po [\(address) constraintsAffectingLayoutForAxis:0] prints those along the line, axis 1 "
      + "those down; paste them here, and ambiguous tells what would settle it"
  }

  private static func text(_ fault: LogFault) -> String {
    switch fault {
    case .isNone(nil, _):
      "there is no log of constraints: its lines look like <NSLayoutConstraint:0x1 UIView:0x2.width == 100>"
    case .isNone(let unread?, _):
      "no line of the log could be read; the first, line \(unread.line), is: \(unread.text)"
        + (unread.reason == .redacted ? ". \(howToUnhide)" : "")
    case .noList:
      "the line before this opens a list of constraints, and this is no line of one, so both are left; type it again"
    case .isTrace(let traces, _): listed(traces)
    case .strangeLine:
      "this is no line of the log, which goes on: a full stop alone ends it"
    case .tooLong(_, let most): "a log has at most \(EnglishGrammar.count(most, "line"))"
    case .nothingRead:
      "there is no log here: import FILE reads one, or paste it at the prompt"
    case .nothingToAssume(_, isMargins: true): "nothing in the log depends on margins"
    case .nothingToAssume(_, isMargins: false): "nothing in the log depends on baselines"
    }
  }

  static func namedViews(_ names: [String], areGuides: Bool) -> String {
    let kind = areGuides ? "guide" : "view"
    return "\(kind)\(names.count == 1 ? "" : "s"): \(EnglishGrammar.list(names))"
  }

  static func standardGap(_ number: Rational, toSuperview: Bool) -> String {
    toSuperview
      ? "a bare - to the superview means \(number) from here on"
      : "a bare - between two views means \(number) from here on"
  }

  static func direction(_ word: DirectionWord) -> String {
    switch word {
    case .ltr: "text runs from left to right: leading is left"
    case .rtl: "text runs from right to left: leading is right"
    }
  }
}

private func unknownAttribute(_ word: String, _ name: Name, of view: String) -> String {
  if word.place(of: "hugging") != nil || word.place(of: "resistance") != nil {
    return
      "how much \(view) hugs and resists is said with its size: size \(view) 100 x 20 hug 251 resist 750"
  }
  if word.hasSuffix(".hidden") || word.hasSuffix(".ishidden") {
    return "hide \(view) hides it in its stack, and unhide \(view) shows it again"
  }
  if word.hasSuffix("ratio") {
    return "a ratio is a relation of two sizes: \(view).width = 3/2 \(view).height"
  }
  return
    "\(name.text) is no edge, size, centre or baseline of \(view): write \(view).left, right, top, bottom, width, "
    + "height, centerX, centerY, leading, trailing, firstBaseline or lastBaseline"
}

private func unknownView(_ name: String, _ known: [String]) -> String {
  if known.isEmpty { return "there is no view \(name); view \(name) makes one" }
  return "there is no view \(name); the views are \(EnglishGrammar.list(known))"
    + (isRoot(name) && known.contains(ViewTree.screenName)
      ? ": what holds all the others is \(ViewTree.screenName)" : "")
}

/// Whether other programs call so what is the screen here.
private func isRoot(_ name: String) -> Bool {
  ["superview", "self", "self.view", "parent", "container", "window", "view", "safeArea"].contains(
    name)
    || name.hasSuffix("safeAreaLayoutGuide")
}
