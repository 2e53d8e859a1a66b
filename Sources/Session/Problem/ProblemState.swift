// What a session is about: the problem alone, as undo replays it. What is worked out from it is `Solutions`.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex
import Wording

/// Everything that `undo` brings back, and nothing that is worked out from it. A change is made on a copy, which
/// replaces the old state only when all of it went well.
struct ProblemState: Sendable {
  var hierarchy = Hierarchy()
  /// The views whose attributes are variables of it.
  var views = ViewTree()
  /// The inequalities of intrinsic sizes, by serial number: a new size is a new constant in them.
  var sizes: [SizeKey: Int] = [:]
  /// The room that texts take, width times height, a sum of points.
  var texts: [ViewID: LinearExpression] = [:]
  /// The autoresizing masks that views have.
  var masks: [ViewID: MaskedView] = [:]
  /// Stacks, by the view that their views are arranged in.
  var stacks: [ViewID: StackedViews] = [:]
  /// What forms have become, by serial number, where the direction of text decides how that reads.
  var directed: [Int: LayoutConstraint] = [:]
  /// The lines of forms, by the serial number of the first constraint of each: how they are saved.
  var formLines: [Int: FormLine] = [:]
  /// For constraints and objectives in which a point multiplies a variable, or that the direction of text decides: what
  /// was written, to be read again when that point moves, or the direction changes.
  var pointDependents: [Source] = []
  var namesAreFixed = false
  var rule: PivotRule = .dantzig

  /// A form as it was typed, and what it has become.
  struct FormLine: Sendable {
    var text: String
    /// In order.
    var serials: [Int]
  }

  struct Source: Sendable {
    enum Kind: Sendable {
      case constraint(serial: Int, left: Expression, right: Expression)
      case objective(serial: Int, Expression)
    }
    var kind: Kind
    var points: Set<Point>
    /// Whether the direction of text decides what it means, too.
    var isDirected: Bool
  }

  /// What there is more of than may be.
  var exceeded: Limit? {
    if hierarchy.variableNames.count > Limit.variables.most { return .variables }
    if hierarchy.pointNames.count > Limit.points.most { return .points }
    let count = hierarchy.constraints.count + hierarchy.objectives.count
    return count > Limit.constraints.most ? .constraints : nil
  }

  /// Whether what a line has added or moved has a number that is longer than a word, and has more than so many bits.
  func hasLongNumbers(_ outline: Outline, bits: Int = 0) -> Bool {
    outline.constraints.contains { (hierarchy.constraint(serial: $0)?.error.bitCount ?? 0) > bits }
      || !outline.points.isEmpty && hierarchy.pointValues.contains { $0.longBitCount > bits }
  }

  /// Reads again what a moved point multiplies or divides.
  mutating func pointMoved(_ point: Point, by definition: PointDefinition) throws(SessionFault) {
    for source in pointDependents where source.points.contains(point) {
      do throws(SessionFault) {
        try read(source)
      } catch {
        // Its place is one in the line read again; the line to mark is the one that moves the point.
        throw SessionFault.expression(.movedPoint(definition, spoils: id(of: source), error))
      }
    }
  }

  /// Reads again what the direction of text decides.
  mutating func directionChanged() throws(SessionFault) {
    for source in pointDependents where source.isDirected { try read(source) }
  }

  private mutating func read(_ source: Source) throws(SessionFault) {
    var lowering = Lowering(self, makesVariables: false, makesSizes: true)
    switch source.kind {
    case .constraint(let serial, let left, let right):
      let sides = try lowering.sides(left, right)
      hierarchy = lowering.hierarchy
      hierarchy.updateConstraint(serial: serial) { ($0.left, $0.right) = sides }
    case .objective(let serial, let expression):
      let expression = try lowering.linear(expression)
      hierarchy = lowering.hierarchy
      hierarchy.updateObjective(serial: serial) { $0.expression = expression }
    }
  }

  /// What a statement is called.
  func id(of source: Source) -> String {
    switch source.kind {
    case .constraint(let serial, _, _):
      hierarchy.constraint(serial: serial)?.id ?? ""
    case .objective(let serial, _):
      hierarchy.objectives.first { $0.serial == serial }?.id ?? ""
    }
  }

  var vocabulary: Vocabulary {
    Vocabulary(
      variables: Set(hierarchy.variableNames), points: Set(hierarchy.pointNames),
      labels: Set(hierarchy.constraints.map { $0.id } + hierarchy.objectives.map { $0.id }),
      letters: Set(hierarchy.constraints.map { $0.letter }),
      views: Set(views.views.map { $0.name }),
      attributes: views.isEmpty ? [] : Attribute.allCases.map { $0.rawValue })
  }
}

extension KnownNames {
  /// The names of a problem, as the parser asks for them.
  init(_ problem: ProblemState) {
    let (hierarchy, views) = (problem.hierarchy, problem.views)
    func hasValue(_ name: String) -> Bool {
      hierarchy.symbol(named: name) != nil || views.attribute(named: name) != nil
    }
    self.init(
      contains: { name in
        hasValue(name) || views.view(named: name) != nil || hierarchy.labels.contains(name)
          || hierarchy.mayBeLetter(name) && hierarchy.constraints.contains { $0.id == name }
          || hierarchy.objectives.contains { $0.id == name }
      },
      hasValue: hasValue,
      valueNames: { hierarchy.variableNames + hierarchy.pointNames },
      isLabel: { hierarchy.constraint($0) != nil || hierarchy.objective($0) != nil },
      isView: { views.view(named: $0) != nil },
      isPoint: { if case .point? = hierarchy.symbol(named: $0) { true } else { false } })
  }
}
