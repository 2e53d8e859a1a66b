// Help in Russian, from the files beside this one.

import Wording

extension Russian {
  static let help = Help(.russian)

  /// By the word of the command.
  static let commandTexts: [String: CommandText] = {
    var texts: [String: CommandText] = [:]
    for text in [
      pointCommands, layoutCommands, arrangingCommands, specialisedCommands, logCommands,
      walkCommands, changeCommands, sessionCommands,
    ].joined() {
      texts[text.command] = text
    }
    return texts
  }()
}
