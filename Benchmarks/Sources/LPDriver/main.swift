// Solves the linear program of an .ine file (cddlib's format, with whole numbers) or of an LP or MPS file with the library
// alone:
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

/// The words of a file, one after another. Written for programs that end after a millisecond, half of
/// which a line by line splitting into strings would take.
struct Words {
  private(set) var bytes: [UInt8] = []
  private var place = 0

  init?(file path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
  }

  private mutating func next() -> Range<Int>? {
    while place < bytes.count, bytes[place] <= 32 { place += 1 }
    let start = place
    while place < bytes.count, bytes[place] > 32 { place += 1 }
    return start < place ? start..<place : nil
  }

  mutating func word() -> String? {
    next().map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  mutating func number() -> Rational? {
    guard let range = next() else { return nil }
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    let digits = isNegative ? range.dropFirst() : range
    if digits.count > 18 { return Rational(String(decoding: bytes[range], as: UTF8.self)) }
    var value = 0
    for index in digits {
      let digit = Int(bytes[index]) - 48
      guard (0...9).contains(digit) else { return nil }
      value = 10 * value + digit
    }
    return Rational(isNegative ? -value : value)
  }

  mutating func count() -> Int? {
    number().flatMap { Int($0.description) }
  }

  mutating func numbers(_ count: Int) -> [Rational]? {
    var numbers: [Rational] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

/// Each row is b a₁ … aₙ, meaning b + a·x ≥ 0, or = 0 if `linearity` names it.
func problem(_ words: Words) -> (problem: Problem, isMaximized: Bool)? {
  var words = words
  var equations: [Int] = []
  while let word = words.word(), word != "begin" {
    guard word == "linearity" else { continue }
    guard let count = words.count() else { return nil }
    for _ in 0..<count {
      guard let row = words.count() else { return nil }
      equations.append(row - 1)
    }
  }
  guard let height = words.count(), let width = words.count(), words.word() != nil else {
    return nil
  }
  var matrix: [[Rational]] = []
  for _ in 0..<height {
    guard let row = words.numbers(width) else { return nil }
    matrix.append(row)
  }
  guard words.word() == "end", let sense = words.word(), let last = words.numbers(width) else {
    return nil
  }
  func form(_ numbers: [Rational], isNegated: Bool = false) -> LinearForm {
    var terms: [LinearForm.Term] = []
    for column in 0..<width - 1 where !numbers[column + 1].isZero {
      terms.append(.init(column, isNegated ? -numbers[column + 1] : numbers[column + 1]))
    }
    return LinearForm(terms, constant: isNegated ? -numbers[0] : numbers[0])
  }
  // A row x ≥ 0 is the sign of a column.
  func column(_ numbers: [Rational]) -> Int? {
    guard numbers[0].isZero, let place = numbers.firstIndex(where: { !$0.isZero }),
      numbers[place].signum > 0, numbers.lastIndex(where: { !$0.isZero }) == place
    else { return nil }
    return place - 1
  }
  var signs = [Problem.Sign](repeating: .free, count: width - 1)
  for index in 0..<height where !equations.contains(index) {
    if let column = column(matrix[index]) { signs[column] = .nonnegative }
  }
  var problem = Problem(signs: signs)
  for index in 0..<height {
    if equations.contains(index) {
      problem.rows.append(.init(form: form(matrix[index]), kind: .equation))
    } else if column(matrix[index]) == nil {
      let slack = problem.addColumn(.nonnegative)
      problem.rows.append(.init(form: form(matrix[index]), kind: .atLeast(slack: slack)))
    }
  }
  let isMaximized = sense == "maximize"
  problem.objectives = [form(last, isNegated: isMaximized)]
  return (problem, isMaximized)
}

/// Fewer rows than that are solved sooner by the textbook's method than their numbers are copied.
let fewestForLarge = 24

func answer(_ words: Words, in file: String) throws -> Answer? {
  if !file.hasSuffix(".ine") { return try solveFile(words.bytes, isMPS: file.hasSuffix(".mps")) }
  guard let (problem, isMaximized) = problem(words) else { return nil }
  let answer: Answer
  if problem.rows.count >= fewestForLarge {
    // A slack has been added for each row that is no equation.
    let slacks = problem.rows.count {
      if case .equation = $0.kind { false } else { true }
    }
    answer = try solveLarge(problem, variables: problem.signs.count - slacks)
  } else {
    // Of the three rules the one with the fewest pivots, which is what counts where numbers are long.
    var solver = Solver(problem, rule: .greatest)
    answer = Answer(try solver.solve(), problem.objectives[0].value(at: solver.point()))
  }
  if case .optimal(let value) = answer, isMaximized { return .optimal(-value) }
  return answer
}

guard CommandLine.arguments.count == 2, let words = Words(file: CommandLine.arguments[1]),
  let answer = try answer(words, in: CommandLine.arguments[1])
else {
  let message = "usage: LPDriver FILE, an .ine, .lp or .mps file\n"
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(64)
}
switch answer {
case .optimal(let value): print("optimal \(value)")
case .infeasible: print("infeasible")
case .unbounded: print("unbounded")
}
