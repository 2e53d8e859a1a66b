// The right answer to a small problem, by listing every corner of its region. It shares nothing with
// the simplex method: no pivots that improve, no rules, no reduced costs.

public import Rationals
public import Simplex

/// How a small problem ends, what its objectives come to, and what is left after each of them.
///
/// Every free column is written as the difference of two nonnegative ones, so the region becomes
/// {x ≥ 0 : A·x = b}, which contains no line. Such a region is the sum of the polytope spanned by
/// its vertices and the cone spanned by its extreme rays, and is empty if and only if it has no
/// vertex (H. Minkowski; T. S. Motzkin; A. Schrijver, *Theory of Linear and Integer Programming*,
/// 1986, §8.9). The extreme rays, scaled to the sum 1, are the vertices of
/// {r ≥ 0 : A·r = 0, Σ r = 1}. Going back to the free columns is linear, so the images of vertices
/// and rays still span the region (though they need not be its corners any more).
///
/// For a point Σ λᵢ·vᵢ + Σ μⱼ·rⱼ (λ, μ ≥ 0, Σ λ = 1) an objective is Σ λᵢ·c(vᵢ) + Σ μⱼ·Δc(rⱼ), Δc
/// being the form without its constant. If some Δc(rⱼ) < 0 it falls for ever. If not, its least
/// value is the least c(vᵢ), and it is attained exactly by the points that use only vertices with
/// that value and rays with Δc = 0: those span the region for the next objective. In the same way
/// vertices and rays give the range of any form.
///
/// The rows of all stages are taken at once. That changes nothing: a row of a later stage is a
/// goal, and its plus and minus columns, which stand nowhere else, can satisfy it at every point.
public struct Oracle: Sendable {
  /// What spans a region.
  public struct Face: Hashable, Sendable {
    public var vertices: [[Rational]]
    public var rays: [[Rational]]
  }

  public let outcome: Outcome
  /// The least value of each objective, as far as there is one.
  public let values: [Rational]
  /// The region, and what each objective with a least value leaves of it. Only the empty region, if
  /// there is no solution.
  public let faces: [Face]

  /// - Parameter limit: how many sets of columns may be tried before the problem counts as too
  ///   large. Their number grows exponentially with rows and columns.
  public init(_ problem: Problem, limit: Int = 50_000) throws(TooLargeForOracle) {
    var faces = [try Self.region(of: problem, limit: limit)]
    var values: [Rational] = []
    var outcome = faces[0].vertices.isEmpty ? Outcome.infeasible : .optimal

    if outcome == .optimal {
      for (index, objective) in problem.objectives.enumerated() {
        let face = faces[index]
        if face.rays.contains(where: { objective.change(along: $0).signum < 0 }) {
          outcome = .unbounded(objective: index)
          break
        }
        guard let least = face.vertices.map({ objective.value(at: $0) }).min() else { break }
        values.append(least)
        faces.append(
          Face(
            vertices: face.vertices.filter { objective.value(at: $0) == least },
            rays: face.rays.filter { objective.change(along: $0).isZero }))
      }
    }
    self.outcome = outcome
    self.values = values
    self.faces = faces
  }

  /// The exact range of a form where objectives 0 ..< `levels` are at their least; nil is an end at
  /// infinity. There must be a solution, and `levels` must be less than `faces.count`.
  public func range(of form: LinearForm, levels: Int) -> (lower: Rational?, upper: Rational?) {
    let face = faces[levels]
    let values = face.vertices.map { form.value(at: $0) }
    let changes = face.rays.map { form.change(along: $0).signum }
    return (
      changes.contains(-1) ? nil : values.min(),
      changes.contains(1) ? nil : values.max()
    )
  }
}

extension Oracle {
  private static func region(of problem: Problem, limit: Int) throws(TooLargeForOracle) -> Face {
    let split = SplitColumns(of: problem)
    let equations = problem.rows.map(split.equation)

    let directions = equations.map { equation in Array(equation.dropLast()) + [0] }
    let unitSum = [Rational](repeating: 1, count: split.halves.count + 1)
    let vertices = try BasicSolutions.all(
      of: equations, columns: split.halves.count, limit: limit)
    let rays = try BasicSolutions.all(
      of: directions + [unitSum], columns: split.halves.count, limit: limit)
    return Face(
      vertices: vertices.map(split.joined),
      // The two halves of a free column may rise together, which is no movement at all.
      rays: rays.map(split.joined).filter { ray in ray.contains { !$0.isZero } })
  }
}

/// The columns of a problem with the free ones split into two nonnegative halves.
private struct SplitColumns {
  struct Half {
    var column: Column
    var sign: Rational
  }

  /// The columns that stand in many rows come first: once they are decided, slack columns have
  /// little choice left, and the search is short.
  let halves: [Half]
  let columns: Int

  init(of problem: Problem) {
    columns = problem.signs.count
    var uses = [Int](repeating: 0, count: columns)
    for term in problem.rows.flatMap(\.form.terms) { uses[term.column] += 1 }
    halves = problem.signs.indices
      .sorted { (-uses[$0], $0) < (-uses[$1], $1) }
      .flatMap { column in
        let positive = Half(column: column, sign: 1)
        let negative = Half(column: column, sign: -1)
        return problem.signs[column] == .free ? [positive, negative] : [positive]
      }
  }

  /// The coefficients of the halves in a row, and the right-hand side.
  func equation(of row: Problem.Row) -> [Rational] {
    var coefficients = [Rational](repeating: 0, count: columns)
    for term in row.form.terms { coefficients[term.column] += term.coefficient }
    switch row.kind {
    case .equation: break
    case .atLeast(let slack): coefficients[slack] -= 1
    case .atMost(let slack): coefficients[slack] += 1
    case .goal(let plus, let minus):
      coefficients[plus] -= 1
      coefficients[minus] += 1
    }
    return halves.map { $0.sign * coefficients[$0.column] } + [-row.form.constant]
  }

  /// A point of the halves as a point of the problem's columns.
  func joined(_ point: [Rational]) -> [Rational] {
    var joined = [Rational](repeating: 0, count: columns)
    for (half, value) in zip(halves, point) { joined[half.column].addProduct(half.sign, value) }
    return joined
  }
}

extension LinearForm {
  fileprivate func change(along ray: [Rational]) -> Rational { value(at: ray) - constant }
}
