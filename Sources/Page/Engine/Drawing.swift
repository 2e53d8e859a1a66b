// From documents to what a page builds its elements of.

import Formats
import Rendering

/// Draws documents as the reader chose.
struct Drawing {
  private let renderer: HTMLRenderer

  /// - Parameter width: of pictures, in pixels.
  init(_ presentation: Presentation, width: Int) {
    renderer = HTMLRenderer(presentation: presentation, width: width)
  }

  /// The document, element by element.
  func markup(_ document: Document) -> [JSONValue] {
    renderer.markup(of: document).map { JSONValue($0) }
  }

  /// The picture of a screen of a presentation.
  func markup(_ picture: Slide.Picture) -> [JSONValue] {
    switch picture {
    case .line(let line): [JSONValue(renderer.markup(of: line))]
    case .plane(let plane): markup(Document([.plane(plane)]))
    case .boxes(let boxes): markup(Document([.boxes(boxes)]))
    }
  }

  /// The words alone.
  func words(_ text: Text) -> String {
    TextRenderer(presentation: renderer.presentation, width: 80, theme: nil).render(text)
  }
}

extension JSONValue {
  /// `["tag", {"attribute": "value"}, child, …]`, a child being text or such an array.
  init(_ markup: Markup) {
    switch markup {
    case .text(let text): self = .string(text)
    case .element(let element):
      let attributes = element.attributes.map { Member($0.name, .string($0.value)) }
      self = .array(
        [.string(element.name), .object(attributes)] + element.children.map { JSONValue($0) })
    }
  }
}
