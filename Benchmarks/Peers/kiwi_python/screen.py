"""The workload `screen` over kiwisolver: rows of labels in a window. README.md defines it."""

from types import SimpleNamespace

from kiwisolver import Solver, Variable, strength

from measure import OVERHEAD, now, run

WIDTH = 260
ROWS_IN_SECTION = 5


def equal_widths(r):
    return r % 3 == 2


def least_height(r):
    return 20 + 4 * (r % 3)


def intrinsic(v):
    return 30 + 7 * (v % 5)


def compression(view, position, width):
    return (view.width >= width) | strength.medium * (position + 1)


def hugging(view, position, width):
    return (view.width <= width) | strength.weak * (position + 1)


def variables(names):
    return SimpleNamespace(**{name: Variable(name) for name in names.split()})


class Screen:
    def __init__(self, n):
        self.solver, self.window = Solver(), Variable("window")
        self.window_width = (self.window == WIDTH) | strength.strong * 1000
        self.rows, self.sections = [], []
        for r in range((n + 3) // 4):
            if r % ROWS_IN_SECTION == 0:
                section = variables("leading trailing")
                self.sections.append([section.leading == 16,
                                      self.window - section.trailing == 16])
            self.rows.append(self.row(r, n, section))
        middle = len(self.rows) // 2
        self.chosen = middle - 1 if equal_widths(middle) else middle
        self.shortcut = self.below(self.rows[self.chosen + 1], self.rows[self.chosen - 1])
        self.label_width = intrinsic(4 * self.chosen + 1)

    def row(self, r, n, section):
        row = variables("leading trailing top bottom height")
        row.numbers = range(4 * r, min(4 * r + 4, n))
        row.views = [variables("leading trailing width") for _ in row.numbers]
        row.place = row.top == 20 if r == 0 else self.below(row, self.rows[r - 1])
        row.inside = inside = [
            row.leading - section.leading == 8, section.trailing - row.trailing == 8,
            row.bottom - row.top - row.height == 0, row.height >= least_height(r),
            (row.height == 0) | "weak"]
        for j, (v, view) in enumerate(zip(row.numbers, row.views)):
            inside += [view.trailing - view.leading - view.width == 0, view.width >= 0,
                       view.leading - row.leading == 0 if j == 0
                       else view.leading - row.views[j - 1].trailing == 8]
            if equal_widths(r) and j > 0:
                inside.append(view.width - row.views[0].width == 0)
            inside += [compression(view, j, intrinsic(v)), hugging(view, j, intrinsic(v))]
            if j == 1:
                row.label = inside[-2:]
        inside.append(row.views[-1].trailing - row.trailing == 0)
        return row

    @staticmethod
    def below(lower, upper):
        return lower.top - upper.bottom == 8

    def constraints(self, with_window=True):
        if with_window:
            yield self.window_width
        for r, row in enumerate(self.rows):
            if r % ROWS_IN_SECTION == 0:
                yield from self.sections[r // ROWS_IN_SECTION]
            yield row.place
            yield from row.inside

    def build(self, with_window=True):
        add = self.solver.addConstraint
        for constraint in self.constraints(with_window):
            add(constraint)
        self.solver.updateVariables()
        return self

    def widths(self, r, window):
        """What the views of a row are wide: excess and lack go to the first, then to the next."""
        numbers = self.rows[r].numbers
        available = window - 2 * (16 + 8) - 8 * (len(numbers) - 1)
        if equal_widths(r):
            return [available / len(numbers)] * len(numbers)
        widths = [intrinsic(v) for v in numbers]
        if r == self.chosen:
            widths[1] = self.label_width
        excess = available - sum(widths)
        for j, width in enumerate(widths):
            change = max(excess, -width)
            widths[j] += change
            excess -= change
        return widths

    def error(self, window=WIDTH, with_chosen=True):
        errors, top = [abs(self.window.value() - window)], 20
        for r, row in enumerate(self.rows):
            if r == self.chosen and not with_chosen:
                continue
            errors.append(abs(row.top.value() - top))
            top += least_height(r) + 8
            leading = 16 + 8
            for view, width in zip(row.views, self.widths(r, window)):
                errors.append(abs(view.leading.value() - leading))
                errors.append(abs(view.width.value() - width))
                leading += width + 8
        return max(errors)


def build_stepwise(run, n):
    while run.again():
        screen, ops = Screen(n), []
        add, update = screen.solver.addConstraint, screen.solver.updateVariables
        for constraint in list(screen.constraints()):
            start = now()
            add(constraint)
            update()
            ops.append(max(0, now() - start - OVERHEAD))
        run.build(ops)
        run.check("a_total", screen.error())


def build_at_once(run, n):
    while run.again():
        screen = Screen(n)
        start = now()
        screen.build()
        run.since(start, "b_total")
        run.check("b_total", screen.error())


def label(run, n):
    screen = Screen(n).build()
    row, s = screen.rows[screen.chosen], screen.solver
    view, width = row.views[1], intrinsic(row.numbers[1])
    widths = [width + 5 * (k + 1) for k in range(7)]
    variants = [(compression(view, 1, w), hugging(view, 1, w)) for w in widths]
    lower, upper = row.label
    while run.again():
        start = now()
        for next_lower, next_upper in variants:
            s.removeConstraint(lower)
            s.removeConstraint(upper)
            lower, upper = next_lower, next_upper
            s.addConstraint(lower)
            s.addConstraint(upper)
            s.updateVariables()
        run.since(start, "f_label", 7)
        screen.label_width = widths[-1]
        run.check("f_label", screen.error())


def row(run, n):
    screen = Screen(n).build()
    row, following = screen.rows[screen.chosen:screen.chosen + 2]
    s = screen.solver
    while run.again():
        start = now()
        for constraint in [following.place, row.place, *row.inside]:
            s.removeConstraint(constraint)
        s.addConstraint(screen.shortcut)
        s.updateVariables()
        run.since(start, "e_row_rm")
        run.check("e_row_rm", screen.error(with_chosen=False))
        start = now()
        s.removeConstraint(screen.shortcut)
        for constraint in [row.place, *row.inside, following.place]:
            s.addConstraint(constraint)
        s.updateVariables()
        run.since(start, "e_row_add")
        run.check("e_row_add", screen.error())


def window(run, n):
    screen = Screen(n).build(with_window=False)
    s = screen.solver
    s.addEditVariable(screen.window, strength.strong * 1000)
    while run.again():
        durations = []
        for k in range(32):
            width = 200 + 10 * min(k, 32 - k)
            start = now()
            s.suggestValue(screen.window, width)
            s.updateVariables()
            durations.append(max(0, now() - start - OVERHEAD))
            run.check("d_window", screen.error(width))
        run.sample("d_window", sum(durations) / 32)
        run.sample("d_window_slowest", max(durations))


def all_metrics(n, budget):
    for metrics, group in [
            ("a_total a_op_median a_op_last", build_stepwise), ("b_total", build_at_once),
            ("d_window d_window_slowest", window), ("e_row_rm e_row_add", row),
            ("f_label", label)]:
        run(metrics, group, n, budget)
