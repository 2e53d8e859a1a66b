// The words that the pictures themselves add to those that the document brings, in Russian.

import Rationals
import Wording

extension PictureWords {
  var russian: Text {
    switch self {
    case .views: "Вью"
    case .plane(let x, let y): "Плоскость переменных \(x) и \(y)"
    case .levelCurves(let function):
      function.map { "линии уровня функции \($0): " } ?? "линии уровня: "
    case .objective(let function, let here, let corners):
      function + (here.map { " = \($0, .strong) на прямой через ★" } ?? "")
        + (corners.isEmpty ? "" : (here == nil ? "" : ";") + " в вершинах ")
        + corners.map { "\($0.0)\u{A0}\($0.1)" as Text }.joined(separator: ", ")
    case .regionOnAxis: "━━━━ область, оставленная верхними уровнями"
    case .goesOn: "уходит за край рисунка"
    case .least(let value, let variable, let span):
      "минимум: \(value, .strong) \(Russian.place(variable, span))"
    case .axis(let name, let ticks):
      Text(formula: name, .strong) + (ticks.isEmpty ? "" : ": ")
        + ticks.map { "\(formula: $0.name) = \($0.value)" as Text }.joined(separator: ", ")
    case .axesOfSpace(let names):
      Text(
        zip(names, ["вправо", "вглубь", "вверх"]).map { "\($0) \($1)" }.joined(separator: ", "))
    case .lines(let names): "прямые: " + names.joined(separator: ", ")
    case .unnamedLines(let names): "нет места для имён прямых " + names.joined(separator: ", ")
    case .linesOutside(let names): "вне рисунка: " + names.joined(separator: ", ")
    case .unnamedBoxes(let names):
      "нет места для \(names.count == 1 ? "имени" : "имён") " + RussianGrammar.list(names)
    case .box(let box): Russian.box(box)
    }
  }
}

extension Russian {
  fileprivate static func box(_ box: Boxes.Box) -> Text {
    (box.isGuide ? "направляющая " : "") + Text(box.name, .strong) + ": "
      + (box.horizontal.map { "по горизонтали \(extent($0))" }
        ?? "левый край и ширину ещё ничто не удерживает")
      + (box.vertical.map { ", по вертикали \(extent($0))" }
        ?? "; верхний край и высоту ещё ничто не удерживает")
  }

  fileprivate static func extent(_ extent: Boxes.Extent) -> Text {
    "от " + edge(extent.near) + " до " + edge(extent.far)
  }

  fileprivate static func edge(_ edge: Boxes.Edge) -> Text {
    Text(edge.value) + (edge.span.map { " (где угодно в " + $0.interval + ")" } ?? "")
  }

  /// `при X = 10`, `при X ∈ [10, 20]`, `при любом X`
  fileprivate static func place(_ variable: String, _ span: Span) -> Text {
    switch (span.lower, span.upper) {
    case (let lower?, let upper?):
      lower == upper
        ? "при \(formula: variable) = \(lower, .strong)"
        : "при \(formula: variable) ∈ [\(lower, .strong), \(upper, .strong)]"
    case (let lower?, nil): "при \(formula: variable) ≥ \(lower, .strong)"
    case (nil, let upper?): "при \(formula: variable) ≤ \(upper, .strong)"
    case (nil, nil): "при любом \(formula: variable)"
    }
  }
}
