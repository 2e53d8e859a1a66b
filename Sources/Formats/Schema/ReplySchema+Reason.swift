// The kinds of reply to questions after a reason.

extension ReplySchema {
  static let reasonKinds = [whyKind, conflictKind, proofKind]

  /// The definition that conflicts and errors share.
  static let reasonPieces = """
    "waysOut": {"type": "object",
      "description": "The sets of the fewest requirements to drop, or to lower, all of a set, so that the others agree while those of keep stay: what the refused line adds or changes (none where nothing was refused). Where groups are given, the sets are the ways to take one of each. complete: there are no others of that size that leave keep alone.",
      "properties": {
        "keep": {"$ref": "#/$defs/strings"},
        "sets": {"type": "array", "items": {"$ref": "#/$defs/strings"}},
        "groups": {"type": "array", "items": {"$ref": "#/$defs/strings"}}, "complete": {"type": "boolean"}},
      "required": ["keep", "sets", "groups", "complete"]}
    """

  // MARK: Pieces

  /// The members of an object, name by name a schema.
  private typealias Members = [(name: String, schema: String)]

  private static let string = #"{"type": "string"}"#
  private static let boolean = #"{"type": "boolean"}"#
  private static let count = #"{"type": "integer", "minimum": 0}"#
  private static let number = ##"{"$ref": "#/$defs/number"}"##
  private static let optionalNumber = ##"{"$ref": "#/$defs/optionalNumber"}"##
  private static let end = ##"{"$ref": "#/$defs/end"}"##
  private static let level = ##"{"$ref": "#/$defs/priority"}"##
  private static let status = ##"{"$ref": "#/$defs/status"}"##
  private static let relation = #"{"enum": [">=", "="]}"#
  private static let ids = ##"{"$ref": "#/$defs/strings"}"##
  private static let variable = ##"{"$ref": "#/$defs/variable"}"##
  private static let form = ##"{"$ref": "#/$defs/linear"}"##
  private static let interval: Members = [
    ("value", optionalNumber), ("min", end), ("max", end),
  ]

  private static func properties(_ members: Members) -> String {
    members.map { #""\#($0.name)": \#($0.schema)"# }.joined(separator: ", ")
  }

  /// An object that has all of these members.
  private static func object(_ members: Members) -> String {
    let required = members.map { #""\#($0.name)""# }.joined(separator: ", ")
    return
      #"{"type": "object", "properties": {\#(properties(members))}, "required": [\#(required)]}"#
  }

  private static func array(_ items: String) -> String {
    #"{"type": "array", "items": \#(items)}"#
  }

  private static func optional(_ schema: String) -> String {
    #"{"anyOf": [\#(schema), {"type": "null"}]}"#
  }

  // MARK: why

  private static let cause: Members = [("id", string), ("priority", level)]
  private static let holders = array(
    object(cause + [("distance", count), ("pulls", boolean), ("tight", boolean)]))
  private static let effects = object([
    ("status", status), ("unbounded", optional(level)), ("conflict", ids),
    ("variables", array(variable)),
  ])
  private static let ways = optional(
    object([
      (
        "ways",
        array(
          object(
            [
              ("without", array(object(cause))), ("status", status),
              ("unbounded", optional(level)),
            ] + interval))
      ),
      ("complete", boolean),
    ]))
  private static let loss: Members = [
    ("lostTo", optional(array(object(cause)))),
    (
      "price",
      optional(
        object([
          ("priority", optional(level)), ("now", optionalNumber), ("then", optionalNumber),
          ("conflict", ids),
        ]))
    ),
  ]
  private static let loser = object(
    cause + [("text", string), ("error", object(interval))] + loss)
  private static let constraintReason = object(
    cause + [
      ("text", string), ("enabled", boolean), ("holds", #"{"type": ["boolean", "null"]}"#),
      ("error", optional(object(interval))), ("sides", optionalNumber),
      ("loss", optional(object(loss))), ("otherwise", effects),
    ])

  private static let whyKind = ReplyKind(
    name: "why",
    about: """
      Why something is as it is. One of point, variable, constraints and objective says what was asked after. \
      Of a variable: below and above are what keeps it from being smaller and greater, from the variable \
      outward (none where nothing does): with these alone it could go no further. pulls: it would have the \
      variable further that way rather than stop it; tight: it is an inequality that holds as an equation. \
      losers are preferences that ask for another value in vain, otherLosers those that were not looked into; \
      lostTo is what keeps a preference's error from zero, price what would be worse if it held: the least \
      value of a level, or the requirements that it contradicts. down and up: without which causes the variable \
      could leave its interval, and its values then; null where nothing holds it. smallest: none of the holders \
      can be left out. Of constraints: holds is null where some solutions satisfy it and others do not, and \
      where it is disabled; error is left side less right side; sides what both sides of a tight inequality \
      come to. otherwise: what would be without it, or with it where it is disabled; variables are those that \
      would have other values. Of an objective: value, min and max are those of its own expression; holders \
      keep it from being better, on that side. unbounded is the priority of a level without a least value.
      """,
    properties: properties(
      [
        ("point", string), ("variable", string), ("constraints", array(constraintReason)),
        ("objective", string), ("text", string), ("priority", level), ("enabled", boolean),
      ] + interval + [
        ("below", holders), ("above", holders), ("smallest", boolean), ("losers", array(loser)),
        ("otherLosers", array(object(cause))), ("down", ways), ("up", ways),
        ("side", #"{"enum": ["below", "above", null]}"#), ("holders", holders),
        ("otherwise", effects),
      ]),
    required: [],
    example: """
      {"kind": "why", "variable": "X", "value": "20", "min": "20", "max": "20", \
      "below": [{"id": "need", "priority": 750, "distance": 0, "pulls": false, "tight": true}], \
      "above": [{"id": "want", "priority": 250, "distance": 0, "pulls": true, "tight": false}], \
      "smallest": true, "losers": [{"id": "want", "priority": 250, "text": "X = X1", \
      "error": {"value": "10", "min": "10", "max": "10"}, "lostTo": [{"id": "need", "priority": 750}], \
      "price": {"priority": 750, "now": "0", "then": "10", "conflict": []}}], "otherLosers": [], \
      "down": {"ways": [{"without": [{"id": "need", "priority": 750}], "status": "optimal", \
      "unbounded": null, "value": "10", "min": "10", "max": "10"}], "complete": true}, \
      "up": {"ways": [{"without": [{"id": "want", "priority": 250}], "status": "optimal", \
      "unbounded": null, "value": null, "min": "20", "max": "30"}], "complete": true}}
      """)

  // MARK: conflict

  private static let conflictMember = object([
    ("id", string), ("text", string), ("multiplier", number), ("form", form),
    ("relation", relation),
  ])

  private static let conflict: Members = [
    ("origin", #"{"enum": ["statement", "change", "state", null]}"#),
    (
      "conflicts",
      array(
        object([
          ("members", array(conflictMember)), ("implied", array(conflictMember)),
          ("gap", number), ("relation", relation), ("smallest", boolean),
        ]))
    ),
    ("complete", boolean),
    ("ways", optional(##"{"$ref": "#/$defs/waysOut"}"##)),
    (
      "trials",
      array(
        object([
          ("drop", ids), ("lower", ids), ("priority", optional(level)), ("status", status),
          ("unbounded", optional(level)), ("conflict", ids),
          ("variables", array(variable)),
          ("violated", array(object([("id", string), ("error", object(interval))]))),
        ]))
    ),
    ("untried", count),
  ]

  private static let conflictKind = ReplyKind(
    name: "conflict",
    about: """
      The smallest sets of requirements that contradict one another; none, and origin null, where there are \
      none. origin: a line that would have added requirements (statement) or changed some (change) was refused, \
      or they are there (state). A member's form is its requirement with everything on one side, turned so \
      that it says form >= 0, or form = 0; implied are widths and heights that are never negative, as far as the \
      proof needs them; multipliers are whole numbers, above zero where the relation is >=. \
      The forms times their multipliers add up to -gap, and gap is above zero: a falsehood. smallest: there is \
      none with fewer members; complete: these are all of that size. \
      trials: what comes of dropping one, or of lowering some to a preference of that priority; conflict is what \
      still clashes, violated what then does not hold, with left side less right side. untried members of the \
      conflicts were not tried.
      """,
    properties: properties(conflict), required: conflict.map { $0.name },
    example: """
      {"kind": "conflict", "origin": "statement", "conflicts": [{"members": [{"id": "hi", "text": "X <= 3", \
      "multiplier": "2", "form": {"constant": "3", "terms": [{"name": "X", "coefficient": "-1"}]}, \
      "relation": ">="}, {"id": "b", "text": "2X = 10", "multiplier": "1", "form": {"terms": [{"name": "X", \
      "coefficient": "2"}], "constant": "-10"}, "relation": "="}], "implied": [], "gap": "4", "relation": ">=", \
      "smallest": true}], "complete": true, "ways": {"sets": [["hi"]], "groups": [], "complete": true, "keep": []}, \
      "trials": [{"drop": ["hi"], "lower": [], "priority": null, "status": "optimal", "unbounded": null, \
      "conflict": [], "variables": [{"name": "X", "value": "5", "min": "5", "max": "5"}], "violated": []}], \
      "untried": 0}
      """)

  // MARK: prove

  private static let named: Members = [("priority", level), ("name", string)]
  private static let proof: Members = [
    ("status", status),
    (
      "levels",
      array(
        object(
          named + [
            ("value", number), ("objective", form),
            (
              "above",
              array(
                object(named + [("multiplier", number), ("value", number), ("objective", form)]))
            ),
            (
              "equations",
              array(object([("id", string), ("multiplier", number), ("form", form)]))
            ),
            ("sum", form),
          ]))
    ),
    (
      "ray",
      optional(
        object(
          named + [
            ("steps", array(object([("name", string), ("step", number)]))), ("change", number),
          ]))
    ),
    ("conflict", optional(object(conflict))),
  ]

  private static let proofKind = ReplyKind(
    name: "proof",
    about: """
      Why the solution can be no better, or why there is none. Of each level: objective plus the multiples of the \
      objectives above, each less its value, plus the multiples of the equations is sum. An equation is a \
      constraint with its slacks (a+ and a- of a preference, a of a required inequality), zero at every \
      solution, and its multiplier may have either sign; the multiplier of an objective above is above zero. \
      Where the levels above are at their values, all that is added is zero; the slacks in sum are at least \
      zero and so are their coefficients: so the objective is at least the constant of sum, which is value. \
      ray: the level of that priority has no least value; along the steps, one unit after another, every \
      requirement holds, no level above changes, and its objective changes by change, below zero, for each \
      unit. conflict: what conflict says of requirements that contradict one another.
      """,
    properties: properties(proof), required: proof.map { $0.name },
    example: """
      {"kind": "proof", "status": "optimal", "levels": [{"priority": 250, "name": "low", "value": "2", \
      "objective": {"terms": [{"name": "b+", "coefficient": "1"}, {"name": "b-", "coefficient": "1"}], \
      "constant": "0"}, "above": [], "equations": [{"id": "a", "multiplier": "-1", "form": {"terms": \
      [{"name": "X", "coefficient": "1"}, {"name": "a", "coefficient": "-1"}], "constant": "-5"}}, \
      {"id": "b", "multiplier": "1", "form": {"terms": [{"name": "X", "coefficient": "1"}, \
      {"name": "b+", "coefficient": "-1"}, {"name": "b-", "coefficient": "1"}], "constant": "-3"}}], \
      "sum": {"terms": [{"name": "a", "coefficient": "1"}, {"name": "b-", "coefficient": "2"}], \
      "constant": "2"}}], "ray": null, "conflict": null}
      """)
}
