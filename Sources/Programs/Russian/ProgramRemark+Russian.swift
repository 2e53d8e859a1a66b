// What is to be said of a file that was read, in Russian.

import Wording

extension ProgramRemark {
  public var russian: String {
    let more = self.count > 1 ? ", первая из \(self.count)" : ""
    return "строка \(self.line)\(more): " + Russian.sentence(self)
  }
}

extension Russian {
  fileprivate static func sentence(_ remark: ProgramRemark) -> String {
    let name = remark.subject
    return switch remark.kind {
    case .commentedSense:
      "\(name) стоит в комментарии, а комментарии не читаются; максимум или минимум задаёт OBJSENSE, с MAX или MIN "
        + "в следующей строке, а без него целевая функция минимизируется"
    case .turnedObjective:
      "при записи файла знаки целевой функции поменяли, чтобы минимизировать то, что нужно было максимизировать; "
        + "её значение получится с обратным знаком"
    case .byColumns:
      "прочитано по позициям, потому что по пробелам это не задача"
        + (name.isEmpty ? "" : "; так что \(name) — одно имя, с пробелами внутри")
    case .unusedNumber:
      "у границы такого вида для переменной \(name) числа нет; то, что там стоит, не читается"
    case .binaryByDefault:
      "у целочисленной переменной \(name) нет границ; glpsol и HiGHS держат такую между 0 и 1, и здесь так же, "
        + "а в lp_solve она сверху не ограничена"
    case .afterEnd: "то, что стоит после ENDATA, не читается"
    case .boundAgain:
      "у переменной \(name) с одной стороны не одна граница: то же число или сначала бесконечность; "
        + "действует число"
    case .defaultBound:
      "у переменной \(name) верхняя граница меньше 0, а о нижней ничего не сказано, и тогда она равна 0; "
        + "так что ни одного значения для неё не остаётся"
    case .boundedAlone:
      "у переменной \(name) есть граница, но ни в строках, ни в целевой функции её нет"
    case .tolerance:
      "\(name) позволяет целевой функции быть хуже наилучшего; здесь это 0, потому что уровни строгие"
    case .coefficientsAdded:
      "переменная \(name) стоит в одной сумме не один раз; её коэффициенты складываются"
    }
  }
}
