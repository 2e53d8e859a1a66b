// What a writer of a file changed, in Russian.

import Rationals
import Wording

extension ProgramNote {
  var russian: String {
    switch self {
    case .renamed("", let new): "у \(new) не было имени"
    case .renamed(let old, let new): "\(new) означает: \(old.harmless)"
    case .multipliedRow(let name, let factor):
      "строка \(name) умножена на \(factor), чтобы её числа стали десятичными дробями"
    case .multipliedObjective(let factor):
      "целевая функция умножена на \(factor): разделите её значение на это число"
    case .bound(let column, let row): "строка \(row) — это граница переменной \(column)"
    case .parted(let name, let other):
      "строки \(name) и \(other) — это одна строка с двумя границами"
    case .maximized:
      "glpsol не знает OBJSENSE: уберите две его строки и добавьте --max; Clp и Cbc его пропускают: добавьте -maximize"
    case .constant(let constant):
      "для glpsol, который не знает постоянного слагаемого в целевой функции: уберите его и прибавьте \(constant) "
        + "к значению"
    case .relaxed(let names):
      "целочисленность снята: \(RussianGrammar.list(names.map { $0.harmless }, atMost: 8))"
    case .lesserObjectives(let names):
      "без целевых функций нижних уровней, которых в этом формате нет: "
        + RussianGrammar.list(names.map { $0.harmless })
    case .turnedConstant(let constant):
      "glpsol и lp_solve читают постоянное слагаемое целевой функции с другим знаком: прибавьте \(2 * constant) "
        + "к их значению"
    }
  }
}
