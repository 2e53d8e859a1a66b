// The kinds of reply to questions about views.

extension ReplySchema {
  static let layoutKinds = [
    ReplyKind(
      name: "drawing",
      about: """
        Where the views are: of each the numbers of its frame, null where nothing is said of one. value is that of one \
        solution, min and max are those of all.
        """,
      properties: """
        "status": {"$ref": "#/$defs/status"}, "frames": {"$ref": "#/$defs/frames"}
        """,
      required: ["status", "frames"],
      example: """
        {"kind": "drawing", "status": "optimal", "frames": [{"name": "a",
          "left": {"value": "20", "min": "20", "max": "20"}, "top": null,
          "width": {"value": "0", "min": "0", "max": "100"}, "height": null}]}
        """),
    ReplyKind(
      name: "ambiguity",
      about: """
        What several solutions do not agree on, and what would settle all of it: numbers that a constraint on a level of \
        its own could give, or another priority of a constraint, with the numbers that come of it.
        """,
      properties: """
        "status": {"$ref": "#/$defs/status"},
        "open": {"type": "array", "items": {"$ref": "#/$defs/variable"}},
        "settledBy": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"},
          "numbers": {"type": "array", "items": {"$ref": "#/$defs/named"}}}, "required": ["numbers"]}}
        """,
      required: ["status", "open", "settledBy"],
      example: """
        {"kind": "ambiguity", "status": "optimal",
         "open": [{"name": "a.width", "value": null, "min": "100", "max": "122"}],
         "settledBy": [{"numbers": [{"name": "a.width", "value": "100"}]}]}
        """),
    ReplyKind(
      name: "extremes",
      about: """
        The solutions in which an attribute of a view is as small (least), or as large, as it can be. endless: the \
        attributes that have no least, or no greatest, value.
        """,
      properties: """
        "status": {"$ref": "#/$defs/status"}, "view": {"type": "string"},
        "extremes": {"type": "array", "items": {"type": "object", "properties": {
          "attribute": {"type": "string"}, "least": {"type": "boolean"}, "value": {"$ref": "#/$defs/number"},
          "frames": {"$ref": "#/$defs/frames"}}, "required": ["attribute", "least", "value", "frames"]}},
        "endless": {"$ref": "#/$defs/strings"}
        """,
      required: ["status", "view", "extremes", "endless"],
      example: """
        {"kind": "extremes", "status": "optimal", "view": "a", "extremes": [{"attribute": "width", "least": true,
          "value": "100", "frames": []}], "endless": []}
        """),
    ReplyKind(
      name: "formats",
      about: """
        The constraints on the views in a view as visual formats, each with the constraints that it says; others are \
        those that no format can say.
        """,
      properties: """
        "view": {"type": "string"},
        "formats": {"type": "array", "items": {"type": "object", "properties": {
          "text": {"type": "string"}, "ids": {"$ref": "#/$defs/strings"}}, "required": ["text", "ids"]}},
        "others": {"type": "array", "items": {"type": "object", "properties": {
          "id": {"type": "string"}, "text": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"}},
          "required": ["id", "text", "priority"]}}
        """,
      required: ["view", "formats", "others"],
      example: """
        {"kind": "formats", "view": "screen", "formats": [{"text": "H:|-[a]-[b]", "ids": ["a", "b"]}],
         "others": [{"id": "c", "text": "a.width + b.width <= 100", "priority": 1000}]}
        """),
    ReplyKind(
      name: "passes",
      about: """
        What the last change sets going: the views whose constraints it edited, the innermost first; the heights that \
        layout passes have given to texts, before null where a text had none, and whether they settle, come round to \
        those of the pass 'again', or go on past the limit; the texts that have no height for want of a width; the widths \
        of texts that are open; the views that are elsewhere or of another size, the outermost first, before null where a \
        view is new. changed is false before the first change.
        """,
      properties: """
        "changed": {"type": "boolean"}, "status": {"$ref": "#/$defs/status"},
        "updated": {"type": "array", "items": {"type": "object", "properties": {
          "view": {"type": "string"}, "constraints": {"$ref": "#/$defs/strings"}},
          "required": ["view", "constraints"]}},
        "rounds": {"type": "array", "items": {"type": "array", "items": {"type": "object", "properties": {
          "view": {"type": "string"}, "width": {"$ref": "#/$defs/number"},
          "before": {"$ref": "#/$defs/optionalNumber"}, "height": {"$ref": "#/$defs/number"}},
          "required": ["view", "width", "before", "height"]}}},
        "ending": {"enum": ["settled", "circle", "limit"]}, "again": {"type": ["integer", "null"]},
        "waiting": {"type": "array", "items": {"type": "object", "properties": {
          "view": {"type": "string"}, "width": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["view", "width"]}},
        "open": {"type": "array", "items": {"type": "object", "properties": {
          "view": {"type": "string"}, "width": {"$ref": "#/$defs/placement"}}, "required": ["view", "width"]}},
        "moved": {"type": "array", "items": {"type": "object", "properties": {
          "before": {"anyOf": [{"$ref": "#/$defs/frame"}, {"type": "null"}]}, "now": {"$ref": "#/$defs/frame"},
          "resized": {"type": "boolean"}}, "required": ["before", "now", "resized"]}}
        """,
      required: ["changed"],
      example: """
        {"kind": "passes", "changed": true, "status": "optimal",
         "updated": [{"view": "screen", "constraints": ["a"]}], "rounds": [], "ending": "settled", "again": null,
         "waiting": [], "open": [], "moved": []}
        """),
  ]

  /// Definitions that these kinds share.
  static let layoutPieces = """
    "placement": {"type": ["object", "null"], "properties": {
      "value": {"$ref": "#/$defs/number"}, "min": {"$ref": "#/$defs/end"}, "max": {"$ref": "#/$defs/end"}},
      "required": ["value", "min", "max"]},
    "frames": {"type": "array", "items": {"$ref": "#/$defs/frame"}},
    "frame": {"type": "object", "properties": {
      "name": {"type": "string"}, "left": {"$ref": "#/$defs/placement"}, "top": {"$ref": "#/$defs/placement"},
      "width": {"$ref": "#/$defs/placement"}, "height": {"$ref": "#/$defs/placement"}},
      "required": ["name", "left", "top", "width", "height"]}
    """
}
