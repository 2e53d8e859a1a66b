// What is said of a program of a file and of its solution, in Russian.

import ConstraintHierarchies
import ProgramSolving
import Programs
import Rationals
import Rendering
import Wording

extension ProgramWords {
  var russian: Text {
    switch self {
    case .title(let program, let name):
      "\(name, .strong): \(Russian.sizes(program)); \(Russian.sense(program)) \(Russian.objectives(program))"
        + Text(Russian.relaxed(program.relaxedNames))
    case .optimal(let objective, let value, let rounded, let isFirst):
      "\(isFirst ? "оптимально" : "затем", .good): \(objective.name, .strong) = \(value, .strong)"
        + (rounded.map { value.isExact(places: 6) ? " = \($0)" : " ≈ \($0)" } ?? "")
    case .unique(true?): "Других столь же хороших точек нет."
    case .unique(false?):
      "Есть и другие столь же хорошие точки; это одна из них (--regions last показывает, в каких пределах может "
        + "меняться каждое значение)."
    case .unique(nil):
      "Есть ли другие столь же хорошие точки, не выяснялось (это делает --regions last)."
    case .infeasible(let clash): Russian.infeasible(clash)
    case .falsehood(let gap): "В сумме получается 0 ≥ \(gap)."
    case .aboutFalsehood(let gap):
      "В сумме получается 0 ≥ \(FloatingNumber.text(gap, digits: 3))."
    case .scaled:
      "Множители длинные, поэтому они показаны в долях наибольшего, с округлением (точные даёт --format json)."
    case .byDefault: "(нижней границы в файле нет)"
    case .leastSlack(let slack, let rows, let isTiny):
      Text(Russian.leastSlack(slack, rows: rows, isTiny: isTiny))
    case .others(let count, let areAll): Text(Russian.others(count, areAll))
    case .asWishes:
      "В приглашении \("import ФАЙЛ @high", .code) берёт строки как пожелания и показывает, на сколько их "
        + "придётся нарушить."
    case .unbounded(let program, let objective, let change):
      "\("не ограничено", .error): \(objective.name, .strong) не имеет "
        + "\(program.sense == .maximize ? "наибольшего" : "наименьшего") значения. Каждый шаг из точки, указанной "
        + "ниже, \(change.signum < 0 ? "уменьшает" : "увеличивает") его на \(change.magnitude) и остаётся допустимым."
    case .values(let shown, let count, let withPrices):
      Text(
        "столбцы с ненулевым значением\(withPrices ? " или оценкой" : ""): \(shown) из \(count)")
    case .tightRows(let shown, let count): Text("строки на границе: \(shown) из \(count)")
    case .column: "столбец"
    case .value: "значение"
    case .rounded: "≈"
    case .best: "оптимальные"
    case .feasible: "допустимые"
    case .columnPrice: "оценка"
    case .row: "строка"
    case .limit: "граница"
    case .rowPrice: "цена"
    case .says: "гласит"
    case .times: "множитель"
    case .start: "начало"
    case .step: "за шаг"
    case .tooLong(let count):
      Text("… (\(RussianGrammar.count(count, "слагаемое", "слагаемых", "слагаемых")))")
    case .allZero: "все столбцы равны 0"
    case .noTightRow: "ни одна строка не на границе"
    }
  }
}

extension Russian {
  /// Exactly where that is short.
  fileprivate static func amount(_ amount: Rational) -> String {
    let text = amount.description
    return text.utf8.count <= 9 ? text : "около \(FloatingNumber.text(amount, digits: 3))"
  }

  /// `3 строки, 2 столбца, 4 ненулевых коэффициента`
  fileprivate static func sizes(_ program: LinearProgram) -> String {
    let sizes = [
      RussianGrammar.count(program.rows.count, "строка", "строки", "строк"),
      RussianGrammar.count(program.columns.count, "столбец", "столбца", "столбцов"),
      RussianGrammar.count(
        program.nonzeroCount, "ненулевой коэффициент", "ненулевых коэффициента",
        "ненулевых коэффициентов"),
    ]
    return sizes.joined(separator: ", ")
  }

  fileprivate static func objectives(_ program: LinearProgram) -> String {
    let names = program.objectives.map { $0.name }
    if names.count <= 6 { return names.joined(separator: ", затем ") }
    let more = RussianGrammar.count(
      names.count - 1, "целевая функция", "целевые функции", "целевых функций")
    return "\(names[0]), затем ещё \(more)"
  }

  /// What a program asks for that is left out.
  fileprivate static func relaxed(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    return "; релаксация: целочисленность "
      + RussianGrammar.agreeing(names.count, "переменной ", "переменных ")
      + "\(RussianGrammar.list(names, atMost: 6)) не требуется"
  }

  fileprivate static func sense(_ program: LinearProgram) -> String {
    program.sense == .maximize ? "максимизируется" : "минимизируется"
  }

  fileprivate static func infeasible(_ clash: ProgramReport.Clash) -> Text {
    let count = clash.members.count
    if count == 1 { return "\("несовместно", .error): это требование невыполнимо" }
    let those: Text =
      "\("несовместно", .error): вместе эти требования (их \(count)) выполняться не могут"
    switch clash.size {
    case .smallest: return those + "; меньшим числом противоречия не получить"
    case .minimal: return those + "; без любого из них остальные могут"
    case .sufficient: return those + "; возможно, хватило бы и меньшего числа"
    }
  }

  fileprivate static func leastSlack(_ slack: Rational, rows: Int, isTiny: Bool) -> String {
    "Если допустить в \(rows == 1 ? "этой строке" : "каждой из этих строк") отклонение \(amount(slack)), требования "
      + "совместны; при меньшем — нет."
      + (isTiny
        ? " Столь малое отклонение могло появиться, когда числа округлили при записи файла." : "")
  }

  fileprivate static func others(_ count: Int, _ areAll: Bool) -> String {
    let sets = RussianGrammar.count(
      count, "противоречивый набор", "противоречивых набора", "противоречивых наборов")
    return
      "Есть \(areAll ? "" : "по меньшей мере ")ещё \(sets); в приглашении \(RussianGrammar.agreeing(count, "его", "их")) "
      + "показывает conflict."
  }
}
