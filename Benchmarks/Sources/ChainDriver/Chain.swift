// The chain workload: KINDs `ineq` and `eq`.

import ConstraintHierarchies
import Rationals
import Simplex

struct Chain {
  let inequalities: Bool
  let n: Int
  var model = Model()
  private(set) var x: [Variable] = []
  /// x[0] = 0, required.
  let origin: Int
  /// By the item that it starts from.
  private(set) var links: [Int] = []
  /// x[i + 1] = 0, low; `ineq` only.
  private(set) var pulls: [Int] = []
  /// All of the above, in order.
  let everything: Range<Int>

  init(inequalities: Bool, n: Int) {
    self.inequalities = inequalities
    self.n = n
    for _ in 0..<n { x.append(model.variable()) }
    origin = model.define([(x[0], 1)], .equal, 0)
    for i in 0..<n - 1 {
      links.append(Self.link(x[i], x[i + 1], inequality: inequalities, in: &model))
      if inequalities { pulls.append(model.define([(x[i + 1], 1)], .equal, 0, .low)) }
    }
    everything = 0..<model.count
  }

  private static func link(
    _ a: Variable, _ b: Variable, inequality: Bool, in model: inout Model
  ) -> Int {
    model.define(
      [(b, 1), (a, -1)], inequality ? .atLeast : .equal, 10, inequality ? .required : .high)
  }

  /// One more link, to a new variable at the end.
  mutating func defineLinkAtEnd() -> Int {
    Self.link(x[n - 1], model.variable(), inequality: inequalities, in: &model)
  }

  mutating func add(_ number: Int) {
    model.add(number)
    model.solve()
  }

  mutating func remove(_ number: Int) {
    model.remove(number)
    model.solve()
  }

  /// The largest distance from the solution whose items from `first` on are moved by `shift`.
  func error(movedFrom first: Int = 0, by shift: Rational = 0) -> Rational {
    var worst: Rational = 0
    for i in 0..<n {
      worst = max(worst, model.distance(of: x[i], from: Rational(10 * i) + (i < first ? 0 : shift)))
    }
    return worst
  }

  /// With the middle link gone the first half stays and the second has the least sum of absolute
  /// values, in as many places as there are medians; for `eq` nothing is said about it.
  func errorWithoutMiddle() -> Rational {
    let half = n / 2
    let m = n - half
    var worst: Rational = 0
    for i in 0..<half { worst = max(worst, model.distance(of: x[i], from: Rational(10 * i))) }
    guard inequalities else { return worst }
    let sum = x[half...].reduce(Rational.zero) { $0 + model.solver.value(of: $1).magnitude }
    return max(worst, (sum - Rational(10 * (m / 2) * ((m + 1) / 2))).magnitude)
  }
}

// MARK: - The groups of operations

extension Chain {
  static func runAll(inequalities: Bool, n: Int, budget: Double) {
    func built(_ n: Int) -> Chain {
      var chain = Chain(inequalities: inequalities, n: n)
      chain.model.build(chain.everything)
      return chain
    }
    Run.run("a_total a_op_median a_op_last", n, budget: budget) { run, n in
      while run.again() {
        var chain = Chain(inequalities: inequalities, n: n)
        run.sampleBuild(chain.model.buildStepwise(chain.everything))
        run.check("a_total", chain.error())
      }
    }
    Run.run("b_total", n, budget: budget) { run, n in
      while run.again() {
        var chain = Chain(inequalities: inequalities, n: n)
        run.time("b_total") { chain.model.build(chain.everything) }
        run.check("b_total", chain.error())
      }
    }
    Run.run("c_link_add c_link_rm", n, budget: budget) { run, n in
      var chain = built(n)
      let link = chain.defineLinkAtEnd()
      while run.again() {
        run.time("c_link_add") { chain.add(link) }
        run.check("c_link_add", chain.error())
        run.time("c_link_rm") { chain.remove(link) }
        run.check("c_link_rm", chain.error())
      }
    }
    Run.run("c_push_add c_push_rm", n, budget: budget) { run, n in
      var chain = built(n)
      let push = chain.model.define([(chain.x[n / 2], 1)], .atLeast, Rational(10 * (n / 2) + 5))
      while run.again() {
        run.time("c_push_add") { chain.add(push) }
        // In `eq` any one link of the first half may give; what follows the pushed one is sure.
        run.check(
          "c_push_add",
          inequalities
            ? chain.error(movedFrom: n / 2, by: 5)
            : chain.model.distance(of: chain.x[n - 1], from: Rational(10 * (n - 1) + 5)))
        run.time("c_push_rm") { chain.remove(push) }
        run.check("c_push_rm", chain.error())
      }
    }
    for metric in ["d_head", "d_mid"] {
      Run.run(metric, n, budget: budget) { run, n in
        drag(at: metric == "d_head" ? 0 : n / 2, metric, inequalities: inequalities, &run, n)
      }
    }
    Run.run("e_mid_rm e_mid_add", n, budget: budget) { run, n in
      var chain = built(n)
      let middle = chain.links[n / 2 - 1]
      while run.again() {
        run.time("e_mid_rm") { chain.remove(middle) }
        run.check("e_mid_rm", chain.errorWithoutMiddle())
        run.time("e_mid_add") { chain.add(middle) }
        run.check("e_mid_add", chain.error())
      }
    }
    guard inequalities else { return }
    Run.run("e_weak_rm e_weak_add", n, budget: budget) { run, n in
      var chain = built(n)
      let pull = chain.pulls[n / 2 - 1]
      while run.again() {
        run.time("e_weak_rm") { chain.remove(pull) }
        run.check("e_weak_rm", chain.error())
        run.time("e_weak_add") { chain.add(pull) }
        run.check("e_weak_add", chain.error())
      }
    }
  }

  /// Drags an item by an edit; a sample is the mean of one round of the seven values.
  private static func drag(
    at item: Int, _ metric: String, inequalities: Bool, _ run: inout Run, _ n: Int
  ) {
    var chain = Chain(inequalities: inequalities, n: n)
    let stays = inequalities && item > 0
    let edit = chain.model.define([(chain.x[item], 1)], .equal, 0, .high)
    let origin = chain.origin
    chain.model.build(chain.everything.filter { stays || $0 != origin } + [edit])
    while run.again() {
      run.time(metric, count: 7) {
        for k in 0..<7 {
          chain.model.setRightSide(of: edit, to: Rational(10 * item + 5 * (k + 1)))
          chain.model.solve()
        }
      }
      run.check(metric, chain.error(movedFrom: stays ? item : 0, by: 35))
    }
  }
}
