// What `explain --format json` writes: one object for each log.

extension ReplySchema {
  static let logPieces = """
    "explanation": {
      "description": "\(aboutExplanation)",
      "type": "object",
      "properties": {
        "line": {"type": "integer", "description": "Where the log begins, from 1."},
        "y_axis": {"enum": ["up", "down", null]},
        "begins_outside": {"type": "boolean"}, "ends_outside": {"type": "boolean"},
        "constraints": {"type": "array", "items": {"$ref": "#/$defs/log-constraint"}},
        "items": {"type": "array", "items": {"type": "object", "properties": {
          "name": {"type": "string"}, "class": {"type": "string"}, "address": {"type": ["string", "null"]},
          "label": {"type": ["string", "null"]}}, "required": ["name", "class", "address", "label"]}},
        "unread": {"type": "array", "items": {"type": "object", "properties": {
          "line": {"type": "integer"},
          "reason": {"enum": ["cut", "redacted", "unknown", "attribute", "number", "nameless"]},
          "text": {"type": "string"}}, "required": ["line", "reason", "text"]}},
        \(verdictProperties),
        "guesses": {"type": "array", "items": {"type": "object", "properties": {
          "assumed": {"type": "object", "properties": {
            "margins": {"$ref": "#/$defs/log-number"}, "baselines": {"$ref": "#/$defs/log-number"},
            "direction": {"enum": ["leftToRight", "rightToLeft"]}},
            "required": ["margins", "baselines", "direction"]},
          \(verdictProperties)},
          "required": ["assumed", "verdict"]}}},
      "required": ["line", "y_axis", "begins_outside", "ends_outside", "constraints", "items", "unread", "verdict", "smallest", "all", "complete",
        "uses_non_negative", "proof", "broken", "broken_cures", "cures", "innocent", "trials", "unknown", "guesses"],
      "examples": [
        \(explanationExample)]
    },
    "log-constraint": {
      "type": "object",
      "properties": {
        "index": {"type": "integer"}, "line": {"type": "integer"}, "class": {"type": "string"},
        "address": {"type": "string"},
        "owner": {"enum": ["yours", "mask", "cell", "container", "stack", "guide", "content", "system"]},
        "text": {"type": "string", "description": "As a statement, with the short names of the items."},
        "first": {"$ref": "#/$defs/log-place"}, "relation": {"enum": ["=", "<=", ">="]},
        "multiplier": {"$ref": "#/$defs/number"},
        "second": {"oneOf": [{"$ref": "#/$defs/log-place"}, {"type": "null"}]},
        "constant": {"$ref": "#/$defs/number"}, "priority": {"type": "integer"},
        "identifier": {"type": ["string", "null"]},
        "mask": {"type": ["array", "null"], "items": {"type": "string"}},
        "source": {"type": ["object", "null"], "properties": {
          "file": {"type": "string"}, "line": {"type": "integer"}}, "required": ["file", "line"]},
        "repeats": {"type": ["integer", "null"], "description": "The constraint that this one is, printed again."}},
      "required": ["index", "line", "class", "address", "owner", "text", "first", "relation", "multiplier", "second",
        "constant", "priority", "identifier", "mask", "source", "repeats"]
    },
    "log-place": {
      "type": "object",
      "properties": {"item": {"type": "string"}, "attribute": {"type": "string"}},
      "required": ["item", "attribute"]
    },
    "log-number": {"anyOf": [{"$ref": "#/$defs/number"}, {"type": "null"}], "description": "null: none"},
    "log-indices": {"type": "array", "items": {"type": "integer"}}
    """

  private static let explanationExample = """
    {"line": 1, "y_axis": null, "begins_outside": false, "ends_outside": false, "constraints": [
      {"index": 0, "line": 2, "class": "NSLayoutConstraint", "address": "0x1", "owner": "yours",
       "text": "View.height = 200", "first": {"item": "View", "attribute": "height"}, "relation": "=",
       "multiplier": "1", "second": null, "constant": "200", "priority": 1000, "identifier": null, "mask": null,
       "source": {"file": "Cell.swift", "line": 88}, "repeats": null},
      {"index": 1, "line": 3, "class": "NSLayoutConstraint", "address": "0x2", "owner": "yours",
       "text": "View.height = 84", "first": {"item": "View", "attribute": "height"}, "relation": "=",
       "multiplier": "1", "second": null, "constant": "84", "priority": 1000, "identifier": null, "mask": null,
       "source": null, "repeats": null}],
     "items": [{"name": "View", "class": "UIView", "address": "0x3", "label": null}], "unread": [],
     "verdict": "conflict", "smallest": [0, 1], "all": [[0, 1]], "complete": true, "uses_non_negative": [],
     "proof": {"constraints": [{"index": 0, "multiplier": "1"}, {"index": 1, "multiplier": "-1"}], "sizes": [],
       "gap": "116"},
     "broken": 0, "broken_cures": true, "cures": [0, 1], "innocent": [],
     "trials": [{"change": "lower", "constraints": [0], "item": null, "cures": true, "shortfall": "116"}],
     "unknown": [], "guesses": []}
    """

  static let logKinds = [
    ReplyKind(
      name: "logs",
      about: """
        Logs of layout constraints that were read. Entry 2 of a log, counted from 0, is the constraint LABEL.3; so many \
        were kept, and those that are disabled are named, so that the others can hold. unsaid: the entries that no line \
        can say.
        """,
      properties: """
        "logs": {"type": "array", "items": {"type": "object", "properties": {
          "explanation": {"$ref": "#/$defs/explanation"}, "label": {"type": "string"}, "kept": {"type": "integer"},
          "disabled": {"$ref": "#/$defs/strings"}, "unsaid": {"$ref": "#/$defs/log-indices"}},
          "required": ["explanation", "label", "kept", "disabled", "unsaid"]}}
        """,
      required: ["logs"],
      example: """
        {"kind": "logs", "logs": [{"explanation": \(explanationExample),
          "label": "log", "kept": 2, "disabled": ["log.2"], "unsaid": []}]}
        """),
    ReplyKind(
      name: "log-awaited",
      about: "The lines that come next are those of a log, up to one that is only this.",
      properties: """
        "end": {"const": "."}
        """,
      required: ["end"],
      example: """
        {"kind": "log-awaited", "end": "."}
        """),
  ]

  private static let aboutExplanation = """
    A log of layout constraints, as explain --format json explains it. Constraints are known by their index in the \
    list, from 0; one that repeats another is named by the first. Write first - (multiplier second + constant) as at \
    least 0 for >=, turned round for <=, as 0 for =; the sum of the proof's constraints and sizes, times their \
    multipliers, says that 0 is at least gap. A size counts nothing in the size of a conflict. all has every minimal \
    conflict where complete is true; of a list that begins or ends outside the text that can never be said. y_axis is \
    which way minY to maxY were taken to run where that is in question: up as in AppKit, down as in a flipped view. A trial lowers a constraint to 999, and shortfall is how far it is from holding \
    then; or it drops constraints, or takes the mask from an item. guesses says what would follow from usual margins \
    and baselines where the log does not print them.
    """

  private static let verdictProperties = """
    "verdict": {"enum": ["conflict", "satisfiable"]},
        "smallest": {"$ref": "#/$defs/log-indices"},
        "all": {"type": "array", "items": {"$ref": "#/$defs/log-indices"}},
        "complete": {"type": "boolean"}, "uses_non_negative": {"$ref": "#/$defs/strings"},
        "proof": {"type": ["object", "null"], "properties": {
          "constraints": {"type": "array", "items": {"type": "object", "properties": {
            "index": {"type": "integer"}, "multiplier": {"$ref": "#/$defs/number"}},
            "required": ["index", "multiplier"]}},
          "sizes": {"type": "array", "items": {"type": "object", "properties": {
            "name": {"type": "string"}, "multiplier": {"$ref": "#/$defs/number"}},
            "required": ["name", "multiplier"]}},
          "gap": {"$ref": "#/$defs/number"}}, "required": ["constraints", "sizes", "gap"]},
        "broken": {"type": ["integer", "null"]}, "broken_cures": {"type": ["boolean", "null"]},
        "cures": {"$ref": "#/$defs/log-indices"}, "innocent": {"$ref": "#/$defs/log-indices"},
        "trials": {"type": "array", "items": {"type": "object", "properties": {
          "change": {"enum": ["lower", "mask", "drop"]}, "constraints": {"$ref": "#/$defs/log-indices"},
          "item": {"type": ["string", "null"]}, "cures": {"type": "boolean"},
          "shortfall": {"$ref": "#/$defs/log-number"}},
          "required": ["change", "constraints", "item", "cures", "shortfall"]}},
        "unknown": {"$ref": "#/$defs/strings"}
    """
}
