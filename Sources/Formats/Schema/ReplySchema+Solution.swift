// The kinds of reply to questions about the solution.

extension ReplySchema {
  static let solutionKinds = [
    ReplyKind(
      name: "solve",
      about: """
        The solve level by level. A level's region is null where there is none; objective is the least value of \
        what the level minimises. value of a variable is that of one solution, by which violated is judged: \
        by is the value of the slack.
        """,
      properties: """
        "status": {"$ref": "#/$defs/status"}, "levels": {"type": "array", "items": {"$ref": "#/$defs/level"}},
        "variables": {"type": "array", "items": {"$ref": "#/$defs/variable"}},
        "violated": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "slack": {"type": "string"}, "by": {"$ref": "#/$defs/number"}},
          "required": ["id", "slack", "by"]}},
        "objectives": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "text": {"type": "string"}, "value": {"$ref": "#/$defs/number"}},
          "required": ["id", "text", "value"]}},
        "conflict": {"$ref": "#/$defs/strings"}
        """,
      required: ["status", "levels", "variables", "violated", "objectives", "conflict"],
      example: """
        {"kind": "solve", "status": "optimal", "levels": [
          {"priority": 1000, "name": "required", "objective": null, "pivots": 0,
           "region": [{"name": "X", "min": null, "max": null}]},
          {"priority": 250, "name": "low", "objective": "0", "pivots": 1,
           "region": [{"name": "X", "min": "3", "max": "3"}]}],
         "variables": [{"name": "X", "value": "3", "min": "3", "max": "3"}], "violated": [], "objectives": [],
         "conflict": []}
        """),
    ReplyKind(
      name: "sensitivity",
      about: """
        For each level what one more, and one less, of each constant is worth: price is what the measure changes \
        by for each unit that the constant grows, so with less the measure changes by minus the price; until is \
        the constant to which that holds, null for all; last says that beyond it the requirements contradict one \
        another; less or more is null where they would at once. measure is the expression that the level \
        maximises or minimises, where it is one; null: what the level minimises. coefficients: the range of each \
        coefficient of an objective over which no other solution is better than the one in solution, which may be \
        one of several.
        """,
      properties: """
        "levels": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"},
          "measure": {"anyOf": [{"$ref": "#/$defs/linear"}, {"type": "null"}]},
          "value": {"$ref": "#/$defs/number"},
          "prices": {"type": "array", "items": {"type": "object", "properties": {
            "id": {"type": "string"}, "constant": {"$ref": "#/$defs/number"},
            "less": {"$ref": "#/$defs/price"}, "more": {"$ref": "#/$defs/price"}},
            "required": ["id", "constant", "less", "more"]}}},
          "required": ["priority", "name", "measure", "value", "prices"]}},
        "coefficients": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "variable": {"type": "string"}, "coefficient": {"$ref": "#/$defs/number"},
          "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}},
          "required": ["id", "variable", "coefficient", "min", "max"]}},
        "unboundedLevel": {"anyOf": [{"$ref": "#/$defs/priority"}, {"type": "null"}]},
        "solution": {"type": "array", "items": {"type": "object", "properties": {
          "name": {"type": "string"}, "value": {"$ref": "#/$defs/number"}}, "required": ["name", "value"]}}
        """,
      required: ["levels", "coefficients", "unboundedLevel", "solution"],
      example: """
        {"kind": "sensitivity", "levels": [{"priority": 250, "name": "low",
          "measure": {"constant": "0", "terms": [{"name": "x", "coefficient": "3"}]}, "value": "12",
          "prices": [{"id": "a", "constant": "4", "less": {"price": "3", "until": null, "last": false},
                      "more": {"price": "3", "until": null, "last": false}}]}],
         "coefficients": [{"id": "f1", "variable": "x", "coefficient": "3", "min": "0", "max": null}],
         "unboundedLevel": null, "solution": [{"name": "x", "value": "4"}]}
        """),
    ReplyKind(
      name: "sweep",
      about: """
        The solution as a function of what moves: on each piece the ends of every variable, and of the \
        right and the bottom of every view, and the least value of each level's objective, as slope · place + constant; \
        an end at infinity is null. heldTexts names the views whose texts keep their heights, for no layout pass is \
        taken on the way.
        """,
      properties: """
        "subject": {"type": "string"}, "now": {"$ref": "#/$defs/number"}, "from": {"$ref": "#/$defs/number"},
        "to": {"$ref": "#/$defs/number"},
        "outcome": {"enum": ["swept", "nothing-depends", "nothing-anywhere"]},
        "feasibleFrom": {"$ref": "#/$defs/optionalNumber"}, "feasibleTo": {"$ref": "#/$defs/optionalNumber"},
        "pieces": {"type": "array", "items": {"type": "object", "properties": {
          "from": {"$ref": "#/$defs/number"}, "to": {"$ref": "#/$defs/number"},
          "variables": {"type": "array", "items": {"type": "object", "properties": {
            "name": {"type": "string"}, "min": {"$ref": "#/$defs/line"}, "max": {"$ref": "#/$defs/line"}},
            "required": ["name", "min", "max"]}},
          "objectives": {"type": "array", "items": {"type": "object", "properties": {
            "priority": {"$ref": "#/$defs/priority"}, "minimum": {"$ref": "#/$defs/line"}},
            "required": ["priority", "minimum"]}}},
          "required": ["from", "to", "variables", "objectives"]}},
        "unboundedLevel": {"anyOf": [{"$ref": "#/$defs/priority"}, {"type": "null"}]},
        "heldTexts": {"$ref": "#/$defs/strings"}
        """,
      required: [
        "subject", "now", "from", "to", "outcome", "feasibleFrom", "feasibleTo", "pieces",
        "unboundedLevel", "heldTexts",
      ],
      example: """
        {"kind": "sweep", "subject": "X1", "now": "10", "from": "0", "to": "30", "outcome": "swept",
         "feasibleFrom": "0", "feasibleTo": "30", "pieces": [{"from": "0", "to": "30",
           "variables": [{"name": "X", "min": {"slope": "1", "constant": "0"}, "max": {"slope": "1", "constant": "0"}}],
           "objectives": [{"priority": 250, "minimum": {"slope": "0", "constant": "0"}}]}],
         "unboundedLevel": null, "heldTexts": []}
        """),
  ]

  /// Definitions that these kinds share.
  static let solutionPieces = """
    "level": {"type": "object", "properties": {
      "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"},
      "objective": {"$ref": "#/$defs/optionalNumber"}, "pivots": {"type": "integer"},
      "region": {"anyOf": [{"type": "null"}, {"type": "array", "items": {"$ref": "#/$defs/interval"}}]}},
      "required": ["priority", "name", "objective", "region"]},
    "price": {"type": ["object", "null"], "properties": {
      "price": {"$ref": "#/$defs/number"}, "until": {"$ref": "#/$defs/end"}, "last": {"type": "boolean"}},
      "required": ["price", "until", "last"]},
    "line": {"type": ["object", "null"], "properties": {
      "slope": {"$ref": "#/$defs/number"}, "constant": {"$ref": "#/$defs/number"}},
      "required": ["slope", "constant"]}
    """
}
