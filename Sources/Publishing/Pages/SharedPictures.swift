// A picture that stands still from step to step is in the page once, and elsewhere by its name: each step has it before
// its eyes, on paper too, and the page stays small.

import Rendering

/// Finds pictures that are the same.
struct SharedPictures {
  private var counts: [[Markup]: Int] = [:]
  private var names: [[Markup]: String] = [:]

  /// Of less the name is no shorter.
  private static let leastElements = 6

  /// The page with each picture in it once.
  static func sharing(_ page: Markup) -> Markup {
    var pictures = SharedPictures()
    pictures.count(in: page)
    return pictures.shared(page)
  }

  private mutating func count(in markup: Markup) {
    guard case .element(let element) = markup else { return }
    if let shapes = Self.shapes(of: element) {
      counts[shapes, default: 0] += 1
    } else {
      for child in element.children { count(in: child) }
    }
  }

  private mutating func shared(_ markup: Markup) -> Markup {
    guard case .element(var element) = markup else { return markup }
    guard let shapes = Self.shapes(of: element) else {
      element.children = element.children.map { shared($0) }
      return .element(element)
    }
    guard counts[shapes, default: 0] > 1 else { return markup }
    let words = element.children.dropLast(shapes.count)
    if let name = names[shapes] {
      element.children = words + [.svg("use", ["href": "#\(name)"])]
    } else {
      let name = "picture-\(names.count + 1)"
      names[shapes] = name
      // Where it is used, the style sheet sees it alone, without what it lies in.
      element.children = words + [.svg("g", ["class": "slackline", "id": name], shapes)]
    }
    return .element(element)
  }

  /// What is drawn in a picture, after its title and its description; nil where it is none, or small.
  private static func shapes(of element: Markup.Element) -> [Markup]? {
    guard element.namespace == .svg, element.name == "svg" else { return nil }
    let shapes = element.children.filter {
      guard case .element(let child) = $0 else { return false }
      return child.name != "title" && child.name != "desc"
    }
    return shapes.count >= leastElements ? shapes : nil
  }
}
