// The definitions that the kinds of reply share: numbers, names, the solution, errors.

import Language

extension ReplySchema {
  static let pieces = """
    "number": {"type": "string", "pattern": "^-?[0-9]+(/[0-9]+)?$"},
    "optionalNumber": {"anyOf": [{"$ref": "#/$defs/number"}, {"type": "null"}]},
    "end": {"anyOf": [{"$ref": "#/$defs/number"}, {"type": "null"}], "description": "null: open to infinity"},
    "priority": {"type": "integer", "minimum": 1, "maximum": 1000, "description": "1000: required"},
    "strings": {"type": "array", "items": {"type": "string"}},
    "status": {"enum": ["optimal", "unsatisfiable", "unbounded"]},
    "optionalStatus": {"enum": ["optimal", "unsatisfiable", "unbounded", null]},
    "named": {"type": "object", "properties": {
      "name": {"type": "string"}, "value": {"$ref": "#/$defs/optionalNumber"}}, "required": ["name", "value"]},
    "variable": {"type": "object", "properties": {
      "name": {"type": "string"}, "value": {"$ref": "#/$defs/optionalNumber"},
      "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}},
      "required": ["name", "value", "min", "max"]},
    "interval": {"type": "object", "properties": {
      "name": {"type": "string"}, "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}},
      "required": ["min", "max"]},
    "term": {"type": "object", "properties": {
      "name": {"type": "string"}, "coefficient": {"$ref": "#/$defs/number"}}, "required": ["name", "coefficient"]},
    "linear": {"type": "object", "properties": {
      "constant": {"$ref": "#/$defs/number"}, "terms": {"type": "array", "items": {"$ref": "#/$defs/term"}}},
      "required": ["constant", "terms"]},
    "move": {"type": "object", "properties": {
      "name": {"type": "string"}, "from": {"$ref": "#/$defs/optionalNumber"}, "to": {"$ref": "#/$defs/number"}},
      "required": ["name", "from", "to"]},
    "side": {"type": "object", "description": "Which slack of a constraint; null: the constraint passes its limit.",
      "properties": {"constraint": {"type": "string"}, "side": {"enum": ["plus", "minus", null]}},
      "required": ["constraint", "side"]},
    "cost": {"type": ["object", "null"], "description": "The pivots that a change took, by level, the levels that were looked at, and those that were left alone; null where there was next to nothing to solve.",
      "properties": {
        "pivots": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "count": {"type": "integer"}}, "required": ["priority", "count"]}},
        "visited": {"type": "array", "items": {"$ref": "#/$defs/priority"}},
        "leftAlone": {"type": "array", "items": {"$ref": "#/$defs/priority"}}},
      "required": ["pivots", "visited", "leftAlone"]},
    \(error),
    \(solution)
    """

  private static let error = """
    "error": {"type": "object", "properties": {
      "code": {"enum": [\(codes)]},
      "message": {"type": "string"}, "column": {"type": "integer", "description": "From 1."},
      "suggestion": {"type": "string"}, "conflict": {"$ref": "#/$defs/strings"},
      "certificate": {"type": "array",
        "description": "Multiples of the clashing requirements that add up to a falsehood: each requirement with everything on its greater side, so a <= is turned around and its multiplier counts right side less left side. Multipliers of inequalities are not negative.",
        "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "multiplier": {"$ref": "#/$defs/number"}}, "required": ["id", "multiplier"]}},
      "ways": {"$ref": "#/$defs/waysOut"}},
      "required": ["code", "message", "column"]}
    """

  private static var codes: String {
    ErrorCode.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }

  private static let solution = """
    "solution": {"type": "object", "description": "The solution as it stands; what solve --format json writes.",
      "properties": {
        "status": {"$ref": "#/$defs/status"},
        "variables": {"type": "array", "description": "Without min and max where no interval was worked out (solve --regions none) and other values may be as good. price, of programs of files: what the objective changes by for each unit by which the bound that it is at grows.",
          "items": {"type": "object", "properties": {
          "name": {"type": "string"}, "value": {"$ref": "#/$defs/optionalNumber"},
          "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}, "price": {"$ref": "#/$defs/number"}},
          "required": ["name", "value"]}},
        "levels": {"type": "array", "description": "The requirements, then every level down to the first without a least value.",
          "items": {"type": "object", "properties": {
            "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"},
            "objective": {"$ref": "#/$defs/optionalNumber"}, "pivots": {"type": "integer"},
            "region": {"type": "array", "items": {"$ref": "#/$defs/interval"}}},
            "required": ["priority", "name", "objective", "pivots", "region"]}},
        "constraints": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "text": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"},
          "weight": {"$ref": "#/$defs/number"}, "plus": {"$ref": "#/$defs/optionalNumber"},
          "minus": {"$ref": "#/$defs/optionalNumber"}, "satisfied": {"type": ["boolean", "null"]},
          "value": {"$ref": "#/$defs/optionalNumber", "description": "Of programs of files: what the row's sum comes to."},
          "price": {"$ref": "#/$defs/optionalNumber", "description": "Of programs of files: what the objective changes by for each unit by which the limit grows."}},
          "required": ["id", "text", "priority", "weight", "plus", "minus", "satisfied"]}},
        "objectives": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "text": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"},
          "value": {"$ref": "#/$defs/optionalNumber"}}, "required": ["id", "text", "priority", "value"]}},
        "conflict": {"$ref": "#/$defs/strings"},
        "unique": {"type": ["boolean", "null"], "description": "Where no intervals were worked out: whether no other solution is as good; null: not known."},
        "program": {"type": "object", "description": "Of programs of files.", "properties": {
          "name": {"type": "string"}, "sense": {"enum": ["minimize", "maximize"]}, "rows": {"type": "integer"},
          "columns": {"type": "integer"}, "nonzeros": {"type": "integer"}, "remarks": \(fileRemarks)},
          "required": ["name", "sense", "rows", "columns", "nonzeros"]},
        "certificate": {"type": "array", "description": "Of programs of files whose requirements clash: as for error.",
          "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "multiplier": {"$ref": "#/$defs/number"}}, "required": ["id", "multiplier"]}},
        "ray": {"type": "array", "description": "Of programs of files that are unbounded: a way along which every step is feasible and betters the objective.",
          "items": {"type": "object", "properties": {
          "name": {"type": "string"}, "change": {"$ref": "#/$defs/number"}}, "required": ["name", "change"]}},
        "frames": {"$ref": "#/$defs/frames", "description": "Where the views are, if there are any."}},
      "required": ["status", "variables", "levels", "constraints", "objectives", "conflict"]}
    """
}
