import Foundation
import Requirements
import Testing

/// The public names of a library that people come from, by the headings under which its page has
/// them.
private struct Peer: Decodable, CustomStringConvertible, Sendable {
    struct Group: Decodable, Sendable {
        var heading: String
        var names: [String]
    }

    var name: String
    var version: String
    var page: String
    var groups: [Group]

    var description: String { page }

    static let all: [Peer] =
        (try? JSONDecoder().decode(
            [Peer].self, from: Repository.data("Tests/Cases/peer-names.json")))
        ?? []
}

/// The pages for people who come from another library name all of its calls, and ours rightly.
@Suite struct MigrationPageTests {
    /// What belongs to Swift and UIKit in the column of what to write here.
    private static let systemWords: Set = [
        "init", "in", "true", "false", "nil", "UInt", "UIView", "AnimationOptions", "endEditing",
        "grouped",
    ]

    /// What an app calls its own objects in that column.
    private static let appWords: Set = [
        "keyboardAssistant", "field", "event", "transition", "edge", "new", "New", "Message", "n",
    ]

    /// The tables of a page by the headings above them.
    private static func tables(of page: String) throws -> [String: MarkdownTable] {
        let sections = try text(of: page).components(separatedBy: "\n### ").dropFirst()
        return Dictionary(
            uniqueKeysWithValues: sections.map { section in
                let ownText = section.components(separatedBy: "\n## ")[0]
                return (String(section.prefix { $0 != "\n" }), MarkdownTable(ownText))
            })
    }

    private static func text(of page: String) throws -> String {
        try Article(named: page).text
    }

    /// The words of the code in a cell.
    private static func codeWords(in cell: String) -> Set<String> {
        let code = cell.matches(of: /`+([^`]+)`+/).map(\.output.1)
        return Set(code.flatMap(words))
    }

    private static func words(in code: Substring) -> [String] {
        code.matches(of: /[A-Za-z]\w*/).map { String($0.output) }
    }

    /// The links of a page to names of the library.
    private static func links(of page: String) throws -> [Substring] {
        let outsideFences = try text(of: page).components(separatedBy: "\n```").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        return outsideFences.flatMap { text in
            text.matches(of: /``([^`\n]+)``/).map { Substring($0.output.1) }
        }
    }

    @Test(
        "Every name of the other library stands in its page, under its heading",
        .requirement("U444"), arguments: Peer.all)
    fileprivate func everyNameStandsInPage(peer: Peer) throws {
        let tables = try Self.tables(of: peer.page)
        #expect(Set(tables.keys) == Set(peer.groups.map(\.heading)))
        for group in peer.groups {
            let cells = try #require(tables[group.heading]?.column("You wrote"))
            let words = cells.reduce(into: Set()) { $0.formUnion(Self.codeWords(in: $1)) }
            let missing = Set(group.names).subtracting(words)
            #expect(missing.sorted() == [], "under \(group.heading)")
        }
        #expect(try Self.text(of: peer.page).contains(peer.version))
    }

    @Test(
        "What a page tells to write exists here, under this name",
        .requirement("U444"), arguments: Peer.all)
    fileprivate func whatPageTellsToWriteExists(peer: Peer) throws {
        let known = PublicVocabulary.words.union(Self.systemWords).union(Self.appWords)
        for (heading, table) in try Self.tables(of: peer.page) {
            for cell in table.column("You write") {
                let unknown = Self.codeWords(in: cell).subtracting(known)
                #expect(unknown.sorted() == [], "under \(heading): \(cell)")
            }
        }
        let links = try Self.links(of: peer.page)
        for link in links {
            #expect(Set(Self.words(in: link)).subtracting(known).sorted() == [], "\(link)")
        }
        #expect(links.count > 5)
    }

    @Test("Every row says what to write, or why there is nothing", .requirement("U444"))
    func everyRowSaysWhatToWrite() throws {
        for peer in Peer.all {
            for (heading, table) in try Self.tables(of: peer.page) {
                #expect(table.heading == ["You wrote", "You write", "What differs"], "\(heading)")
                for row in table.rows {
                    #expect(row.count == 3 && !row[0].isEmpty && !row[1].isEmpty, "\(row)")
                    #expect(row[1] != "–" || !row[2].isEmpty, "\(row)")
                }
            }
        }
    }

    @Test("Each page that moves from another library has its list of names", .requirement("U444"))
    func eachPageHasItsList() throws {
        let pages = try Article.names().filter { $0.hasPrefix("MovingFrom") }
        #expect(Set(pages) == Set(Peer.all.map(\.page)))
        #expect(Peer.all.count == 7)
    }

    @Test("Public names, cases, requirements and labels are found, and nothing else")
    func publicVocabularyIsFound() {
        let code = """
            public protocol Bar: AnyObject {
                func tapped(by finger: Int)
            }
            public final class Room {
                private(set) var hidden = 1
                public private(set) weak var scene: Int?
                public init(
                    of size: (Int, Int), _ handler: (Int) -> Void
                ) { let inside = 1 }
                func own(label: Int) {}
            }
            enum Kind {
                case small, large
            }
            """
        let words = Set(PublicVocabulary.words(in: code))
        for word in ["Bar", "tapped", "by", "Room", "scene", "of", "small", "large"] {
            #expect(words.contains(word), "\(word)")
        }
        #expect(words.isDisjoint(with: ["hidden", "inside", "own", "label"]))
    }
}
