// What is said of a program of a file that came into a session, and of one that cannot, in Russian.

import ConstraintHierarchies
import Language
import Rendering
import Session
import Wording

extension ProgramImportWords {
  var russian: Text {
    switch self {
    case .came(let program): Russian.came(program)
    case .nonnegative(let count, let areAll): Text(Russian.nonnegative(count, areAll))
    case .bounds(let count):
      Text(
        "границы \(RussianGrammar.count(count, "переменной", "переменных", "переменных")): bound.ИМЯ"
      )
    case .relaxed(let names):
      "релаксация: "
        + Text(
          RussianGrammar.agreeing(names.count, "переменная ", "переменные ")
            + RussianGrammar.list(names, atMost: 8)
            + RussianGrammar.agreeing(
              names.count, " может быть и дробной, хотя в файле она целая",
              " могут быть и дробными, хотя в файле они целые"))
        + "; ветвить можно вручную, строкой вроде \("\(names[0]) <= 2", .code)"
    case .free(let names):
      Text(
        RussianGrammar.agreeing(
          names.count, "строка без границ стала отключённой целевой функцией: ",
          "строки без границ стали отключёнными целевыми функциями: ")
          + RussianGrammar.list(names, atMost: 8))
    case .renamed(let renamings, let count): Russian.renamed(renamings, of: count)
    }
  }
}

extension Russian {
  fileprivate static func came(_ program: ProgramImport) -> Text {
    let sizes = RussianGrammar.list([
      RussianGrammar.count(program.columnCount, "переменная", "переменные", "переменных"),
      RussianGrammar.count(program.rowCount, "ограничение", "ограничения", "ограничений"),
    ])
    let objective: Text =
      program.objectives.isEmpty
      ? "; целевой функции нет"
      : Text(program.isMaximized ? "; максимизируется " : "; минимизируется ")
        + program.objectives.map { Text($0, .strong) }.joined(separator: ", затем ")
    return (program.name.isEmpty ? "" : "\(program.name, .strong): ")
      + Text("\(sizes), по одному на строку")
      + (program.rowPriority.map { ", на уровне \($0.name)" } ?? "") + objective
  }

  fileprivate static func nonnegative(_ count: Int, _ areAll: Bool) -> String {
    if areAll { return count == 1 ? "она объявлена >= 0" : "все они объявлены >= 0" }
    return RussianGrammar.count(
      count, "переменная объявлена", "переменные объявлены", "переменных объявлено") + " >= 0"
  }

  fileprivate static func renamed(_ renamings: [ProgramImport.Renaming], of count: Int) -> Text {
    let names = renamings.map { "\(noun($0.kind)) \($0.old) — \($0.new)" }
    let more = count > renamings.count ? [RussianGrammar.andMore(count - renamings.count)] : []
    return Text("здесь под другими именами: " + (names + more).joined(separator: ", "))
  }

  /// In the nominative.
  private static func noun(_ kind: ProgramImport.Renaming.Kind) -> String {
    switch kind {
    case .column: "столбец"
    case .row: "строка"
    case .objective: "целевая функция"
    }
  }

  static func text(_ fault: ProgramFault) -> String {
    switch fault {
    case .unsayable(let name, let reason, _):
      "\(name.isEmpty ? "задача" : name) здесь не записывается строкой: "
        + "\(reason.message(in: .russian)); slackline solve ФАЙЛ решает задачу как есть"
    }
  }
}
