// Which command each beginning of each command is short for, held against lists that are written out.

import Language
import Testing
import Wording

@Suite struct AbbreviationTests {
  /// The commands whose beginnings are promised.
  private static let promised = [
    "point", "var", "list", "decompose", "objectives", "solve", "trace", "step", "back", "goto",
    "tableau", "pivot", "region", "plot", "value", "why", "prove", "conflict", "drop", "disable",
    "enable", "set", "priority", "weight", "suggest", "release", "sweep", "sensitivity", "undo",
    "redo", "reset", "rule", "show", "numbers", "style", "expect", "load", "save", "lesson", "next",
    "hint", "answer", "skip", "help", "quit",
  ]
  /// Those that came later, and the beginnings that find them.
  private static let added = [
    "ambiguous": ["am", "amb", "ambi", "ambig", "ambigu", "ambiguo", "ambiguou"],
    "direction": ["dir", "dire", "direc", "direct", "directi", "directio"], "draw": ["dra"],
    "dual": ["dua"], "wireframe": ["wi", "wir", "wire", "wiref", "wirefr", "wirefra", "wirefram"],
    "duel": ["due"], "branch": ["br", "bra", "bran", "branc"],
    "layout": ["lay", "layo", "layou"], "guide": ["gu", "gui", "guid"],
    "margin": ["mar", "marg", "margi"],
    "screen": ["scre", "scree"], "size": ["si", "siz"],
    "spacing": ["sp", "spa", "spac", "spaci", "spacin"], "view": ["vi", "vie"],
    "exercise": ["exe", "exer", "exerc", "exerci", "exercis"],
    "baseline": ["bas", "base", "basel", "baseli", "baselin"],
    "format": ["fo", "for", "form", "forma"], "hide": ["hid"],
    "inset": ["in", "ins", "inse"], "mask": ["mas"], "stack": ["sta", "stac"],
    "text": ["te", "tex"], "passes": ["pass", "passe"], "paste": ["past"],
    "import": ["im", "imp", "impo", "impor"], "assume": ["as", "ass", "assu", "assum"],
    "export": ["expo", "expor"],
    "fit": ["fi"], "outset": ["ou", "out", "outs", "outse"], "pixels": ["pix", "pixe", "pixel"],
    "scroll": ["scro", "scrol"],
    "unhide": ["unh", "unhi", "unhid"],
    "history": ["his", "hist", "histo", "histor"], "letter": ["let", "lett", "lette"], "log": [],
    "what": ["wha"],
    "language": ["lan", "lang", "langu", "langua", "languag"],
    "predict": ["pred", "predi", "predic"], "present": ["pres", "prese", "presen"],
  ]

  private static func beginnings(of word: String) -> [String] {
    (1..<max(word.count, 1)).map { String(word.prefix($0)) }
  }

  @Test("Every command is promised or was added")
  func everyCommand() {
    let entries = CommandTable.entries
    #expect(Set(entries.map(\.name)) == Set(Self.promised + Self.added.keys))
    for entry in entries {
      #expect(entry.yieldsBeginnings == (Self.added[entry.name] != nil), "\(entry.name)")
    }
  }

  @Test(
    "A beginning that only one promised command has is that command, whatever was added",
    arguments: promised)
  func promisedBeginnings(command: String) {
    for beginning in Self.beginnings(of: command) where !Self.promised.contains(beginning) {
      let sharing = Self.promised.filter { $0.hasPrefix(beginning) }
      let found = CommandTable.entries(abbreviatedBy: beginning).map(\.name)
      if sharing.count == 1 {
        #expect(found == [command], "\(beginning)")
      } else {
        #expect(found.filter(Self.promised.contains).sorted() == sharing.sorted(), "\(beginning)")
        #expect(found.count > 1, "\(beginning)")
      }
    }
  }

  @Test(
    "What was added is found by the beginnings that are its own", arguments: added.keys.sorted())
  func addedBeginnings(command: String) {
    let own = Self.beginnings(of: command).filter { beginning in
      CommandTable.entries(abbreviatedBy: beginning).map(\.name) == [command]
    }
    #expect(own == Self.added[command])
    #expect(CommandTable.entry(named: command)?.name == command)
  }

  @Test(
    "Help on a beginning is help on the command that it is short for",
    arguments: [
      ("hi", "hint"), ("le", "lesson"), ("lo", "load"), ("his", "history"), ("exe", "exercise"),
    ])
  func help(beginning: String, command: String) {
    guard case .topic(let topic) = Speech.english.help.answer(for: beginning) else {
      Issue.record("no help on \(beginning)")
      return
    }
    #expect(topic.word == command)
  }
}
