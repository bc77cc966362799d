import Foundation

/// Films as a page that needs nothing else: no server, no network, no other file.
struct FilmPage {
    /// The page could not be made, for whatever reason.
    struct NotWritten: FileNotWritten {
        let folder: String

        var description: String { "no page can be written to \(folder.inOneLine)" }
    }

    let films: [Film]
    let drawings: SharedDrawings

    /// Writes the page to `index.html` in a folder.
    func write(to folder: String) throws(NotWritten) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            let file = URL(fileURLWithPath: folder).appendingPathComponent("index.html")
            try Data(html.utf8).write(to: file)
        } catch {
            throw NotWritten(folder: folder)
        }
    }

    /// The page as an HTML document.
    var html: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = try String(decoding: encoder.encode(Reel(films, drawings)), as: UTF8.self)
            return try Self.resource("page", "html")
                .replacing("{style}", with: Self.resource("page", "css"))
                .replacing("{script}", with: Self.resource("page", "js"))
                // Nothing in the data can end the element that it stands in.
                .replacing("{films}", with: data.replacing("<", with: "\\u003c"))
        }
    }

    private static func resource(_ name: String, _ type: String) throws -> String {
        guard
            let url = Bundle.module.url(
                forResource: name, withExtension: type, subdirectory: "Page")
        else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try String(contentsOf: url, encoding: .utf8)
    }
}

/// What the page's script reads.
private struct Reel: Encodable {
    let films: [FilmData]
    /// The parts of drawings, each of texts and of the indices of other parts.
    let parts: [[SharedDrawings.Piece]]
    let definitions: [String]
    /// The parts and the definitions of each drawing.
    let drawings: [[[Int]]]

    init(_ films: [Film], _ drawings: SharedDrawings) {
        let inlined = drawings.inlined
        self.films = films.map(FilmData.init)
        parts = inlined.parts
        definitions = drawings.definitions
        self.drawings = zip(inlined.roots, drawings.drawings).map { [$0, $1.definitions] }
    }
}

private struct FilmData: Encodable {
    let name, title: String
    let width, height: Double
    let moments: [MomentData]

    init(_ film: Film) {
        (name, title) = (film.name, film.title)
        (width, height) = (film.width, film.height)
        moments = film.moments.map(MomentData.init)
    }
}

private struct MomentData: Encodable {
    let event: String
    let facts: [[String]]
    let why: [String]
    let isFine: Bool
    /// The time of each frame in milliseconds, and its drawing.
    let frames: [[Int]]

    init(_ moment: Film.Moment) {
        event = moment.event.prefix(1).uppercased() + moment.event.dropFirst()
        facts = moment.facts.map { [$0.name, $0.value] }
        why = moment.why
        isFine = moment.isFine
        frames = moment.frames.map { [Int(($0.time * 1000).rounded()), $0.drawing] }
    }
}

extension SharedDrawings.Piece: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .part(let index): try container.encode(index)
        }
    }
}

extension SharedDrawings {
    /// The parts without those that stand in one place only, which become text there, and the parts
    /// of each drawing by their new indices.
    fileprivate var inlined: (parts: [[Piece]], roots: [[Int]]) {
        let counts = useCounts
        var kept: [Int: Int] = [:]
        var result: [[Piece]] = []
        var texts: [Int: [Piece]] = [:]
        let roots = Set(drawings.flatMap(\.parts))
        for index in parts.indices {
            let pieces = parts[index].flatMap { piece -> [Piece] in
                if case .part(let part) = piece {
                    return kept[part].map { [.part($0)] } ?? texts[part] ?? []
                }
                return [piece]
            }.joinedTexts
            let isShort = pieces.count == 1 && pieces[0].length < 24
            if roots.contains(index) || counts[index] > 1 && !isShort {
                kept[index] = result.count
                result.append(pieces)
            } else {
                texts[index] = pieces
            }
        }
        return (result, drawings.map { $0.parts.compactMap { kept[$0] } })
    }
}

extension SharedDrawings.Piece {
    fileprivate var length: Int {
        if case .text(let text) = self { text.utf8.count } else { 0 }
    }
}

extension [SharedDrawings.Piece] {
    /// The pieces, neighboring texts as one.
    fileprivate var joinedTexts: [SharedDrawings.Piece] {
        reduce(into: []) { result, piece in
            if case .text(let text) = piece, case .text(let last)? = result.last {
                result[result.count - 1] = .text(last + text)
            } else {
                result.append(piece)
            }
        }
    }
}
