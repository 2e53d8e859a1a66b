// Autoresizing masks: `mask icon -&- --& at 20 8 60 22 in 100 x 50`.
//
// Along each axis a mask is three signs: the margin before the view, its size, and the margin after it; `-` is rigid, `&`
// may give. Logs write `h=-&- v=--&`, which is read as well. To the lexer these signs are no words, so they are read
// from the line itself.

import Rationals

extension LineParser {
  /// `NAME H V at X Y W H [in W x H]`, `NAME off`
  mutating func mask(_ command: CommandWord, label: Name? = nil) throws(Diagnostic) -> Command {
    let start = tokens[0].range
    guard let text = current.name else {
      throw LayoutFact.noViewName("mask").at(current.isEnd ? lastPlace : current.range)
    }
    let view = Name(text, advance().range)
    if current.name == "off", next.isEnd, label == nil {
      advance()
      return .change(.layout(.maskOff(view)))
    }
    let horizontal = try flexibility("h", nil)
    let vertical = try flexibility("v", horizontal)
    guard current.name == "at" else {
      throw LayoutFact.noMaskPlace.at(current.isEnd ? vertical.range : current.range)
    }
    advance()
    let left = try coordinate(mayBeNegative: true)
    let top = try coordinate(mayBeNegative: true)
    let width = try coordinate(mayBeNegative: false)
    if current.kind == .times || current.name == "x" { advance() }
    let height = try coordinate(mayBeNegative: false)
    var mask = MaskStatement(
      label: label, view: view, horizontal: horizontal, vertical: vertical, left: left, top: top,
      width: width, height: height, range: start)
    if current.name == "in" {
      advance()
      (mask.wholeWidth, mask.wholeHeight) = try extent(command)
    }
    mask.range = start.union(previous?.range ?? start)
    return .change(.layout(.mask(mask)))
  }

  /// Where the last thing stands that is there, for what is missing after it.
  var lastPlace: SourceRange { previous?.range ?? current.range }

  /// Three signs, perhaps after `h=` or `v=`.
  ///
  /// - Parameter other: the one along the other axis, which comes first.
  private mutating func flexibility(
    _ axis: Unicode.Scalar, _ other: MaskStatement.Flexibility?
  ) throws(Diagnostic) -> MaskStatement.Flexibility {
    if current.isEnd {
      throw LayoutFact.noMask(isSecond: other != nil).at(other?.range ?? lastPlace)
    }
    let start = current.range.lowerBound
    var end = start
    while let symbol = source[end], !symbol.isBlank, symbol != "#" { end += 1 }
    var signs = Array(source.symbols[start..<end])
    if signs.count > 2, signs[0] == axis || signs[0].value + 32 == axis.value, signs[1] == "=" {
      signs.removeFirst(2)
    }
    let range = SourceRange(start, end)
    guard signs.count == 3, signs.allSatisfy({ $0 == "-" || $0 == "&" }) else {
      if !signs.contains("&"), !signs.contains("-") {
        throw LayoutFact.noMask(isSecond: other != nil).at(range)
      }
      if let control = signs.first(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
        throw TextFact.bad(.character, String(control)).at(range)
      }
      throw LayoutFact.badMask(source.text(range)).at(range)
    }
    while !current.isEnd, current.range.lowerBound < end { advance() }
    return .init(
      near: signs[0] == "&", size: signs[1] == "&", far: signs[2] == "&", range: range)
  }

  private mutating func coordinate(mayBeNegative: Bool) throws(Diagnostic) -> Rational {
    _ = take(.comma)
    let sign = current
    let isNegative = take(.minus)
    if isNegative, !mayBeNegative { throw LayoutFact.negative("mask").at(sign.range) }
    guard current.kind == .number else {
      throw LayoutFact.noMaskPlace.at(current.isEnd ? lastPlace : current.range)
    }
    let number = try fraction()
    return isNegative ? -number : number
  }

  /// `8`, `0.5`, `100/3`; the current token is a number.
  mutating func fraction() throws(Diagnostic) -> Rational {
    let numerator = try value(of: advance())
    guard current.kind == .divide, next.kind == .number else { return numerator }
    advance()
    let place = current.range
    let denominator = try value(of: advance())
    guard !denominator.isZero else { throw LayoutFact.overZero.at(place) }
    return numerator / denominator
  }
}
