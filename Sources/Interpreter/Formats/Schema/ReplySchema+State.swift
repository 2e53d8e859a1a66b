// The kinds of reply to questions about what there is.

extension ReplySchema {
  static let stateKinds = [
    ReplyKind(
      name: "value",
      about:
        "The values that an expression can take in the solution. value is null where there are several.",
      properties: """
        "expression": {"type": "string"}, "value": {"$ref": "#/$defs/optionalNumber"},
        "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}
        """,
      required: ["expression", "value", "min", "max"],
      example: """
        {"kind": "value", "expression": "X + 1", "value": "21", "min": "21", "max": "21"}
        """)
  ]
}
