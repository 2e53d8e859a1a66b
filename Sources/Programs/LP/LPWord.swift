// The words that begin the sections of an LP file.

enum LPWord: Equatable {
  case minimize, maximize, subjectTo, bounds, integers, binaries, semicontinuous
  case specialOrderedSets, end
  case foreign(LPFact.ForeignSection)

  /// The section that a name begins, perhaps together with the name after it.
  init?(_ bytes: [UInt8], _ place: Range<Int>, before next: LPToken) {
    // The longest is "semi-continuous", whose first word ends at the hyphen.
    guard place.count <= 8 else { return nil }
    func isOne(of words: StaticString...) -> Bool {
      words.contains { FileText.is($0, bytes, place) }
    }
    func goesOn(_ word: StaticString) -> Bool {
      next.kind == .name && FileText.is(word, bytes, next.place)
    }
    switch bytes[place.lowerBound].lowered {
    case UInt8(ascii: "g")
    where isOne(of: "general") && (goesOn("constraints") || goesOn("constraint")),
      UInt8(ascii: "g") where isOne(of: "genconstr", "gencons"):
      self = .foreign(.generalConstraints)
    case UInt8(ascii: "l") where isOne(of: "lazy") && goesOn("constraints"):
      self = .foreign(.lazyConstraints)
    case UInt8(ascii: "u") where isOne(of: "user") && goesOn("cuts"): self = .foreign(.userCuts)
    case UInt8(ascii: "p") where isOne(of: "pwlobj"): self = .foreign(.piecewiseLinear)
    case UInt8(ascii: "s") where isOne(of: "scenario") && next.kind == .name:
      self = .foreign(.scenarios)
    case UInt8(ascii: "m"):
      if isOne(of: "minimize", "minimise", "minimum", "min") {
        self = .minimize
      } else if isOne(of: "maximize", "maximise", "maximum", "max") {
        self = .maximize
      } else {
        return nil
      }
    case UInt8(ascii: "s"):
      if isOne(of: "st", "s.t.", "st.") || isOne(of: "subject") && goesOn("to")
        || isOne(of: "such") && goesOn("that")
      {
        self = .subjectTo
      } else if isOne(of: "semi") && next.kind == .minus || isOne(of: "semis", "sc") {
        self = .semicontinuous
      } else if isOne(of: "sos", "sos1", "sos2") {
        self = .specialOrderedSets
      } else {
        return nil
      }
    case UInt8(ascii: "b") where isOne(of: "bounds", "bound"): self = .bounds
    case UInt8(ascii: "b") where isOne(of: "binary", "binaries", "bin"): self = .binaries
    case UInt8(ascii: "g") where isOne(of: "general", "generals", "gen"): self = .integers
    case UInt8(ascii: "i") where isOne(of: "integer", "integers", "int"): self = .integers
    case UInt8(ascii: "e") where isOne(of: "end"): self = .end
    default: return nil
    }
  }

  /// Whether it is two words.
  func isLong(_ bytes: [UInt8], _ place: Range<Int>) -> Bool {
    FileText.is("subject", bytes, place) || FileText.is("such", bytes, place)
  }
}
