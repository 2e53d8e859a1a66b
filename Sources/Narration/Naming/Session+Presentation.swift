// The session's choices of how things are drawn, as the renderer takes them.

public import Rendering
public import Session

extension Presentation {
  public init(_ settings: DisplaySettings) {
    let numbers: Numbers =
      switch settings.numbers {
      case .exact: .exact
      case .decimal(let places): .decimal(places: places)
      }
    self.init(numbers: numbers, isASCII: settings.isASCII, speech: settings.speech)
  }
}

extension Session {
  /// How replies are to be drawn; the commands `numbers` and `style` change it.
  public var presentation: Presentation { Presentation(settings) }

  public init(
    presentation: Presentation, keepsContradictions: Bool = false, describesChanges: Bool = true
  ) {
    let numbers: DisplaySettings.Numbers =
      switch presentation.numbers {
      case .exact: .exact
      case .decimal(let places): .decimal(places: places)
      }
    self.init(
      settings: DisplaySettings(
        numbers: numbers, isASCII: presentation.isASCII, speech: presentation.speech),
      keepsContradictions: keepsContradictions, describesChanges: describesChanges)
  }
}
