// From a draft to rows and columns, the way that a constraint hierarchy makes them.

import Rationals
import Simplex

extension ProblemDraft {
  /// Measures variables and rows in other units, of many digits. A solution stays one, in the new
  /// units: so the families keep what they lean towards.
  mutating func magnify(using generator: inout SeededGenerator) {
    let units = signs.map { _ in
      generator.happens(1, outOf: 2) ? generator.hugeRational() : Rational.one
    }
    func measured(_ form: LinearForm, times multiple: Rational) -> LinearForm {
      LinearForm(
        form.terms.map { .init($0.column, $0.coefficient * units[$0.column] * multiple) },
        constant: form.constant * multiple)
    }
    for index in constraints.indices {
      let multiple = generator.happens(1, outOf: 2) ? generator.hugeRational() : Rational.one
      constraints[index].form = measured(constraints[index].form, times: multiple)
    }
    objectives = objectives.map { measured($0, times: 1) }
  }

  /// The problem: variables first, then the slack columns in order of the constraints, except that
  /// now and then all columns are shuffled, since no solver may rely on their order.
  func problem(using generator: inout SeededGenerator) -> Problem {
    var problem = Problem(signs: signs)
    var shares = objectives.map(\.terms)
    for constraint in constraints {
      let kind: Problem.Row.Kind
      if constraint.stage > 0 {
        let plus = problem.addColumn(.nonnegative)
        let minus = problem.addColumn(.nonnegative)
        kind = .goal(plus: plus, minus: minus)
        if constraint.relation != .atLeast {
          shares[constraint.stage - 1].append(.init(plus, constraint.weight))
        }
        if constraint.relation != .atMost {
          shares[constraint.stage - 1].append(.init(minus, constraint.weight))
        }
      } else {
        kind =
          switch constraint.relation {
          case .equal: .equation
          case .atLeast: .atLeast(slack: problem.addColumn(.nonnegative))
          case .atMost: .atMost(slack: problem.addColumn(.nonnegative))
          }
      }
      problem.rows.append(.init(form: constraint.form, kind: kind, stage: constraint.stage))
    }
    problem.objectives = zip(objectives, shares).map { objective, terms in
      LinearForm(terms, constant: objective.constant)
    }
    return generator.happens(1, outOf: 8)
      ? problem.renamed(problem.signs.indices.shuffled(using: &generator)) : problem
  }
}

extension Problem {
  /// The same problem with column j called `names[j]`, a permutation.
  fileprivate func renamed(_ names: [Column]) -> Problem {
    func renamed(_ form: LinearForm) -> LinearForm {
      LinearForm(
        form.terms.map { .init(names[$0.column], $0.coefficient) }, constant: form.constant)
    }
    var result = self
    for (column, sign) in signs.enumerated() { result.signs[names[column]] = sign }
    result.objectives = objectives.map(renamed)
    result.rows = rows.map { row in
      let kind: Row.Kind =
        switch row.kind {
        case .equation: .equation
        case .atLeast(let slack): .atLeast(slack: names[slack])
        case .atMost(let slack): .atMost(slack: names[slack])
        case .goal(let plus, let minus): .goal(plus: names[plus], minus: names[minus])
        }
      return Row(form: renamed(row.form), kind: kind, stage: row.stage)
    }
    return result
  }
}
