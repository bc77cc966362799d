/// The parts of some drawings that are worth writing once, because they stand in several places.
struct SharedParts {
    typealias Piece = SharedDrawings.Piece

    /// The parts, each of texts and of the indices of others, which come before it.
    private(set) var parts: [[Piece]] = []

    private let drawings: SharedDrawings
    /// The pieces of each part where it stands: its new index, or what it consists of.
    private var pieces: [Int: [Piece]] = [:]

    /// Collects the parts of drawings.
    ///
    /// - Parameters:
    ///   - used: The indices of the drawings.
    ///   - worth: The number of characters from which on a part is written once.
    init(_ drawings: SharedDrawings, used: some Sequence<Int>, worth: Int) {
        self.drawings = drawings
        var counts: [Int: Int] = [:]
        var waiting = Set(used).flatMap { drawings.drawings[$0].parts }
        while let part = waiting.popLast() {
            counts[part, default: 0] += 1
            // What a part contains is drawn as often as the part, but written once.
            if counts[part] == 1 { waiting += drawings.parts[part].compactMap(\.part) }
        }
        // A part comes after what it contains.
        for (part, count) in counts.sorted(by: { $0.key < $1.key }) {
            let content = joined(drawings.parts[part])
            if count > 1, content.reduce(0, { $0 + $1.length }) >= worth {
                pieces[part] = [.part(parts.count)]
                parts.append(content)
            } else {
                pieces[part] = content
            }
        }
    }

    /// Returns the pieces of a drawing, without what it refers to.
    func content(of drawing: Int) -> [Piece] {
        joined(drawings.drawings[drawing].parts.map(Piece.part))
    }

    /// Returns pieces of the drawings as pieces with new indices, neighboring texts as one.
    private func joined(_ old: [Piece]) -> [Piece] {
        old.flatMap { piece in piece.part.map { pieces[$0] ?? [] } ?? [piece] }
            .reduce(into: []) { result, piece in
                if case .text(let text) = piece, case .text(let last)? = result.last {
                    result[result.count - 1] = .text(last + text)
                } else {
                    result.append(piece)
                }
            }
    }
}

extension SharedDrawings.Piece {
    /// The index of the part; nil for a text.
    var part: Int? {
        if case .part(let index) = self { index } else { nil }
    }

    /// About the number of characters that the piece takes.
    fileprivate var length: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .part: 6
        }
    }
}
