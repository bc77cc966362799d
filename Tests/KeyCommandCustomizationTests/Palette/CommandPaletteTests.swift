import Requirements
import Testing

@testable import KeyCommandCustomization

@Suite struct CommandPaletteTests {
    private static let titles = ["Open", "Print", "Reply", "Reply to All", "Forward"]
    private var palette = CommandPalette(titles.map { CommandSearch.Command(title: $0) })

    private func selected(_ palette: CommandPalette) -> String? {
        palette.selectedCommand.map { Self.titles[$0] }
    }

    @Test(
        "The selection moves by one around the ends, by a page up to them, and to them",
        .requirement("U555"),
        arguments: [
            (CommandPalette.Move.next, 0, 1), (.next, 4, 0), (.previous, 0, 4), (.previous, 3, 2),
            (.first, 3, 0), (.last, 1, 4), (.nextPage, 0, 3), (.nextPage, 3, 4),
            (.nextPage, 4, 4), (.previousPage, 4, 1), (.previousPage, 1, 0), (.previousPage, 0, 0),
        ])
    func moves(_ move: CommandPalette.Move, _ start: Int, _ end: Int) {
        var palette = palette
        palette.select(start)
        palette.move(move, page: 3)
        #expect(palette.selection == end)
    }

    @Test("Each letter selects the best result, and nothing is selected where nothing is found")
    func typing() {
        var palette = palette
        #expect(palette.selection == 0 && palette.results.count == 5)
        palette.move(.last, page: 1)
        palette.type("re")
        #expect(selected(palette) == "Reply")
        palette.type("xyz")
        #expect(palette.selection == nil && palette.selectedCommand == nil)
        for move in CommandPalette.Move.allCases {
            palette.move(move, page: 2)
            #expect(palette.selection == nil)
        }
        palette.type("")
        #expect(selected(palette) == "Open")
    }

    @Test("The selection stays on its command while the list changes", .requirement("U555"))
    func replacing() {
        var palette = palette
        palette.type("r")
        palette.move(.next, page: 1)
        let before = selected(palette)
        var commands = Self.titles.map { CommandSearch.Command(title: $0) }
        // Makes another one the best.
        commands[4].age = 0
        commands[2].keywords = ["r"]
        palette.replace(with: commands)
        #expect(selected(palette) == before)
        palette.replace(with: [])
        #expect(palette.selection == nil && palette.results.isEmpty)
    }

    @Test("No page and no row outside of the list do harm", arguments: [-3, 0, 1, 100])
    func badInput(_ number: Int) {
        var palette = palette
        palette.select(number < 2 ? -1 : number)
        #expect(palette.selection == 0)
        palette.move(.nextPage, page: number)
        #expect(palette.selection == min(4, max(1, number)))
    }
}
