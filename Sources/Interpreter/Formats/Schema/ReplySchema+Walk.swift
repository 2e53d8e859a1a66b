// The kinds of reply to what walks through a solve, and what they share.

extension ReplySchema {
  static let walkKinds = [
    ReplyKind(
      name: "trace",
      about: """
        The whole solve by the textbook's method: every pivot with what comes before it, what comes after the last \
        one, and the last dictionary (null where there are no rows).
        """,
      properties: """
        "legs": {"type": "array", "items": {"$ref": "#/$defs/leg"}}, "end": {"$ref": "#/$defs/events"},
        "dictionary": {"$ref": "#/$defs/optionalDictionary"}
        """,
      required: ["legs", "end", "dictionary"],
      example: """
        {"kind": "trace", "legs": [], "dictionary": null, "end": [{"event": "optimal"}]}
        """),
    ReplyKind(
      name: "step",
      about: """
        Pivots that were made on the walk through the solve, and where one stands. end: what comes after the last \
        pivot, where that is reached. question: what is asked about the next pivot, and events: what comes before \
        it.
        """,
      properties: stepProperties,
      required: ["legs", "place", "end", "events", "question", "score"],
      example: """
        {"kind": "step", "legs": [], "end": null, "events": [], "question": null, "score": null,
         "place": {"position": 0, "pivots": 2, "own": [], "takenBack": 0, "dictionary": null}}
        """),
    ReplyKind(
      name: "back",
      about: "Where one stands after going back; moved is false at the beginning.",
      properties: """
        "moved": {"type": "boolean"}, "place": {"$ref": "#/$defs/place"}
        """,
      required: ["moved", "place"],
      example: """
        {"kind": "back", "moved": true,
         "place": {"position": 0, "pivots": 2, "own": [], "takenBack": 0, "dictionary": null}}
        """),
    place("goto", "Where one stands after going to a place in the walk."),
    place("tableau", "Where one stands; without a walk under way, the end."),
    ReplyKind(
      name: "pivot",
      about: """
        A pivot of the learner's own that was made. byRule: what the rule would have done (is: same, other, or \
        nothing, where no pivot improves any more); null where that is a secret.
        """,
      properties: """
        "events": {"$ref": "#/$defs/events"}, "pivot": {"$ref": "#/$defs/pivot"},
        "byRule": {"type": ["object", "null"], "properties": {
          "is": {"enum": ["same", "other", "nothing"]}, "rule": {"$ref": "#/$defs/pivotRule"},
          "entering": {"type": "string"}, "leaving": {"type": "string"},
          "priority": {"$ref": "#/$defs/priority"}, "after": {"$ref": "#/$defs/number"}}, "required": ["is"]},
        "place": {"$ref": "#/$defs/place"}
        """,
      required: ["events", "pivot", "byRule", "place"],
      example: """
        {"kind": "pivot", "events": [], "byRule": {"is": "nothing"},
         "pivot": {"number": 3, "reason": "own", "rule": null, "equation": null, "entering": "b+",
           "leaving": "d", "priority": 250, "cost": "1", "costPriorities": [250], "candidates": [],
           "candidateCount": 0, "ratios": [{"column": "d", "constant": "10", "coefficient": "-1",
           "ratio": "10", "leaves": true}], "ratioCount": 1, "length": "10", "degenerate": false,
           "before": "10", "after": "20", "dictionary": null},
         "place": {"position": 3, "pivots": 4, "own": [3], "takenBack": 0, "dictionary": null}}
        """),
    ReplyKind(
      name: "predict",
      about: """
        Whether step asks before each pivot, and how the guesses of the session fared, where that is asked.
        """,
      properties: """
        "on": {"type": "boolean"}, "score": {"$ref": "#/$defs/score"}
        """,
      required: ["on", "score"],
      example: """
        {"kind": "predict", "on": true, "score": {"asked": 3, "right": 2}}
        """),
    guess,
  ]

  private static let guess = ReplyKind(
    name: "guess",
    about: """
      What became of a guess, and the pivot that was asked about. verdict.is: shown (given up), right, as-good and \
      tie (right, too, though the rule takes another), raises (the column would not lower the objective; cost: by \
      how much each unit raises it), impossible (fault: why no such pivot can be made), not-first, less-steep and \
      less-gain (it improves, but not by the rule), does-not-fall, only-change (the change of the objective, not \
      its value), wrong-way (as if it rose), wrong. Then comes either the next question or, the pivot made, a step.
      """,
    properties: """
      "part": {"$ref": "#/$defs/guessPart"}, "right": {"type": "boolean"},
      "verdict": {"type": "object", "properties": {
        "is": {"enum": ["shown", "right", "as-good", "tie", "raises", "impossible", "not-first", "less-steep",
          "less-gain", "does-not-fall", "only-change", "wrong-way", "wrong"]},
        "column": {"type": "string"}, "cost": {"$ref": "#/$defs/number"}, "legal": {"type": "boolean"},
        "rate": {"$ref": "#/$defs/number"}, "gain": {"$ref": "#/$defs/number"},
        "best": {"$ref": "#/$defs/number"}, "fault": {"type": "string"}}, "required": ["is"]},
      "pivot": {"$ref": "#/$defs/pivot"}, "question": {"$ref": "#/$defs/question"},
      "step": {"type": ["object", "null"], "properties": {
        \(stepProperties)}, "required": ["legs", "place", "end", "events", "question", "score"]}
      """,
    required: ["part", "right", "verdict", "pivot", "question", "step"],
    example: """
      {"kind": "guess", "part": "leaving", "right": false, "verdict": {"is": "impossible", "fault": "leaves-not"},
       "pivot": {"number": 2, "reason": "rule", "rule": "dantzig", "equation": null, "entering": "c",
         "leaving": "b-", "priority": 750, "cost": "-1", "costPriorities": [750],
         "candidates": [{"column": "c", "costs": ["-1"]}], "candidateCount": 1,
         "ratios": [{"column": "b-", "constant": "20", "coefficient": "-1", "ratio": "20", "leaves": true}],
         "ratioCount": 1, "length": "20", "degenerate": false, "before": "20", "after": "0",
         "dictionary": null},
       "question": {"number": 2, "part": "value", "priority": 750, "entering": "c", "length": "20",
         "before": "20"}, "step": null}
      """)

  private static func place(_ name: String, _ about: String) -> ReplyKind {
    ReplyKind(
      name: name, about: about,
      properties: """
        "place": {"$ref": "#/$defs/place"}
        """,
      required: ["place"],
      example: """
        {"kind": "\(name)", "place": {"position": 1, "pivots": 2, "own": [], "takenBack": 0,
          "dictionary": {"columns": ["c"], "rowCount": 2, "columnCount": 1, "pivot": null, "costs": [],
            "rows": [{"basic": "X", "constant": "0", "coefficients": ["1"]},
                     {"basic": "d", "constant": "30", "coefficients": ["-1"]}]}}}
        """)
  }

  private static let stepProperties = """
    "legs": {"type": "array", "items": {"$ref": "#/$defs/leg"}}, "place": {"$ref": "#/$defs/place"},
    "end": {"anyOf": [{"$ref": "#/$defs/events"}, {"type": "null"}]},
    "events": {"$ref": "#/$defs/events"}, "question": {"$ref": "#/$defs/question"},
    "score": {"$ref": "#/$defs/score"}
    """
}
