// What the parser must know of the session: the names in use. They decide three things only: whether
// a short word is a name or an abbreviated command, what a slip was meant to be, and what completion
// offers.

/// What the parser asks of the names in use, so that whoever keeps them need not gather them for each
/// line.
public struct KnownNames {
  /// Whether the name stands for anything.
  let contains: (_ name: String) -> Bool
  /// Whether the name may stand in an expression: a variable's or a point's.
  let hasValue: (_ name: String) -> Bool
  /// All names that may stand in an expression.
  let valueNames: () -> [String]
  /// Whether it is the name of a constraint or an objective, given or automatic, or the letter of one. It may take time in
  /// proportion to their number.
  let isLabel: (_ name: String) -> Bool
  /// Whether it is the name of a view.
  let isView: (_ name: String) -> Bool
  /// Whether it is the name of a point.
  let isPoint: (_ name: String) -> Bool

  public init(
    contains: @escaping (_ name: String) -> Bool, hasValue: @escaping (_ name: String) -> Bool,
    valueNames: @escaping () -> [String], isLabel: @escaping (_ name: String) -> Bool,
    isView: @escaping (_ name: String) -> Bool, isPoint: @escaping (_ name: String) -> Bool
  ) {
    self.contains = contains
    self.hasValue = hasValue
    self.valueNames = valueNames
    self.isLabel = isLabel
    self.isView = isView
    self.isPoint = isPoint
  }
}

extension KnownNames {
  init(_ vocabulary: Vocabulary) {
    self.init(
      contains: vocabulary.contains, hasValue: vocabulary.hasValue,
      valueNames: { Array(vocabulary.variables) + vocabulary.points },
      isLabel: { vocabulary.labels.contains($0) || vocabulary.letters.contains($0) },
      isView: vocabulary.views.contains,
      isPoint: vocabulary.points.contains)
  }
}

/// The names in use, gathered.
public struct Vocabulary: Sendable {
  public var variables: Set<String>
  public var points: Set<String>
  /// The names of constraints and objectives, given or automatic.
  public var labels: Set<String>
  /// What the slacks of constraints are called by.
  public var letters: Set<String>
  public var views: Set<String>
  /// What may stand after the name of a view and a point: `left`.
  public var attributes: [String]

  public init(
    variables: Set<String> = [], points: Set<String> = [], labels: Set<String> = [],
    letters: Set<String> = [], views: Set<String> = [], attributes: [String] = []
  ) {
    self.views = views
    self.attributes = attributes
    self.variables = variables
    self.points = points
    self.labels = labels
    self.letters = letters
  }

  public func contains(_ name: String) -> Bool {
    hasValue(name) || labels.contains(name) || views.contains(name)
  }

  public func hasValue(_ name: String) -> Bool {
    variables.contains(name) || points.contains(name) || isAttribute(name)
  }

  private func isAttribute(_ name: String) -> Bool {
    guard let view = view(before: name) else { return false }
    return attributes.contains(String(name.dropFirst(view.count + 1)))
  }

  /// The view whose name stands before the last point of a name.
  private func view(before name: String) -> String? {
    guard !views.isEmpty, let point = name.lastIndex(of: ".") else { return nil }
    let view = String(name[..<point])
    return views.contains(view) ? view : nil
  }

  /// With what a view has, once its name and a point are there.
  func withAttributes(for typed: String) -> Vocabulary {
    guard let view = view(before: typed) else { return self }
    var vocabulary = self
    vocabulary.variables.formUnion(attributes.map { "\(view).\($0)" })
    return vocabulary
  }
}
