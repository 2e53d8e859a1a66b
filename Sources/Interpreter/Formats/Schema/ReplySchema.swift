// What `slackline run --schema` prints: a JSON Schema (draft 2020-12) of the objects that `run --format json` writes,
// a definition for each kind of reply, with what it means and an example.

/// One kind of reply, as the schema describes it.
struct ReplyKind {
  /// The value of `"kind"`.
  let name: String
  /// What it answers, and what its signs and units mean.
  let about: String
  /// The members besides `kind`: a JSON object, name by name a schema.
  let properties: String
  /// Those that are always there.
  let required: [String]
  /// An object that has been answered.
  let example: String
}

/// The schema as text.
public enum ReplySchema {
  /// Every kind, topic by topic.
  static var kinds: [ReplyKind] { stateKinds }
}
