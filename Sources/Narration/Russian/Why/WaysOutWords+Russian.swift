// What is said of ways out of a conflict, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension WaysOutWords {
  var russian: Text {
    switch self {
    case .sentence(let origin, let ways): Russian.sentence(origin, ways)
    case .stopped: "Поиск выходов прерван; \("conflict", .code) начнёт его снова."
    case .heading(.statement), .heading(.form): "Выходы, каждый проверен вместе с новой строкой:"
    case .heading(.change), .heading(.program):
      "Выходы, кроме как оставить всё как есть; каждый проверен вместе с изменением:"
    case .heading(.state): "Выходы, каждый проверен:"
    case .asPreference(let level): "как пожелание, с @\(level.name)"
    case .remedies(.change, let texts):
      Russian.remedies(
        texts, "Можно оставить всё как есть. Другие выходы, начиная с наименьшего изменения")
    case .remedies(_, let texts):
      Russian.remedies(
        texts, texts.count == 1 ? "Выход" : "Выходы, начиная с наименьшего изменения")
    case .member(let constraint, let level): "\(constraint.id, .strong) с @\(level.name)"
    case .relaxed(let constraint, let relation):
      "\("\(constraint.leftText) \(relation.rawValue) \(constraint.rightText)", .code) вместо \(constraint.id, .strong)"
    case .spare(nil): "этого достаточно"
    case .spare(let error?): "выполняется с запасом \(Russian.amount(error))"
    case .setting(.maskOff(let view)): "\("mask \(view) off", .code)"
    case .setting(.unhide(let view)): "\("unhide \(view)", .code)"
    case .setting(.noSpacing(let stack)): "\("spacing 0", .code) в стеке \(stack)"
    case .outcome(let outcome, let naming): Russian.text(outcome, naming)
    }
  }
}

extension Russian {
  fileprivate static func sentence(_ origin: Conflict.Origin, _ ways: WaysOut) -> Text {
    let drops = drops(ways)
    let heading = RussianGrammar.agreeing(ways.sets.count, "Выход", "Выходы")
    switch origin {
    case .statement:
      return drops.map { drops in
        "Выходы: указать в новой строке уровень, например \("@high", .code), то есть сделать её пожеланием, либо "
          + "\(drops).\(lowering(ways))"
      } ?? "Выход: указать уровень, например \("@high", .code), то есть сделать строку пожеланием."
    case .form:
      return drops.map { "\(heading): сначала \($0).\(lowering(ways))" }
        ?? "Она не выполнится ни при каких значениях."
    case .change:
      return drops.map { "Выходы: оставить всё как есть или сначала \($0).\(lowering(ways))" }
        ?? "Выход: оставить всё как есть."
    case .program:
      return
        "Выход: \("import ФАЙЛ @high", .code) принимает строки файла как пожелания, с наименьшими отклонениями"
        + (drops.map { "; или сначала \($0).\(lowering(ways))" } ?? ".")
    case .state: return drops.map { "\(heading): \($0).\(lowering(ways))" } ?? ""
    }
  }

  fileprivate static func remedies(_ texts: [Text], _ heading: String) -> Text {
    let shown = Array(texts.prefix(3)) + (texts.count > 3 ? ["ещё несколько"] : [])
    return
      "\(heading): \(RussianGrammar.list(shown, texts.count > 3 ? "и" : "или")). Что даёт каждый, показывает \("conflict", .code)."
  }

  /// `снять одно из ограничений: drop hi или drop d`, `снять hi и e`, `снять hi и вместе с тем d или g и вместе с тем одно из e, f, g`
  fileprivate static func drops(_ ways: WaysOut) -> Text? {
    if ways.sets.isEmpty { return nil }
    if !ways.groups.isEmpty {
      // Those that must go come first.
      let alone = ways.groups.filter { $0.count == 1 }.map { oneOf($0) }
      let groups = ways.groups.filter { $0.count > 1 }.map { oneOf($0) }
      let parts = (alone.isEmpty ? [] : [RussianGrammar.list(alone)]) + groups
      return "снять " + parts.joined(separator: " и вместе с тем ")
    }
    let shown = 8
    let drops = ways.sets.prefix(shown).map { set in
      set.count == 1
        ? Text("drop \(set[0].id)", .code)
        : "снять " + RussianGrammar.list(set.map { Text($0.id, .code) })
    }
    let more = ways.sets.count > shown || !ways.isComplete && ways.sets.count > 1
    // Of several that must go together it must be plain where one way ends.
    let hasLarge = ways.sets.prefix(shown).contains { $0.count > 1 }
    if hasLarge { return drops.joined(separator: ", или ") + (more ? ", или снять другие" : "") }
    return Text(drops.count == 1 ? "снять ограничение: " : "снять одно из ограничений: ")
      + RussianGrammar.list(drops, "или") + (more ? ", либо снять другие" : "")
  }

  fileprivate static func oneOf(_ group: [Constraint]) -> Text {
    let ids = group.map { Text($0.id, .code) }
    switch ids.count {
    case 1: return ids[0]
    case 2: return "\(ids[0]) или \(ids[1])"
    default: return "одно из \(ids.joined(separator: ", "))"
    }
  }

  fileprivate static func lowering(_ ways: WaysOut) -> Text {
    guard let set = ways.sets.first, let first = set.first else { return "" }
    let lowered = WaysOutWords.lower(first, to: WaysOutWords.level)
    guard set.count == 1 else {
      return " Можно не снимать их, а сделать их пожеланиями, например \(lowered)."
    }
    return " Можно не снимать \(first.id), а сделать его пожеланием: \(lowered)."
  }

  fileprivate static func text(_ outcome: Trial.Outcome, _ naming: ValueNaming) -> Text {
    switch outcome {
    case .contradiction([]): return "этого мало"
    case .contradiction(let rest):
      let names = RussianGrammar.list(rest.map { Text($0.id, .strong) }, atMost: 8)
      return "этого мало: "
        + (rest.count == 1 ? "\(names) и тогда невыполнимо" : "\(names) и тогда несовместны")
    case .unbounded(let level): return PieceWords.unbounded(level, maximized: nil).russian
    case .solved(let values, let violated):
      let words =
        values.map { naming.statement($0.name, $0.interval) }
        + violated.map { "\($0.constraint.id, .strong) нарушено на \(amount($0.error))" }
      return words.isEmpty ? "этого достаточно" : words.joined(separator: ", ")
    }
  }
}
