// What is said from the state of things, in Russian: to a wrong number, to a task that is not done yet; and yes and
// no, as people type them.

import ConstraintHierarchies
import Course
import Language
import Narration
import Rationals
import Rendering
import Session
import Wording

extension RemarkWords {
  var russian: Text {
    switch self {
    case .reply(let remark, let isLess): Russian.reply(remark, isLess: isLess)
    case .bare(let isLess): Russian.bare(isLess: isLess)
    case .alsoLeft(let text, let value): Russian.no("\(text, .code) = \(value) ничем не хуже")
    case .no(let standing):
      standing.flatMap { Russian.told($0) }.map { Russian.no($0) } ?? Russian.no
    case .task(let standing): Russian.task(standing)
    }
  }
}

extension Russian {
  // MARK: Yes and no

  static func yesOrNo(_ holds: Bool) -> String { holds ? "да" : "нет" }

  static func yesOrNo(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "да", "д", "верно", "истина": true
    case "нет", "н", "неверно", "ложь": false
    default: nil
    }
  }

  fileprivate static var no: Text { AnswerWords.no.russian }

  fileprivate static func no(_ why: Text) -> Text { AnswerWords.noBecause(why).russian }

  // MARK: To a wrong number

  /// - Parameter isLess: whether the number that was typed is less than the right one.
  fileprivate static func reply(_ remark: NumberRemark, isLess: Bool) -> Text {
    switch remark {
    case .consequence(let consequence): no(Narrator(.russian).text(consequence))
    case .consequenceWithoutAmounts(let consequence): no(withoutAmounts(consequence))
    case .here(let asks, let values):
      "\(bare(isLess: isLess)) \(here(asks, values))"
    case .pivotsLeft(let count, let level):
      level.isRequired
        ? no("после \(pivots(count)) выполнены ещё не все требования")
        : no(
          "после \(pivots(count)) функционал \(objective(level)) ещё не достиг наименьшего значения"
        )
    case .fewerPivots(let level?):
      no("функционал \(objective(level)) достигает наименьшего значения за меньшее число шагов")
    case .fewerPivots(nil): no("хватает и меньшего числа шагов")
    case .noCount: no("шаги считают по одному: нужно целое неотрицательное число")
    case .follower(let entering, let growth, let name, let value):
      no(
        "при \(entering, .code) = \(growth) получается \(name, .code) = \(value): "
          + (value.signum < 0 ? "это уже меньше 0" : "этому значению ещё есть куда убывать"))
    case .cost(let column, let level, let cost):
      "\(bare(isLess: isLess)) Будь это так, с каждой единицей переменной \(column, .code) функционал "
        + "\(objective(level)) \(change(cost))."
    case .sign: no + " Проверьте знак."
    case .hint(let hint): "\(bare(isLess: isLess)) \(Text(inline: hint))"
    }
  }

  private static func change(_ cost: Rational) -> Text {
    if cost.isZero { return "не менялся бы" }
    return cost.signum > 0 ? "возрастал бы на \(cost)" : "убывал бы на \(cost.magnitude)"
  }

  fileprivate static func bare(isLess: Bool) -> Text {
    no + (isLess ? " Верное число больше." : " Верное число меньше.")
  }

  private static func withoutAmounts(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let ids = RussianGrammar.list(constraints.map { $0.id })
      return "при \(name) "
        + Text(
          RussianGrammar.agreeing(
            constraints.count, "нарушено требование ", "нарушены требования ")) + "\(ids, .strong)"
    case .costs(let cost):
      let pays: Text =
        "функционал уровня \(cost.level.name, .strong) больше наименьшего значения"
      let ids = RussianGrammar.list(cost.violated.map { $0.constraint.id })
      if ids.isEmpty { return "при \(name) \(pays)" }
      return "при \(name) "
        + Text(
          RussianGrammar.agreeing(
            cost.violated.count, "не выполнено пожелание ", "не выполнены пожелания "))
        + "\(ids, .strong): \(pays)"
    }
  }

  private static func here(
    _ asks: [Constraint], _ values: [(name: String, value: Rational)]
  ) -> Text {
    let told = RussianGrammar.list(values.map { "\($0.name, .code) = \($0.value)" as Text })
    if asks.isEmpty { return "Здесь \(told)." }
    if values.isEmpty {
      let wishes = asks.map { "\($0.id, .strong) (\($0.text, .code))" as Text }
      return "Посмотрите, что "
        + Text(
          RussianGrammar.agreeing(asks.count, "нужно ограничению ", "нужно ограничениям "))
        + "\(RussianGrammar.list(wishes)), и что получилось."
    }
    var wishes: [Text] = []
    for (index, constraint) in asks.enumerated() {
      wishes.append(
        index == 0
          ? "ограничению \(constraint.id, .strong) нужно \(constraint.text, .code)"
          : "ограничению \(constraint.id, .strong) — \(constraint.text, .code)")
    }
    return "Здесь \(told), а \(wishes.joined(separator: ", "))."
  }

  /// In the genitive: `после 3 шагов`.
  private static func pivots(_ count: Int) -> String {
    RussianGrammar.count(count, "шага", "шагов", "шагов")
  }

  private static func objective(_ level: Priority) -> Text {
    "\("f(\(level.name))", .level(level.whole))"
  }

  // MARK: Claims

  /// What keeps a task from being done; nothing where nothing does.
  fileprivate static func task(_ standing: TaskStanding) -> Text {
    switch standing {
    case .done: ""
    case .open(let standings): notYet(standings)
    case .holdsHere(let lines, let standings):
      holdsNow
        + Text(RussianGrammar.agreeing(lines.count, "после строки ", "после строк "))
        + "\(typed(lines)): " + open(standings).joined(separator: "; ") + tried
    case .refuses(let lines, let failure):
      holdsNow
        + Text(
          RussianGrammar.agreeing(
            lines.count, "тогда невозможна строка ", "тогда невозможны строки "))
        + "\(typed(lines)): \(failure.message(in: .russian))" + tried
    }
  }

  private static var holdsNow: Text { "Сейчас это выполнено. Но " }

  private static var tried: Text {
    ". \("(Это была только проба: всё осталось как было.)", .dim)"
  }

  private static func typed(_ lines: [String]) -> Text {
    RussianGrammar.list(lines.map { Text($0, .code) })
  }

  private static func open(_ standings: [ClaimStanding]) -> [Text] {
    standings.filter { !$0.holds }.map { missing($0) }
  }

  /// What keeps it from being done: `Ещё не всё: X = 5, но f(low) = 5: всё ещё не выполнено ограничение want.`
  fileprivate static func notYet(_ standings: [ClaimStanding]) -> Text {
    let held = standings.filter { $0.holds }.compactMap { told($0) }
    let open = open(standings)
    let before: Text = held.isEmpty ? "" : "\(RussianGrammar.list(held)), но "
    return "Ещё не всё: \(before)\(open.joined(separator: ", и "))."
  }

  /// What is so; nil where there is nothing more to say than that the claim holds or does not.
  fileprivate static func told(_ standing: ClaimStanding) -> Text? {
    let claim = standing.claim
    switch standing.fact {
    case .sides(let left, let interval, _, let right, let other):
      guard interval.value != nil || interval.lower == interval.upper else {
        return range(left, interval)
      }
      guard let other, !standing.holds || claim.isNegated else { return range(left, interval) }
      return "\(range(left, interval)), а \(range(right, other))"
    case .values(let text, let interval):
      return interval.isAmbiguous
        ? range(text, interval)
        : "у \(text, .code) единственное значение\(interval.value.map { ": \($0)" as Text } ?? "")"
    case .objective(let level, let least, _): return "\(objective(level)) = \(least)"
    case .satisfiable:
      return standing.holds != claim.isNegated
        ? "требования противоречат друг другу" : "требования не противоречат друг другу"
    case .bounded:
      return standing.holds != claim.isNegated
        ? "один из уровней не имеет наименьшего значения"
        : "на каждом уровне есть наименьшее значение"
    case .nothing(let why): return why.map { Text($0.message(in: .russian)) }
    }
  }

  private static func missing(_ standing: ClaimStanding) -> Text {
    let claim = standing.claim
    switch standing.fact {
    case .sides(let left, let interval, let relation, let right, let other):
      guard let value = interval.value else { return stillRange(left, interval) }
      if claim.isNegated { return "всё ещё \(left, .code) = \(value)" }
      guard other?.isAmbiguous != true else {
        return "\(left, .code) = \(value), а \(other.map { stillRange(right, $0) } ?? "\(right)")"
      }
      let named = other?.value.flatMap { right == $0.description ? nil : $0 }
      let wanted: Text = named.map { "\(right, .code) = \($0)" } ?? "\(right)"
      switch relation {
      case .equal:
        return named == nil
          ? "\(left, .code) = \(value), а не \(wanted)" : "\(left, .code) = \(value), а \(wanted)"
      case .lessOrEqual: return "\(left, .code) = \(value): это больше, чем \(wanted)"
      case .greaterOrEqual: return "\(left, .code) = \(value): это меньше, чем \(wanted)"
      }
    case .values(let text, let interval):
      if interval.isAmbiguous {
        guard case .interval = claim.expectation, let wanted = claim.text.lastPlace(of: " in ")
        else { return stillRange(text, interval) }
        return "\(range(text, interval)), а не из \(String(claim.text[wanted.upperBound...]))"
      }
      return told(standing) ?? "\(claim.text, .code)"
    case .objective(let level, let least, let complaining):
      let wanted = claim.text.split(separator: " ").last.map(String.init) ?? ""
      if wanted == "0", !complaining.isEmpty, !claim.isNegated {
        let verb = RussianGrammar.agreeing(
          complaining.count, "не выполнено ограничение", "не выполнены ограничения")
        return
          "\(objective(level)) = \(least): всё ещё \(verb) \(RussianGrammar.list(complaining), .strong)"
      }
      return claim.isNegated
        ? "всё ещё \(objective(level)) = \(least)"
        : "\(objective(level)) = \(least), а не \(wanted)"
    case .satisfiable: return "требования всё ещё не противоречат друг другу"
    case .bounded: return "на каждом уровне всё ещё есть наименьшее значение"
    case .nothing(let why):
      return why.map { Text($0.message(in: .russian)) }
        ?? "условие \(claim.text, .code) не выполнено"
    }
  }

  /// `X = 20`, `X может быть любым от 60 до 112`
  private static func range(_ text: String, _ interval: Interval) -> Text {
    if let value = interval.value { return "\(text, .code) = \(value)" }
    return "\(text, .code) может быть любым\(ends(interval))"
  }

  private static func stillRange(_ text: String, _ interval: Interval) -> Text {
    if let value = interval.value { return "всё ещё \(text, .code) = \(value)" }
    return "\(text, .code) по-прежнему может быть любым\(ends(interval))"
  }

  private static func ends(_ interval: Interval) -> Text {
    switch (interval.lower, interval.upper) {
    case (let lower?, let upper?): " от \(lower) до \(upper)"
    case (let lower?, nil): " не меньше \(lower)"
    case (nil, let upper?): " не больше \(upper)"
    case (nil, nil): ""
    }
  }
}
