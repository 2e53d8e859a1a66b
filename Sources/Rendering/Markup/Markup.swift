// Elements as values: what HTML and SVG are made of, before they become characters. Text in it is text, whatever it says.

/// A piece of a page or a picture.
public indirect enum Markup: Hashable, Sendable {
  case text(String)
  case element(Element)

  /// An element; whether of HTML or of SVG is told by what it lies in.
  public struct Element: Hashable, Sendable {
    /// Such as `p`.
    public var name: String
    /// In their order; each name once.
    public var attributes: [Attribute]
    /// In their order.
    public var children: [Markup]
  }

  /// A name and a value.
  public struct Attribute: Hashable, Sendable {
    /// Such as `class`.
    public var name: String
    /// Any text.
    public var value: String
  }

  /// An element; attributes without a value are left out.
  public static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    let given = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    return .element(Element(name: name, attributes: given, children: children))
  }

  /// As XML, which is HTML as well as far as its elements are the same in both.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var xml: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): result += XML.text(text)
    case .element(let element):
      result += "<\(element.name)"
      for attribute in element.attributes {
        result += " \(attribute.name)=\"\(XML.attribute(attribute.value))\""
      }
      if element.children.isEmpty {
        result += "/>"
        return
      }
      result += ">"
      for child in element.children { child.write(to: &result) }
      result += "</\(element.name)>"
    }
  }
}
