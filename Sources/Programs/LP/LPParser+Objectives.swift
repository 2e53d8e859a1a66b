// Objectives at several levels, as Gurobi writes them:
//
//     Minimize multi-objectives
//      first: Priority=2 Weight=1 AbsTol=0 RelTol=0
//       3 x + 2 y
//      second: Priority=1
//       z
//
// Those of one priority are one level, the sum of them times their weights: `weighted.first_second`, where a weight is not 1. By
// itself one has no use for a weight above zero, and goes by its own name with its own value.

import Rationals

/// An objective of a level.
struct LPObjective {
  var name: Range<Int>
  var sum = LPSum()
  var priority = Rational.zero
  var weight = Rational.one
}

extension LPParser {
  /// Whether `multi-objectives` comes.
  var isAtSeveralObjectives: Bool {
    current.kind == .name && FileText.is("multi", bytes, current.place) && ahead.kind == .minus
  }

  /// What stands behind `multi-objectives`.
  mutating func readObjectives() throws(ProgramFileError) -> [LPObjective] {
    for _ in 0..<3 { try advance() }
    var objectives: [LPObjective] = []
    while current.kind == .name, ahead.kind == .colon {
      var objective = LPObjective(name: current.place)
      guard rowNames.index(of: current.place) == nil,
        !objectives.contains(where: { bytes[$0.name].elementsEqual(bytes[current.place]) })
      else { throw error(.duplicateRow(text(current.place)), at: current.place) }
      try advance()
      try advance()
      while current.kind == .name, ahead.kind == .equal { try readSetting(of: &objective) }
      if current.kind != .end, word() == nil, !(current.kind == .name && ahead.kind == .colon) {
        objective.sum = try readSum(mayEnd: true, endsWithLine: false)
        if let infinity = objective.sum.infinity {
          throw error(.wrongInfinity(text(infinity)), at: infinity)
        }
      }
      objectives.append(objective)
    }
    if objectives.isEmpty || current.kind != .end && word() == nil { throw unexpected(.objective) }
    return objectives
  }

  /// `Priority=2`, `Weight=1`, `AbsTol=0` or `RelTol=0`
  private mutating func readSetting(of objective: inout LPObjective) throws(ProgramFileError) {
    let name = current.place
    try advance()
    try advance()
    let isNegative = current.kind == .minus
    if isNegative { try advance() }
    guard current.kind == .number else { throw unexpected(.number) }
    let value = isNegative ? -(try number()) : try number()
    try advance()
    if FileText.is("priority", bytes, name) {
      objective.priority = value
    } else if FileText.is("weight", bytes, name) {
      objective.weight = value
    } else if FileText.is("abstol", bytes, name) || FileText.is("reltol", bytes, name) {
      if !value.isZero { remarks.note(.tolerance, of: name) }
    } else {
      throw error(.unexpected(text(name), wanted: .term), at: name)
    }
  }

  /// The levels, the most important first.
  func levels(_ objectives: [LPObjective]) throws(ProgramFileError) -> [LinearProgram.Objective] {
    var levels: [LinearProgram.Objective] = []
    for priority in Set(objectives.map { $0.priority }).sorted(by: >) {
      let level = objectives.filter { $0.priority == priority }
      var (names, terms, constant) = ([String](), [LinearProgram.Term](), Rational.zero)
      let isAlone = level.count == 1 && level[0].weight.signum > 0
      for objective in level {
        let weight = isAlone ? 1 : objective.weight
        names.append(try string(objective.name))
        terms += objective.sum.terms.map { $0.multiplied(by: weight) }
        constant += objective.sum.constant * weight
      }
      let isWeighted = !isAlone && level.contains { $0.weight != 1 }
      levels.append(
        .init(
          name: (isWeighted ? "weighted." : "") + names.joined(separator: "_"), terms: terms,
          constant: constant))
    }
    return levels
  }
}
