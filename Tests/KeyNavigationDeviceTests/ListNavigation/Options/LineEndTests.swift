import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Arrows at the ends of a grid's lines.
@MainActor
@Suite(.doubts(.lists, .keys)) struct LineEndTests {
    @Test(
        "An arrow along a line stops at its end, and others do what the edge says",
        .requirement("U402"),
        arguments: [
            (ListOptions.EdgeBehavior.stops, false, 2, "→", 2), (.stops, false, 3, "←", 3),
            (.stops, false, 3, "→", 4), (.stops, false, 7, "↓", 7),
            // From right to left the first items are the rightmost.
            (.stops, true, 2, "←", 2), (.stops, true, 3, "→", 3), (.stops, true, 3, "←", 4),
            (.wraps, false, 2, "→", 2), (.wraps, false, 8, "→", 8), (.wraps, false, 0, "←", 0),
            (.wraps, false, 7, "↓", 1), (.wraps, false, 1, "↑", 7),
        ])
    func arrowStopsAtLineEnd(
        edge: ListOptions.EdgeBehavior, isRightToLeft: Bool, item: Int, arrow: String, reached: Int
    ) {
        let screen = GridScreen([9])
        screen.view.semanticContentAttribute =
            isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        screen.view.layoutIfNeeded()
        screen.navigator.options.lineEnd = .stops
        screen.navigator.options.edgeBehavior = edge
        screen.navigator.focus([0, item])
        screen.device.press(named: arrow)
        #expect(screen.selected == [[0, reached]])
    }

    @Test("Where keys are passed on, so is an arrow at the end of each line", .requirement("U402"))
    func arrowIsPassedOnAtLineEnd() {
        let screen = GridScreen([9])
        screen.navigator.options.lineEnd = .stops
        screen.navigator.options.edgeBehavior = .passesKeyOn
        var offered: [Set<String>] = []
        for item in 3...5 {
            screen.navigator.focus([0, item])
            offered.append(
                Set(screen.navigator.possibleKeyCommands.map(\.keys)).intersection(["←", "→"]))
        }
        #expect(offered == [["→"], ["←", "→"], ["←"]])
    }

    @Test("Also what is extended in reading order stops at the end of a line", .requirement("U402"))
    func extensionStopsAtLineEnd() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.focus([0, 1])
        for lineEnd in [ListOptions.LineEnd.stops, .continues] {
            screen.navigator.options.lineEnd = lineEnd
            for _ in 0..<2 { screen.device.press(UIKeyCommand.inputRightArrow, .shift) }
            #expect(screen.selected.map(\.item) == (lineEnd == .stops ? [1, 2] : [1, 2, 3, 4]))
        }
    }

    @Test("A single line has no end but the list's", .requirement("U402"))
    func singleLineWraps() {
        let grid = TestGrid([9])
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 120, height: 500)
        let screen = GridScreen(grid)
        screen.navigator.options.lineEnd = .stops
        screen.navigator.options.edgeBehavior = .wraps
        screen.navigator.focus([0, 8])
        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.selected == [[0, 0]])
    }

    @Test(
        "Columns that fill one after the other don't end in a list of one column",
        .requirement("U402"))
    func singleColumnGoesOn() {
        let grid = TestGrid([9])
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 390, height: 200)
        let screen = GridScreen(grid)
        screen.navigator.options.lineEnd = .stops
        let rows = Set(
            screen.view.indexPathsForVisibleItems.compactMap {
                screen.view.layoutAttributesForItem(at: $0)?.frame.minY
            }
        ).count
        #expect(rows > 1)
        screen.navigator.focus([0, rows - 1])
        screen.device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.selected == [[0, rows]])
    }

    @Test(
        "A step from a single column leads back, though the next one is in sight by then",
        .requirement("U402", "U612"))
    func stepFromSingleColumnLeadsBack() {
        let grid = TestGrid([12])
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 300, height: 200)
        grid.layout.minimumLineSpacing = 60
        let screen = GridScreen(grid)
        screen.navigator.options.lineEnd = .stops
        let rows = (0..<12).count {
            screen.view.layoutAttributesForItem(at: [0, $0])?.frame.minX == 0
        }
        screen.view.contentOffset.x = 310
        screen.view.layoutIfNeeded()
        #expect(screen.view.indexPathsForVisibleItems.count == rows)
        screen.navigator.focus([0, 2 * rows - 1])
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.settle()
        #expect(screen.selected == [[0, 2 * rows]])
        #expect(screen.view.indexPathsForVisibleItems.count > rows)
        // Again: the other column is still in sight.
        for _ in 0..<2 {
            screen.device.press(UIKeyCommand.inputUpArrow)
            screen.device.settle()
            #expect(screen.selected == [[0, 2 * rows - 1]])
            screen.device.press(UIKeyCommand.inputDownArrow)
            screen.device.settle()
            #expect(screen.selected == [[0, 2 * rows]])
        }
    }

    @Test(
        "What led to another line leads back neither where lines end by now, nor to a line's end",
        .requirement("U402", "U612"))
    func stepToOtherLineIsNotRetraced() {
        let screen = GridScreen([9])
        screen.navigator.options.commands = .all
        screen.navigator.options.pageKeys = .moveCursor
        let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
        screen.navigator.focus([0, 2])
        screen.device.press(right)
        #expect(screen.selected == [[0, 3]])
        screen.device.press(UIKeyCommand.inputHome)
        #expect(screen.selected == [[0, 3]])
        screen.navigator.focus([0, 2])
        screen.device.press(right)
        screen.navigator.options.lineEnd = .stops
        screen.device.press(left)
        #expect(screen.selected == [[0, 3]])
        screen.navigator.options.lineEnd = .continues
        screen.device.press(left)
        #expect(screen.selected == [[0, 2]])
    }

    @Test("A delegate learns of the end of a line", .requirement("U402"))
    func delegateLearnsOfLineEnd() {
        let delegate = TestGridDelegate()
        let screen = GridScreen([9], drawnBy: delegate)
        screen.navigator.options.lineEnd = .stops
        screen.navigator.focus([0, 1])
        for _ in 0..<2 { screen.device.press(UIKeyCommand.inputRightArrow) }
        #expect(delegate.ends == [.step(.right, fromItemAt: [0, 2])])
        #expect(screen.navigator.indexPathForFocusedItem == [0, 2])
    }
}
