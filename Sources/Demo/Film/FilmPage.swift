import Foundation
import SimulatedDevice

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
    /// The page's fonts, in the order of preference.
    let fonts = SVGElement.fonts
    let groups: [GroupData]
    /// The parts of drawings, each of texts and of the indices of other parts.
    let parts: [[SharedDrawings.Piece]]
    let definitions: [String]
    let drawings: [DrawingData]

    init(_ films: [Film], _ drawings: SharedDrawings) {
        groups = Film.Group.allCases.map { group in
            GroupData(
                name: group.rawValue,
                films: films.filter { $0.group == group }.map(FilmData.init))
        }
        let shared = SharedParts(drawings, used: drawings.drawings.indices, worth: 24)
        parts = shared.parts
        definitions = drawings.definitions
        self.drawings = drawings.drawings.indices.map {
            DrawingData(
                pieces: shared.content(of: $0), definitions: drawings.drawings[$0].definitions)
        }
    }
}

private struct GroupData: Encodable {
    let name: String
    let films: [FilmData]
}

private struct DrawingData: Encodable {
    let pieces: [SharedDrawings.Piece]
    let definitions: [Int]
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
    /// The event as a screen reader should say it.
    let spoken: String
    let facts: [[String]]
    let why: [String]
    let problem: String?
    /// The time of each frame in milliseconds, and its drawing.
    let frames: [[Int]]

    init(_ moment: Film.Moment) {
        (event, spoken) = (moment.event, moment.spokenEvent)
        (why, problem) = (moment.why, moment.problem)
        facts = moment.facts.map { [$0.name, $0.value] }
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
