// `layout EXPR`: a tree of layouts, arranged without a solver and as constraints. It is a question: the session's own
// problem has no part in it but for its points, which may stand where numbers do.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  func specialised(_ statement: SpecialisedStatement) throws(Failure) -> SpecialisedReport {
    do throws(SessionFault) {
      var reader = TreeReader(state)
      let tree = try reader.tree(statement)
      let room = AxisPair<Rational?>(
        try reader.length(statement.width), try reader.length(statement.height))
      return try report(tree, in: room, statement)
    } catch {
      throw Failure(error)
    }
  }

  private func report(
    _ tree: SpecialisedLayout, in room: AxisPair<Rational?>, _ statement: SpecialisedStatement
  ) throws(SessionFault) -> SpecialisedReport {
    let arrangement = tree.arrangement(in: room)
    let constrained: ConstrainedLayout
    do throws(ConstrainedLayout.TooManyLevels) {
      constrained = try tree.constraints(in: room)
    } catch {
      throw .layout(.tooManyLevels(statement.nodes[0].range))
    }
    var solver = LayoutSolver(constrained, control: control)
    let pivots: Int
    do throws(Stop) { pivots = try solver.solve() } catch { throw SessionFault(error) }
    let isContradictory = solver.outcome == .infeasible
    return SpecialisedReport(
      frames: Self.frames(arrangement.frames, of: tree, in: room),
      solved: isContradictory
        ? .contradictory : .frames(Self.frames(solver.frames, of: tree, in: room)),
      room: room, least: tree.measure().least[0], tally: arrangement.tally,
      constraints: constrained.constraints.map { constraint in
        SpecialisedReport.Constraint(
          text: constraint.left.text(in: constrained.views) + " \(constraint.relation.rawValue) "
            + constraint.right.text(in: constrained.views),
          priority: constraint.priority)
      },
      listsConstraints: statement.listsConstraints, pivots: pivots, count: tree.nodes.count)
  }

  private static func frames(
    _ frames: [LayoutFrame], of tree: SpecialisedLayout, in room: AxisPair<Rational?>
  ) -> [ViewFrame] {
    let hasScreen = room.horizontal != nil || room.vertical != nil
    var result: [ViewFrame] = []
    if hasScreen {
      result.append(
        ViewFrame(
          name: ViewTree.screenName, kind: .screen, superview: nil, depth: 0,
          horizontal: extent(0, room.horizontal ?? frames[0].size.horizontal),
          vertical: extent(0, room.vertical ?? frames[0].size.vertical)))
    }
    for (node, frame) in zip(tree.nodes, frames) {
      result.append(
        ViewFrame(
          name: node.name, kind: .view,
          superview: node.parent.map { tree.nodes[$0].name }
            ?? (hasScreen ? ViewTree.screenName : nil),
          depth: node.depth + (hasScreen ? 1 : 0),
          horizontal: extent(frame.origin.horizontal, frame.size.horizontal),
          vertical: extent(frame.origin.vertical, frame.size.vertical)))
    }
    return result
  }

  private static func extent(_ start: Rational, _ size: Rational) -> ViewFrame.Extent {
    func placement(_ value: Rational) -> Placement {
      Placement(value, Interval(lower: value, upper: value))
    }
    return ViewFrame.Extent(
      near: placement(start), far: placement(start + size), size: placement(size))
  }
}

/// Reads a tree of layouts as it was typed.
private struct TreeReader {
  private var lowering: Lowering
  private var names: Set<String> = [ViewTree.screenName]

  init(_ state: ProblemState) { lowering = Lowering(state, makesVariables: false) }

  mutating func length(_ amount: LayoutAmount?) throws(SessionFault) -> Rational? {
    guard let amount else { return nil }
    let value = try lowering.constant(amount.expression)
    if value.signum < 0 { throw .layout(.negativeLength(amount.expression.range)) }
    return value
  }

  mutating func tree(_ statement: SpecialisedStatement) throws(SessionFault) -> SpecialisedLayout {
    for name in statement.nodes.compactMap({ $0.name }) {
      guard names.insert(name.text).inserted else { throw .layout(.viewIsThere(name)) }
    }
    var tree = SpecialisedLayout()
    var counts: [LayoutWord: Int] = [:]
    for node in statement.nodes {
      let kind = try self.kind(of: node)
      var alignment = kind.usualAlignment
      if let edge = node.alignment?.horizontal { alignment.horizontal = .init(edge) }
      if let edge = node.alignment?.vertical { alignment.vertical = .init(edge) }
      tree.add(
        node.name?.text ?? name(of: node.word, &counts), kind, in: node.parent,
        alignment: alignment, flexibility: flexibility(of: node))
    }
    return tree
  }

  /// `label2`: the second label that has no name.
  private mutating func name(of word: LayoutWord, _ counts: inout [LayoutWord: Int]) -> String {
    var name = ""
    repeat {
      counts[word, default: 0] += 1
      name = "\(word.rawValue)\(counts[word] ?? 0)"
    } while !names.insert(name).inserted
    return name
  }

  private mutating func kind(
    of node: SpecialisedStatement.Node
  ) throws(SessionFault) -> SpecialisedLayout.Kind {
    var numbers: [Rational] = []
    for amount in node.numbers { numbers.append(try length(amount) ?? 0) }
    let spacing = try length(node.spacing) ?? 0
    switch node.word {
    case .size, .label: return .leaf(AxisPair(numbers[0], numbers[1]))
    case .inset:
      let isOne = numbers.count == 1
      return .inset(
        before: AxisPair(numbers[0], isOne ? numbers[0] : numbers[1]),
        after: isOne ? AxisPair(numbers[0], numbers[0]) : AxisPair(numbers[2], numbers[3]))
    case .row, .column:
      return .stack(
        node.word == .row ? .horizontal : .vertical, spacing: spacing,
        .init(node.distribution ?? .flexing))
    case .overlay: return .overlay
    }
  }

  private func flexibility(
    of node: SpecialisedStatement.Node
  ) -> SpecialisedLayout.Flexibility? {
    if let flexibility = node.flexibility {
      return AxisPair(flexibility.horizontal, flexibility.vertical)
    }
    return node.word == .label ? AxisPair(0, 0) : nil
  }
}

extension SpecialisedLayout.Alignment {
  fileprivate init(_ edge: SpecialisedStatement.Alignment.Edge) {
    switch edge {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .center: self = .center
    case .fill: self = .fill
    }
  }
}

extension SpecialisedLayout.Distribution {
  fileprivate init(_ distribution: SpecialisedStatement.Distribution) {
    switch distribution {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .center: self = .center
    case .flexing: self = .flexing
    case .equalSizes: self = .equalSizes
    case .equalSpacing: self = .equalSpacing
    }
  }
}
