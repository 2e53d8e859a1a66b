// How far a long solve has come, in a line, in Russian.

import ConstraintHierarchies
import Rationals
public import Session
import Wording

extension SolvingReport {
  public var russian: String {
    let pivots = RussianGrammar.count(self.pivots, "шаг", "шага", "шагов")
    if self.hasConflict { return "\(pivots), поиск меньшего противоречия" }
    if self.isMeasuring { return "\(pivots), исследуется область после уровня \(self.level.name)" }
    // A fraction of many digits tells nobody how far it has come.
    let value = self.objective.description
    let rest =
      value.count > 24
      ? "" : self.level.isRequired ? ", невязка \(value)" : ", функционал \(value)"
    return "\(pivots), уровень \(self.level.name)\(rest)"
  }
}

extension Russian {
  static let scriptOrigin = "# Сохранено программой Slackline; load вернёт это."
}
