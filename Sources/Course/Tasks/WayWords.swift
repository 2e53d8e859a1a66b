// What is said of the ways that count in a task.

public import Rendering
public import Wording

package enum WayWords {
  /// What counts, in a line below the task; empty if there is nothing to say.
  case rules(TaskRules, limit: Int?)
  case notCarriedOut(WayBreach)
}

extension WayWords: Phrase {
  package var english: Text {
    switch self {
    case .rules(let rules, let limit): Self.rules(rules, limit: limit)
    case .notCarriedOut(let breach):
      "\("This line was not carried out:", .note) " + breach.english
    }
  }

  private static func rules(_ rules: TaskRules, limit: Int?) -> Text {
    var sentences: [String] = []
    if let only = rules.only {
      sentences.append("What counts: \(EnglishGrammar.list(only.map { whatCounts($0) }, "or")).")
    }
    if !rules.no.isEmpty {
      sentences.append("Not allowed: \(EnglishGrammar.list(rules.no.map { whatIsNot($0) }, "or")).")
    }
    switch rules.keep {
    case .these(let names):
      sentences.append(
        "\(EnglishGrammar.list(names)) "
          + EnglishGrammar.agreeing(names.count, "stays as it is.", "stay as they are.")
      )
    case .all(but: []): sentences.append("What is there stays as it is.")
    case .all(but: let names):
      sentences.append("All but \(EnglishGrammar.list(names)) stays as it is.")
    case nil: break
    }
    if rules.welcomesAnyWay, rules.only == nil {
      sentences.append(
        rules.no.isEmpty && rules.keep == nil ? "Any way will do." : "Any other way will do.")
    }
    if let limit { sentences.append(limit == 1 ? "One line." : "At most \(limit) lines.") }
    return sentences.isEmpty
      ? Text(pieces: []) : Text(sentences.joined(separator: " "), .dim)
  }

  fileprivate static func whatCounts(_ way: Way) -> String {
    switch way {
    case .point: "moving a point (point NAME = VALUE)"
    case .variable: "a new variable (var NAME)"
    case .requirement: "a new requirement"
    case .preference: "a new preference (with @ and a level)"
    case .constraint: "a new constraint"
    case .objective: "an objective (maximize or minimize)"
    case .weight: "a weight (weight ID NUMBER)"
    case .priority: "a priority (priority ID @LEVEL)"
    case .set: "another constant (set ID VALUE)"
    case .suggest: "a suggestion (suggest VARIABLE = VALUE)"
    case .drop: "drop ID"
    case .disable: "disable ID"
    case .enable: "enable ID"
    case .undo: "undo"
    case .load: "load FILE"
    case .reset: "reset"
    }
  }

  private static func whatIsNot(_ way: Way) -> String {
    switch way {
    case .point: "moving a point"
    case .variable: "a new variable"
    case .requirement: "a new requirement"
    case .preference: "a new preference"
    case .constraint: "a new constraint"
    case .objective: "an objective"
    case .weight: "another weight"
    case .priority: "another priority"
    case .set: "another constant"
    case .suggest: "a suggestion"
    case .drop: "taking a line out"
    case .disable: "disabling a line"
    case .enable: "enabling a line"
    case .undo, .load, .reset: way.rawValue
    }
  }
}

extension WayBreach: Phrase {
  /// Why a line does not count: a sentence.
  public var english: Text {
    switch self {
    case .notAmong(let way, let only):
      "it \(Self.does(way)), and what counts here is \(EnglishGrammar.list(only.map { WayWords.whatCounts($0) }, "or"))."
    case .forbidden(let way): "it \(Self.does(way)), and this task is to be done without that."
    case .changes(let name): "\(name, .code) is to stay as it is."
    }
  }

  private static func does(_ way: Way) -> String {
    switch way {
    case .point: "moves a point"
    case .variable: "makes a new variable"
    case .requirement: "adds a requirement"
    case .preference: "adds a preference"
    case .constraint: "adds a constraint"
    case .objective: "adds an objective"
    case .weight: "changes a weight"
    case .priority: "changes a priority"
    case .set: "changes a constant"
    case .suggest: "suggests a value"
    case .drop: "takes a line out"
    case .disable: "disables a line"
    case .enable: "enables a line"
    case .undo: "takes a line back"
    case .load: "loads a file"
    case .reset: "takes everything out"
    }
  }
}
