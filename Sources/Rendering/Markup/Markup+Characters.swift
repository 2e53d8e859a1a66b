// Markup as characters. What is written is HTML and well-formed XML at once ("polyglot"), so that a browser and an
// XML parser read the same tree: elements without an end tag end in `/>`, all others have one, and whatever could be
// taken for markup is escaped.

extension Markup {
  /// The element and all that lies in it, or the text, as it stands in a file.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var characters: String {
    var result = ""
    write(to: &result)
    return result
  }

  fileprivate func write(to result: inout String) {
    switch self {
    case .text(let text): result += XML.text(text)
    case .element(let element): element.write(to: &result)
    }
  }
}

extension Markup.Element {
  /// HTML's elements that never have content, as far as they are used.
  private static let empty: Set<String> = ["meta", "link", "br", "hr", "img", "col"]

  /// In a file each of these begins a line, so that a difference is seen where it is.
  private static let lines: Set<String> = [
    "body", "div", "dl", "figure", "figcaption", "g", "h1", "h2", "h3", "h4", "head", "li", "main",
    "meta", "nav",
    "ol", "p", "pre", "section", "style", "svg", "table", "title", "tr", "ul",
  ]

  private var hasEndTag: Bool {
    switch namespace {
    case .html: !Self.empty.contains(name)
    case .svg: !children.isEmpty
    }
  }

  fileprivate func write(to result: inout String) {
    if Self.lines.contains(name), result.utf8.last == UInt8(ascii: ">") { result += "\n" }
    result += "<\(name)"
    for attribute in attributes {
      result += " \(attribute.name)=\"\(XML.attribute(attribute.value))\""
    }
    guard hasEndTag else {
      result += "/>"
      return
    }
    result += ">"
    if namespace == .html, name == "style" {
      result += Self.raw(children, less: "\\3c ", and: "\\26 ")
    } else if namespace == .html, name == "script" {
      result += Self.raw(children, less: "\\u003c", and: "&")
    } else {
      // An HTML parser drops a line feed that comes first there.
      if namespace == .html, name == "pre", case .text(let text)? = children.first,
        text.utf8.first == UInt8(ascii: "\n")
      {
        result += "\n"
      }
      for child in children { child.write(to: &result) }
    }
    result += "</\(name)>"
  }

  /// HTML reads a style sheet and a script as they stand: what would end one is written as its language escapes it, and
  /// in a style sheet what would be an entity in XML.
  private static func raw(_ children: [Markup], less: String, and: String) -> String {
    var result = ""
    for case .text(let text) in children {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "<": result += less
        case "&": result += and
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
