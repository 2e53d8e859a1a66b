// The lines of a script that make views anew.

import ConstraintHierarchies
import Layouts
import Rationals

extension ScriptWriter {
  /// Views with what lies in them, the gaps that a bare - means, the direction of text.
  mutating func viewNames() throws(Failure) {
    let views = target.views
    if views.isEmpty { return }
    // Each after the one that it lies in.
    let ordered = views.ids.map { views[$0] }
    var index = 1
    while index < ordered.count {
      let first = ordered[index]
      let run = ordered[index...].prefix {
        $0.kind == first.kind && $0.superview == first.superview
      }
      let names = run.map { $0.name }
      let place = first.superview.map { views[$0].name } ?? ViewTree.screenName
      let end = place == ViewTree.screenName ? "" : " in \(place)"
      for line in ScriptText.lines(first.kind == .guide ? "guide" : "view", names) {
        try say(line + end)
      }
      index += run.count
    }
    let usual = ViewTree()
    if views.spacing != usual.spacing { try say("spacing \(ScriptText.number(views.spacing))") }
    if views.margin != usual.margin { try say("margin \(ScriptText.number(views.margin))") }
    if views.direction == .rightToLeft { try say("direction rtl") }
  }

  /// Says a form as it was typed, if these begin with what it has become, and it would still become that.
  ///
  /// - Returns: how many they are; nil where it cannot be said so.
  mutating func addForm(_ constraints: ArraySlice<Constraint>) throws(Failure) -> Int? {
    guard let first = constraints.first, let form = target.formLines[first.serial] else {
      return nil
    }
    let part = Array(constraints.prefix(form.serials.count))
    guard part.map({ $0.serial }) == form.serials, !form.text.contains("#") else { return nil }
    let count = part.count
    // What a stack says where nothing is hidden: the lines that hide come after it.
    let shown = part.compactMap { targetUnhidden.constraint(serial: $0.serial) }
    let isSaid = tryToSay(form.text) { state in
      let made = state.hierarchy.constraints.filter { !$0.isImplied }
      return made.count >= count && shown.count == count
        && zip(made.suffix(count), shown).allSatisfy { made, part in
          made.says(part, at: part.priority, false) && made.text == part.text
        }
    }
    guard isSaid else { return nil }
    try giveLetters(of: part)
    return count
  }

  /// The last first, for letters that are kept leave room after those that were dropped; and again, where one letter
  /// has pushed another away.
  private mutating func giveLetters(of constraints: [Constraint]) throws(Failure) {
    for _ in 0..<constraints.count {
      let made = self.made.hierarchy.constraints.filter { !$0.isImplied }.suffix(constraints.count)
      let wrong = zip(made, constraints).filter { $0.letter != $1.letter }
      if wrong.isEmpty { return }
      for (new, old) in wrong.reversed() where made.contains(where: { $0.id == new.id }) {
        try say("letter \(new.id) \(old.letter)")
      }
    }
  }

  /// Says the two inequalities that a text's height is in, or the one that is left, whatever the height is now.
  ///
  /// - Returns: how many they are; nil where these do not begin with them.
  mutating func addText(_ constraints: ArraySlice<Constraint>) throws(Failure) -> Int? {
    guard let first = constraints.first, let view = target.view(ofTextIn: first),
      let area = target.texts[view]
    else { return nil }
    let part = target.heights(ofTextIn: view)
    guard Array(constraints.prefix(part.count)).map({ $0.serial }) == part.map({ $0.serial })
    else { return nil }
    let sum = ScriptText.sum(area, in: target.hierarchy)
    guard tryToSay("text \(target.views[view].name) area \(sum)", { _ in true })
    else { return nil }
    let pair = made.hierarchy.constraints.filter { !$0.isImplied }.suffix(2)
    for new in pair where !part.contains(where: { $0.relation == new.relation }) {
      try say("drop \(new.id)")
    }
    let made = pair.filter { new in part.contains { $0.relation == new.relation } }
    for (new, old) in zip(made, part) {
      // A height that is required waits until everything is there that it follows from.
      if old.priority.isRequired, old.isEnabled { requiredHeights.append(old.id) }
      let priority = startingPriority(old)
      if new.priority != priority, !priority.isRequired {
        try say("priority \(new.id) @\(priority.name)")
      }
      if old.weight != 1 { try say("weight \(new.id) \(old.weight)") }
    }
    try giveLetters(of: part)
    return part.count
  }

  /// Says the inequalities of an intrinsic size as one line, if these begin with them.
  ///
  /// - Returns: how many they are; nil where it cannot be said so.
  mutating func addSize(_ constraints: ArraySlice<Constraint>) throws(Failure) -> Int? {
    let keys = target.sizes.reduce(into: [:]) { $0[$1.value] = $1.key }
    guard let first = constraints.first, let view = keys[first.serial]?.view else { return nil }
    // The height of a text is no size that anybody has typed.
    let hasText = target.texts[view] != nil
    let run = constraints.prefix { constraint in
      guard let key = keys[constraint.serial], key.view == view, key.role != .fitting else {
        return false
      }
      return !hasText || key.attribute == .width
    }.prefix(4)
    for count in [run.count, 2] where count > 0 && count.isMultiple(of: 2) && count <= run.count {
      let part = Array(run.prefix(count))
      guard let line = sizeLine(part, keys, view).map({ label(of: part) + $0 }) else { continue }
      let isSaid = tryToSay(line) { state in
        let made = state.hierarchy.constraints.filter { !$0.isImplied }.suffix(count)
        return zip(made, part).allSatisfy { $0.says($1, at: $1.priority, false) }
      }
      guard isSaid else { continue }
      try giveLetters(of: part)
      return count
    }
    return nil
  }

  /// `own: ` where the labels are `own.1`, `own.2`, …
  private func label(of constraints: [Constraint]) -> String {
    guard let first = constraints.first?.label, first.hasSuffix(".1") else { return "" }
    let label = String(first.dropLast(2))
    let isWhole = constraints.enumerated().allSatisfy { $1.label == "\(label).\($0 + 1)" }
    return isWhole ? "\(label): " : ""
  }

  private func sizeLine(
    _ constraints: [Constraint], _ keys: [Int: ProblemState.SizeKey], _ view: ViewID
  ) -> String? {
    var amounts: [Attribute: String] = [:]
    var priorities: [ProblemState.SizeKey.Role: [Attribute: String]] = [:]
    for constraint in constraints {
      guard let key = keys[constraint.serial] else { return nil }
      amounts[key.attribute] = constraint.rightText
      priorities[key.role, default: [:]][key.attribute] = constraint.priority.name
    }
    func marks(_ word: String, _ role: ProblemState.SizeKey.Role) -> String {
      let own = priorities[role] ?? [:]
      guard let first = own[.width] ?? own[.height] else { return "" }
      return " \(word) @\(own[.width] ?? first)/@\(own[.height] ?? first)"
    }
    return "size \(target.views[view].name) \(amounts[.width] ?? "none") x "
      + "\(amounts[.height] ?? "none")" + marks("hug", .hugging) + marks("resist", .resistance)
  }
}
