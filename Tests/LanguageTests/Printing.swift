// A parsed line written out again, with every grouping in parentheses, so that a table of cases can
// say what a line means in one string.

import Language
import Rationals

func printed(_ line: Line) -> String {
  switch line {
  case .empty: "empty"
  case .expression(let value): "value of \(printed(value))"
  case .command(let command, _): printed(command)
  case .visualFormat(let statement): printed(statement)
  case .several(let lines, _): lines.map { printed($0) }.joined(separator: ", ")
  case .constraint(let statement):
    (statement.label.map { "\($0.text): " } ?? "")
      + zip(statement.operands, statement.relations.map { " \($0.rawValue) " } + [""])
      .map { printed($0) + $1 }.joined()
      + marks(statement.priority, statement.weight)
  case .objective(let statement):
    (statement.label.map { "\($0.text): " } ?? "")
      + "\(statement.direction.rawValue) \(printed(statement.expression))"
      + marks(statement.priority, statement.weight)
  }
}

private func marks(_ priority: PriorityMark?, _ weight: Rational?) -> String {
  (priority.map { " @\($0.number)" } ?? "") + (weight.map { " weight \($0)" } ?? "")
}

func printed(_ expression: Expression) -> String {
  switch expression {
  case .number(let value, _): return value.description
  case .name(let name): return name.text
  case .quantity(let quantity, _): return quantity.text
  case .negate(let operand, _): return "-\(printed(operand))"
  case .operations(let first, let rest, _):
    return "("
      + rest.reduce(printed(first)) { "\($0) \(sign($1.kind)) \(printed($1.operand))" } + ")"
  }
}

private func sign(_ kind: Expression.BinaryOperator) -> String {
  switch kind {
  case .add: "+"
  case .subtract: "-"
  case .multiply: "*"
  case .divide: "/"
  }
}

private func printed(_ names: [Name]) -> String { names.map { " \($0.text)" }.joined() }

private func printed(_ command: Command) -> String {
  switch command {
  case .change(let change): printed(change)
  case .travel(.undo(let count)): "undo \(count)"
  case .travel(.redo(let count)): "redo \(count)"
  case .question(let question): printed(question)
  case .walk(let command): printed(command)
  case .setting(let setting): printed(setting)
  case .log(.paste): "paste"
  case .log(.assume(let word, let number, _)): "assume \(word.rawValue) \(number)"
  case .request(let request): printed(request)
  }
}

private func printed(_ change: Command.Change) -> String {
  switch change {
  case .point(let points):
    "point " + points.map { "\($0.name.text) = \(printed($0.value))" }.joined(separator: ", ")
  case .variables(let names): "var\(printed(names))"
  case .bounded(let names, let bound, _): "var 0 <=\(printed(names)) <= \(printed(bound))"
  case .free(let names): "free\(printed(names))"
  case .nonnegative(let names): "var\(printed(names)) >= 0"
  case .variablesFixed(let fixed): fixed ? "vars fixed" : "vars free"
  case .layout(let change): printed(change)
  case .inset(let inset):
    "inset \(inset.view.text)"
      + inset.values.map { " \($0.edge.rawValue) \(printed($0.amount))" }.joined()
  case .drop(let names): "drop\(printed(names))"
  case .disable(let names): "disable\(printed(names))"
  case .enable(let names): "enable\(printed(names))"
  case .set(let name, let value, let text): "set \(name.text) \(printed(value)) <\(text)>"
  case .priority(let name, let mark): "priority \(name.text) @\(mark.number)"
  case .weight(let name, let weight): "weight \(name.text) \(weight)"
  case .letter(let name, let letter): "letter \(name.text) \(letter.text)"
  case .suggest(let name, let value, let text, let mark):
    "suggest \(name.text) = \(printed(value)) <\(text)>" + (mark.map { " @\($0.number)" } ?? "")
  case .release(let names): "release\(printed(names))"
  case .reset: "reset"
  case .rule(let word): "rule \(word.rawValue)"
  }
}

private func printed(_ question: Command.Question) -> String {
  switch question {
  case .decompose(let name): "decompose\(printed(name.map { [$0] } ?? []))"
  case .region(let names): "region\(printed(names))"
  case .wireframe(let names): "wireframe\(printed(names))"
  case .plot(let level, let names):
    "plot" + (level.map { " @\($0.number)" } ?? "") + printed(names)
  case .value(let value): "value \(printed(value))"
  case .interval(let interval): "value \(interval.text)"
  case .holds(let statement): "holds \(printed(.constraint(statement)))"
  case .why(let asked): "why" + (asked.map { " \(printed($0.expression))" } ?? "")
  case .whyNot(let statement): "why not \(printed(.constraint(statement)))"
  case .whatIf(let line): "what if <\(line)>"
  case .branch(let lines): "branch \(lines.map { "<\($0)>" }.joined(separator: " | "))"
  case .branchOn(let name): "branch \(name.text)"
  case .dual(let level): "dual" + (level.map { " @\($0.number)" } ?? "")
  case .sensitivity(let word): "sensitivity" + (word.map { " \($0.rawValue)" } ?? "")
  case .transport: "dual transport"
  case .sweep(let name, let objective, let start, let end):
    "sweep \(name.text)\(objective.map { " in \($0.text)" } ?? "") from \(printed(start)) to \(printed(end))"
  case .expect(let expectation): "expect \(printed(expectation))"
  case .layout(let question): printed(question)
  case .latestTrace: "trace change"
  case .refusedTrace: "trace conflict"
  case .rule: "rule ?"
  case .history(let count): "history \(count.map(String.init) ?? "all")"
  case .exercises: "exercise ?"
  case .help(let word): "help <\(word ?? "")>"
  case .list, .objectives, .solve, .conflict, .prove, .duel: "\(question)"
  }
}

private func printed(_ command: Command.Walk) -> String {
  switch command {
  case .trace: "trace"
  case .step(let count): "step \(count)"
  case .back(let count): "back \(count)"
  case .goTo(let count): "goto \(count)"
  case .tableau: "tableau"
  case .pivot(let entering, let leaving):
    "pivot \(entering.text)\(leaving.map { " \($0.text)" } ?? "")"
  case .predict(let word): "predict \(word?.rawValue ?? "?")"
  }
}

private func printed(_ setting: Command.Setting) -> String {
  switch setting {
  case .numbers(nil): "numbers ?"
  case .numbers(.exact?): "numbers exact"
  case .numbers(.decimal(let places)?): "numbers decimal \(places)"
  case .style(let word): "style \(word?.rawValue ?? "?")"
  case .language(let word): "language \(word?.rawValue ?? "?")"
  case .show(let word): "show \(word?.rawValue ?? "?")"
  case .draw(let word): "draw \(word.rawValue)"
  }
}

private func printed(_ request: Command.Request) -> String {
  switch request {
  case .load(let path): "load <\(path)>"
  case .save(let path, let replaces): "save\(replaces ? "!" : "") <\(path)>"
  case .importing(let wish):
    "import <\(wish.path)>" + (wish.priority.map { " @\($0.number)" } ?? "")
      + (wish.isRelaxed ? " relaxed" : "")
  case .exporting(let path, let level, let replaces):
    "export\(replaces ? "!" : "")" + (level.map { " @\($0.number)" } ?? "") + " <\(path)>"
  case .log(.to(let path)): "log <\(path)>"
  case .log(.off): "log off"
  case .log(.ask): "log ?"
  case .lesson(.list): "lesson ?"
  case .lesson(.play(let name)): "lesson <\(name)>"
  case .lesson(.word(let word)): word.rawValue
  case .exercise(let wish):
    "exercise \(wish.kind.rawValue)" + (wish.level.map { " level \($0.rawValue)" } ?? "")
      + (wish.seed.map { " seed \($0)" } ?? "")
  case .present, .quit: "\(request)"
  }
}

func printed(_ expectation: Expectation) -> String {
  switch expectation {
  case .relation(let left, let relation, let right):
    "\(printed(left)) \(relation.rawValue) \(printed(right))"
  case .interval(let value, let lower, let upper):
    "\(printed(value)) in [\(lower.map(printed) ?? "-inf"), \(upper.map(printed) ?? "inf")]"
  case .ambiguous(let value): "\(printed(value)) ambiguous"
  case .unsatisfiable: "unsatisfiable"
  case .unbounded: "unbounded"
  case .objective(let level, let relation, let value):
    "objective @\(level.number) \(relation.rawValue) \(printed(value))"
  case .frame(let view, let numbers):
    "frame \(view.text) = " + numbers.map { $0.map(printed) ?? "none" }.joined(separator: " ")
  case .conflict(let ids): "conflict" + printed(ids)
  case .all(let claims): claims.map(printed).joined(separator: ", ")
  }
}
