/// The parts of drawings in one SVG document, in which what is drawn several times is defined once.
struct SharedParts {
    /// The number of characters from which on a part is worth a definition.
    private static let worth = 80

    private let parts: [[SharedDrawings.Piece]]
    /// The text of each part where it is drawn.
    private var texts: [Int: String] = [:]
    /// The definitions, each an element with a name; what one contains comes before it.
    private(set) var definitions = ""

    /// Defines what is drawn more than once in some drawings.
    init(_ drawings: SharedDrawings, used: [Int]) {
        parts = drawings.parts
        var counts: [Int: Int] = [:]
        var waiting = Set(used).flatMap { drawings.drawings[$0].parts }
        while let part = waiting.popLast() {
            counts[part, default: 0] += 1
            // What a part contains is drawn as often as the part, but written once.
            if counts[part] == 1 { waiting += parts[part].compactMap(\.part) }
        }
        // A part comes after what it contains.
        for part in counts.keys.sorted() { write(part, count: counts[part] ?? 0) }
    }

    private mutating func write(_ part: Int, count: Int) {
        let text = parts[part].map { piece in
            switch piece {
            case .text(let text): text
            case .part(let index): texts[index] ?? ""
            }
        }.joined()
        guard count > 1, text.utf8.count >= Self.worth else {
            texts[part] = text
            return
        }
        let isElement = parts[part].contains { $0.part == nil }
        let element = isElement ? text : "<g>\(text)</g>"
        let name = element.prefix { $0 != " " && $0 != ">" && $0 != "/" }
        definitions += "\(name) id=\"p\(part)\"\(element.dropFirst(name.count))\n"
        texts[part] = "<use href=\"#p\(part)\"/>"
    }

    /// Returns the text of a part where it is drawn.
    func text(_ part: Int) -> String { texts[part] ?? "" }
}

extension SharedDrawings.Piece {
    fileprivate var part: Int? {
        if case .part(let index) = self { index } else { nil }
    }
}
