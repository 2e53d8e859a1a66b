// The kind of reply to a tree of layouts.

extension ReplySchema {
  static let specialisedKinds = [
    ReplyKind(
      name: "layout",
      about: """
        A tree of layouts, arranged without a solver (frames, with the additions and comparisons that it took) and as \
        constraints (constraintFrames, with the pivots; null where they contradict one another, because insets and gaps \
        need more than the room). room: null where there is as much as is wanted. least: what insets and gaps need. \
        differing: the names of what the two ways place differently, which should be none.
        """,
      properties: """
        "room": {"type": "object", "properties": {
          "width": {"$ref": "#/$defs/optionalNumber"}, "height": {"$ref": "#/$defs/optionalNumber"}},
          "required": ["width", "height"]},
        "least": {"type": "object", "properties": {
          "width": {"$ref": "#/$defs/number"}, "height": {"$ref": "#/$defs/number"}}, "required": ["width", "height"]},
        "frames": {"$ref": "#/$defs/frames"},
        "additions": {"type": "integer"}, "comparisons": {"type": "integer"},
        "constraints": {"type": "array", "items": {"type": "object", "properties": {
          "text": {"type": "string"}, "priority": {"$ref": "#/$defs/priority"}}, "required": ["text", "priority"]}},
        "levels": {"type": "integer"}, "pivots": {"type": "integer"},
        "constraintFrames": {"anyOf": [{"$ref": "#/$defs/frames"}, {"type": "null"}]},
        "differing": {"$ref": "#/$defs/strings"}
        """,
      required: [
        "room", "least", "frames", "additions", "comparisons", "constraints", "levels", "pivots",
        "constraintFrames", "differing",
      ],
      example: """
        {"kind": "layout", "room": {"width": null, "height": null}, "least": {"width": "0", "height": "0"},
         "frames": [{"name": "size1",
           "left": {"value": "0", "min": "0", "max": "0"}, "top": {"value": "0", "min": "0", "max": "0"},
           "width": {"value": "50", "min": "50", "max": "50"}, "height": {"value": "50", "min": "50", "max": "50"}}],
         "additions": 4, "comparisons": 4, "constraints": [{"text": "size1.width >= 50", "priority": 750}],
         "levels": 3, "pivots": 6, "constraintFrames": null, "differing": []}
        """)
  ]
}
