// What is said of views in Russian: where they are, what is open, what would settle it.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

extension FrameWords {
  var russian: Text {
    switch self {
    case .noViews: "вью пока нет: введите screen 320 x 480, затем view a"
    case .measuredFrom(let name, .horizontal):
      "Положение вью \(name) по горизонтали ничем не задано, поэтому отсчёт идёт от её левого края."
    case .measuredFrom(let name, .vertical):
      "Положение вью \(name) по вертикали ничем не задано, поэтому отсчёт идёт от её верхнего края."
    case .untouched(let axis, let hasSize, let names): Russian.untouched(axis, hasSize, names)
    case .sized(.horizontal, let number): "шириной \(number)"
    case .sized(.vertical, let number): "высотой \(number)"
    case .down: "по вертикали"
    case .before: "было"
    case .now: "стало"
    case .name: "вью"
    case .along(.horizontal): "слева … справа"
    case .along(.vertical): "сверху … снизу"
    case .size(.horizontal): "ширина"
    case .size(.vertical): "высота"
    case .nothingSaid: "не задано"
    case .frame: "· фрейм"
    case .pixels: "пиксели"
    case .grid(1):
      "Пиксель — единица длины. Каждый край попадает на ближайший пиксель, а размер — то, что тогда остаётся между краями."
    case .grid(let count):
      "Пиксель — 1/\(count) единицы длины. Каждый край попадает на ближайший пиксель, а размер — то, что тогда остаётся "
        + "между краями."
    case .uneven(let axis, let names, let pixels):
      "\(axis == .horizontal ? "Ширина" : "Высота") вью \(RussianGrammar.list(names)) одинакова, но в пикселях это "
        + "\(RussianGrammar.list(pixels.map { $0.description }))."
    case .nothingOpen: "неопределённости нет: решение одно"
    case .open: "не определено"
    case .settledByAny(let numbers): Russian.settled(byAnyOf: numbers)
    case .settledByAll(let numbers):
      "неопределённость снимают \(RussianGrammar.list(numbers.map { "\($0.name) = \($0.value)" })) вместе, а также с "
        + "другими числами из этих промежутков"
    case .settledByPriority(let id, let priority, let values):
      "неопределённость снимает \("priority \(id) @\(priority.number)", .code): тогда "
        + "\(RussianGrammar.list(values.map { "\($0.name) = \($0.value)" }))"
    case .nothingOpenOf(let view):
      "вью \(view) определена полностью: во всех решениях она на одном и том же месте"
    case .extreme(let view, let attribute, let isLeast, let value):
      "\(isLeast ? "наименьшее" : "наибольшее") \(view).\(attribute.rawValue) = \(value)"
    case .endless(let view, let attributes):
      "\(RussianGrammar.list(attributes.map { "\(view).\($0.rawValue)" })) "
        + "\(RussianGrammar.agreeing(attributes.count, "может", "могут")) быть как угодно далеко: ничто не держит"
    case .extremesTold(let view):
      "все эти решения одинаково хороши; что закрепило бы вью \(view), показывает \("ambiguous", .code)"
    }
  }
}

extension Russian {
  /// `вью внутри screen`
  static func viewMeaning(_ kind: View.Kind, in superview: String?) -> Text {
    switch (kind, superview) {
    case (_, nil), (.screen, _): "экран"
    case (.view, let superview?): "вью внутри \(superview)"
    case (.guide, let superview?): "направляющая внутри \(superview)"
    }
  }

  /// `верхний край и высота пока ничем не заданы`
  fileprivate static func untouched(_ axis: Axis, _ hasSize: Bool, _ names: [String]) -> Text {
    let size = axis == .horizontal ? "ширина" : "высота"
    let owners = names.isEmpty ? "" : " вью \(RussianGrammar.shortList(names))"
    if names.count > 1 {
      let edges = axis == .horizontal ? "левые края" : "верхние края"
      return "\(edges)\(hasSize ? "" : " и \(size)")\(owners) пока ничем не заданы"
    }
    let edge = axis == .horizontal ? "левый край" : "верхний край"
    return hasSize
      ? "\(edge)\(owners) пока ничем не задан" : "\(edge) и \(size)\(owners) пока ничем не заданы"
  }

  fileprivate static func settled(byAnyOf numbers: [AmbiguityReport.Open]) -> Text {
    let lines = numbers.map { Text("\($0.name) = \($0.value) @1", .code) }
    guard let last = lines.last else { return "" }
    if lines.count == 1 { return "неопределённость снимает \(last)" }
    return "неопределённость снимает любая из строк "
      + "\(lines.dropLast().joined(separator: ", ")) или \(last)" as Text
  }

  /// `20 0 52 22`, as `expect frame` takes it, with intervals where several numbers are left.
  static func frameNumbers(_ frame: ViewFrame) -> String { English.frameNumbers(frame) }
}
