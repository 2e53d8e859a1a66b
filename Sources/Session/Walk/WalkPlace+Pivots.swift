// What the method did at a place of the walk, as values: a pivot, and what happens between pivots.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

extension WalkPlace {
  // MARK: Pivots

  /// A pivot that was chosen here.
  ///
  /// - Parameters:
  ///   - isOwn: whether the learner chose it.
  ///   - count: how many pivots are told, each with the dictionary that it is chosen in; 0: without.
  func report(
    _ pivot: Pivot, number: Int, isOwn: Bool = false, dictionaryOneOf count: Int
  ) -> PivotReport {
    let ranks =
      isFree(pivot) ? [] : pivot.reason == .cost(.bigM) ? [0, 1] : ranks(upTo: pivot.rank)
    let shown =
      count > 0
      ? dictionary(before: pivot, oneOf: count) : (dictionary: nil, rows: 0, columns: 0)
    return PivotReport(
      number: number, reason: isOwn ? .own : reason(pivot), entering: name(pivot.entering),
      leaving: name(pivot.leaving), bound: bound(of: pivot), level: names.level(rank: pivot.rank),
      cost: isFree(pivot) ? 0 : tableau.costs[pivot.rank][pivot.entering],
      costLevels: ranks.map { names.level(rank: $0) },
      candidates: pivot.candidates.prefix(PivotReport.limit).map { candidate in
        .init(column: name(candidate.column), costs: ranks.map { candidate.costs[$0] })
      },
      candidateCount: pivot.candidates.count,
      ratios: pivot.ratios.prefix(PivotReport.limit).map { ratio in
        .init(
          column: name(ratio.basic), constant: ratio.constant, coefficient: ratio.coefficient,
          ratio: ratio.ratio, leaves: ratio.row == pivot.row)
      },
      ratioCount: pivot.ratios.count,
      lacking: pivot.lacking.prefix(PivotReport.limit).map {
        .init(column: name($0.basic), value: $0.constant)
      },
      dualRatios: pivot.dualRatios.prefix(PivotReport.limit).map { ratio in
        .init(
          column: name(ratio.column), cost: ratio.cost, coefficient: ratio.coefficient,
          ratio: ratio.ratio, enters: ratio.column == pivot.entering)
      }, length: pivot.length, before: pivot.costBefore,
      after: pivot.costAfter, dictionary: shown.dictionary, rowCount: shown.rows,
      columnCount: shown.columns)
  }

  private func isFree(_ pivot: Pivot) -> Bool { pivot.reason == .free }

  private func reason(_ pivot: Pivot) -> PivotReport.Reason {
    switch pivot.reason {
    case .cost(let rule): .rule(RuleWord(rule))
    case .dual: .dual
    case .free: .free(equation: equation(heldBy: pivot.leaving)?.id)
    }
  }

  /// The equation that has no slack, so that a column stands for its left side minus its right side.
  private func equation(heldBy column: Column) -> Constraint? {
    solver.artificial(of: column).flatMap { names.constraint(ofRow: $0.row) }
  }

  // MARK: Between pivots

  /// What a step of the method is about.
  ///
  /// - Parameter step: anything but a pivot.
  func event(_ step: Step) -> WalkEvent? {
    switch step {
    case .pivot: nil
    case .stage(let stage): beginning(ofStage: stage)
    case .swapped(let columns): .swapped(columns.map(name))
    case .firstPhase(let rows): firstPhase(rows)
    case .dualPhase(let rows): .dualPhase(lacks: rows.compactMap(lack), names.level(rank: 1))
    case .dualRefused(.equations): .dualRefused(.equations)
    case .dualRefused(.wishes): .dualRefused(.wishes)
    case .dualRefused(.costs(let columns)): .dualRefused(.costs(columns.map(name)))
    case .dualBlocked(let column): .dualBlocked(name(column))
    case .penalty: .penalty(names.level(rank: 1))
    case .penaltyRefused: .penaltyRefused
    case .cycle(let length): .cycle(length: length)
    case .stall(let length): .stall(length: length)
    case .feasible: .feasible
    case .minimum(let index, let value): minimum(names.level(rank: index + 1), value)
    case .end(let outcome): .end(end(outcome))
    }
  }

  private func minimum(_ level: Priority, _ value: Rational) -> WalkEvent {
    .minimum(level, value, aim: names.aim(of: level))
  }

  func beginning(ofStage stage: Int) -> WalkEvent {
    let level = names.level(rank: stage)
    return .level(
      WalkEvent.LevelStart(
        level: level, objective: stage == 0 ? nil : names.objective(of: level),
        aim: stage == 0 ? nil : names.aim(of: level), rows: names.constraints(ofStage: stage),
        nonnegative: stage == 0 ? names.nonnegative : [],
        bounds: stage == 0
          ? names.bounds.map { .init(variable: name($0.variable).text, upper: $0.upper) } : [],
        isBelowOthers: stage > 1))
  }

  private func firstPhase(_ rows: [Int]) -> WalkEvent {
    let columns = rows.flatMap { solver.artificialColumns(ofRows: [$0]) }
      .filter { tableau.row(of: $0) != nil }
    return .firstPhase(
      requirements: rows.compactMap { names.constraint(ofRow: $0)?.id },
      lacks: columns.map { .init(column: name($0), value: tableau.value(of: $0)) })
  }

  /// What the basic column of a requirement's row is below zero by.
  private func lack(ofRow row: Int) -> WalkEvent.Lack? {
    let basic: Column
    switch names.model.problem.rows[row].kind {
    case .atLeast(let slack), .atMost(let slack): basic = slack
    case .equation, .goal: return nil
    }
    return .init(column: name(basic), value: tableau.value(of: basic))
  }

  private func end(_ outcome: Outcome) -> WalkEvent.End {
    switch outcome {
    case .optimal: .optimal(levels: names.model.levels.count)
    case .infeasible: .unsatisfiable(missing: tableau.costs[0].constant)
    case .unbounded(let index):
      .unbounded(
        names.level(rank: index + 1), entering: solver.endless.map(name),
        aim: names.aim(of: names.level(rank: index + 1)))
    }
  }
}
