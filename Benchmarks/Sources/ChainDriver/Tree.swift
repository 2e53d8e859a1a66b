// The workload `tree`: nested boxes, four to a box. README.md defines it.

import ConstraintHierarchies
import Rationals
import Simplex

struct Tree {
  private struct Box {
    let left, top, width, height: Variable
  }

  /// Where a box ends up, by arithmetic alone.
  private struct Place {
    var left: Rational = 0
    var top: Rational = 0
    var width: Rational = 0
    var height: Rational = 0
  }

  private let n: Int
  private var model = Model()
  private var boxes: [Box] = []
  /// The numbers of the constraints of each box.
  private var constraints: [Range<Int>] = []
  /// Between the root's first two children.
  private var gapOfSecond = 0
  /// Of the first leaf.
  private var leafHeight = 0

  private static func parent(_ k: Int) -> Int { (k - 1) / 4 }
  private var firstLeaf: Int { (n + 2) / 4 }
  private func leafWidth(_ k: Int) -> Rational { Rational(20 + k % 7) }
  private var everything: Range<Int> { 0..<(constraints.last?.upperBound ?? 0) }

  init(_ n: Int) {
    self.n = n
    for _ in 0..<n {
      boxes.append(
        Box(
          left: model.variable(), top: model.variable(), width: model.variable(),
          height: model.variable()))
    }
    for k in 0..<n {
      let first = model.count
      defineConstraints(ofBox: k)
      constraints.append(first..<model.count)
    }
  }

  private mutating func defineConstraints(ofBox k: Int) {
    let box = boxes[k]
    if k == 0 {
      _ = model.define([(box.left, 1)], .equal, 0)
      _ = model.define([(box.top, 1)], .equal, 0)
    } else {
      let outer = boxes[Self.parent(k)]
      _ = model.define([(box.left, 1), (outer.left, -1)], .atLeast, 10)
      _ = model.define([(box.top, 1), (outer.top, -1)], .atLeast, 10)
      _ = model.define(
        [(outer.left, 1), (outer.width, 1), (box.left, -1), (box.width, -1)], .atLeast, 10)
      _ = model.define(
        [(outer.top, 1), (outer.height, 1), (box.top, -1), (box.height, -1)], .atLeast, 10)
      if k % 4 != 1 {
        let above = boxes[k - 1]
        let gap = model.define(
          [(box.top, 1), (above.top, -1), (above.height, -1)], .atLeast, 10)
        if k == 2 { gapOfSecond = gap }
      }
      _ = model.define([(box.left, 1)], .equal, 0, .low)
      _ = model.define([(box.top, 1)], .equal, 0, .low)
    }
    let isLeaf = k >= firstLeaf
    _ = model.define([(box.width, 1)], .atLeast, 0)
    _ = model.define([(box.height, 1)], .atLeast, 0)
    _ = model.define([(box.width, 1)], .equal, isLeaf ? leafWidth(k) : 0, isLeaf ? .high : .low)
    let height = model.define([(box.height, 1)], .equal, isLeaf ? 20 : 0, isLeaf ? .high : .low)
    if k == firstLeaf { leafHeight = height }
  }

  /// Every box as small and as far to the upper left as it may be.
  private func layout(
    _ count: Int, left: Rational, height: Rational, hasGapOfSecond: Bool
  ) -> [Place] {
    var places = Array(repeating: Place(), count: count)
    for k in places.indices.reversed() {
      guard k < firstLeaf else {
        places[k].width = leafWidth(k)
        places[k].height = k == firstLeaf ? height : 20
        continue
      }
      var bottom: Rational = 0  // of the children so far, from the box's own top
      for child in min(4 * k + 1, count)..<min(4 * k + 5, count) {
        let isUnder = child % 4 != 1 && (child != 2 || hasGapOfSecond)
        places[child].top = (isUnder ? bottom : 0) + 10
        bottom = places[child].top + places[child].height
        places[k].width = max(places[k].width, places[child].width + 20)
        places[k].height = max(places[k].height, bottom + 10)
      }
    }
    places[0].left = left
    for k in places.indices.dropFirst() {
      places[k].left = places[Self.parent(k)].left + 10
      places[k].top += places[Self.parent(k)].top
    }
    return places
  }

  private func error(
    boxes count: Int? = nil, left: Rational = 0, height: Rational = 20, hasGapOfSecond: Bool = true
  ) -> Rational {
    let places = layout(count ?? n, left: left, height: height, hasGapOfSecond: hasGapOfSecond)
    var worst: Rational = 0
    for (box, place) in zip(boxes, places) {
      worst = max(worst, model.distance(of: box.left, from: place.left))
      worst = max(worst, model.distance(of: box.top, from: place.top))
      worst = max(worst, model.distance(of: box.width, from: place.width))
      worst = max(worst, model.distance(of: box.height, from: place.height))
    }
    return worst
  }
}

// MARK: - The groups of operations

extension Tree {
  static func runAll(n: Int, budget: Double) {
    func built(_ n: Int) -> Tree {
      var tree = Tree(n)
      tree.model.build(tree.everything)
      return tree
    }
    Run.run("a_total a_op_median a_op_last", n, budget: budget) { run, n in
      while run.again() {
        var tree = Tree(n)
        run.sampleBuild(tree.model.buildStepwise(tree.everything))
        run.check("a_total", tree.error())
      }
    }
    Run.run("b_total", n, budget: budget) { run, n in
      while run.again() {
        var tree = Tree(n)
        run.time("b_total") { tree.model.build(tree.everything) }
        run.check("b_total", tree.error())
      }
    }
    Run.run("c_box_rm c_box_add", n, budget: budget) { run, n in
      var tree = built(n)
      let last = tree.constraints[n - 1]
      while run.again() {
        run.time("c_box_rm") {
          for number in last { tree.model.remove(number) }
          tree.model.solve()
        }
        run.check("c_box_rm", tree.error(boxes: n - 1))
        run.time("c_box_add") { tree.model.build(last) }
        run.check("c_box_add", tree.error())
      }
    }
    Run.run("d_root", n, budget: budget) { drag(root: true, "d_root", &$0, $1) }
    Run.run("d_leaf", n, budget: budget) { drag(root: false, "d_leaf", &$0, $1) }
    Run.run("e_gap_rm e_gap_add", n, budget: budget) { run, n in
      var tree = built(n)
      while run.again() {
        run.time("e_gap_rm") {
          tree.model.remove(tree.gapOfSecond)
          tree.model.solve()
        }
        run.check("e_gap_rm", tree.error(hasGapOfSecond: false))
        run.time("e_gap_add") { tree.model.build([tree.gapOfSecond]) }
        run.check("e_gap_add", tree.error())
      }
    }
  }

  /// Drags the root's left side, or else the first leaf's height, through seven values.
  private static func drag(root: Bool, _ metric: String, _ run: inout Run, _ n: Int) {
    var tree = Tree(n)
    let everything = tree.everything
    let freed = root ? tree.constraints[0].lowerBound : tree.leafHeight
    let dragged = root ? tree.boxes[0].left : tree.boxes[tree.firstLeaf].height
    let edit = tree.model.define([(dragged, 1)], .equal, 0, .high)
    tree.model.build(everything.filter { $0 != freed } + [edit])
    while run.again() {
      run.time(metric, count: 7) {
        for k in 0..<7 {
          tree.model.setRightSide(of: edit, to: Rational((root ? 0 : 20) + 5 * (k + 1)))
          tree.model.solve()
        }
      }
      run.check(metric, root ? tree.error(left: 35) : tree.error(height: 55))
    }
  }
}
