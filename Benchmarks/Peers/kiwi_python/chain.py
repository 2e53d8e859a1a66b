"""The chain workload (KINDs ineq and eq) over kiwisolver."""

from functools import partial

from kiwisolver import Solver, Variable

from measure import OVERHEAD, now, run

GAP = 10


class Chain:
    def __init__(self, inequalities, n):
        self.inequalities, self.n = inequalities, n
        self.x = [Variable(f"x{i}") for i in range(n)]
        self.origin = self.x[0] == 0
        self.links = [self.link(a, b) for a, b in zip(self.x, self.x[1:])]
        self.pulls = [(x == 0) | "weak" for x in self.x[1:]] if inequalities else []
        self.solver = Solver()

    def link(self, a, b):
        return b >= a + GAP if self.inequalities else (b == a + GAP) | "strong"

    def constraints(self, with_origin=True):
        if with_origin:
            yield self.origin
        for i, link in enumerate(self.links):
            yield link
            if self.inequalities:
                yield self.pulls[i]

    def build(self, with_origin=True):
        add = self.solver.addConstraint
        for constraint in self.constraints(with_origin):
            add(constraint)
        self.solver.updateVariables()
        return self

    def error(self, first=0, shift=0):
        """The largest distance from the solution whose items from `first` on are moved."""
        return max(abs(x.value() - GAP * i - (shift if i >= first else 0))
                   for i, x in enumerate(self.x))

    def error_without_middle(self):
        half, m = self.n // 2, self.n - self.n // 2
        worst = max(abs(x.value() - GAP * i) for i, x in enumerate(self.x[:half]))
        if not self.inequalities:
            return worst
        total = sum(abs(x.value()) for x in self.x[half:])
        return max(worst, abs(total - GAP * (m // 2) * ((m + 1) // 2)))


def build_stepwise(ineq, run, n):
    while run.again():
        chain, ops = Chain(ineq, n), []
        add, update = chain.solver.addConstraint, chain.solver.updateVariables
        for constraint in list(chain.constraints()):
            start = now()
            add(constraint)
            update()
            ops.append(max(0, now() - start - OVERHEAD))
        run.build(ops)
        run.check("a_total", chain.error())


def build_at_once(ineq, run, n):
    while run.again():
        chain = Chain(ineq, n)
        start = now()
        chain.build()
        run.since(start, "b_total")
        run.check("b_total", chain.error())


def pair(run, solver, constraint, first, second, metrics, check_between, check_after):
    """Times two opposite changes (`first` and `second` are the solver's methods)."""
    update = solver.updateVariables
    while run.again():
        start = now()
        first(constraint)
        update()
        run.since(start, metrics[0])
        run.check(metrics[0], check_between())
        start = now()
        second(constraint)
        update()
        run.since(start, metrics[1])
        run.check(metrics[1], check_after())


def link_at_end(ineq, run, n):
    chain = Chain(ineq, n).build()
    extra, s = chain.link(chain.x[-1], Variable("new")), chain.solver
    pair(run, s, extra, s.addConstraint, s.removeConstraint, ["c_link_add", "c_link_rm"],
         chain.error, chain.error)


def push(ineq, run, n):
    chain = Chain(ineq, n).build()
    constraint, s = chain.x[n // 2] >= GAP * (n // 2) + 5, chain.solver

    def pushed():  # in `eq` any one link of the first half may give
        return (chain.error(n // 2, 5) if ineq
                else abs(chain.x[-1].value() - GAP * (n - 1) - 5))

    pair(run, s, constraint, s.addConstraint, s.removeConstraint, ["c_push_add", "c_push_rm"],
         pushed, chain.error)


def drag(ineq, metric, run, n):
    at = 0 if metric == "d_head" else n // 2
    chain = Chain(ineq, n)
    stays = ineq and at > 0
    chain.build(stays)
    dragged, s = chain.x[at], chain.solver
    s.addEditVariable(dragged, "strong")
    suggest, update = s.suggestValue, s.updateVariables
    while run.again():
        start = now()
        for k in range(7):
            suggest(dragged, GAP * at + 5 * (k + 1))
            update()
        run.since(start, metric, 7)
        run.check(metric, chain.error(at if stays else 0, 35))


def middle_link(ineq, run, n):
    chain = Chain(ineq, n).build()
    s = chain.solver
    pair(run, s, chain.links[n // 2 - 1], s.removeConstraint, s.addConstraint,
         ["e_mid_rm", "e_mid_add"], chain.error_without_middle, chain.error)


def weak_pull(run, n):
    chain = Chain(True, n).build()
    s = chain.solver
    pair(run, s, chain.pulls[n // 2 - 1], s.removeConstraint, s.addConstraint,
         ["e_weak_rm", "e_weak_add"], chain.error, chain.error)


def all_metrics(ineq, n, budget):
    for metrics, group in [
            ("a_total a_op_median a_op_last", partial(build_stepwise, ineq)),
            ("b_total", partial(build_at_once, ineq)),
            ("c_link_add c_link_rm", partial(link_at_end, ineq)),
            ("c_push_add c_push_rm", partial(push, ineq)),
            ("d_head", partial(drag, ineq, "d_head")),
            ("d_mid", partial(drag, ineq, "d_mid")),
            ("e_mid_rm e_mid_add", partial(middle_link, ineq))]:
        run(metrics, group, n, budget)
    if ineq:
        run("e_weak_rm e_weak_add", weak_pull, n, budget)
