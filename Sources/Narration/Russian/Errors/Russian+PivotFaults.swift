// What is said of a step that the walk does not take, and of a pivot that cannot be made, in Russian.

import ConstraintHierarchies
import Language
import Rationals
import Session
import Wording

extension PivotFault {
  var russian: String {
    switch self {
    case .emptyTableau(let count): Russian.emptyTableau(count)
    case .dualPivot:
      "следующий шаг двойственный, оба столбца в нём выбирает правило; 'rule dantzig' начинает решение заново, с шагами, "
        + "которые можно выбирать"
    case .freeColumnFirst(let name):
      "у переменной \(name) нет ограничения знака, поэтому она вводится в базис первой, сама: введите step, а дальше "
        + "выбор за вами"
    case .enteringAtBound(let name, let column):
      "переменная \(name) стоит на верхней границе, и её столбец — \(column): pivot \(column) позволит ей убывать"
    case .enteringIsBasic(let name):
      "переменная \(name) уже в базисе, у неё своя строка; вводится то, что стоит над столбцом"
    case .enteringIsArtificial(let name):
      "\(name) — искусственная переменная: она восполняла то, чего не хватало требованию, теперь должна быть равна 0 и "
        + "в базис больше не вводится"
    case .leavingIsNonbasic(let name):
      "переменной \(name) в базисе нет, выводить её неоткуда; выводится то, у чего есть своя строка"
    case .leavingIsFree(let name):
      "у переменной \(name) нет ограничения знака, выводить её из базиса незачем: она там остаётся"
    case .pivotElementIsZero(let leaving, let entering):
      "в строке \(leaving) нет переменной \(entering): с ростом \(entering) переменная \(leaving) не меняется и уступить "
        + "место не может"
    case .frozen(let name, let objective, let cost, let value, let length):
      "столбец \(name) заморожен: такой шаг возможен, но ничего не улучшает: "
        + Russian.rise(objective, cost, from: value, length)
        + "; ни один уровень не вправе испортить то, чего достигли уровни выше, поэтому решение туда не идёт"
    case .unbounded(let name, let objective, let cost):
      "переменную \(name) ничто не останавливает: с её ростом ни одна базисная не убывает, и выводить нечего"
        + (cost.signum < 0
          ? "; \(objective) не ограничен снизу: на каждую единицу он убывает на \(Russian.number(cost.magnitude))"
          : "")
    case .infeasible(let entering, let leaving, let length, let below, let instead):
      Russian.infeasible(entering, leaving, length, below) + Russian.text(instead)
    }
  }
}

extension Russian {
  static func text(_ fault: WalkFault) -> String {
    switch fault {
    case .tooManyPivots(let count, _):
      "это \(RussianGrammar.count(count, "шаг", "шага", "шагов")), а сразу показывается не больше "
        + "\(Limit.pivots.most); к любому из них ведёт goto, а step \(Limit.pivots.most) показывает сколько можно"
    case .endOfWalk(let count, _):
      count > 0
        ? "здесь всего \(RussianGrammar.count(count, "шаг", "шага", "шагов")): укажите число от 0 до \(count)"
        : noPivots
    case .pivot(let fault, _): text(fault)
    case .unknownColumn(let name, let known):
      "столбца \(name.text) в таблице нет; есть "
        + (known.count > 12 ? known.prefix(12) + ["…"] : known).joined(separator: ", ")
    case .pairOfColumns(let name, let pair):
      "столбца с именем \(name.text) нет: у этой переменной "
        + RussianGrammar.agreeing(pair.count, "столбец ", "столбцы ")
        + RussianGrammar.list(pair)
    case .absentColumn(let name, let level?):
      "переменной \(name.text) в таблице ещё нет: она появится с уровнем \(level); вперёд ведёт step"
    case .absentColumn(let name, nil):
      "переменной \(name.text) в таблице ещё нет: она не входит ни в одно из добавленных пока ограничений"
    case .nothingRefused:
      "последняя строка не приводила к противоречию, показывать нечего; ход решения показывает 'trace'"
    case .noRatioTest: "шагов отсюда больше нет, и отношения проверять незачем"
    case .notInRatioTest(let name, let known):
      "\(name.text) в проверке отношений не участвует; "
        + RussianGrammar.agreeing(known.count, "участвует ", "участвуют ")
        + RussianGrammar.list(known)
    case .noColumn:
      "введите имя одного столбца, например b-; ответ показывает ?, весь шаг — step"
    case .noNumber: "введите число, например 15/2 или 7.5; ответ показывает ?"
    }
  }

  static let noPivots = "проходить нечего: шагов не понадобилось"

  static func emptyTableau(_ count: Int) -> String {
    count == 0
      ? "таблица пуста: ограничений нет"
      : "таблица пуста: ни одной строки ещё не добавлено; первую добавит step"
  }

  fileprivate static func rise(
    _ objective: String, _ cost: Rational, from value: Rational, _ length: Rational?
  ) -> String {
    guard let length, !length.isZero else {
      return "\(objective) вырос бы на \(number(cost)) на каждую единицу"
    }
    return "\(objective) вырос бы с \(number(value)) до \(number(value + cost * length))"
  }

  fileprivate static func infeasible(
    _ entering: String, _ leaving: String, _ length: Rational, _ below: [PivotFault.Shortage]
  ) -> String {
    if length.signum < 0 {
      return
        "с ростом \(entering) переменная \(leaving) не убывает: чтобы вывести её из базиса, нужно \(entering) = "
        + "\(number(length)), а это вне области"
    }
    let limit = 3
    var falls = below.prefix(limit).map { "\($0.name) = \(number($0.value))" }
    if below.count > limit { falls.append("ещё \(below.count - limit) ниже 0") }
    return "\(leaving) обращается в 0 слишком поздно, при \(entering) = \(number(length)); тогда "
      + "\(RussianGrammar.list(falls)), а это вне области"
  }

  fileprivate static func text(_ test: PivotFault.RatioTest) -> String {
    switch test {
    case .leaves(let name): "; по проверке отношений выводится \(name)"
    case .nothing: "; ничто не убывает, и выводить нечего"
    case .secret: ""
    }
  }

  fileprivate static func number(_ value: Rational) -> String {
    value.signum < 0 ? "−\(value.magnitude)" : value.description
  }
}
