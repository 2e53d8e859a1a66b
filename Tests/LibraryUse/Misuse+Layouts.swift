import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension Misuse {
  private static let strange = "ViewTree: a view that is not this tree's"

  static let layouts = [
    Misuse("a view without a screen", "ViewTree.add: a superview that is not this tree's") {
      var tree = ViewTree()
      tree.add("a", .view, in: .screen)
    },
    Misuse("a view in a view of another tree", "ViewTree.add: a superview that is not this tree's")
    {
      var one = tree(1)
      one.tree.add("b", .view, in: tree(9).views[4])
    },
    Misuse("two views of one name", "ViewTree.add: a name that is taken") {
      var one = tree(1)
      one.tree.add("v0", .view, in: .screen)
    },
    Misuse("a second screen", "ViewTree.add: a second screen") {
      var one = tree(1)
      one.tree.add("b", .screen, in: .screen)
    },
    Misuse("a view of another tree", strange) { use(tree(1).tree[tree(9).views[4]]) },
    Misuse("the depth of a view of another tree", strange) {
      use(tree(1).tree.depth(of: tree(9).views[4]))
    },
    Misuse("the inset of a view of another tree", strange) {
      use(tree(1).tree.name(of: .left, of: tree(9).views[4]))
    },
    Misuse("the text of a view of another tree", strange) {
      use(LayoutSum(tree(9).views[4], .width).text(in: tree(1).tree))
    },
    Misuse("move a view of another tree", "ViewTree.move: a view that is not this tree's") {
      var one = tree(1)
      one.tree.move(tree(9).views[4], into: .screen)
    },
    Misuse("move the screen", "ViewTree.move: the screen") {
      var one = tree(1)
      one.tree.move(.screen, into: one.views[0])
    },
    Misuse("move a view into itself", "ViewTree.move: a view into itself") {
      var one = tree(2)
      one.tree.move(one.views[0], into: one.views[1])
      one.tree.move(one.views[1], into: one.views[0])
    },
    Misuse("how a layout ended that was stopped", "LayoutSolver.outcome: of a solve that was") {
      var layout = SpecialisedLayout()
      let row = layout.add("row", .stack(.horizontal, spacing: 4, .flexing), in: nil)
      for name in ["a", "b", "c"] { _ = layout.add(name, .leaf(AxisPair(10, 10)), in: row) }
      let control = SolveControl()
      control.cancel()
      var solver = LayoutSolver(try layout.constraints(in: AxisPair(200, 20)), control: control)
      do { try solver.solve() } catch { use(solver.outcome) }
    },
    Misuse("a stack of no views", "Stack.lines: a stack of no views") {
      let one = tree(1)
      use(try Stack(one.views[0], []).lines(in: one.tree) { _ in nil })
    },
    Misuse(
      "a stack without its guides", "Stack.lines: not one guide less than there are views"
    ) {
      let one = tree(3)
      let stack = Stack(one.views[0], Array(one.views.dropFirst()), .horizontal, .spacing)
      use(try stack.lines(in: one.tree) { _ in nil })
    },
    Misuse("a format of no views", "VisualFormat: a format of no views") {
      let format = VisualFormat([.horizontal], start: nil, [], gaps: [], end: nil)
      use(try format.constraints(in: tree(1).tree, spacer: "s"))
    },
    Misuse("a format without its gaps", "VisualFormat: not one gap less than there are views") {
      let one = tree(2)
      let format = VisualFormat(
        [.horizontal], start: nil, one.views.map { .init($0) }, gaps: [], end: nil)
      use(format.text(in: one.tree))
    },
    Misuse("a format of a view of another tree", strange) {
      let format = VisualFormat(
        [.horizontal], start: .flush, [.init(tree(9).views[4])], gaps: [], end: nil)
      use(try format.constraints(in: tree(1).tree, spacer: "s"))
    },
    // Without a solver
    Misuse("two roots", "SpecialisedLayout.add: a tree of layouts has one root") {
      var layout = SpecialisedLayout()
      layout.add("a", .overlay, in: nil)
      layout.add("b", .overlay, in: nil)
    },
    Misuse("a parent that is not there", "SpecialisedLayout.add: a parent that is not in this tree")
    {
      var layout = SpecialisedLayout()
      layout.add("a", .overlay, in: nil)
      layout.add("b", .overlay, in: 7)
    },
    Misuse("a layout in a leaf", "SpecialisedLayout.add: a layout in a leaf") {
      var layout = SpecialisedLayout()
      layout.add("a", .leaf(AxisPair(1, 1)), in: nil)
      layout.add("b", .overlay, in: 0)
    },
    Misuse("two layouts in an inset", "SpecialisedLayout.add: a layout in a leaf, or a second one")
    {
      var layout = SpecialisedLayout()
      layout.add("a", .inset(before: AxisPair(1, 1), after: AxisPair(1, 1)), in: nil)
      layout.add("b", .leaf(AxisPair(1, 1)), in: 0)
      layout.add("c", .leaf(AxisPair(1, 1)), in: 0)
    },
    Misuse("a negative size", "SpecialisedLayout.add: a negative number") {
      var layout = SpecialisedLayout()
      layout.add("a", .leaf(AxisPair(1, -1)), in: nil)
    },
    Misuse("measure nothing", "SpecialisedLayout: no layout to be measured") {
      use(SpecialisedLayout().measure().size)
    },
    Misuse(
      "arrange an empty stack", "SpecialisedLayout: an inset, a stack or an overlay with nothing"
    ) {
      var layout = SpecialisedLayout()
      layout.add("a", .stack(.horizontal, spacing: 0, .leading), in: nil)
      use(layout.arrangement().frames)
    },
  ]

  /// A screen with views side by side.
  private static func tree(_ count: Int) -> (tree: ViewTree, views: [ViewID]) {
    var tree = ViewTree()
    tree.addScreen()
    let views = (0..<count).map { tree.add("v\($0)", .view, in: .screen) }
    return (tree, views)
  }
}
