// Markup as JSON, for a page that builds its elements of it: names by `createElementNS`, text by `textContent`, and
// nothing by a parser of HTML.

public import Rendering

extension Markup {
  /// `["tag", {"attribute": "value"}, child, …]`; a child is such an array, or a string, which is text. What lies in
  /// an element `svg`, and that element, is SVG; all else is HTML.
  ///
  /// - Complexity: O(n) in the size of the tree.
  public var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .element(let element):
      .array(
        [
          .string(element.name),
          .object(element.attributes.map { JSONValue.Member($0.name, .string($0.value)) }),
        ] + element.children.map { $0.json })
    }
  }
}
