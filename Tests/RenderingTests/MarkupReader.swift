// What an XML parser, which is not ours, finds in what we write.

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class MarkupReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var text = ""
  var classes: Set<String> = []
  var attributes: [(element: String, name: String, value: String)] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    classes.formUnion((attributes["class"] ?? "").split(separator: " ").map(String.init))
    self.attributes += attributes.map { (name, $0.key, $0.value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  /// nil: it is not well-formed.
  init?(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func values(of attribute: String) -> [String] {
    attributes.filter { $0.name == attribute }.map { $0.value }
  }
}
