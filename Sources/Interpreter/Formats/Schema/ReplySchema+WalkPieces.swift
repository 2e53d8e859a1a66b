// The definitions that the replies about the walk share: dictionaries, pivots, what happens between them, questions.

extension ReplySchema {
  static let walkPieces = """
    "pivotRule": {"enum": ["bland", "dantzig", "greatest"]},
    "dictionary": {"type": "object",
      "description": "Every basic column, and every objective, as its constant plus its coefficients times the nonbasic columns. Of more than 400 rows or columns the first 400 are told; rowCount and columnCount are how many there are. A cost of priority 1000 is what the requirements lack, all together. pivot: the indices of the row and the column where the next pivot takes place, if that is told.",
      "properties": {
        "columns": {"$ref": "#/$defs/strings"},
        "rows": {"type": "array", "items": {"type": "object", "properties": {
          "basic": {"type": "string"}, "constant": {"$ref": "#/$defs/number"},
          "coefficients": {"type": "array", "items": {"$ref": "#/$defs/number"}}},
          "required": ["basic", "constant", "coefficients"]}},
        "costs": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "constant": {"$ref": "#/$defs/number"},
          "coefficients": {"type": "array", "items": {"$ref": "#/$defs/number"}}},
          "required": ["priority", "constant", "coefficients"]}},
        "rowCount": {"type": "integer"}, "columnCount": {"type": "integer"},
        "pivot": {"type": ["object", "null"], "properties": {
          "row": {"type": "integer"}, "column": {"type": "integer"}}, "required": ["row", "column"]}},
      "required": ["columns", "rows", "costs", "rowCount", "columnCount", "pivot"]},
    "optionalDictionary": {"anyOf": [{"$ref": "#/$defs/dictionary"}, {"type": "null"}]},
    "columnCosts": {"type": "object", "properties": {
      "column": {"type": "string"}, "costs": {"type": "array", "items": {"$ref": "#/$defs/number"}}},
      "required": ["column", "costs"]},
    "pivot": {"type": "object",
      "description": "reason: free (a variable without a sign goes into the basis first; equation: whose place it takes there, if it is an equation), rule, or own (the learner's). priority: of the level whose objective is minimised; 1000 is what the requirements lack. cost: what each unit of the entering column adds to it; cost, before and after are null for a free column. candidates: what could have entered, with the costs in the objectives of costPriorities; ratios: the rows that fall as it grows. Of each the first hundred are told. length: the value of the entering column after it. dictionary: before it; null where it has more than 10000 numbers, or is told elsewhere.",
      "properties": {
        "number": {"type": "integer"}, "reason": {"enum": ["free", "rule", "own"]},
        "rule": {"anyOf": [{"$ref": "#/$defs/pivotRule"}, {"type": "null"}]},
        "equation": {"type": ["string", "null"]},
        "entering": {"type": "string"}, "leaving": {"type": "string"},
        "priority": {"$ref": "#/$defs/priority"}, "cost": {"$ref": "#/$defs/optionalNumber"},
        "costPriorities": {"type": "array", "items": {"$ref": "#/$defs/priority"}},
        "candidates": {"type": "array", "items": {"$ref": "#/$defs/columnCosts"}},
        "candidateCount": {"type": "integer"},
        "ratios": {"type": "array", "items": {"type": "object", "properties": {
          "column": {"type": "string"}, "constant": {"$ref": "#/$defs/number"},
          "coefficient": {"$ref": "#/$defs/number"}, "ratio": {"$ref": "#/$defs/number"},
          "leaves": {"type": "boolean"}},
          "required": ["column", "constant", "coefficient", "ratio", "leaves"]}},
        "ratioCount": {"type": "integer"}, "length": {"$ref": "#/$defs/number"},
        "degenerate": {"type": "boolean"}, "before": {"$ref": "#/$defs/optionalNumber"},
        "after": {"$ref": "#/$defs/optionalNumber"},
        "dictionary": {"$ref": "#/$defs/optionalDictionary"}},
      "required": ["number", "reason", "rule", "equation", "entering", "leaving", "priority", "cost",
        "costPriorities", "candidates", "candidateCount", "ratios", "ratioCount", "length", "degenerate",
        "before", "after", "dictionary"]},
    "leg": {"type": "object", "properties": {
      "events": {"$ref": "#/$defs/events"}, "pivot": {"$ref": "#/$defs/pivot"}},
      "required": ["events", "pivot"]},
    "events": {"type": "array",
      "description": "What happens between pivots. level: a level begins, and its rows come in (priority 1000: the requirements, which have no objective); swapped: these slacks took the places of their opposites; first-phase: these requirements do not hold yet, and lack so much; cycle and stall: so many pivots changed nothing, so Bland's rule takes over; feasible: every requirement holds; minimum: a level's objective is at its least; optimal, unsatisfiable (missing: what the requirements lack at the least), unbounded: the end.",
      "items": {"type": "object", "properties": {
        "event": {"enum": ["level", "swapped", "first-phase", "cycle", "stall", "feasible", "minimum", "optimal",
          "unsatisfiable", "unbounded"]},
        "priority": {"$ref": "#/$defs/priority"},
        "objective": {"anyOf": [{"$ref": "#/$defs/linear"}, {"type": "null"}]},
        "rows": {"type": "array", "items": {"type": "object", "properties": {
          \(identity), \(equation)}, "required": ["id", "left", "right", "added", "subtracted"]}},
        "columns": {"$ref": "#/$defs/strings"}, "requirements": {"$ref": "#/$defs/strings"},
        "lacks": {"type": "array", "items": {"type": "object", "properties": {
          "column": {"type": "string"}, "value": {"$ref": "#/$defs/number"}}, "required": ["column", "value"]}},
        "length": {"type": "integer"}, "value": {"$ref": "#/$defs/number"},
        "missing": {"$ref": "#/$defs/number"},
        "maximum": {"type": ["object", "null"],
          "description": "Where a single maximize is all that counts at a level: that objective, whose value is the opposite of the level's.",
          "properties": {"id": {"type": "string"}, "expression": {"$ref": "#/$defs/linear"},
            "value": {"$ref": "#/$defs/optionalNumber"}}, "required": ["id", "expression", "value"]}},
        "required": ["event"]}},
    "place": {"type": "object",
      "description": "After position of so many pivots. own: the numbers of the learner's own pivots on this way; takenBack: how many of them were taken back on the way here. dictionary: null where no row has come in.",
      "properties": {
        "position": {"type": "integer"}, "pivots": {"type": "integer"},
        "own": {"type": "array", "items": {"type": "integer"}}, "takenBack": {"type": "integer"},
        "dictionary": {"$ref": "#/$defs/optionalDictionary"}},
      "required": ["position", "pivots", "own", "takenBack", "dictionary"]},
    "score": {"type": ["object", "null"], "description": "How many guesses were right.", "properties": {
      "asked": {"type": "integer"}, "right": {"type": "integer"}}, "required": ["asked", "right"]},
    "guessPart": {"enum": ["entering", "leaving", "value"]},
    "question": {"type": ["object", "null"],
      "description": "What is asked about the pivot of that number. entering: the columns with their costs (of more than twelve those that may enter); leaving: the rows that hold the entering column; value: the objective is before, and the column grows to length.",
      "properties": {
        "number": {"type": "integer"}, "part": {"$ref": "#/$defs/guessPart"},
        "priority": {"$ref": "#/$defs/priority"},
        "costPriorities": {"type": "array", "items": {"$ref": "#/$defs/priority"}},
        "costs": {"type": "array", "items": {"$ref": "#/$defs/columnCosts"}},
        "columnCount": {"type": "integer"}, "entering": {"type": "string"},
        "rows": {"type": "array", "items": {"type": "object", "properties": {
          "column": {"type": "string"}, "constant": {"$ref": "#/$defs/number"},
          "coefficient": {"$ref": "#/$defs/number"}}, "required": ["column", "constant", "coefficient"]}},
        "rowCount": {"type": "integer"}, "length": {"$ref": "#/$defs/number"},
        "before": {"$ref": "#/$defs/number"}},
      "required": ["number", "part", "priority"]}
    """
}
