// Lines about views written out again, with everything in them that they mean.

import Language
import Rationals

func printed(_ format: VisualFormatStatement) -> String {
  var text = (format.label.map { "\($0.text): " } ?? "")
  text += format.axes.map { $0.rawValue }.joined() + ":"
  if let start = format.start { text += "|" + printed(start) }
  for (index, item) in format.items.enumerated() {
    text += "[" + item.name.text
    if !item.sizes.isEmpty { text += "(" + item.sizes.map(printed).joined(separator: ",") + ")" }
    text += "]"
    if index < format.gaps.count { text += printed(format.gaps[index]) }
  }
  if let end = format.end { text += printed(end) + "|" }
  if !format.alignments.isEmpty {
    text += " align " + format.alignments.map { $0.text }.joined(separator: ", ")
  }
  return text
}

private func printed(_ gap: VisualFormatStatement.Gap) -> String {
  switch gap {
  case .flush: ""
  case .standard: "-"
  case .equal: "~"
  case .gaps(let predicates): "-(" + predicates.map(printed).joined(separator: ",") + ")-"
  }
}

private func printed(_ predicate: VisualFormatStatement.Predicate) -> String {
  let amount =
    switch predicate.amount {
    case .number(let number): number.description
    case .name(let name): name.text
    case .multiple(let name, let factor): "\(name.text)*\(factor)"
    case .percent(let number): "\(number)%"
    }
  let priority =
    switch predicate.priority {
    case .mark(let mark)?: "@\(mark.number)"
    case .metric(let name)?: "@\(name.text)"
    case nil: ""
    }
  return predicate.relation.rawValue + amount + priority
}

func printed(_ change: LayoutChange) -> String {
  switch change {
  case .screen(let width, let height):
    "screen \(printed(width))" + (height.map { " x \(printed($0))" } ?? "")
  case .views(let names, let superview, let areGuides):
    (areGuides ? "guide" : "view") + names.map { " \($0.text)" }.joined()
      + (superview.map { " in \($0.text)" } ?? "")
  case .scroll(let names, let superview):
    "scroll" + names.map { " \($0.text)" }.joined() + (superview.map { " in \($0.text)" } ?? "")
  case .fit(let fit):
    (fit.label.map { "\($0.text): " } ?? "")
      + "fit \(fit.view.text) \(printed(fit.width)) x \(printed(fit.height))"
      + printed("@", fit.priorities)
  case .size(let size):
    (size.label.map { "\($0.text): " } ?? "")
      + "size \(size.view.text) \(printed(size.width)) x \(printed(size.height))"
      + printed("hug", size.hugging) + printed("resist", size.resistance)
  case .spacing(let number): "spacing \(number)"
  case .margin(let number): "margin \(number)"
  case .direction(let word): "direction \(word.rawValue)"
  case .text(let view, let area): "text \(view.text) area \(printed(area))"
  case .mask(let mask): printed(mask)
  case .maskOff(let view): "mask \(view.text) off"
  case .stack(let stack): printed(stack)
  case .hide(let views): "hide" + views.map { " \($0.text)" }.joined()
  case .unhide(let views): "unhide" + views.map { " \($0.text)" }.joined()
  }
}

func printed(_ question: LayoutQuestion) -> String {
  switch question {
  case .formats(let view): "format" + (view.map { " \($0.text)" } ?? "")
  case .specialised(let statement): printed(statement)
  case .extremes(let view): "exercise \(view.text)"
  case .pixels(let count): "pixels \(count)"
  case .draw, .ambiguous, .passes: "\(question)"
  }
}

func printed(_ amount: LayoutAmount?) -> String {
  amount.map { printed($0.expression) } ?? "none"
}

private func printed(_ word: String, _ priorities: SizeStatement.AxisPriorities?) -> String {
  priorities.map { " \(word) \($0.horizontal.number)/\($0.vertical.number)" } ?? ""
}

/// Each layout after the one that it lies in, by number.
private func printed(_ statement: SpecialisedStatement) -> String {
  var text = "layout"
  for node in statement.nodes {
    text += node.parent.map { " \($0)." } ?? " "
    text += (node.name.map { "\($0.text):" } ?? "") + node.word.rawValue
    text += "(" + node.numbers.map { printed($0) }.joined(separator: ",")
    if let spacing = node.spacing { text += " spacing \(printed(spacing))" }
    if let distribution = node.distribution { text += " \(distribution)" }
    if let alignment = node.alignment {
      text +=
        " align \(alignment.horizontal?.rawValue ?? "-")/\(alignment.vertical?.rawValue ?? "-")"
    }
    if let flexibility = node.flexibility {
      text +=
        " flex \(flexibility.horizontal?.description ?? "-")/\(flexibility.vertical?.description ?? "-")"
    }
    text += ")"
  }
  if statement.width != nil || statement.height != nil {
    text += " in \(printed(statement.width)) x \(printed(statement.height))"
  }
  return text + (statement.listsConstraints ? " constraints" : "")
}
