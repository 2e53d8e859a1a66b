// What the environment says about the terminal, as pure functions: whoever has the environment
// passes in what finds a variable's value.

/// Whether to write plain ASCII, because nothing says that the reader sees Unicode.
///
/// As POSIX has it (XBD 8.2), the first of LC_ALL, LC_CTYPE and LANG that is not empty decides, and
/// if none is set the locale is "C", which is ASCII. A dumb terminal is not trusted with more.
public func prefersASCII(environment: (String) -> String?) -> Bool {
  if environment("TERM") == "dumb" { return true }
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment).first { !$0.isEmpty }
  guard let name = locale?.lowercased().utf8 else { return true }
  // language_TERRITORY.codeset@modifier, where macOS may leave out all but the codeset.
  var codeset = name[...]
  if let dot = codeset.lastIndex(of: UInt8(ascii: ".")) {
    codeset = codeset[codeset.index(after: dot)...]
  }
  if let at = codeset.firstIndex(of: UInt8(ascii: "@")) { codeset = codeset[..<at] }
  return !["utf-8", "utf8"].contains { codeset.elementsEqual($0.utf8) }
}

/// Whether to colour what is written.
///
/// NO_COLOR forbids it (no-color.org), CLICOLOR_FORCE demands it, also in a pipe or on a dumb
/// terminal, and CLICOLOR=0 declines it (bixense.com/clicolors). Else a terminal that is not dumb
/// gets colours.
public func colourWanted(environment: (String) -> String?, isTerminal: Bool) -> Bool {
  func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }

  if value("NO_COLOR") != nil { return false }
  if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
  if value("CLICOLOR") == "0" { return false }
  guard let terminal = value("TERM"), terminal != "dumb" else { return false }
  return isTerminal
}
