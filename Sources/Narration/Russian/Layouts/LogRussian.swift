// The lines of a log as sentences, in Russian.

import ConstraintHierarchies
import Layouts
import Rationals
import Wording

/// The lines of a log as sentences: `верхний край Tech на 8 ниже верхнего края View`.
struct LogRussian {
  private let log: LayoutLog

  init(_ log: LayoutLog) { self.log = log }

  private enum Case {
    case nominative, genitive, dative, instrumental
  }

  func phrase(_ entry: LayoutLog.Entry) -> String {
    let first = entry.first.attribute
    if first.isSize { return size(entry) }
    // A multiple of a position is no distance.
    if entry.multiplier != 1 { return log.statement(of: entry) }
    let subject = place(entry.first, .nominative)
    let needed: Case = isCoincidence(entry) ? .instrumental : .genitive
    guard let second = entry.second else {
      let start = name(
        .position(first.axis), of: entry.superview.map { log.items[$0].name } ?? "её супервью",
        needed)
      return "\(subject) \(distance(entry)) \(start)"
    }
    return "\(subject) \(distance(entry)) \(place(second, needed))"
  }

  /// Both places are the same.
  private func isCoincidence(_ entry: LayoutLog.Entry) -> Bool {
    entry.relation == .equal && entry.constant.isZero
  }

  private func size(_ entry: LayoutLog.Entry) -> String {
    let subject = place(entry.first, .nominative)
    let number = LogSumView.text(entry.constant)
    guard let second = entry.second else { return "\(subject) \(relation(entry)) \(number)" }
    // A multiple of a position is no size.
    if entry.multiplier != 1, !second.attribute.isSize { return log.statement(of: entry) }
    var right = place(second, entry.relation == .equal ? .dative : .genitive)
    if entry.multiplier != 1 {
      right += ", умноженной на \(LogSumView.text(entry.multiplier))"
    }
    if !entry.constant.isZero {
      let word = entry.constant.signum > 0 ? "плюс" : "минус"
      right +=
        (entry.multiplier == 1 ? " " : ", ") + word
        + " \(LogSumView.text(entry.constant.magnitude))"
    }
    return "\(subject) \(relation(entry)) \(right)"
  }

  /// Of a width or a height.
  private func relation(_ entry: LayoutLog.Entry) -> String {
    switch entry.relation {
    case .equal: "равна"
    case .atLeast: "не меньше"
    case .atMost: "не больше"
    }
  }

  /// `на 8 ниже`, `не более чем на 8 левее`, `совпадает с`, `не раньше`
  private func distance(_ entry: LayoutLog.Entry) -> String {
    let attribute = entry.first.attribute
    let words: (more: String, less: String) =
      attribute.axis == .vertical
      ? ("ниже", "выше") : attribute.isDirected ? ("дальше", "раньше") : ("правее", "левее")
    let number = LogSumView.text(entry.constant.magnitude)
    let isMore = entry.constant.signum > 0
    switch (entry.relation, entry.constant.isZero) {
    case (.equal, true): return "совпадает с"
    case (.atLeast, true): return "не \(words.less)"
    case (.atMost, true): return "не \(words.more)"
    case (.equal, false): return "на \(number) \(isMore ? words.more : words.less)"
    case (.atLeast, false):
      return isMore
        ? "не менее чем на \(number) \(words.more)" : "не более чем на \(number) \(words.less)"
    case (.atMost, false):
      return isMore
        ? "не более чем на \(number) \(words.more)" : "не менее чем на \(number) \(words.less)"
    }
  }

  private func place(_ place: LayoutLog.Place, _ form: Case) -> String {
    name(place.attribute, of: log.items[place.item].name, form)
  }

  /// `нижнего края View`
  private func name(_ attribute: Attribute, of item: String, _ form: Case) -> String {
    switch attribute {
    case .left: edge("лев", item, form)
    case .right: edge("прав", item, form)
    case .top: edge("верхн", item, form, isSoft: true)
    case .bottom: edge("нижн", item, form, isSoft: true)
    case .leading: edge("ведущ", item, form, isSoft: true)
    case .trailing: edge("замыкающ", item, form, isSoft: true)
    case .width: size("ширин", item, form)
    case .height: size("высот", item, form)
    case .centerX: center(item, "по горизонтали", form)
    case .centerY: center(item, "по вертикали", form)
    case .firstBaseline: baseline("перв", item, form)
    case .lastBaseline: baseline("последн", item, form, isSoft: true)
    case .leftMargin: margin("левого", item, form)
    case .rightMargin: margin("правого", item, form)
    case .topMargin: margin("верхнего", item, form)
    case .bottomMargin: margin("нижнего", item, form)
    case .leadingMargin: margin("ведущего", item, form)
    case .trailingMargin: margin("замыкающего", item, form)
    case .centerXWithinMargins: center(item, "по горизонтали без полей", form)
    case .centerYWithinMargins: center(item, "по вертикали без полей", form)
    }
  }

  /// `левый край View`
  private func edge(
    _ stem: String, _ item: String, _ form: Case, isSoft: Bool = false
  ) -> String {
    switch form {
    case .nominative: "\(stem)\(isSoft ? "ий" : "ый") край \(item)"
    case .genitive: "\(stem)\(isSoft ? "его" : "ого") края \(item)"
    case .dative: "\(stem)\(isSoft ? "ему" : "ому") краю \(item)"
    case .instrumental: "\(stem)\(isSoft ? "им" : "ым") краем \(item)"
    }
  }

  /// `ширина View`
  private func size(_ stem: String, _ item: String, _ form: Case) -> String {
    switch form {
    case .nominative: "\(stem)а \(item)"
    case .genitive: "\(stem)ы \(item)"
    case .dative: "\(stem)е \(item)"
    case .instrumental: "\(stem)ой \(item)"
    }
  }

  /// `центр View по горизонтали`
  private func center(_ item: String, _ way: String, _ form: Case) -> String {
    switch form {
    case .nominative: "центр \(item) \(way)"
    case .genitive: "центра \(item) \(way)"
    case .dative: "центру \(item) \(way)"
    case .instrumental: "центром \(item) \(way)"
    }
  }

  /// `первая базовая линия View`
  private func baseline(
    _ stem: String, _ item: String, _ form: Case, isSoft: Bool = false
  ) -> String {
    switch form {
    case .nominative: "\(stem)\(isSoft ? "яя" : "ая") базовая линия \(item)"
    case .genitive: "\(stem)\(isSoft ? "ей" : "ой") базовой линии \(item)"
    case .dative: "\(stem)\(isSoft ? "ей" : "ой") базовой линии \(item)"
    case .instrumental: "\(stem)\(isSoft ? "ей" : "ой") базовой линией \(item)"
    }
  }

  /// `граница левого поля View`
  private func margin(_ side: String, _ item: String, _ form: Case) -> String {
    switch form {
    case .nominative: "граница \(side) поля \(item)"
    case .genitive: "границы \(side) поля \(item)"
    case .dative: "границе \(side) поля \(item)"
    case .instrumental: "границей \(side) поля \(item)"
    }
  }
}
