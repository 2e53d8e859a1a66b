// A log that was read into a session, under names of the session.

import ConstraintHierarchies
import Language
import Layouts

/// A log whose lines are constraints of a session.
///
/// It is no part of the problem: undo and redo take the constraints away and bring them back as they do any others,
/// and whether they are there is looked up.
struct ImportedLog: Sendable {
  /// Its items have the names of views.
  @Boxed var log: LayoutLog
  /// What all its constraints are called by: `log.1`, `log.2`, …
  var label: String
  @Boxed var script: LogScript
  /// What it was last explained with.
  @Boxed var assumptions: LogAssumptions
  /// The entries that were disabled so that the others could hold.
  var disabled: Set<Int> = []
  /// The entries that no line of the language can say.
  var unsaid: [Int] = []
  /// What logs that come with it have made already: views at the same addresses, and what is not printed of them.
  private let shared: Set<String>

  /// Whether it speaks of views of logs that come with it.
  var sharesViews: Bool { !shared.isEmpty }

  /// - Parameters:
  ///   - problem: in which it is to be told apart from everything else.
  ///   - others: the logs that come with it.
  init(_ log: LayoutLog, in problem: ProblemState, besides others: [ImportedLog]) {
    var log = log
    let taken = Set(others.flatMap { $0.names })
    let known = others.flatMap { $0.log.items }.filter { $0.address != nil }
    let label = Self.free("log", from: 2) { label in
      !others.contains { $0.label == label } && problem.hierarchy.symbol(named: label) == nil
        && problem.views.view(named: label) == nil && problem.links(of: label).isEmpty
        && !problem.hierarchy.labels.contains(label)
    }
    var own: Set<String> = [label]
    var shared: Set<String> = []
    for index in log.items.indices {
      let item = log.items[index]
      let same = known.first { $0.address == item.address && $0.className == item.className }
      if let same, own.insert(same.name).inserted {
        log.items[index].name = same.name
        shared.insert(same.name)
        continue
      }
      let name = Self.free(log.items[index].name, from: 2) { name in
        !taken.contains(name) && !own.contains(name) && problem.isFreeForView(name)
      }
      log.items[index].name = name
      own.insert(name)
    }
    let assumptions = LogAssumptions(direction: problem.views.direction)
    self.assumptions = assumptions
    self.label = label
    self.log = log
    script = LogScript(log, direction: assumptions.direction)
    if !shared.isEmpty { shared.formUnion(others.flatMap { $0.script.unknowns }.map { $0.name }) }
    self.shared = shared
  }

  /// The name, or the first with a number after it that is free.
  private static func free(_ name: String, from start: Int, _ isFree: (String) -> Bool) -> String {
    if isFree(name) { return name }
    // One that ends with a digit would be another number.
    let stem = name.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false ? "\(name)_" : name
    var number = start
    while !isFree("\(stem)\(number)") {
      number += 1
      // What is no name at all does not become one by a number.
      if number > start + 1_000 { return free("item", from: start, isFree) }
    }
    return "\(stem)\(number)"
  }

  private var names: [String] { script.items.map { $0.name } + [label] }

  func id(of entry: Int) -> String { "\(label).\(entry + 1)" }

  /// The entry that a constraint says; nil for any other.
  func entry(of id: String) -> Int? {
    guard id.hasPrefix(label + "."), let number = Int64(id.dropFirst(label.count + 1)) else {
      return nil
    }
    return Int(number) - 1
  }

  /// Whether its views and some of its constraints are those of a problem.
  func isPart(of problem: ProblemState) -> Bool {
    script.items.allSatisfy { problem.views.view(named: $0.name) != nil }
      && script.statements.contains { problem.hierarchy.constraint(id(of: $0.entry)) != nil }
  }

  /// The lines that make its views, and variables for what it does not print.
  var declarations: [String] {
    var lines: [String] = []
    for item in script.items where !shared.contains(item.name) {
      let place = item.superview.map { " in \($0)" } ?? ""
      lines.append("\(item.isGuide ? "guide" : "view") \(item.name)\(place)")
    }
    return lines + script.unknowns.filter { !shared.contains($0.name) }.map { "var \($0.name)" }
  }

  var constraints: [(entry: Int, line: String)] {
    script.statements.map { ($0.entry, "\(id(of: $0.entry)): \($0.text)") }
  }
}

extension ProblemState {
  /// Whether a new view could have the name, and what is said of it variables of their own.
  fileprivate func isFreeForView(_ name: String) -> Bool {
    // The screen is there as soon as any view is.
    if name == ViewTree.screenName { return false }
    guard
      case .command(.change(.layout(.views(let names, _, _))), _)? =
        try? Parser.parse("view \(name)", knowing: KnownNames(self)),
      names.count == 1, names[0].text == name, (try? checkNewView(names[0])) != nil
    else { return false }
    return Inset.allCases.allSatisfy { hierarchy.symbol(named: "\(name)_\($0.word)") == nil }
  }
}
