// The kinds of reply that are pictures: regions and plots.

extension ReplySchema {
  static let pictureKinds = [
    ReplyKind(
      name: "region",
      about: """
        What each level leaves: for two variables polygons, otherwise intervals. Corners go against the clock; \
        of a polygon that is not bounded, some lie where it was cut off.
        """,
      properties: """
        "variables": {"$ref": "#/$defs/strings"},
        "levels": {"type": "array", "items": {"$ref": "#/$defs/level"}},
        "polygons": {"type": "array", "items": {"$ref": "#/$defs/polygon"}},
        "solution": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/vertex"}]}
        """,
      required: ["variables"],
      example: """
        {"kind": "region", "variables": ["x", "y"], "polygons": [
          {"priority": 1000, "corners": [["0", "0"], ["4", "0"], ["0", "4"]], "bounded": true}],
         "solution": ["0", "4"]}
        """),
    ReplyKind(
      name: "wireframe",
      about: """
        What each level leaves of three variables; variables is empty where there are not three. Of what is \
        not bounded, some corners lie where it was cut off. Corners of faces are places in the corners of their body, \
        against the clock from outside; constraint: the requirement that is tight all over the face. complete: no \
        body has more corners than are told.
        """,
      properties: """
        "variables": {"$ref": "#/$defs/strings"},
        "bodies": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"},
          "corners": {"type": "array", "items": {"$ref": "#/$defs/spot"}},
          "faces": {"type": "array", "items": {"type": "object", "properties": {
            "corners": {"type": "array", "items": {"type": "integer"}},
            "constraint": {"type": ["string", "null"]}, "cut": {"type": "boolean"}},
            "required": ["corners", "constraint", "cut"]}},
          "bounded": {"type": "boolean"}}, "required": ["priority", "corners", "faces", "bounded"]}},
        "complete": {"type": "boolean"},
        "solution": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/spot"}]}
        """,
      required: ["variables"],
      example: """
        {"kind": "wireframe", "variables": ["x", "y", "z"], "bodies": [{"priority": 1000, "corners": [["0", "0", "0"]],
          "faces": [], "bounded": true}], "complete": true, "solution": ["0", "0", "0"]}
        """),
    ReplyKind(
      name: "plot",
      about: """
        What each level minimises, against one variable or over two; held: the others, where they stand. \
        The curve with the id null is the whole objective, the others are its parts; between their vertices they \
        are straight. region: what the levels above left; minimum: the part of it where the objective is least. \
        Of polygons the first is what the levels above left, the second where the objective is least. \
        undrawable: on how many variables it depends.
        """,
      properties: """
        "levels": {"type": "array", "items": {"type": "object", "properties": {
          "priority": {"$ref": "#/$defs/priority"}, "name": {"type": "string"},
          "variables": {"$ref": "#/$defs/strings"},
          "held": {"type": "array", "items": {"$ref": "#/$defs/named"}},
          "curves": {"type": "array", "items": {"type": "object", "properties": {
            "id": {"type": ["string", "null"]},
            "vertices": {"type": "array", "items": {"$ref": "#/$defs/vertex"}}}, "required": ["id", "vertices"]}},
          "region": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/variable"}]},
          "minimum": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/variable"}]},
          "polygons": {"type": "array", "items": {"$ref": "#/$defs/polygon"}},
          "least": {"$ref": "#/$defs/optionalNumber"}, "undrawable": {"type": "integer"}},
          "required": ["priority", "name"]}}
        """,
      required: ["levels"],
      example: """
        {"kind": "plot", "levels": [{"priority": 250, "name": "low", "variables": ["X"], "held": [],
          "curves": [{"id": null, "vertices": [["0", "10"], ["10", "0"], ["20", "10"]]}],
          "region": {"name": "X", "value": null, "min": null, "max": null},
          "minimum": {"name": "X", "value": "10", "min": "10", "max": "10"}, "least": "0"}]}
        """),
  ]

  static let picturePieces = """
    "vertex": {"type": "array", "items": {"$ref": "#/$defs/number"}, "minItems": 2, "maxItems": 2},
    "spot": {"type": "array", "items": {"$ref": "#/$defs/number"}, "minItems": 3, "maxItems": 3},
    "polygon": {"type": "object", "properties": {
      "priority": {"$ref": "#/$defs/priority"}, "corners": {"type": "array", "items": {"$ref": "#/$defs/vertex"}},
      "bounded": {"type": "boolean"}}, "required": ["priority", "corners", "bounded"]}
    """
}
