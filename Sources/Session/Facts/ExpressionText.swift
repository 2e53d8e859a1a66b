// An expression as it would be written on paper, for replies that name it.

package import Language
import Rationals

package enum ExpressionText {
  package static func text(_ expression: Expression) -> String {
    switch expression {
    case .number(let number, _): number.description.replacingMinus
    case .name(let name): name.text
    case .quantity(let quantity, _): quantity.text
    case .negate(let operand, _): "−" + wrapped(operand)
    case .operations(let first, let rest, _):
      rest.reduce(first.isSum && rest.contains { $0.kind.isProduct } ? wrapped(first) : text(first))
      {
        result, operation in
        switch operation.kind {
        case .add: result + " + " + text(operation.operand)
        case .subtract: result + " − " + wrapped(operation.operand)
        case .multiply where result.isNumber && operation.operand.isName:
          result + text(operation.operand)
        case .multiply: result + "·" + wrapped(operation.operand)
        case .divide: result + "/" + wrapped(operation.operand)
        }
      }
    }
  }

  private static func wrapped(_ expression: Expression) -> String {
    switch expression {
    case .operations: "(\(text(expression)))"
    case .number, .name, .quantity, .negate: text(expression)
    }
  }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }

  fileprivate var isSum: Bool {
    if case .operations(_, let rest, _) = self {
      !(rest.first?.kind.isProduct ?? true)
    } else {
      false
    }
  }
}

extension Expression.BinaryOperator {
  fileprivate var isProduct: Bool { self == .multiply || self == .divide }
}

extension String {
  fileprivate var replacingMinus: String { hasPrefix("-") ? "−" + dropFirst() : self }
  fileprivate var isNumber: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }
}
