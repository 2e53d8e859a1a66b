// Characters that steer what shows them, and do not stand for themselves: whoever typed, sent or named something must
// not move the cursor of who reads it, nor turn the direction of its words around.

extension Unicode.Scalar {
  /// Whether it is a control (C0, DEL, C1) or turns the direction of writing (N. Boucher and R. Anderson, *Trojan
  /// Source*, 2021). Line feeds and tabs are harmless.
  public var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// With U+FFFD in place of what steers, and a line feed alone where a carriage return stood before it.
  ///
  /// All that reaches a terminal goes through this, or through the renderer, which does the same.
  ///
  /// - Complexity: O(n).
  public var inert: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return self }
    if !unicodeScalars.contains(where: { $0.steers }) { return self }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      if wasReturn, scalar != "\n" { result.append("\u{FFFD}") }
      wasReturn = scalar == "\r"
      if !wasReturn { result.append(scalar.steers ? "\u{FFFD}" : scalar) }
    }
    if wasReturn { result.append("\u{FFFD}") }
    return String(result)
  }

  /// The same without line feeds and tabs, for what is to stay on its line: the name of a file could go on with a message
  /// of another.
  public var inertName: String {
    let harmless = unicodeScalars.map { $0.steers || $0 == "\n" || $0 == "\t" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(harmless))
  }
}
