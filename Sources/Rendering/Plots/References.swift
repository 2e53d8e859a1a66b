// Where a name or a number has no room in a picture, a reference stands there, `(1)`, and below the
// picture what it stands for: no value is ever cut.

/// The names that have no room in a picture, in the order of their references.
struct References: Sendable {
  private var names: [StyledLine] = []

  /// The reference to a name: the same for the same name.
  mutating func reference(to name: StyledLine) -> StyledLine {
    let place = names.firstIndex(of: name) ?? names.count
    if place == names.count { names.append(name) }
    return References.mark(place)
  }

  /// A name that fits stays as it is.
  mutating func fitted(_ name: StyledLine, limit: Int) -> StyledLine {
    name.width <= limit ? name : reference(to: name)
  }

  private static func mark(_ place: Int) -> StyledLine { StyledLine("(\(place + 1))") }

  /// `(1) viewController.leading`, a line each, or more where the name is longer than a line.
  func lines(_ renderer: TextRenderer, width: Int) -> [StyledLine] {
    names.indices.flatMap { place in
      renderer.wrapped(
        References.mark(place) + .spaces(1) + names[place], width: width, hanging: 4)
    }
  }
}
