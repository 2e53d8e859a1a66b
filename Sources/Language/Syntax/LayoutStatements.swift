// What is said of views, other than constraints.

public import Rationals

/// What changes the views, or what holds them.
public enum LayoutChange: Hashable, Sendable {
  /// `screen 320 x 480`, `screen 390`: the height is as it was.
  case screen(LayoutAmount, LayoutAmount?)
  /// `view find, field in row`, `guide g`; without a superview they are in the screen.
  case views([Name], in: Name?, areGuides: Bool)
  /// `scroll list, notes in card`: views, each with a guide for what scrolls in it.
  case scroll([Name], in: Name?)
  case size(SizeStatement)
  /// `fit card 320 x 0 @1000/50`: two wishes for the size, as a measurement adds them.
  case fit(FitStatement)
  /// `spacing 8`, `margin 20`
  case spacing(Rational)
  case margin(Rational)
  case direction(DirectionWord)
  case mask(MaskStatement)
  /// `mask icon off`
  case maskOff(Name)
  case stack(StackStatement)
  case hide([Name])
  case unhide([Name])
  /// `text t area 2400`: as high as its width makes it.
  case text(Name, area: LayoutAmount)
}

/// What is asked of the views; it changes nothing.
public enum LayoutQuestion: Hashable, Sendable {
  /// The constraints on a view's subviews as visual formats; nil: on those of the screen.
  case formats(Name?)
  /// `layout row(size(50,50), label(80,20))`: measured and arranged, and as constraints.
  case specialised(SpecialisedStatement)
  case draw
  /// What is open, and what would settle it.
  case ambiguous
  /// `exercise find`: the solutions in which something of the view is least, or greatest.
  case extremes(Name)
  /// What the last change sets going.
  case passes
  /// `pixels 3`: where the edges come to lie on a grid of so many pixels a point.
  case pixels(Int)
}

/// A number or a point, with its text.
public struct LayoutAmount: Hashable, Sendable {
  public var expression: Expression
  public var text: String

  package init(expression: Expression, text: String) {
    (self.expression, self.text) = (expression, text)
  }
}

/// `size find 52 x 22 hug 251 resist 750/1000`
public struct SizeStatement: Hashable, Sendable {
  public var label: Name?
  public var view: Name
  /// nil: none along this axis.
  public var width: LayoutAmount?
  public var height: LayoutAmount?
  /// Along the line and down; nil: as usual.
  public var hugging: AxisPriorities?
  public var resistance: AxisPriorities?
  public var range: SourceRange

  public struct AxisPriorities: Hashable, Sendable {
    public var horizontal: PriorityMark
    public var vertical: PriorityMark
  }
}

/// `fit card`, `fit cell 320 x 0 @1000/50`
public struct FitStatement: Hashable, Sendable {
  public var label: Name?
  public var view: Name
  /// nil: nothing is wished along this axis.
  public var width: LayoutAmount?
  public var height: LayoutAmount?
  /// Along the line and down; nil: as a measurement usually has them.
  public var priorities: SizeStatement.AxisPriorities?
  public var range: SourceRange
}

/// In which text runs.
public enum DirectionWord: String, CaseIterable, Sendable, OptionWord {
  case ltr, rtl

  var option: CommandChoice { .direction(self) }
}

/// What a log of constraints leaves out, and what may be assumed of it.
public enum AssumptionWord: String, CaseIterable, Sendable, OptionWord {
  /// How far all margins lie inside their edges.
  case margins
  /// How far all baselines lie inside them.
  case baselines

  var option: CommandChoice { .assumption(self) }
}

/// Whether the screen is drawn after every change.
public enum DrawWord: String, CaseIterable, Sendable, OptionWord {
  case on, off

  var option: CommandChoice { .draw(self) }
}
