// From documents to what a page builds its elements of.

import Formats
import Rendering

/// Draws documents as the reader chose.
struct Drawing {
  private let renderer: HTMLRenderer

  /// - Parameters:
  ///   - width: of pictures, in pixels.
  ///   - height: that there is for one; nil: as among words.
  init(_ presentation: Presentation, width: Int, height: Int? = nil) {
    renderer = HTMLRenderer(presentation: presentation, width: width, height: height)
  }

  /// The document, element by element.
  func markup(_ document: Document) -> [JSONValue] { renderer.markup(of: document).map { $0.json } }

  /// The picture of a screen of a presentation.
  func markup(_ picture: Slide.Picture) -> [JSONValue] { [renderer.markup(of: picture).json] }

  /// The words alone.
  func words(_ text: Text) -> String {
    TextRenderer(presentation: renderer.presentation, width: 80, theme: nil).render(text)
  }
}
