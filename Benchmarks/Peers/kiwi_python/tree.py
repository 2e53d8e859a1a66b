"""The workload `tree` over kiwisolver: nested boxes, four to a box. README.md defines it."""

from functools import partial
from types import SimpleNamespace

from kiwisolver import Solver, Variable

from measure import OVERHEAD, now, run

SIDES = ["left", "top", "width", "height"]


def parent(k):
    return (k - 1) // 4


class Tree:
    def __init__(self, n):
        self.n, self.first_leaf = n, (n + 2) // 4
        self.solver = Solver()
        self.boxes = [SimpleNamespace(**{side: Variable(f"{side}{k}") for side in SIDES})
                      for k in range(n)]
        self.constraints = [self.of_box(k) for k in range(n)]

    def of_box(self, k):
        box, own = self.boxes[k], []
        if k == 0:
            own += [box.left == 0, box.top == 0]
        else:
            outer, before = self.boxes[parent(k)], self.boxes[k - 1]
            own += [box.left >= outer.left + 10, box.top >= outer.top + 10,
                    outer.left + outer.width >= box.left + box.width + 10,
                    outer.top + outer.height >= box.top + box.height + 10]
            if k % 4 != 1:
                own.append(box.top >= before.top + before.height + 10)
                if k == 2:
                    self.gap_of_second = own[-1]
            own += [(box.left == 0) | "weak", (box.top == 0) | "weak"]
        own += [box.width >= 0, box.height >= 0]
        leaf = k >= self.first_leaf
        strength = "strong" if leaf else "weak"
        own += [(box.width == (20 + k % 7 if leaf else 0)) | strength,
                (box.height == (20 if leaf else 0)) | strength]
        if k == self.first_leaf:
            self.leaf_height = own[-1]
        return own

    def build(self, left_out=None):
        add = self.solver.addConstraint
        for own in self.constraints:
            for constraint in own:
                if constraint is not left_out:
                    add(constraint)
        self.solver.updateVariables()
        return self

    def layout(self, count, left, height, with_gap_of_second):
        """Every box as small and as far to the upper left as it may be: left, top, width, height."""
        places = [[0, 0, 0, 0] for _ in range(count)]
        for k in reversed(range(count)):
            if k >= self.first_leaf:
                places[k][2:] = [20 + k % 7, height if k == self.first_leaf else 20]
                continue
            bottom = 0
            for child in range(4 * k + 1, min(4 * k + 5, count)):
                under = child % 4 != 1 and (child != 2 or with_gap_of_second)
                places[child][1] = (bottom if under else 0) + 10
                bottom = places[child][1] + places[child][3]
                places[k][2] = max(places[k][2], places[child][2] + 20)
                places[k][3] = max(places[k][3], bottom + 10)
        places[0][0] = left
        for k in range(1, count):
            places[k][0] = places[parent(k)][0] + 10
            places[k][1] += places[parent(k)][1]
        return places

    def error(self, count=None, left=0, height=20, with_gap_of_second=True):
        places = self.layout(count or self.n, left, height, with_gap_of_second)
        return max(abs(getattr(box, side).value() - expected)
                   for box, place in zip(self.boxes, places)
                   for side, expected in zip(SIDES, place))


def build_stepwise(run, n):
    while run.again():
        tree, ops = Tree(n), []
        add, update = tree.solver.addConstraint, tree.solver.updateVariables
        for own in tree.constraints:
            for constraint in own:
                start = now()
                add(constraint)
                update()
                ops.append(max(0, now() - start - OVERHEAD))
        run.build(ops)
        run.check("a_total", tree.error())


def build_at_once(run, n):
    while run.again():
        tree = Tree(n)
        start = now()
        tree.build()
        run.since(start, "b_total")
        run.check("b_total", tree.error())


def last_box(run, n):
    tree = Tree(n).build()
    own, s = tree.constraints[-1], tree.solver
    while run.again():
        start = now()
        for constraint in own:
            s.removeConstraint(constraint)
        s.updateVariables()
        run.since(start, "c_box_rm")
        run.check("c_box_rm", tree.error(n - 1))
        start = now()
        for constraint in own:
            s.addConstraint(constraint)
        s.updateVariables()
        run.since(start, "c_box_add")
        run.check("c_box_add", tree.error())


def drag(metric, run, n):
    root = metric == "d_root"
    tree = Tree(n)
    tree.build(tree.constraints[0][0] if root else tree.leaf_height)
    dragged = tree.boxes[0].left if root else tree.boxes[tree.first_leaf].height
    s = tree.solver
    s.addEditVariable(dragged, "strong")
    suggest, update = s.suggestValue, s.updateVariables
    while run.again():
        start = now()
        for k in range(7):
            suggest(dragged, (0 if root else 20) + 5 * (k + 1))
            update()
        run.since(start, metric, 7)
        run.check(metric, tree.error(left=35) if root else tree.error(height=55))


def gap(run, n):
    tree = Tree(n).build()
    s = tree.solver
    while run.again():
        start = now()
        s.removeConstraint(tree.gap_of_second)
        s.updateVariables()
        run.since(start, "e_gap_rm")
        run.check("e_gap_rm", tree.error(with_gap_of_second=False))
        start = now()
        s.addConstraint(tree.gap_of_second)
        s.updateVariables()
        run.since(start, "e_gap_add")
        run.check("e_gap_add", tree.error())


def all_metrics(n, budget):
    for metrics, group in [
            ("a_total a_op_median a_op_last", build_stepwise), ("b_total", build_at_once),
            ("c_box_rm c_box_add", last_box), ("d_root", partial(drag, "d_root")),
            ("d_leaf", partial(drag, "d_leaf")), ("e_gap_rm e_gap_add", gap)]:
        run(metrics, group, n, budget)
