// How things are to be drawn, as far as the session's commands choose it: `numbers`, `style`, `language`, `show`.

public import Language
public import Wording

/// The choices that a session remembers for whoever draws its replies.
public struct DisplaySettings: Sendable {
  public enum Numbers: Hashable, Sendable {
    case exact
    /// Rounded to at most n decimal places, and marked where that changes them.
    case decimal(places: Int)
  }

  public var numbers: Numbers
  /// Plain ASCII (`>=`, `a+`) rather than Unicode (`≥`, `a⁺`).
  public var isASCII: Bool
  /// In which form the equations of a basis are shown.
  public var form: ShowWord
  /// Whether the screen is drawn after every change.
  public var drawsViews: Bool
  /// The language of help, and of whatever puts replies into words.
  public var speech: Speech

  public init(
    numbers: Numbers = .exact, isASCII: Bool = false, form: ShowWord = .dictionary,
    drawsViews: Bool = false, speech: Speech = .english
  ) {
    self.numbers = numbers
    self.isASCII = isASCII
    self.form = form
    self.drawsViews = drawsViews
    self.speech = speech
  }

  /// One of the choices.
  public enum Setting: Hashable, Sendable {
    case numbers(Numbers)
    case isASCII(Bool)
    case speech(Speech)
    case form(ShowWord)
    case drawsViews(Bool)
  }

  /// Makes a choice.
  ///
  /// - Returns: what it was before; nil if nothing is different.
  mutating func apply(_ setting: Setting) -> Setting? {
    let before: Setting
    switch setting {
    case .numbers(let new):
      before = .numbers(numbers)
      numbers = new
    case .isASCII(let new):
      before = .isASCII(isASCII)
      isASCII = new
    case .speech(let new):
      before = .speech(speech)
      speech = new
    case .form(let new):
      before = .form(form)
      form = new
    case .drawsViews(let new):
      before = .drawsViews(drawsViews)
      drawsViews = new
    }
    return before == setting ? nil : before
  }
}

/// A choice that was changed.
struct SettingChange: Sendable {
  var before: DisplaySettings.Setting
  var after: DisplaySettings.Setting
}

extension DisplaySettings.Setting {
  init(_ word: NumberWord) {
    switch word {
    case .exact: self = .numbers(.exact)
    case .decimal(let places): self = .numbers(.decimal(places: places))
    }
  }

  init(_ word: StyleWord) { self = .isASCII(word == .ascii) }

  init(_ word: LanguageWord) {
    switch word {
    case .english: self = .speech(.english)
    case .russian: self = .speech(.russian)
    }
  }

  init(_ word: ShowWord) { self = .form(word) }

  init(_ word: DrawWord) { self = .drawsViews(word == .on) }
}

extension DisplaySettings {
  /// What the choice is now that another choice is about.
  func current(_ setting: Setting) -> Setting {
    switch setting {
    case .numbers: .numbers(numbers)
    case .isASCII: .isASCII(isASCII)
    case .speech: .speech(speech)
    case .form: .form(form)
    case .drawsViews: .drawsViews(drawsViews)
    }
  }
}
