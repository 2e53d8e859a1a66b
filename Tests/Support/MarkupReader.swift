// What an XML parser, which is not ours, finds in what we write.

public import Foundation

#if canImport(FoundationXML)
  public import FoundationXML
#endif

/// Elements, attributes and text of a document.
public final class MarkupReader: NSObject, XMLParserDelegate {
  /// An attribute with its element.
  public struct Attribute: Sendable {
    public let element: String
    public let name: String
    public let value: String
  }

  /// Of all elements, in their order.
  public private(set) var names: [String] = []
  /// Everything between tags.
  public private(set) var text = ""
  /// All words of all attributes `class`.
  public private(set) var classes: Set<String> = []
  /// Of all elements, in their order.
  public private(set) var attributes: [Attribute] = []

  /// - Returns: nil where it is not well-formed.
  public init?(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// The values of all attributes of a name.
  public func values(of attribute: String) -> [String] {
    attributes.filter { $0.name == attribute }.map { $0.value }
  }

  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    classes.formUnion((attributes["class"] ?? "").split(separator: " ").map(String.init))
    self.attributes += attributes.sorted { $0.key < $1.key }
      .map { Attribute(element: name, name: $0.key, value: $0.value) }
  }

  public func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
