import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an XML parser finds in an SVG document.
final class SVGDocument: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var text = ""

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func count(of name: String) -> Int {
        elements.count { $0.name == name }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        elements.append((elementName, attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
