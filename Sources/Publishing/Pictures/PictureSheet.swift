// What a session has come to as one picture: where there are views, they; otherwise the region of two variables in the
// plane, or that of each variable on a number line, level by level.

import Narration
import Rendering
public import Session

/// The pictures of a session's end.
public struct PictureSheet {
  private let document: Document
  private let presentation: Presentation
  private let name: String

  /// Of more variables than that a sheet of number lines says little.
  private static let mostVariables = 12

  /// - Parameter name: of the script; empty: it has none.
  /// - Throws: if the solve is stopped.
  public init(_ session: inout Session, named name: String) throws(Failure) {
    let speech = session.settings.speech
    presentation = session.presentation
    self.name = name
    if let views = try session.drawnViews() {
      document = Reply(.layout(views)).document(in: speech)
      return
    }
    let regions = try session.regions(ofAtMost: Self.mostVariables)
    var document = Document()
    for region in regions {
      let picture = Reply(.solution(.region(region))).document(in: speech)
      if regions.count > 1 {
        if !document.isEmpty { document.append(.blank) }
        for case .numberLines(let lines) in picture.blocks {
          document.append(.paragraph(Text(lines.variable, .strong)))
        }
      }
      document.append(contentsOf: picture)
    }
    if regions.isEmpty {
      document = Reply(.solution(.region(.nothing))).document(in: speech)
    }
    self.document = document
  }

  /// As it stands in a file: SVG with both themes.
  public var text: String {
    SVGRenderer(presentation: presentation).text(of: document, title: name)
  }
}
