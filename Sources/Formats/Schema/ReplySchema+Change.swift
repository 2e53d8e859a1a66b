// The kinds of reply to what changes something.

extension ReplySchema {
  static let changeKinds = [
    ReplyKind(
      name: "change",
      about: """
        What a statement, or a command that changes something, did: what it added or is about, and where the \
        variables that it names are now (at most six). status is null where it names none.
        """,
      properties: """
        "constraints": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), \(equation)}, "required": ["id", "left", "right", "added", "subtracted"]}},
        "objectives": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), "share": {"$ref": "#/$defs/linear"}}, "required": ["id", "share"]}},
        "newVariables": {"$ref": "#/$defs/strings"},
        "renamings": {"type": "array", "items": {"type": "object", "properties": {
          "old": {"type": "string"}, "new": {"type": "string"}}, "required": ["old", "new"]}},
        "points": {"type": "array", "items": {"$ref": "#/$defs/named"}},
        "notes": {"type": "array", "items": {"type": "object", "properties": {
          "note": {"type": "string"}, "id": {"type": "string"}, "text": {"type": "string"},
          "variable": {"type": "string"}, "fixed": {"type": "boolean"}, "rule": {"type": "string"},
          "level": {"type": "string"}, "cost": {"type": ["string", "null"]}, "other": {"type": "string"},
          "names": {"$ref": "#/$defs/strings"}, "value": {"type": "string"},
          "direction": {"enum": ["ltr", "rtl"]}, "view": {"type": "string"},
          "width": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["note"]}},
        \(standing), "frames": {"$ref": "#/$defs/frames"}
        """,
      required: [
        "constraints", "objectives", "newVariables", "renamings", "points", "notes", "status",
        "now",
        "cost",
      ],
      example: """
        {"kind": "change", "constraints": [{"id": "a", "text": "X = 3", "priority": 250, "weight": "1",
          "enabled": true, "left": "X", "right": "3", "relation": "=", "added": "a+", "subtracted": "a-",
          "costly": ["a+", "a-"]}], "objectives": [], "newVariables": ["X"], "renamings": [], "points": [],
         "notes": [], "status": "optimal", "now": [{"name": "X", "value": "3", "min": "3", "max": "3"}],
         "cost": null}
        """),
    ReplyKind(
      name: "setting",
      about: "How something is drawn from here on; value is a number of decimal places, or a word.",
      properties: """
        "setting": {"enum": ["numbers", "style", "show", "draw"]}, "value": {"type": ["string", "integer"]}
        """,
      required: ["setting", "value"],
      example: """
        {"kind": "setting", "setting": "numbers", "value": "exact"}
        """),
    ReplyKind(
      name: "rule",
      about: "The pivot rule that is set.",
      properties: """
        "rule": {"enum": ["bland", "dantzig", "greatest"]}
        """,
      required: ["rule"],
      example: """
        {"kind": "rule", "rule": "dantzig"}
        """),
    travel(
      "undo",
      "The changes that were taken back, the nearest first; count is how many lines each was."),
    travel(
      "redo",
      "The changes that were made again, the nearest first; count is how many lines each was."),
    ReplyKind(
      name: "history",
      about: "The changes by number, after `earlier` others; position of them are done.",
      properties: """
        "entries": {"type": "array", "items": {"type": "object", "properties": {
          "number": {"type": "integer"}, "line": {"type": "string"}, "count": {"type": "integer"},
          "undone": {"type": "boolean"}}, "required": ["number", "line", "count", "undone"]}},
        "earlier": {"type": "integer"}, "position": {"type": "integer"}, "undone": {"type": "integer"}
        """,
      required: ["entries", "earlier", "position", "undone"],
      example: """
        {"kind": "history", "entries": [{"number": 1, "line": "X = 3", "count": 1, "undone": false}],
         "earlier": 0, "position": 1, "undone": 0}
        """),
    ReplyKind(
      name: "change-trace",
      about: """
        The last change pivot by pivot. cause is null before the first. rates: what a level's objective changes \
        by for each unit of the entering quantity; before and after: the objective of the pivot's level, null \
        where several constraints began to pull at once. sums: the levels whose objective changed.
        """,
      properties: """
        "cause": {"enum": ["done", "undone", "redone", null]}, "lines": {"$ref": "#/$defs/strings"},
        "edits": {"type": "array", "items": {"type": "object", "properties": {
          "edit": {"type": "string"}, "id": {"type": "string"}, "text": {"type": "string"}},
          "required": ["edit", "id", "text"]}},
        "followed": {"type": "array", "items": {"$ref": "#/$defs/move"}},
        "leap": {"type": "boolean", "description": "so much came at once that there are no pivots to tell"},
        "pivots": {"type": "array", "items": {"type": "object", "properties": {
          "number": {"type": "integer"}, "priority": {"$ref": "#/$defs/priority"},
          "entering": {"type": "object", "properties": {
            "constraint": {"type": "string"}, "side": {"enum": ["plus", "minus", null]},
            "variable": {"type": "string"}, "rising": {"type": "boolean"}}},
          "leaving": {"$ref": "#/$defs/side"}, "length": {"$ref": "#/$defs/number"},
          "rates": {"type": "array", "items": {"type": "object", "properties": {
            "priority": {"$ref": "#/$defs/priority"}, "perUnit": {"$ref": "#/$defs/number"}},
            "required": ["priority", "perUnit"]}},
          "passed": {"type": "array", "items": {"$ref": "#/$defs/side"}},
          "held": {"$ref": "#/$defs/strings"}, "before": {"$ref": "#/$defs/optionalNumber"},
          "after": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["number", "priority", "entering", "leaving", "length", "rates"]}},
        "moves": {"type": "array", "items": {"$ref": "#/$defs/move"}},
        "sums": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "from": {"$ref": "#/$defs/number"},
          "to": {"$ref": "#/$defs/number"}}, "required": ["priority", "from", "to"]}},
        "status": {"$ref": "#/$defs/status"}, "ambiguous": {"$ref": "#/$defs/strings"},
        "cost": {"$ref": "#/$defs/cost"}
        """,
      required: ["cause"],
      example: """
        {"kind": "change-trace", "cause": "done", "lines": ["X = 3 @low"],
         "edits": [{"edit": "added", "id": "a", "text": "X = 3"}], "followed": [], "leap": false,
         "pivots": [], "moves": [{"name": "X", "from": null, "to": "3"}], "sums": [], "status": "optimal",
         "ambiguous": [], "cost": null}
        """),
  ]

  /// How things stand after a change.
  private static let standing = """
    "status": {"$ref": "#/$defs/optionalStatus"},
    "now": {"type": "array", "items": {"$ref": "#/$defs/variable"}},
    "box": {"type": "boolean", "description": "false: of two variables, not every pair of values of their intervals is in the region"},
    "unboundedLevel": {"$ref": "#/$defs/priority"}, "cost": {"$ref": "#/$defs/cost"}
    """

  private static func travel(_ name: String, _ about: String) -> ReplyKind {
    ReplyKind(
      name: name, about: about,
      properties: """
        "changes": {"type": "array", "items": {"type": "object", "properties": {
          "line": {"type": "string"}, "count": {"type": "integer"}}, "required": ["line", "count"]}},
        \(standing)
        """,
      required: ["changes", "status", "now", "cost"],
      example: """
        {"kind": "\(name)", "changes": [{"line": "X = 3", "count": 1}], "status": null, "now": [], "cost": null}
        """)
  }
}
