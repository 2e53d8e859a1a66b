// What can be wrong with a line about views: facts, with the place that they are about.

public import Language
public import Layouts

/// What can be wrong with stacks, and with what is hidden in them.
public enum StackFault: Hashable, Sendable {
  case twice(Name)
  /// Its views lie in different superviews.
  case apart(Name, Name)
  /// The stack lies in a view that it is to arrange, or is it.
  case inItself(Name, stack: String)
  /// In proportion to which the views of a stack are.
  case noOwnSize(view: String, isWidth: Bool, Name)
  case alignsAlong(Name, isDown: Bool)
  /// What is to be hidden is in no stack.
  case notStacked(Name)
  case isHidden(Name)
  case notHidden(Name)

  var range: SourceRange {
    switch self {
    case .twice(let name), .apart(_, let name), .inItself(let name, _), .noOwnSize(_, _, let name),
      .alignsAlong(let name, _), .notStacked(let name), .isHidden(let name), .notHidden(let name):
      name.range
    }
  }
}

/// What can be wrong with logs of constraints.
public enum LogFault: Hashable, Sendable {
  /// There is none in a text, but perhaps something that looks like a line of one.
  case isNone(LayoutLog.Unread?, SourceRange)
  /// The line before it was a bracket alone, which opens a list of constraints, and this is none.
  case noList(SourceRange)
  /// It lists views that have several layouts, without their constraints.
  case isTrace([AmbiguousView], SourceRange)
  /// It belongs to no log, and the one that is coming has not come to its end.
  case strangeLine(SourceRange)
  case tooLong(SourceRange, most: Int)
  /// No log was read that something could be assumed of.
  case nothingRead(SourceRange)
  /// The logs say nothing that depends on margins, or on baselines.
  case nothingToAssume(SourceRange, isMargins: Bool)

  var range: SourceRange {
    switch self {
    case .isNone(_, let range), .noList(let range), .isTrace(_, let range),
      .strangeLine(let range), .tooLong(let range, _), .nothingRead(let range),
      .nothingToAssume(let range, _):
      range
    }
  }
}

/// What can be wrong with views.
public enum LayoutFault: Hashable, Sendable {
  /// What stands after the point is no edge, size, centre or baseline.
  case unknownAttribute(Name, view: String)
  /// Nothing is said of it yet, so it has no value.
  case nothingSaid(Name)
  case unknownView(Name, among: [String])
  /// In a visual format.
  case unknownMetric(Name, among: [String])
  /// There is a view of that name, or something else.
  case viewIsThere(Name)
  case nameIsTaken(Name)
  /// A number of the new view has the name of something that is there.
  case numberIsTaken(Name, by: String)
  /// What the equal gaps of a format would be called is a point, or else a view's.
  case spacerIsTaken(Name, isPoint: Bool)
  /// A view stands where a number should.
  case viewIsNoNumber(Name)
  /// A sum of two numbers cannot be suggested.
  case isSum(Name, view: String, isHorizontal: Bool)
  /// leading and left, trailing and right: which it is depends on the direction of text.
  case mixedDirections(Name, Name)
  /// The screen has no superview that `|` could stand for.
  case noSuperview(String, SourceRange)
  case alignsAlong(String, SourceRange)
  case negativeSize(SourceRange)
  /// A label stands before a new size of a view that has one.
  case sizeIsThere(Name, view: String, id: String)
  /// A mask divides up the superview's size along the axis, which nothing says.
  case unknownWhole(view: String, superview: String, isWidth: Bool, SourceRange)
  case noMask(Name)
  /// The screen cannot be masked, stacked or hidden.
  case isScreen(Name)
  case stack(StackFault)
  /// A point that is no decimal number above 0 and at most 1000.
  case noPriority(Name)
  /// A gap or an inset.
  case negativeLength(SourceRange)
  /// A tree of layouts needs more levels than there are.
  case tooManyLevels(SourceRange)
  /// The constant is the height of a text, which follows from its width.
  case followsText(Name, view: String)
  case log(LogFault)
}

extension LayoutFault {
  var code: ErrorCode {
    switch self {
    case .unknownAttribute, .unknownView, .unknownMetric, .nothingSaid: .unknownName
    case .viewIsThere, .nameIsTaken, .numberIsTaken, .spacerIsTaken, .sizeIsThere:
      .duplicateLabel
    case .unknownWhole, .noMask, .isScreen, .stack, .mixedDirections, .viewIsNoNumber, .isSum,
      .noSuperview, .alignsAlong, .negativeSize, .noPriority, .followsText, .negativeLength:
      .syntax
    case .log(.tooLong), .tooManyLevels: .limit
    case .log: .syntax
    }
  }

  var range: SourceRange {
    switch self {
    case .unknownAttribute(let name, _), .nothingSaid(let name), .unknownView(let name, _),
      .unknownMetric(let name, _),
      .viewIsThere(let name), .nameIsTaken(let name), .viewIsNoNumber(let name),
      .isSum(let name, _, _), .numberIsTaken(let name, _), .spacerIsTaken(let name, _),
      .mixedDirections(_, let name), .noPriority(let name), .followsText(let name, _),
      .noMask(let name), .sizeIsThere(let name, _, _),
      .isScreen(let name):
      name.range
    case .stack(let fault): fault.range
    case .log(let fault): fault.range
    case .noSuperview(_, let range), .alignsAlong(_, let range), .negativeSize(let range),
      .unknownWhole(_, _, _, let range), .negativeLength(let range), .tooManyLevels(let range):
      range
    }
  }
}
