// The kinds of reply about linear programs of files.

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
          "required": ["what", "name", "as"]}}
        """,
      required: ["name", "sense", "objective", "columns", "rows", "bounds", "freeRows", "renamed"],
      example: """
        {"kind": "program", "name": "factory", "sense": "maximize", "objective": "profit", "columns": 2, "rows": 3,
         "bounds": 2, "freeRows": [], "renamed": [{"what": "row", "name": "3rd", "as": "_3rd"}]}
        """)
  ]
}
