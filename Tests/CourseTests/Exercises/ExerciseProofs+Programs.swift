// Prices and duals, by the solver and the checker of its certificates: what one unit changes, and that a program
// and its dual meet.

import Language
import Rationals
import Simplex
import TestSupport

@testable import Course

/// How a program ends and its best value, by the solver, whose certificate is judged by the checker.
private func optimum(
  of program: SmallProgram
) throws -> (outcome: Simplex.Outcome, value: Rational)? {
  let isLeast = program.direction == .minimize
  let form = isLeast ? program.objectiveForm : program.objectiveForm.scaled(by: -1)
  var problem = Problem(program.rows, program.names, objective: form)
  for (column, name) in program.names.enumerated() where !program.free.contains(name) {
    problem.signs[column] = .nonnegative
  }
  var solver = Solver(problem)
  let outcome = try solver.solve()
  guard let certificate = solver.certificate(),
    CertificateChecker.flaws(in: certificate, of: problem).isEmpty
  else { return nil }
  let point = SmallPoint(
    names: program.names, values: Array(solver.point().prefix(program.names.count)))
  return (outcome, program.objectiveForm.value(point.value))
}

extension PriceExercise: ProvedExercise {
  /// The price is the change of the best value: for one unit more, for one less, and for a seventh of one.
  func refutation() throws -> String? {
    guard let now = try optimum(of: program), now.outcome == .optimal else { return "no optimum" }
    if now.value != value { return "the best is \(now.value)" }
    for change in [1, -1, Rational(1, over: 7)] as [Rational] {
      var changed = program
      changed.rows[asked].right += change
      guard let then = try optimum(of: changed), then.outcome == .optimal else {
        return "no optimum then"
      }
      let found = (then.value - now.value) / change
      if found != price { return "\(change) more changes it by \(found) each" }
    }
    return nil
  }

  var wrongAnswers: [String] {
    let others =
      prices + program.objective + [
        value, value + price, -price, price + 1, price / 2, price * 2, 0,
      ]
    return others.filter { $0 != price }.map { $0.description }
  }
}

extension DualExercise: ProvedExercise {
  /// The same value where both have one, and nothing else that the fundamental theorem forbids.
  func refutation() throws -> String? {
    guard let answer = programOfAnswer() else { return "the answer cannot be read" }
    if answer.rows.count != parts.count - 1 { return "\(answer.rows.count) relations" }
    guard let primal = try optimum(of: program), let dual = try optimum(of: answer) else {
      return "no certificate"
    }
    switch (primal.outcome, dual.outcome) {
    case (.optimal, .optimal):
      let value = program.direction == .maximize ? -dual.value : dual.value
      return primal.value == value ? nil : "\(primal.value) and \(value)"
    case (.infeasible, .infeasible), (.infeasible, .unbounded), (.unbounded, .infeasible):
      return nil
    default: return "\(primal.outcome) and \(dual.outcome)"
    }
  }

  /// As it is typed, read with the language alone; what it maximises is the negative of what is minimised.
  private func programOfAnswer() -> SmallProgram? {
    var answer = SmallProgram(
      direction: .maximize, names: labels, free: Set(labels), objective: [], rows: [])
    for piece in answerText.split(separator: ";") {
      guard let lines = try? ExerciseAnswer.lines(String(piece), knowing: labels) else {
        return nil
      }
      for line in lines {
        switch line {
        case .minimized(let form): answer.objective = labels.map { -form[$0] }
        case .atLeast(let form):
          answer.rows.append(SmallLine(label: "", left: form, relation: .greaterOrEqual, right: 0))
        case .equal(let left, let right):
          answer.rows.append(
            SmallLine(label: "", left: left - right, relation: .equal, right: 0))
        case .form: return nil
        }
      }
    }
    return answer
  }

  var wrongAnswers: [String] {
    var answers: [String] = []
    let pieces = answerText.split(separator: ";").map { String($0).trimmed }
    for (index, piece) in pieces.enumerated() {
      func with(_ other: String) -> String {
        var pieces = pieces
        pieces[index] = other
        return pieces.joined(separator: "; ")
      }
      if piece.contains("minimize") {
        answers.append(with(piece.replacing("minimize", with: "maximize")))
      }
      if piece.contains("maximize") {
        answers.append(with(piece.replacing("maximize", with: "minimize")))
      }
      for (sign, other) in [(">=", "<="), ("<=", ">=")] where piece.contains(sign) {
        answers.append(with(piece.replacing(sign, with: other)))
        answers.append(with(piece.replacing(sign, with: "=")))
        answers.append(with(piece + " + 1"))
      }
      if let plus = piece.firstIndex(of: "+") {
        answers.append(with(piece.replacingCharacters(plus, "-")))
      }
      answers.append(with(piece.replacing("p", with: "x")))
    }
    for row in program.rows {
      let left = Forms.typed(program.names.map { row.left[$0] }, labels, constant: 0)
      let isShort = program.names.count > labels.count
      if !isShort { answers.append("\(left) >= \(row.right)") }
    }
    let own = SmallForm(Array(labels.prefix(program.objective.count)), program.objective)
    if own != dual.objective {
      let coefficients = own.terms.map { $0.coefficient }
      answers.append(
        "\(dual.direction.rawValue) \(Forms.typed(coefficients, own.names, constant: 0))")
    }
    return answers.filter { $0 != answerText }
  }
}

extension String {
  fileprivate func replacingCharacters(_ place: Index, _ other: String) -> String {
    String(self[..<place]) + other + String(self[index(after: place)...])
  }
}
