import Requirements
import Testing

@testable import KeyCommandCustomization

@Suite struct CommandSearchTests {
    private typealias Command = CommandSearch.Command

    private static let commands = [
        Command(title: "Reply", section: "Mail", keywords: ["answer"], keys: ["⌘R", "command r"]),
        Command(title: "Reply to All", section: "Mail", keys: ["⇧⌘R", "shift command r"]),
        Command(title: "Refresh", section: "View"),
        Command(title: "Archivieren", section: "Mail", keywords: ["Archive"]),
        Command(title: "Add Bookmark", section: "View", keys: ["⌘/", "command slash"]),
        Command(title: "Push", section: "Git"),
    ]

    private func titles(_ text: String, _ commands: [CommandSearch.Command]? = nil) -> [String] {
        let commands = commands ?? Self.commands
        var search = CommandSearch(commands)
        return search.results(for: text).map { commands[$0].title }
    }

    @Test(
        "A command is found by its title, section and title, keywords and keys",
        .requirement("U553"),
        arguments: [
            ("reply", ["Reply", "Reply to All"]), ("answer", ["Reply"]),
            ("git push", ["Push"]), ("archive", ["Archivieren"]),
            ("mail", ["Reply", "Archivieren", "Reply to All"]),
            ("⌘R", ["Reply", "Reply to All"]), ("shift command r", ["Reply to All"]),
            ("⌘/", ["Add Bookmark", "Reply", "Reply to All"]), ("nothing", []),
        ])
    func finds(_ text: String, _ expected: [String]) {
        #expect(Array(titles(text).prefix(expected.count)) == expected)
        if expected.isEmpty { #expect(titles(text).isEmpty) }
    }

    @Test("A swapped pair is found if nothing else is")
    func findsMistyped() {
        #expect(titles("rpely").first == "Reply")
        #expect(titles("rerfesh") == ["Refresh"])
        #expect(titles("pusch").isEmpty)
    }

    @Test(
        "While nothing is typed the last run ones are first; then the match decides, and recency only among equals",
        .requirement("U552"))
    func recency() {
        var commands = Self.commands
        commands[5].age = 0
        commands[2].age = 1
        #expect(
            titles("", commands) == [
                "Push", "Refresh", "Reply", "Reply to All", "Archivieren", "Add Bookmark",
            ])
        #expect(titles("  ", commands) == titles("", commands))
        #expect(titles("reply", commands).first == "Reply")
        let equal = [
            Command(title: "Copy Path"), Command(title: "Copy Name", age: 3),
            Command(title: "Copy Link", age: 1), Command(title: "Copy It"),
        ]
        #expect(titles("copy", equal) == ["Copy Link", "Copy Name", "Copy It", "Copy Path"])
    }

    @Test("A whole title is first, whatever was run last")
    func wholeTitles() {
        let commands = [
            Command(title: "Copy Link", age: 0), Command(title: "copy"),
            Command(title: "Copyright"),
        ]
        #expect(titles("Copy", commands).first == "copy")
    }

    @Test("What matches is marked in the title, or in section and title")
    func ranges() {
        var search = CommandSearch(Self.commands)
        _ = search.results(for: "rep")
        #expect(search.ranges(in: 0).title == [0..<3] && search.ranges(in: 0).section.isEmpty)
        _ = search.results(for: "git push")
        #expect(search.ranges(in: 5).section == [0..<3] && search.ranges(in: 5).title == [0..<4])
        _ = search.results(for: "answer")
        #expect(search.ranges(in: 0).title.isEmpty && search.ranges(in: 0).section.isEmpty)
        _ = search.results(for: "rpely")
        #expect(search.ranges(in: 0).title == [0..<5])
        // Only what has found something is marked, although “arhc” is nearly a part of this title.
        search = CommandSearch([Command(title: "Archive", keywords: ["arhc"])])
        #expect(search.results(for: "arhc") == [0] && search.ranges(in: 0).title.isEmpty)
        _ = search.results(for: "")
        #expect(search.ranges(in: 0).title.isEmpty)
    }

    @Test(
        "Typing and deleting in any order finds what a search from the start finds, and a letter more looks only at the last result",
        .requirement("U554"))
    func typingFindsTheSame() {
        let texts = [
            "r", "re", "rep", "rep ", "rep t", "re", "", "rpe", "rpel", "/", "/r", "g", "gi",
            "git p",
            "é", "e", "ea", "x", "xy", "xyz", "r", "ma", "mail r", "mail re",
        ]
        var search = CommandSearch(Self.commands)
        for text in texts {
            var fresh = CommandSearch(Self.commands)
            #expect(search.results(for: text) == fresh.results(for: text), "\(text)")
        }
        var typed = CommandSearch(Self.commands)
        let found = typed.results(for: "re").count
        #expect(found < Self.commands.count)
        _ = typed.results(for: "rep")
        #expect(typed.comparedCount == found)
        _ = typed.results(for: "re")
        #expect(typed.comparedCount <= Self.commands.count)
    }

    @Test("Without commands, nothing is found and nothing fails")
    func noCommands() {
        #expect(titles("", []).isEmpty)
        #expect(titles("a", []).isEmpty)
    }
}
