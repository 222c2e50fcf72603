import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The names of a document's elements in order; throws when it is no XML.
final class XMLReader: NSObject, XMLParserDelegate {
  private var elements: [String] = []

  static func elements(of text: String) throws -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = XMLReader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
  }
}
