// What the comments of a file say of the level that it is of, in Russian.

import ConstraintHierarchies
import ProgramSolving
import Rationals
import Wording

extension Russian {
  static func comments(on program: LevelProgram) -> [String] {
    var lines: [String] = []
    if let level = program.level {
      let names = program.levels.map { $0.name }
      if names.count == 1 {
        lines.append(
          "Записано программой Slackline: целевая функция — уровень \(level.name), он единственный."
        )
      } else {
        lines.append(
          "Записано программой Slackline: целевая функция — уровень \(level.name) "
            + "(есть уровни \(RussianGrammar.list(names))).")
      }
      if !program.isMaximized {
        lines.append(
          "ИМЯ.plus и ИМЯ.minus показывают, на сколько левая часть ограничения больше или меньше правой."
        )
      }
      if !program.held.isEmpty {
        let held = program.held.map { "\($0.level.name) (\($0.least))" }
        lines.append(
          "Строки level.ИМЯ удерживают уровни выше на наименьших значениях: \(RussianGrammar.list(held))."
        )
      }
      if let next = program.levels.first(where: { $0 < level }) {
        lines.append("Для следующего уровня: slackline export ФАЙЛ -o OUT --level \(next.name)")
      }
    } else {
      lines.append(
        "Записано программой Slackline: только требования; уровня, который стал бы целевой функцией, нет."
      )
    }
    if !program.disabled.isEmpty {
      lines.append(
        RussianGrammar.agreeing(
          program.disabled.count, "Отключено и потому не записано: ",
          "Отключены и потому не записаны: ")
          + "\(RussianGrammar.list(program.disabled, atMost: 8)).")
    }
    return lines
  }
}
