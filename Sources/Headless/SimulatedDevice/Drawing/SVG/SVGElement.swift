import CoreGraphics

/// An element of an SVG document with its attributes in the order in which they are written.
package struct SVGElement: Equatable {
    package enum Content: Equatable {
        case element(SVGElement)
        case text(String)
    }

    package let name: String
    package internal(set) var attributes: [(name: String, value: String)] = []
    package internal(set) var content: [Content] = []

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
    }

    package static func == (lhs: SVGElement, rhs: SVGElement) -> Bool {
        lhs.text == rhs.text
    }

    mutating func set(_ attribute: String, _ value: String) {
        attributes.append((attribute, value))
    }

    mutating func set(_ attribute: String, _ number: CGFloat) {
        set(attribute, SVGNumber.text(number))
    }

    mutating func append(_ element: SVGElement) {
        content.append(.element(element))
    }

    mutating func append(contentsOf elements: [SVGElement]) {
        content += elements.map(Content.element)
    }

    /// The element on its own line, with its children indented below it.
    package var text: String {
        lines(indentation: "").joined(separator: "\n")
    }

    private func lines(indentation: String) -> [String] {
        let start = attributes.reduce("\(indentation)<\(name)") {
            "\($0) \($1.name)=\"\(XMLText.escaped($1.value))\""
        }
        guard !content.isEmpty else { return [start + "/>"] }
        if let words {
            return ["\(start)>\(XMLText.escaped(words))</\(name)>"]
        }
        return [start + ">"] + childLines(indentation: indentation + " ")
            + ["\(indentation)</\(name)>"]
    }

    private func childLines(indentation: String) -> [String] {
        content.flatMap { content in
            switch content {
            case .element(let element): element.lines(indentation: indentation)
            case .text(let text): [indentation + XMLText.escaped(text)]
            }
        }
    }

    /// The text of an element that contains only text; line breaks around it would be visible.
    private var words: String? {
        let texts = content.compactMap { content in
            if case .text(let text) = content { text } else { nil }
        }
        return texts.count == content.count ? texts.joined() : nil
    }
}
