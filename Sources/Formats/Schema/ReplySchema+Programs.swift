// The kinds of reply about linear programs of files.

import Programs

extension ReplySchema {
  static let programKinds = [
    ReplyKind(
      name: "program",
      about: """
        A linear program of a file came in, as lines of the language: how many columns became variables, how many \
        rows constraints, of how many columns bounds are required (as bound.NAME). objective is the ID of the \
        objective, null for none; freeRows those of rows without limits, which are disabled objectives. renamed: \
        what no line could call by its name in the file, or what was taken.
        """,
      properties: """
        "name": {"type": "string"}, "sense": {"enum": ["minimize", "maximize"]},
        "objective": {"type": ["string", "null"]}, "columns": {"type": "integer"}, "rows": {"type": "integer"},
        "bounds": {"type": "integer"}, "freeRows": {"$ref": "#/$defs/strings"},
        "renamed": {"type": "array", "items": {"type": "object", "properties": {
          "what": {"enum": ["column", "row", "objective"]}, "name": {"type": "string"}, "as": {"type": "string"}},
          "required": ["what", "name", "as"]}}, "remarks": \(fileRemarks)
        """,
      required: ["name", "sense", "objective", "columns", "rows", "bounds", "freeRows", "renamed"],
      example: """
        {"kind": "program", "name": "factory", "sense": "maximize", "objective": "profit", "columns": 2, "rows": 3,
         "bounds": 2, "freeRows": [], "renamed": [{"what": "row", "name": "3rd", "as": "_3rd"}],
         "remarks": [{"what": "bound-again", "name": "x", "line": 9, "count": 1}]}
        """),
    ReplyKind(
      name: "duel",
      about: """
        The same hierarchy by strict levels, by weights instead of levels, and by these weights in floating point. \
        weight is what a level weighs. Values and costs (what each level comes to, highest first) are exact, those \
        of floating point too; rounded has its values as they are written there. broken: requirements that do \
        not hold. parts: where it parts first from strict levels, and by how much.
        """,
      properties: """
        "levels": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"}, "weight": {"$ref": "#/$defs/number"}},
          "required": ["priority", "name", "weight"]}},
        "contestants": {"type": "array", "items": {"type": "object", "properties": {
          "method": {"enum": ["levels", "weights", "floating"]},
          "status": {"enum": ["optimal", "unsatisfiable", "unbounded", "gave-up"]},
          "variables": {"type": "array", "items": {"type": "object", "properties": {
            "name": {"type": "string"}, "value": {"$ref": "#/$defs/number"}, "rounded": {"type": "string"}},
            "required": ["name", "value"]}},
          "costs": {"type": "array", "items": {"$ref": "#/$defs/number"}},
          "broken": {"type": "array", "items": {"type": "object", "properties": {
            "id": {"type": "string"}, "by": {"$ref": "#/$defs/number"}}, "required": ["id", "by"]}},
          "parts": {"type": "object", "properties": {
            "at": {"enum": ["nowhere", "variable", "level", "requirement", "status"]},
            "name": {"type": ["string", "null"]}, "by": {"$ref": "#/$defs/optionalNumber"}},
            "required": ["at", "name", "by"]}},
          "required": ["method", "status", "variables", "costs", "broken", "parts"]}}
        """,
      required: ["levels", "contestants"],
      example: """
        {"kind": "duel", "levels": [{"priority": 250, "name": "low", "weight": "1"}], "contestants": [
          {"method": "levels", "status": "optimal", "variables": [{"name": "x", "value": "3"}], "costs": ["0"],
           "broken": [], "parts": {"at": "nowhere", "name": null, "by": null}}]}
        """),
    ReplyKind(
      name: "dual",
      about: """
        A level's linear program and its dual; level null: nothing is minimised. The primal's constraints are the \
        rows, its unknowns the columns; of the dual the other way round. A form of the dual has, for the price of \
        a constraint, the name of the constraint. Of each pair one line is an unknown, at least or at most 0, or \
        free (relation null), and amount is its value; the other is a constraint, and amount is how far its \
        sides are apart. One of the two amounts is 0; both are null where there is no solution. value is what \
        both programs come to. A requirement that only limits a variable to one side of 0 is no row.
        """,
      properties: """
        "level": {"type": ["object", "null"], "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"}}, "required": ["priority", "name"]},
        "status": {"$ref": "#/$defs/status"}, "value": {"$ref": "#/$defs/optionalNumber"},
        \(["primal", "dual"].map { program in
          """
          "\(program)": {"type": "object", "properties": {"sense": {"enum": ["minimize", "maximize"]},
            "objective": {"$ref": "#/$defs/linear"}}, "required": ["sense", "objective"]}
          """
        }.joined(separator: ",\n")),
        \(["rows", "columns"].map { half in
          """
          "\(half)": {"type": "array", "items": {"type": "object", "properties": {
            "name": {"type": "string"}, "primal": \(dualLine), "dual": \(dualLine)},
            "required": ["name", "primal", "dual"]}}
          """
        }.joined(separator: ",\n"))
        """,
      required: ["level"],
      example: """
        {"kind": "dual", "level": {"priority": 250, "name": "low"}, "status": "optimal", "value": "12", \
        "primal": {"sense": "maximize", "objective": {"constant": "0", "terms": [{"name": "x", "coefficient": "3"}]}}, \
        "dual": {"sense": "minimize", "objective": {"constant": "0", "terms": [{"name": "a", "coefficient": "4"}]}}, \
        "rows": [{"name": "a", "primal": {"form": {"constant": "0", "terms": [{"name": "x", "coefficient": "1"}]}, \
        "relation": "<=", "bound": "4", "amount": "0"}, "dual": {"form": {"constant": "0", "terms": [{"name": "a", \
        "coefficient": "1"}]}, "relation": ">=", "bound": "0", "amount": "3"}}], \
        "columns": [{"name": "x", "primal": {"form": {"constant": "0", "terms": [{"name": "x", "coefficient": "1"}]}, \
        "relation": null, "bound": "0", "amount": "4"}, "dual": {"form": {"constant": "0", "terms": [{"name": "a", \
        "coefficient": "1"}]}, "relation": "=", "bound": "3", "amount": "0"}}]}
        """),
  ]

  /// What is to be said of a file.
  static let fileRemarks = """
    {"type": "array", "description": "What the file leaves to be said, each kind once: that it is read as it stands, and \
    may be meant otherwise. name: of what the first of them is told; line: where that stands.", \
    "items": {"type": "object", "properties": {"what": {"enum": [\(
      ProgramRemark.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]}, \
    "name": {"type": "string"}, "line": {"type": "integer"}, "count": {"type": "integer"}}, \
    "required": ["what", "name", "line", "count"]}}
    """

  private static let dualLine = """
    {"type": "object", "properties": {"form": {"$ref": "#/$defs/linear"}, \
    "relation": {"enum": ["=", "<=", ">=", null]}, "bound": {"$ref": "#/$defs/number"}, \
    "amount": {"$ref": "#/$defs/optionalNumber"}}, "required": ["form", "relation", "bound", "amount"]}
    """
}
