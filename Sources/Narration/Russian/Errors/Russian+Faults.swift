// What is said of a line that is refused, in Russian.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

extension FailureWords {
  var russian: Text {
    switch self {
    case .error(let message): "\("ошибка:", .error) \(message.withShortNumbers)"
    case .suggestion(let suggestion): "может быть, \(suggestion, .code)?"
    }
  }
}

extension SessionFault {
  var russian: String {
    switch self {
    case .expression(let fault): Russian.text(fault)
    case .name(let fault): Russian.text(fault)
    case .change(let fault): Russian.text(fault)
    case .solution(let fault): Russian.text(fault)
    case .walk(let fault): Russian.text(fault)
    case .layout(let fault): Russian.text(fault)
    case .program(let fault): Russian.text(fault)
    case .stopped: Russian.stopped
    case .unsayable(nil):
      "сохранить это как сценарий нельзя: числа в точках не помещаются в строку"
    case .unsayable(let what?):
      "сохранить это как сценарий нельзя: числа в \(what.prefix(40)) не помещаются в строку"
    }
  }
}

extension Russian {
  /// What is said where Ctrl-C has ended something.
  static let stopped = "прервано: прерванная строка ничего не меняет"

  fileprivate static func text(_ fault: ExpressionFault) -> String {
    switch fault {
    case .productOfVariables(let left, let right, _):
      "\(left) и \(right) — переменные, и их произведение нелинейно: умножайте на число или на точку"
    case .divisionByVariable(let name, _):
      "деление на переменную \(name) нелинейно; делите на число или умножьте на \(name) обе части: w = 2h "
        + "вместо w/h = 2"
    case .divisionByZero: "на нуль не делят: поставьте другое число"
    case .movedPoint(let definition, let id, let fault):
      "при таком значении точки \(definition.name.text) строку \(id) не прочесть: "
        + Diagnostic(fault, in: .russian).message(in: .russian)
    case .variableInConstant(let name, _):
      "\(name) — переменная, а здесь нужно постоянное число: годятся только числа и точки"
    case .longValue:
      "здесь получается число длиннее \(Limit.valueDigits.most) цифр: возьмите числа поменьше"
    case .quantityInProblem(let quantity, _):
      "\(quantity.text) берётся из решения и потому в задачу входить не может"
    case .noRelation: "укажите, чего нет, например why not X = 10"
    case .reversedInterval: "первым в промежутке пишется меньший конец"
    }
  }

  fileprivate static func text(_ fault: NameFault) -> String {
    switch fault {
    case .unknownName(let name, _), .nothingToExplain(let name, _):
      "имени '\(name.text)' нет ни у переменных, ни у ограничений, ни у целевых функций; все имена показывает list"
    case .unknownConstraint(let name, let known):
      "ограничения \(name.text) нет; "
        + (known.isEmpty
          ? "ограничений пока нет вовсе"
          : ["all", "everything"].contains(name.text)
            ? "всё сразу убирает reset, а часть — drop \(known.prefix(2).joined(separator: ", "))"
            : "все показывает list")
    case .unknownObjective(let name, let known):
      "целевой функции \(name.text) нет; "
        + (known.isEmpty
          ? "введите её, например maximize 3x + 5y"
          : "есть \(RussianGrammar.list(known.prefix(4).map { $0 }))")
    case .variableOfDual(let name, let id):
      "\(name.text) принадлежит двойственной задаче: это цена ограничения \(id), её показывают dual и sensitivity"
    case .nothingToMove(let name, _):
      "нет ни точки, ни ограничения с именем \(name.text); все имена показывает list"
    case .isPoint(let name, let variables):
      "\(name.text) — точка, она стоит там, куда её поставили: назовите переменную"
        + (variables.first.map { ", например \($0)" } ?? "")
    case .variableAsPoint(let name):
      "\(name.text) — уже переменная и точкой стать не может: возьмите другое имя или отмените строку, где она "
        + "появилась, командой undo"
    case .pointAsVariable(let name):
      "\(name.text) — уже точка: возьмите для переменной другое имя"
    case .duplicateLabel(let name):
      "имя \(name.text) занято: возьмите другое или сначала введите drop \(name.text)"
    case .labelIsName(let name, let isPoint):
      "\(name.text) — уже \(isPoint ? "точка" : "переменная"): возьмите для ограничения другое имя"
    case .letterOfView(let name): "\(name.text) — вью: возьмите другую букву"
    case .labelAsVariable(let name):
      "\(name.text) — имя ограничения, а не число: возьмите другое имя"
    case .noLetter(let name):
      "здесь нужна буква от a до z или несколько, например aa, а не \(name.text)"
    case .noObjectiveName(let name):
      "имя целевой функции — f с номером, например f2, а не \(name.text)"
    case .letterOfChain(let name): chain(name)
    case .noSlack(_, let id, let slacks): noSlack(id, slacks)
    case .severalToExplain(let name, let known):
      known.isEmpty
        ? "спрашивать пока не о чем; введите ограничение, например X >= 0"
        : "уточните: \(RussianGrammar.list(known.prefix(4).map { "\(name.text) \($0)\(name.text.hasSuffix("not") ? " = 0" : "")" }, "или"))"
    }
  }

  fileprivate static func noSlack(_ id: String, _ slacks: [String]) -> String {
    switch slacks.count {
    case 0: "\(id) — требуемое равенство, дополнительной переменной у него нет: оно выполняется"
    case 1: "\(id) — требование, и дополнительная переменная у него одна, \(slacks[0])"
    default:
      "\(id) — пожелание, у него две дополнительные переменные, \(RussianGrammar.list(slacks)); отклонение "
        + "показывает error(\(id))"
    }
  }

  fileprivate static func text(_ fault: ChangeFault) -> String {
    switch fault {
    case .requiredObjective:
      "целевая функция не бывает требованием: нет значения, при котором она выполняется; дайте ей уровень, например @high"
    case .branchesOnNothing(let name, let value?):
      "переменная \(name.text) уже целая, \(value), и ветвления по ней нет; две свои строки принимает 'branch СТРОКА | "
        + "СТРОКА'"
    case .branchesOnNothing(let name, nil):
      "у переменной \(name.text) не одно значение, и ветвления по ней нет; две свои строки принимает 'branch СТРОКА | "
        + "СТРОКА'"
    case .noChange(let line, _):
      "здесь нужна строка, которая меняет задачу, например what if point X1 = 5, а '\(line)' её не меняет"
    case .noConstant(let name, hasLinks: true): chain(name)
    case .noConstant(let name, hasLinks: false):
      "\(name.text) — целевая функция: константы, которую можно задать, у неё нет"
    case .multipliedConstant(let name):
      "в ограничении \(name.text) переменные стоят с обеих сторон, и одна умножена на точку; введите drop \(name.text) "
        + "и запишите его заново"
    case .noEdit(let name): "значение для \(name.text) не предлагалось"
    case .notLinear(let name, let id, isObjective: true):
      "на точку \(name.text) умножают или делят в целевой функции \(id); sweep x in \(id) from 0 to 10 меняет там "
        + "коэффициент переменной x"
    case .notLinear(let name, let id, isObjective: false):
      "на точку \(name.text) умножают или делят в ограничении \(id), и решение не кусочно-линейно по ней; сдвигайте её "
        + "вручную, например point \(name.text) = 3, и смотрите"
    case .variableIsNotHeld(let name, let objective):
      "\(name.text) — переменная, и никакое предложенное значение её не держит; введите сначала suggest \(name.text) = 0 "
        + "или прогоните точку либо константу ограничения"
        + (objective.map { "; sweep \(name.text) in \($0) from 0 to 10 меняет там её коэффициент" }
          ?? "")
    case .implied(let name):
      "\(name.text) выполняется всегда, изменить это нельзя: ширина и высота не бывают отрицательными"
    case .declaredBound(let name, let variable):
      "\(name.text) — граница из объявления переменной \(variable): сдвигает её var 0 <= \(variable) <= 10, снимает "
        + "\(variable) free"
    case .boundBelowZero(let bound, _):
      "никакое число не бывает сразу не меньше 0 и не больше \(bound)"
    case .disabled(let name):
      "ограничение \(name.text) отключено, и его константа ничего не меняет; сначала включите его: enable \(name.text)"
    case .tooMany(let limit, _):
      "\(counted(limit)) может быть не больше \(limit.most): разделите задачу"
    case .nothing(.undo, _): "отменять нечего"
    case .nothing(.redo, _): "возвращать нечего"
    }
  }

  /// What a problem can have too many of.
  fileprivate static func counted(_ limit: Limit) -> String {
    switch limit {
    case .variables: "переменных"
    case .points: "точек"
    // The third of what a problem is counted in.
    default: "ограничений"
    }
  }

  fileprivate static func chain(_ name: Name) -> String {
    "\(name.text) — цепочка из нескольких ограничений: назовите одно её звено, например \(name.text).1"
  }

  // MARK: Solutions

  fileprivate static func text(_ fault: SolutionFault) -> String {
    switch fault {
    case .unknownLevel(let name, let known, _):
      "на уровне \(name) ничего нет; "
        + (known.isEmpty
          ? "пожеланий пока нет: добавьте хотя бы одно, например X = 3 @low"
          : RussianGrammar.agreeing(known.count, "есть уровень ", "есть уровни ")
            + RussianGrammar.list(known))
    case .unbounded(let level, _):
      "решения нет: f(\(level)) не ограничен снизу; добавьте ограничение, которое не даст ему убывать"
    case .unsatisfiable(let ids, _): "решения нет: \(contradiction(ids))"
    case .noTransport(let obstacle, _): text(obstacle)
    case .ambiguousError(let name):
      "отклонение ограничения \(name.text) неоднозначно: неоднозначно то, о чём оно говорит"
    case .longValue(let name, _):
      "с этой строкой значение \(name) стало бы числом длиннее \(Limit.valueDigits.most) цифр; ничего не изменено: "
        + "возьмите числа поменьше"
    case .excess(.memory, _):
      "на это не хватает памяти: решите задачу поменьше"
    case .excess(let limit, _):
      "на пути к ответу стоят числа длиннее \(limit.most) цифр: возьмите числа поменьше"
    case .contradiction(let ids, _):
      ids.isEmpty
        ? "тогда границы из объявлений переменных противоречат друг другу; ничего не изменено"
        : ids.count == 1
          ? "требование \(ids[0]) невыполнимо; ничего не изменено"
          : "требования \(RussianGrammar.list(ids)) несовместны; ничего не изменено"
    case .standingPoint(let name, let value, let wanted, _):
      "\(name) — точка со значением \(value); ничего не изменено: сдвигает её point \(name) = \(wanted)"
    case .expectation(let claim, _): text(claim)
    }
  }

  fileprivate static func contradiction(_ ids: [String]) -> String {
    ids.count == 1
      ? "требование \(ids[0]) невыполнимо" : "требования \(RussianGrammar.list(ids)) несовместны"
  }

  fileprivate static func text(_ claim: SolutionFault.Claim) -> String {
    switch claim {
    case .satisfiable: "требования не противоречат друг другу"
    case .everyLevelHasMinimum:
      "у каждого уровня есть наименьшее значение, неограниченных функционалов нет"
    case .noMinimum(let level):
      "у функционала уровня \(level) нет наименьшего значения, сравнивать не с чем"
    case .minimum(let level, let value): "функционал уровня \(level) равен \(value)"
    case .value(let expression, let found):
      if let value = found.value {
        "\(ExpressionText.text(expression)) = \(value)"
      } else {
        "значение \(ExpressionText.text(expression)) неоднозначно: годится любое из "
          + "\(found.lower.map { "[\($0)" } ?? "(−∞"), \(found.upper.map { "\($0)]" } ?? "+∞)")"
      }
    case .frame(let frame): "фрейм вью \(frame.name) — \(frameNumbers(frame))"
    case .conflict(let ids): contradiction(ids)
    case .noSolution(let fault): Diagnostic(fault, in: .russian).message(in: .russian)
    }
  }
}
