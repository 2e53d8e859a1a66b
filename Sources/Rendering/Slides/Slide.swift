// One screen of a presentation, as values: what it says large, what it says small, and the picture
// that stays in its place from screen to screen.

public import Rationals

/// One screen of a presentation.
public struct Slide: Equatable, Sendable {
  /// What happens, in a few words; the first that fits in large letters is shown.
  public var headlines: [Text]
  /// Short sentences, the most important first.
  public var story: [Text]
  /// Equations, constraints, ratios: shown where there is room.
  public var body: Document
  /// Where things stand, such as `X = 20`.
  public var state: Text
  /// What is left, and where the method stands; nil: there are too many variables for a picture.
  public var picture: Picture?

  /// A picture of one variable or of two, or of a screen.
  public enum Picture: Equatable, Sendable {
    case line(SlideNumberLine)
    case plane(Plane)
    /// The views of a screen.
    case boxes(Boxes)
  }

  /// A screen with all that belongs to it.
  public init(
    headlines: [Text], story: [Text], body: Document, state: Text, picture: Picture?
  ) {
    self.headlines = headlines
    self.story = story
    self.body = body
    self.state = state
    self.picture = picture
  }
}

/// A number line that looks the same on every screen but for what is left, and where the method stands.
public struct SlideNumberLine: Equatable, Sendable {
  /// All values that are marked on any screen: they make the axis.
  public var values: [Rational]
  /// Points with names.
  public var ticks: [NumberLines.Tick]
  /// What is left; nil: nothing.
  public var region: Span?
  /// The priority whose colour the region takes.
  public var priority: Int
  /// The variable's value.
  public var now: Rational?
  /// What it was on the screen before, if that is another.
  public var before: Rational?

  /// A number line with all that belongs to it.
  public init(
    values: [Rational], ticks: [NumberLines.Tick], region: Span?, priority: Int, now: Rational?,
    before: Rational?
  ) {
    self.values = values
    self.ticks = ticks
    self.region = region
    self.priority = priority
    self.now = now
    self.before = before
  }
}

/// The last line of a screen.
public struct SlideFooter: Sendable {
  /// Counted from 1.
  public var place: Int
  /// How many screens there are.
  public var count: Int
  /// The line above it: a question and what has been typed, or a hint.
  public var note: Text
  /// Behind the progress bar, as far as there is room.
  public var keys: Text

  /// The last line of one screen of several.
  public init(place: Int, count: Int, note: Text = "", keys: Text = "") {
    self.place = place
    self.count = count
    self.note = note
    self.keys = keys
  }
}
