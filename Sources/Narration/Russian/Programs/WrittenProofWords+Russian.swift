// What is said of a proof that was checked, in Russian.

import ConstraintHierarchies
import ProgramSolving
import Rationals
import Rendering
import Simplex
import Wording

extension WrittenProofWords {
  var russian: Text {
    switch self {
    case .holds(let proof, let problem, let file): Russian.holds(proof, problem, file)
    case .level(let level): Russian.text(level)
    case .fails(_, let file):
      "\("доказательство неверно", .error) для файла \(file.inertName, .strong):"
    case .flaw(let flaw, let problem): Russian.text(flaw, problem)
    case .more(let count): Text(RussianGrammar.andMore(count))
    }
  }
}

extension Russian {
  fileprivate static func holds(
    _ proof: WrittenProof, _ problem: ProvableProblem, _ file: String
  ) -> Text {
    let beginning: Text = "\("доказательство верно", .good): в файле \(file.inertName, .strong) "
    let count = problem.rows.count
    switch proof.conclusion {
    case .optimal:
      return beginning
        + Text(
          "решение оптимально; его значения удовлетворяют всем требованиям, и ни один уровень не может быть меньше "
            + "(\(RussianGrammar.plural(count, "проверено", "проверены", "проверено")) "
            + "\(RussianGrammar.count(count, "ограничение", "ограничения", "ограничений")))")
    case .unsatisfiable(let multiples):
      return beginning
        + Text(
          "требования несовместны; из \(RussianGrammar.count(count, "ограничения", "ограничений", "ограничений")) "
            + RussianGrammar.count(multiples.count, "даёт", "дают", "дают")
            + " в сумме ложное утверждение")
    case .unbounded(_, _, let level, _):
      return beginning
        + "уровень \(level, .strong) не ограничен снизу; он неограниченно убывает вдоль луча, где все требования "
        + "выполняются"
    }
  }

  fileprivate static func text(_ level: WrittenProof.Level) -> Text {
    let beginning: Text = "\(level.name, .strong): \(level.least, .strong), меньше быть не может; "
    let (own, above) = (level.multiples.count, level.above.count)
    if own + above == 0 { return beginning + "в его сумме ничто не бывает отрицательным" }
    var parts: [String] = []
    if own > 0 {
      parts.append(RussianGrammar.count(own, "ограничение", "ограничения", "ограничений"))
    }
    if above > 0 {
      parts.append(RussianGrammar.count(above, "уровень выше", "уровня выше", "уровней выше"))
    }
    let verb = RussianGrammar.agreeing(own + above, "показывает", "показывают")
    return beginning + Text("это \(verb) \(RussianGrammar.list(parts))")
  }

  // MARK: What is wrong

  fileprivate static func text(_ flaw: ProofFlaw, _ problem: ProvableProblem) -> Text {
    switch flaw {
    case .otherName(let claimed, let found):
      "оно о задаче \(quoted(claimed)), а в файле задача \(quoted(found))"
    case .otherCount(let count, let claimed, let found):
      "оно о задаче, где \(sized(count, claimed)), а в файле \(found)"
    case .otherLevels(let claimed, let found):
      "уровни в доказательстве: \(levels(claimed)); в файле: \(levels(found))"
    case .unknownVariable(let name): "в файле нет переменной \(name, .strong)"
    case .unknownRow(let row): "в файле нет \(genitive(row))"
    case .levelOutOfPlace(let level, let wanted?):
      "речь идёт об уровне \(level, .strong), а на очереди уровень \(wanted, .strong)"
    case .levelOutOfPlace(let level, nil):
      "речь идёт об уровне \(level, .strong), а других уровней больше нет"
    case .weightOutOfPlace(let above, let level):
      "в сумме для уровня \(level, .strong) учтён уровень \(above, .strong), который не выше его"
    case .sum(let flaw): text(flaw, problem)
    }
  }

  /// `«diet»`, behind the word for a problem in whatever case.
  fileprivate static func quoted(_ name: String) -> String {
    name.isEmpty ? "без имени" : "«\(name)»"
  }

  fileprivate static func sized(_ count: ProofFlaw.Count, _ number: Int) -> String {
    switch count {
    case .variables: RussianGrammar.count(number, "переменная", "переменные", "переменных")
    case .constraints: RussianGrammar.count(number, "ограничение", "ограничения", "ограничений")
    }
  }

  fileprivate static func levels(_ names: [String]) -> String {
    names.isEmpty ? "нет" : RussianGrammar.list(names, atMost: 8)
  }

  fileprivate static func nominative(_ row: ProvableProblem.RowName) -> String {
    switch row {
    case .constraint(let id): "ограничение \(id)"
    case .row(let name, .both): "уравнение строки \(name)"
    case .row(let name, .lower): "нижняя граница строки \(name)"
    case .row(let name, .upper): "верхняя граница строки \(name)"
    case .bound(let name, .both): "фиксированный столбец \(name)"
    case .bound(let name, .lower): "нижняя граница столбца \(name)"
    case .bound(let name, .upper): "верхняя граница столбца \(name)"
    }
  }

  fileprivate static func genitive(_ row: ProvableProblem.RowName) -> String {
    switch row {
    case .constraint(let id): "ограничения \(id)"
    case .row(let name, .both): "уравнения строки \(name)"
    case .row(let name, .lower): "нижней границы строки \(name)"
    case .row(let name, .upper): "верхней границы строки \(name)"
    case .bound(let name, .both): "фиксированного столбца \(name)"
    case .bound(let name, .lower): "нижней границы столбца \(name)"
    case .bound(let name, .upper): "верхней границы столбца \(name)"
    }
  }

  fileprivate static func text(
    _ flaw: CertificateChecker.Flaw, _ problem: ProvableProblem
  ) -> Text {
    func level(_ index: Int) -> String { problem.levels[index] }
    /// In the genitive.
    func ofSlack(_ column: Column) -> String {
      problem.row(ofSlack: column).map { genitive($0) } ?? ""
    }
    switch flaw {
    case .count(.proofs, let wanted, let found):
      return "уровней доказано \(found), а их \(wanted)"
    case .negativeValue(let column, let found):
      return "при этих значениях невязка \(ofSlack(column)) равна \(found.magnitude)"
    case .rowBroken(let index, let wanted, let found):
      return
        "при этих значениях невязка \(genitive(problem.rows[index])) равна \((found - wanted).magnitude)"
    case .valueNotAttained(let index, let claimed, let found):
      return "при этих значениях уровень \(level(index), .strong) равен \(found), а не \(claimed)"
    case .multiplierOfLaterRow(let sum, let index, _):
      return
        "в \(prepositional(sum, problem)) участвует \(nominative(problem.rows[index])), а это уровень ниже"
    case .coefficient(let sum, let column, _, let found):
      if let slack = problem.row(ofSlack: column) {
        return
          "в \(prepositional(sum, problem)) \(nominative(slack)) входит с избытком или не с тем знаком: \(found)"
      }
      return
        "в \(prepositional(sum, problem)) переменная \(problem.variables[column], .strong) не сокращается: "
        + "остаётся \(found)"
    case .constantNotBelowZero(let found):
      return "сумма утверждает, что \(found) не меньше 0, а это не ложь"
    case .constant(let index, let wanted, let found):
      return "сумма для уровня \(level(index), .strong) доказывает \(found), а не \(wanted)"
    case .negativeWeight(let index, let objective, let found):
      return
        "в сумме для уровня \(level(index), .strong) уровень \(level(objective), .strong) взят с отрицательным "
        + "множителем \(found)"
    case .rayLeavesSign(let column, let found):
      return "вдоль луча невязка \(ofSlack(column)) за шаг растёт на \(found.magnitude)"
    case .rayLeavesRow(let index, let wanted, let found):
      return
        "вдоль луча невязка \(genitive(problem.rows[index])) за шаг растёт на \((found - wanted).magnitude)"
    case .rayChangesObjective(let index, let found):
      return
        "вдоль луча уровень \(level(index), .strong) меняется на \(found), а должен оставаться прежним"
    case .rayDoesNotLower(let index, let found):
      return "вдоль луча уровень \(level(index), .strong) меняется на \(found), а должен убывать"
    case .problem, .count, .noSuchObjective:
      return Text(flaw.description)
    }
  }

  /// `сумме для уровня low`
  fileprivate static func prepositional(
    _ sum: CertificateChecker.Flaw.Sum, _ problem: ProvableProblem
  ) -> String {
    switch sum {
    case .conflict: "сумме"
    case .level(let index): "сумме для уровня \(problem.levels[index])"
    }
  }

  static func text(_ flaw: MalformedProof) -> String {
    switch flaw {
    case .noJSON: "это не JSON; возьмите файл, который записала команда solve --certificate"
    case .notText: "это не UTF-8; возьмите файл, который записала команда solve --certificate"
    case .missing(let place): "нет элемента \(place)"
    case .twice(let place): "элемент \(place) встречается второй раз"
    case .tooLong(let place): "\(place): число длиннее \(digits(Limit.proofDigits.most))"
    case .unexpected(let place, let wanted):
      place.isEmpty ? "здесь требуется \(text(wanted))" : "\(place): требуется \(text(wanted))"
    }
  }

  /// In the genitive.
  fileprivate static func digits(_ count: Int) -> String {
    "\(RussianGrammar.grouped(count)) \(RussianGrammar.plural(count, "цифры", "цифр", "цифр"))"
  }

  fileprivate static func text(_ wanted: MalformedProof.Wanted) -> String {
    switch wanted {
    case .number: "точное число в строке, например \"7/3\""
    case .count: "целое число, не меньше нуля"
    case .text: "строка"
    case .list: "список"
    case .object: "объект"
    case .word(let words): RussianGrammar.list(words, "или")
    case .row: "объект с constraint, row или bound"
    }
  }
}
