// What there is to say of a change besides.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Session

extension Note: Shaped {
  static let shape = PlainNote.shape.of { (note: Note) in note.plain }
}

/// What every note may say, side by side.
private struct PlainNote {
  enum Word: String, ShapedWord {
    case dropped, disabled, resting, released
    case weightOnRequirement = "weight-on-requirement"
    case withoutVariable, cancels, twin, unit, strength
    case namesFixed = "names-fixed"
    case reset, rule, views, guides, spacing, margin, mirrored
    case textWaits = "text-waits"
    case textsLoop = "texts-loop"
    case direction
    case heldFromOutside = "held-from-outside"
    case scrolls
    case nonnegative, bounded, free
    case rowForSign = "row-for-sign"
    case signForRow = "sign-for-row"
    case heldByRows = "held-by-rows"
  }

  var note: Word
  var id: String?
  var text: String?
  var variable: String?
  var isFixed: Bool?
  var rule: RuleWord?
  var other: String?
  var level: String?
  var cost: Rational??
  var names: [String]?
  var value: Rational?
  var waiting: TextPasses.Waiting?
  var direction: DirectionWord?
  var alone: [Axis: Rational]?

  static let shape = Shape<PlainNote>.object {
    field("note", Word.shape) { $0.note }
    maybe("id") { $0.id }
    maybe("text") { $0.text }
    maybe("variable") { $0.variable }
    maybe("fixed") { $0.isFixed }
    maybe("rule") { $0.rule }
    maybe("other") { $0.other }
    maybe("level") { $0.level }
    maybe("cost") { $0.cost }
    maybe("names") { $0.names }
    maybe("value") { $0.value }
    maybe(TextPasses.Waiting.fields) { $0.waiting }
    maybe("direction") { $0.direction }
    maybe("alone", .alone) { $0.alone }
  }
}

extension DirectionWord: ShapedWord {}

extension Shape where Value == [Axis: Rational] {
  /// What a measurement finds, where that is something else.
  fileprivate static var alone: Shape {
    .object {
      field("width") { $0[.horizontal] }
      field("height") { $0[.vertical] }
    }
  }
}

extension Note {
  fileprivate var plain: PlainNote {
    switch self {
    case .dropped(let id, let text): PlainNote(note: .dropped, id: id, text: text)
    case .disabled(let id, let text): PlainNote(note: .disabled, id: id, text: text)
    case .resting(let id, let text): PlainNote(note: .resting, id: id, text: text)
    case .released(let name): PlainNote(note: .released, variable: name)
    case .weightOnRequirement: PlainNote(note: .weightOnRequirement)
    case .withoutVariable(let id, let level, let cost, _):
      PlainNote(note: .withoutVariable, id: id, level: level, cost: .some(cost))
    case .cancels(let id, let other, let level):
      PlainNote(note: .cancels, id: id, other: other, level: level)
    case .twin(let id, let other, let level, _):
      PlainNote(note: .twin, id: id, other: other, level: level ?? Priority.required.name)
    case .unit(let word): PlainNote(note: .unit, variable: word)
    case .strength(let word): PlainNote(note: .strength, variable: word)
    case .namesFixed(let isFixed): PlainNote(note: .namesFixed, isFixed: isFixed)
    case .reset: PlainNote(note: .reset)
    case .rule(let rule): PlainNote(note: .rule, rule: rule)
    case .views(let names, let areGuides):
      PlainNote(note: areGuides ? .guides : .views, names: names)
    case .spacing(let number): PlainNote(note: .spacing, value: number)
    case .margin(let number): PlainNote(note: .margin, value: number)
    case .mirrored(let id): PlainNote(note: .mirrored, id: id)
    case .textWaits(let waiting): PlainNote(note: .textWaits, waiting: waiting)
    case .textsLoop(let views): PlainNote(note: .textsLoop, names: views)
    case .heldFromOutside(let view, let sizes):
      PlainNote(note: .heldFromOutside, names: [view], alone: sizes)
    case .nonnegative(let names): PlainNote(note: .nonnegative, names: names)
    case .bounded(let names, let bound): PlainNote(note: .bounded, text: bound, names: names)
    case .free(let names): PlainNote(note: .free, names: names)
    case .rowsForSigns(let ids, let names):
      PlainNote(note: .rowForSign, id: ids.first, names: names)
    case .heldByRows(let ids): PlainNote(note: .heldByRows, names: ids)
    case .signsForRows(let ids): PlainNote(note: .signForRow, names: ids)
    case .scrolls(let view): PlainNote(note: .scrolls, names: [view])
    case .direction(let word): PlainNote(note: .direction, direction: word)
    }
  }
}
