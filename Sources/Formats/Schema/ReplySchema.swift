// What `slackline run --schema` prints: a JSON Schema (draft 2020-12) of the objects that `run --format json` writes,
// a definition for each kind of reply, with what it means and an example.

/// One kind of reply, as the schema describes it.
struct ReplyKind: Sendable {
  /// The value of `"kind"`.
  let name: String
  /// What it answers, and what its signs and units mean.
  let about: String
  /// The members besides `kind`: of a JSON object, name by name a schema.
  let properties: String
  /// Those that are always there.
  let required: [String]
  /// An object that could be answered.
  let example: String

  /// A definition of the schema, with its name.
  fileprivate var definition: String {
    let names = (["kind"] + required).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      "reply-\(name)": {
        "description": "\(about)",
        "type": "object",
        "properties": {"kind": {"const": "\(name)"},
      \(properties)},
        "required": [\(names)],
        "examples": [
      \(example)]
      }
      """
  }
}

/// The schema of what `run --format json` and `solve --format json` write.
public enum ReplySchema {
  /// Every kind, topic by topic.
  static var kinds: [ReplyKind] {
    changeKinds + stateKinds + walkKinds + solutionKinds + pictureKinds + reasonKinds
      + layoutKinds + specialisedKinds + logKinds + programKinds
  }

  /// The schema as JSON text. The root describes an object of `run --format json`; `#/$defs/solution` what
  /// `solve --format json` writes, and `#/$defs/explanation` what `explain --format json` does. Kinds and keys are added to, never changed.
  public static var text: String {
    let references = kinds.map { "{\"$ref\": \"#/$defs/reply-\($0.name)\"}" }
    let definitions =
      [pieces, walkPieces, solutionPieces, picturePieces, reasonPieces, logPieces, layoutPieces]
      + kinds.map { $0.definition }
    return """
      {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of slackline run --format json",
      "description": "\(about)",
      "type": "object",
      "properties": {
        "line": {"type": "integer", "description": "The number of the line in its file, from 1."},
        "input": {"type": "string", "description": "The line as it was typed, without the space around it."},
        "ok": {"type": "boolean", "description": "Whether it was taken."},
        "error": {"$ref": "#/$defs/error"},
        "reply": {"$ref": "#/$defs/reply"},
        "question": {"$ref": "#/$defs/question", "description": "A question that the line has left open."},
        "text": {"type": "string", "description": "What a person would have read."},
        "solution": {"$ref": "#/$defs/solution"}},
      "required": ["line", "input", "ok"],
      "$defs": {
      "reply": {"oneOf": [
      \(references.joined(separator: ",\n"))]},
      \(definitions.joined(separator: ",\n"))
      }
      }

      """
  }

  private static let about = """
    Every number is an exact fraction in a string, such as 20 or -7/3; an end of an interval that is open to \
    infinity is null. Names of slacks are as they are typed: a+ is what the left side of the constraint a is \
    above its right side, a- what it is below it. Keys and kinds may be added.
    """
}
