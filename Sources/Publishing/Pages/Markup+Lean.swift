// Pictures of many steps make most of a page: the same to look at, they are written with fewer characters.

import Rendering

extension Markup {
  /// The same for those who only look: what is there for a program is left out (`still`), numbers are words, and lines
  /// of one kind beside one another are one path.
  var lean: [Markup] { still.flatMap { $0.withoutNumbers }.map { $0.withPaths } }

  private var withoutNumbers: [Markup] {
    guard case .element(var element) = self else { return [self] }
    element.children = element.children.flatMap { $0.withoutNumbers }
    guard element.name == "span", let names = element.value(of: "class") else {
      return [.element(element)]
    }
    let others = names.split(separator: " ").filter { $0 != "n" }.joined(separator: " ")
    if others.isEmpty { return element.children }
    element.attributes = [Attribute("class", others)]
    return [.element(element)]
  }

  // MARK: Lines

  private var withPaths: Markup {
    guard case .element(var element) = self else { return self }
    var (children, lines): ([Markup], [(kind: String, way: String)]) = ([], [])
    var words: [Markup] = []
    func flush() {
      var rest = lines[...]
      while let kind = rest.first?.kind {
        let same = rest.prefix { $0.kind == kind }
        rest = rest.dropFirst(same.count)
        let way = same.map { $0.way }.joined()
        children.append(.svg("path", ["class": kind, "d": way]))
      }
      children += words
      (lines, words) = ([], [])
    }
    for child in element.children {
      if let line = child.line {
        lines.append(line)
      } else if child.isWords {
        words.append(child)
      } else {
        flush()
        children.append(child.withPaths)
      }
    }
    flush()
    element.children = children
    return .element(element)
  }

  /// Words stand over lines, whichever come first.
  private var isWords: Bool {
    guard case .element(let element) = self else { return false }
    return element.namespace == .svg && element.name == "text"
  }

  /// A line that has nothing but a class, and its way.
  private var line: (kind: String, way: String)? {
    guard case .element(let element) = self, element.namespace == .svg, element.name == "line",
      element.attributes.map({ $0.name }) == ["class", "x1", "y1", "x2", "y2"]
    else { return nil }
    let values = element.attributes.map { $0.value }
    let end =
      values[2] == values[4]
      ? "H\(values[3])" : values[1] == values[3] ? "V\(values[4])" : "L\(values[3]) \(values[4])"
    return (values[0], "M\(values[1]) \(values[2])\(end)")
  }
}
