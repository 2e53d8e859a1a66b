// Which of its arguments a command is at, once some tokens of them are there: what completion offers next.

import Rationals

/// A place in the arguments of a command that are not all there yet.
struct PlaceAmongArguments {
  private var rest: ArraySlice<Token>

  /// - Parameter tokens: those of the arguments that are there.
  init(_ tokens: ArraySlice<Token>) { rest = tokens }

  /// What may come next: one argument, or several where some may be left out.
  mutating func expected(of arguments: [Argument]) -> [Argument] {
    var expected: [Argument] = []
    for (index, argument) in arguments.enumerated() {
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      switch pass(argument, before: next) {
      case .passed: break
      case .open(let isNeeded):
        expected.append(argument)
        if isNeeded { return expected }
      }
    }
    return rest.isEmpty ? expected : []
  }

  private enum Passage {
    case passed
    /// It may stand at the end of what there is.
    case open(isNeeded: Bool)
  }

  private mutating func pass(_ argument: Argument, before next: Argument?) -> Passage {
    switch argument {
    case .optional(let argument):
      if rest.isEmpty { return .open(isNeeded: false) }
      if case .one(.level) = argument, next != nil, !isLevel { return .passed }
      return pass(argument, before: next)
    case .several(_, let count): return passNames(count)
    case .one(.value), .one(.expression): return passSum(before: next)
    case .word, .choice, .one:
      guard let token = rest.popFirst() else { return .open(isNeeded: true) }
      // A priority, with its sign.
      if token.kind == .at { _ = rest.popFirst() }
      if rest.first?.kind == .comma { rest.removeFirst() }
      return .passed
    }
  }

  private var isLevel: Bool {
    guard let token = rest.first else { return false }
    return token.kind == .at || token.kind == .number
      || token.name.map { PriorityWord.value(of: $0) != nil } ?? false
  }

  private mutating func passNames(_ count: ClosedRange<Int>) -> Passage {
    var names = 0
    while names < count.upperBound, rest.first?.name != nil {
      rest.removeFirst()
      names += 1
      if rest.first?.kind == .comma { rest.removeFirst() }
    }
    return rest.isEmpty && names < count.upperBound
      ? .open(isNeeded: names < count.lowerBound) : .passed
  }

  /// A sum goes on up to the word that comes after it, and at its end stands an operand.
  private mutating func passSum(before next: Argument?) -> Passage {
    var last: Token?
    while let token = rest.first, token.kind != .at {
      if case .word(let word) = next, token.name == word { break }
      last = rest.removeFirst()
    }
    return last?.isOperand == true ? .passed : .open(isNeeded: true)
  }
}
