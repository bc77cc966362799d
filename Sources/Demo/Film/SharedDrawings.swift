import SimulatedDevice

/// Drawings of a screen at different times, of which equal parts are kept once.
///
/// From one picture to the next, most of a screen stays as it is: the keys of a keyboard that moves,
/// the fields of a form that scrolls.
struct SharedDrawings {
    /// A piece of a drawing's text.
    enum Piece: Hashable {
        case text(String)
        /// Another part, by its index.
        case part(Int)
    }

    /// A drawing as the parts in front of each other, with the names of what they refer to.
    struct Drawing: Hashable {
        var parts: [Int]
        /// The indices of the definitions, such as clip paths.
        var definitions: [Int]
    }

    /// The parts, each an element or several elements in a row; those that it contains come before
    /// it.
    private(set) var parts: [[Piece]] = []
    /// The definitions, each the text of an element whose name is `d` and its index.
    private(set) var definitions: [String] = []
    private(set) var drawings: [Drawing] = []

    private var partIndices: [[Piece]: Int] = [:]
    private var definitionIndices: [String: Int] = [:]
    private var drawingIndices: [Drawing: Int] = [:]

    /// Adds the root element of a screen's document, and returns the index of the drawing, which is
    /// that of an earlier one that looks the same.
    mutating func add(_ document: SVGElement) -> Int {
        let children = document.content.compactMap(\.element)
        var names: [String: Int] = [:]
        for definition in children.first(where: { $0.name == "defs" })?.content ?? [] {
            guard let element = definition.element, let name = element["id"] else { continue }
            names[name] = define(element, named: name)
        }
        let parts = children.filter { !["title", "style", "defs"].contains($0.name) }
            .map { add($0, names) }
        let drawing = Drawing(parts: parts, definitions: names.values.sorted())
        return index(of: drawing)
    }

    private mutating func index(of drawing: Drawing) -> Int {
        if let index = drawingIndices[drawing] { return index }
        drawings.append(drawing)
        drawingIndices[drawing] = drawings.count - 1
        return drawings.count - 1
    }

    private mutating func define(_ element: SVGElement, named name: String) -> Int {
        // A document counts its definitions, so equal ones may have other names in another.
        let content = element.text.replacing(
            " id=\"\(name)\"", with: " id=\"\"", maxReplacements: 1)
        if let index = definitionIndices[content] { return index }
        let index = definitions.count
        definitions.append(
            content.replacing(" id=\"\"", with: " id=\"d\(index)\"", maxReplacements: 1))
        definitionIndices[content] = index
        return index
    }

    private mutating func add(_ element: SVGElement, _ names: [String: Int]) -> Int {
        let start = element.attributes.reduce("<\(element.name)") {
            "\($0) \($1.name)=\"\(XMLText.escaped(Self.renamed($1.value, names)))\""
        }
        var pieces: [Piece] = []
        for content in element.content {
            switch content {
            case .text(let text): pieces.append(.text(XMLText.escaped(text)))
            case .element(let child): pieces.append(.part(add(child, names)))
            }
        }
        pieces = inRows(pieces)
        pieces =
            pieces.isEmpty
            ? [.text(start + "/>")] : [.text(start + ">")] + pieces + [.text("</\(element.name)>")]
        return index(of: pieces)
    }

    /// Returns the pieces with rows of parts as parts of their own, because of a keyboard's many
    /// keys only few change.
    ///
    /// Where a row ends is told by its last part alone, so that what comes before it or after it
    /// makes no difference.
    private mutating func inRows(_ pieces: [Piece]) -> [Piece] {
        guard pieces.count > 2 * Self.rowLength else { return pieces }
        var (result, row): ([Piece], [Piece]) = ([], [])
        for piece in pieces {
            row.append(piece)
            if case .part(let index) = piece, index.isMultiple(of: Self.rowLength) {
                result.append(.part(self.index(of: row)))
                row = []
            }
        }
        return result + row
    }

    /// About the number of parts in a row.
    private static let rowLength = 6

    private mutating func index(of part: [Piece]) -> Int {
        if let index = partIndices[part] { return index }
        parts.append(part)
        partIndices[part] = parts.count - 1
        return parts.count - 1
    }

    /// Returns an attribute's value in which a reference names the definition as it is called here.
    private static func renamed(_ value: String, _ names: [String: Int]) -> String {
        guard value.hasPrefix("url(#"), let index = names[String(value.dropFirst(5).dropLast())]
        else { return value }
        return "url(#d\(index))"
    }
}

extension SVGElement {
    /// The value of an attribute.
    subscript(_ attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }
}

extension SVGElement.Content {
    fileprivate var element: SVGElement? {
        if case .element(let element) = self { element } else { nil }
    }
}
