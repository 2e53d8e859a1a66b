// Elements as values: what HTML and SVG are made of before they become characters. Text in it is text, whatever it
// says: only the writers know how a `<` is spelled.

/// A piece of a page or of a picture.
public indirect enum Markup: Hashable, Sendable {
  /// Characters that mean nothing but themselves.
  case text(String)
  case element(Element)

  /// What an element's name is a name of.
  public enum Namespace: Sendable { case html, svg }

  /// An element with what lies in it.
  public struct Element: Hashable, Sendable {
    /// Such as `p`.
    public var name: String
    /// Of HTML or of SVG.
    public var namespace: Namespace
    /// In their order; each name once.
    public var attributes: [Attribute]
    /// In their order.
    public var children: [Markup]

    /// An element of its parts.
    public init(
      name: String, namespace: Namespace, attributes: [Attribute] = [], children: [Markup] = []
    ) {
      (self.name, self.namespace) = (name, namespace)
      (self.attributes, self.children) = (attributes, children)
    }

    /// The value of an attribute; nil where the element has none of that name.
    public func value(of name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// A name and a value.
  public struct Attribute: Hashable, Sendable {
    /// Such as `class`.
    public var name: String
    /// Any text.
    public var value: String

    /// A name and its value.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// An element of HTML; attributes whose value is nil are left out.
  public static func html(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    .element(
      Element(
        name: name, namespace: .html, attributes: given(attributes), children: children))
  }

  /// An element of SVG; attributes whose value is nil are left out.
  public static func svg(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    .element(
      Element(name: name, namespace: .svg, attributes: given(attributes), children: children))
  }

  static func given(_ attributes: KeyValuePairs<String, String?>) -> [Attribute] {
    attributes.compactMap { name, value in value.map { Attribute(name, $0) } }
  }
}
