// Solves the linear program of an .ine file (cddlib's format, with whole numbers) with the library alone:
// `LPDriver FILE`. Prints `optimal VALUE`, `infeasible` or `unbounded`, VALUE being a fraction.
//
// It is what the other solvers' programs do. `slackline solve` does more: it also tells, after every
// level, how far every variable can still go, which takes two more linear programs for each of them.

import Rationals
import Simplex

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func text(ofFile path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Each row is b a₁ … aₙ, meaning b + a·x ≥ 0, or = 0 if `linearity` names it.
func problem(_ text: String) -> (problem: Problem, isMaximized: Bool)? {
  let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  guard let begin = lines.firstIndex(of: ["begin"]), lines.count > begin + 1,
    let rows = Int(lines[begin + 1][0]), let width = Int(lines[begin + 1][1]),
    lines.count > begin + rows + 3, let last = lines.last, last.count == width
  else { return nil }
  let equations = Set(
    (lines.first { $0.first == "linearity" } ?? []).dropFirst(2).compactMap { Int($0) })
  let matrix = lines[(begin + 2)..<(begin + 2 + rows)].map { $0.compactMap { Rational($0) } }
  func form(_ numbers: [Rational], sign: Rational = 1) -> LinearForm {
    LinearForm(
      numbers.dropFirst().enumerated().filter { !$0.element.isZero }.map {
        .init($0.offset, sign * $0.element)
      }, constant: sign * numbers[0])
  }
  // A row x ≥ 0 is the sign of a column.
  func column(_ numbers: [Rational]) -> Int? {
    let places = numbers.indices.filter { !numbers[$0].isZero }
    guard numbers[0].isZero, places.count == 1, numbers[places[0]].signum > 0 else { return nil }
    return places[0] - 1
  }
  var signs = Array(repeating: Problem.Sign.free, count: width - 1)
  for (index, numbers) in matrix.enumerated() where !equations.contains(index + 1) {
    if let column = column(numbers) { signs[column] = .nonnegative }
  }
  var problem = Problem(signs: signs)
  for (index, numbers) in matrix.enumerated() {
    if equations.contains(index + 1) {
      problem.rows.append(.init(form: form(numbers), kind: .equation))
    } else if column(numbers) == nil {
      let slack = problem.addColumn(.nonnegative)
      problem.rows.append(.init(form: form(numbers), kind: .atLeast(slack: slack)))
    }
  }
  let isMaximized = lines[lines.count - 2].first == "maximize"
  problem.objectives = [form(last.compactMap { Rational($0) }, sign: isMaximized ? -1 : 1)]
  return (problem, isMaximized)
}

guard CommandLine.arguments.count == 2, let text = text(ofFile: CommandLine.arguments[1]),
  let (problem, isMaximized) = problem(text)
else {
  let message = "usage: LPDriver FILE.ine\n"
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(64)
}
// Of the three rules the one with the fewest pivots, which is what counts where numbers are long.
var solver = Solver(problem, rule: .greatest)
switch solver.solve() {
case .optimal:
  let value = problem.objectives[0].value(at: solver.point())
  print("optimal \(isMaximized ? -value : value)")
case .infeasible: print("infeasible")
case .unbounded: print("unbounded")
}
