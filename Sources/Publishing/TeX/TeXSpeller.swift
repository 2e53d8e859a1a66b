// Characters as TeX reads them: whatever a name or a title is made of, it means nothing but itself, and any TeX sets
// it, for what is written is ASCII. Letters that TeX has no letter for are named by their number.

import Rationals
import Wording

/// Spells words for TeX, and remembers what it had no letter for.
struct TeXSpeller {
  /// What stands for which character, in the order of their coming.
  private(set) var replacements: [(spelling: String, character: String)] = []

  // MARK: Words

  /// Words between formulas.
  mutating func words(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars { result += spelled(scalar) }
    return result
  }

  private mutating func spelled(_ scalar: Unicode.Scalar) -> String {
    if let spelling = Self.signs[scalar] { return spelling }
    if let accented = Self.accented[scalar] { return accented }
    if let greek = Self.greek[scalar] { return "\\ensuremath{\(greek)}" }
    if let digit = Self.index(of: scalar) { return "\\ensuremath{_{\(digit)}}" }
    if scalar.isASCII {
      return scalar.value < 32 || scalar.value == 127 ? " " : String(scalar)
    }
    let spelling = "U" + String(scalar.value, radix: 16, uppercase: true)
    if !replacements.contains(where: { $0.spelling == spelling }) {
      replacements.append((spelling, String(scalar).inert))
    }
    return spelling
  }

  // MARK: Formulas

  /// `x`, `X_{0}`, `a^{+}`, `\textit{save.left}`.
  mutating func name(_ name: String) -> String {
    var scalars = Array(name.unicodeScalars)
    var sign = ""
    if let last = scalars.last, last == "⁺" || last == "⁻" {
      sign = last == "⁺" ? "^{+}" : "^{-}"
      scalars.removeLast()
    }
    while scalars.last == "′" {
      sign += "'"
      scalars.removeLast()
    }
    let index = scalars.dropFirst().map { Self.index(of: $0) ?? Self.digit($0) }
    if let first = scalars.first, let letter = Self.letter(first), !index.contains(nil) {
      let digits = index.compactMap { $0 }.map { String($0) }.joined()
      return letter + (digits.isEmpty ? "" : "_{\(digits)}") + sign
    }
    return "\\textit{\(words(String(String.UnicodeScalarView(scalars))))}" + sign
  }

  /// `-7`, `\tfrac{7}{3}`.
  func number(_ value: Rational) -> String {
    let digits = value.magnitude.description
    let sign = value < 0 ? "-" : ""
    guard let bar = digits.firstIndex(of: "/") else { return sign + digits }
    return "\(sign)\\tfrac{\(digits[..<bar])}{\(digits[digits.index(after: bar)...])}"
  }

  private static func letter(_ scalar: Unicode.Scalar) -> String? {
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return String(scalar) }
    return greek[scalar]
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    ("0"..."9").contains(scalar) ? scalar.value - 48 : nil
  }

  private static func index(of scalar: Unicode.Scalar) -> UInt32? {
    ("\u{2080}"..."\u{2089}").contains(scalar) ? scalar.value - 0x2080 : nil
  }

  // MARK: Characters

  private static let signs: [Unicode.Scalar: String] = [
    "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#",
    "%": "\\%",
    "_": "\\_", "^": "\\textasciicircum{}", "~": "\\textasciitilde{}", "<": "\\ensuremath{<}",
    ">": "\\ensuremath{>}", "|": "\\ensuremath{|}", "\"": "''", "-": "-{}", "`": "`{}", "'": "'{}",
    "−": "\\ensuremath{-}", "±": "\\ensuremath{\\pm}", "×": "\\ensuremath{\\times}",
    "·": "\\ensuremath{\\cdot}",
    "≤": "\\ensuremath{\\le}", "≥": "\\ensuremath{\\ge}", "≠": "\\ensuremath{\\ne}",
    "≈": "\\ensuremath{\\approx}",
    "∞": "\\ensuremath{\\infty}", "→": "\\ensuremath{\\to}", "⁺": "\\ensuremath{^{+}}",
    "⁻": "\\ensuremath{^{-}}",
    "…": "\\dots{}", "–": "--{}", "—": "---{}", "“": "``", "”": "''", "’": "'{}", "‘": "`{}",
    "\u{A0}": "~",
    "ß": "\\ss{}", "æ": "\\ae{}", "Æ": "\\AE{}", "œ": "\\oe{}", "Œ": "\\OE{}", "ø": "\\o{}",
    "Ø": "\\O{}",
    "ł": "\\l{}", "Ł": "\\L{}", "ı": "\\i{}",
  ]

  /// Letters with accents that TeX puts on any letter.
  private static let accented: [Unicode.Scalar: String] = {
    let rows: [(accent: String, letters: String, plain: String)] = [
      ("`", "àèìòùÀÈÌÒÙ", "aeiouAEIOU"), ("'", "áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ", "aeiouyAEIOUYcnszCNSZ"),
      ("^", "âêîôûÂÊÎÔÛ", "aeiouAEIOU"), ("\"", "äëïöüÿÄËÏÖÜ", "aeiouyAEIOU"),
      ("~", "ãñõÃÑÕ", "anoANO"), ("r", "åůÅŮ", "auAU"), ("c", "çşÇŞ", "csCS"),
      ("v", "čďěňřšžČĎĚŇŘŠŽ", "cdenrszCDENRSZ"), ("H", "őűŐŰ", "ouOU"), ("u", "ăğĂĞ", "agAG"),
      (".", "żŻİ", "zZI"), ("=", "āēīōūĀĒĪŌŪ", "aeiouAEIOU"),
    ]
    var result: [Unicode.Scalar: String] = [:]
    for row in rows {
      for (letter, plain) in zip(row.letters.unicodeScalars, row.plain.unicodeScalars) {
        result[letter] = "\\\(row.accent){\(plain)}"
      }
    }
    return result
  }()

  private static let greek: [Unicode.Scalar: String] = [
    "α": "\\alpha", "β": "\\beta", "γ": "\\gamma", "δ": "\\delta", "ε": "\\varepsilon",
    "ζ": "\\zeta",
    "η": "\\eta", "θ": "\\theta", "ι": "\\iota", "κ": "\\kappa", "λ": "\\lambda", "μ": "\\mu",
    "ν": "\\nu",
    "ξ": "\\xi", "ο": "o", "π": "\\pi", "ρ": "\\rho", "σ": "\\sigma", "ς": "\\varsigma",
    "τ": "\\tau",
    "υ": "\\upsilon", "φ": "\\varphi", "χ": "\\chi", "ψ": "\\psi", "ω": "\\omega", "Γ": "\\Gamma",
    "Δ": "\\Delta", "Θ": "\\Theta", "Λ": "\\Lambda", "Ξ": "\\Xi", "Π": "\\Pi", "Σ": "\\Sigma",
    "Φ": "\\Phi", "Ψ": "\\Psi", "Ω": "\\Omega",
  ]
}
