// The kinds of reply to questions about what there is.

extension ReplySchema {
  static let stateKinds = [
    ReplyKind(
      name: "list",
      about: """
        All points, variables, constraints and objectives. A constraint's error is its left side less its \
        right side, or 0 where it holds; null without a solution. satisfied is null also where it is disabled.
        """,
      properties: """
        "points": {"type": "array", "items": {"$ref": "#/$defs/named"}},
        "variables": {"$ref": "#/$defs/strings"},
        "constraints": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), "error": {"$ref": "#/$defs/optionalNumber"}, "satisfied": {"type": ["boolean", "null"]}},
          "required": ["id", "text", "priority", "weight", "enabled", "error", "satisfied"]}},
        "objectives": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), "value": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["id", "text", "priority", "weight", "enabled", "value"]}}
        """,
      required: ["points", "variables", "constraints", "objectives"],
      example: """
        {"kind": "list", "points": [{"name": "X1", "value": "10"}], "variables": ["X"],
         "constraints": [{"id": "a", "text": "X = X1", "priority": 250, "weight": "1", "enabled": true,
                          "error": "0", "satisfied": true}], "objectives": []}
        """),
    ReplyKind(
      name: "decomposition",
      about: """
        Constraints as equations: left = right + added − subtracted, with the values of both sides and of the \
        positive and negative part of their difference. costly are the slacks that the level's objective counts.
        """,
      properties: """
        "constraints": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), \(equation),
          "leftValue": {"$ref": "#/$defs/optionalNumber"}, "rightValue": {"$ref": "#/$defs/optionalNumber"},
          "plus": {"$ref": "#/$defs/optionalNumber"}, "minus": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["id", "left", "right", "added", "subtracted", "plus", "minus"]}}
        """,
      required: ["constraints"],
      example: """
        {"kind": "decomposition", "constraints": [
          {"id": "a", "text": "X = X1", "priority": 250, "weight": "1", "enabled": true, "left": "X", "right": "X1",
           "relation": "=", "added": "a+", "subtracted": "a-", "costly": ["a+", "a-"],
           "leftValue": "20", "rightValue": "10", "plus": "10", "minus": "0"}]}
        """),
    ReplyKind(
      name: "objectives",
      about: """
        What each level minimises, as a sum of slacks and variables (the name 1 stands for the constant), and \
        its least value; null where it has none.
        """,
      properties: """
        "levels": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"},
          "terms": {"type": "array", "items": {"$ref": "#/$defs/term"}},
          "minimum": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["priority", "name", "terms", "minimum"]}}
        """,
      required: ["levels"],
      example: """
        {"kind": "objectives", "levels": [{"priority": 750, "name": "high",
          "terms": [{"name": "b-", "coefficient": "1"}], "minimum": "0"}]}
        """),
    ReplyKind(
      name: "value",
      about: """
        The values that an expression can take in the solution. value is null where there are several.
        """,
      properties: """
        "expression": {"type": "string"}, "value": {"$ref": "#/$defs/optionalNumber"},
        "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}
        """,
      required: ["expression", "value", "min", "max"],
      example: """
        {"kind": "value", "expression": "X + 1", "value": "21", "min": "21", "max": "21"}
        """),
    ReplyKind(
      name: "help",
      about:
        "Topics of help; or what people want and the lines that do it; or words that may have been meant.",
      properties: """
        "tasks": {"type": "array", "items": {"type": "object", "properties": {
          "purpose": {"type": "string"}, "lines": {"$ref": "#/$defs/strings"}}, "required": ["purpose", "lines"]}},
        "topics": {"type": "array", "items": {"type": "object", "properties": {
          "word": {"type": "string"}, "summary": {"type": "string"}, "body": {"$ref": "#/$defs/strings"},
          "form": {"type": ["string", "null"]}, "example": {"$ref": "#/$defs/strings"},
          "seeAlso": {"$ref": "#/$defs/strings"}}, "required": ["word", "summary", "example"]}},
        "word": {"type": "string"}, "candidates": {"$ref": "#/$defs/strings"}
        """,
      required: [],
      example: """
        {"kind": "help", "word": "slak", "candidates": ["slack"]}
        """),
    ReplyKind(
      name: "exercises",
      about: "The kinds of exercises that there are, and their levels.",
      properties: """
        "kinds": {"$ref": "#/$defs/strings"},
        "levels": {"type": "array", "items": {"type": "integer"}}
        """,
      required: ["kinds", "levels"],
      example: """
        {"kind": "exercises", "kinds": ["ratio", "leaves"], "levels": [1, 2, 3]}
        """),
    ReplyKind(
      name: "expectation",
      about: "What expect claims is so. Where it is not, the object has an error instead.",
      properties: """
        "holds": {"const": true}
        """,
      required: ["holds"],
      example: """
        {"kind": "expectation", "holds": true}
        """),
    ReplyKind(
      name: "request",
      about:
        "The program around the session was asked to do something: to read or write a file, to end.",
      properties: """
        "request": {"enum": ["load", "present", "save", "log", "import", "export", "lesson", "exercise", "quit"]}
        """,
      required: ["request"],
      example: """
        {"kind": "request", "request": "load"}
        """),
  ]

  /// What a constraint or an objective is.
  static let identity = """
    "id": {"type": "string"}, "text": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"},
    "weight": {"$ref": "#/$defs/number"}, "enabled": {"type": "boolean"}
    """

  /// The equation that a constraint becomes.
  static let equation = """
    "left": {"type": "string"}, "right": {"type": "string"}, "relation": {"enum": ["=", "<=", ">="]},
    "added": {"type": ["string", "null"]}, "subtracted": {"type": ["string", "null"]},
    "costly": {"$ref": "#/$defs/strings"}
    """
}
