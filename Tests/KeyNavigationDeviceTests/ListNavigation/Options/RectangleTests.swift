import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rectangles of cells that ⇧ and the arrows select.
@MainActor
@Suite(.doubts(.lists, .keys)) struct RectangleTests {
    private func select(in grid: TestGrid) -> GridScreen {
        let screen = GridScreen(grid)
        screen.view.allowsMultipleSelection = true
        screen.navigator.options.gridSelection = .rectangle
        screen.navigator.options.spaceKey = .select
        return screen
    }

    private func extend(_ screen: GridScreen, _ arrows: String) {
        for arrow in arrows { screen.device.press(named: "⇧\(arrow)") }
    }

    @Test(
        "A rectangle grows and shrinks cell by cell, and turns over its first cell",
        .requirement("U402"))
    func rectangleGrowsAndShrinks() {
        let screen = select(in: TestGrid([15]))
        screen.navigator.focus([0, 7])
        var history: [[Int]] = []
        for arrow in "→↓↓←←↑↑↑" {
            extend(screen, String(arrow))
            history.append(screen.selected.map(\.item))
        }
        #expect(
            history == [
                [7, 8], [7, 8, 10, 11], [7, 8, 10, 11, 13, 14], [7, 10, 13],
                [6, 7, 9, 10, 12, 13], [6, 7, 9, 10], [6, 7], [3, 4, 6, 7],
            ])
    }

    @Test(
        "At the end of a line a rectangle stops, whatever the arrows do alone", .requirement("U402")
    )
    func rectangleStopsAtLineEnd() {
        let screen = select(in: TestGrid([9]))
        screen.navigator.options.edgeBehavior = .wraps
        screen.navigator.focus([0, 5])
        extend(screen, "→")
        #expect(screen.navigator.indexPathForFocusedItem == [0, 5] && screen.selected == [])
        extend(screen, "↓→↓")
        #expect(screen.selected.map(\.item) == [5, 8])
        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.navigator.indexPathForFocusedItem == [0, 0])
    }

    @Test("What was selected before stays when a rectangle leaves it", .requirement("U402"))
    func earlierSelectionStays() {
        let screen = select(in: TestGrid([9]))
        for item in [1, 4, 8] {
            screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        screen.navigator.focus([0, 0])
        extend(screen, "→↓")
        #expect(screen.selected.map(\.item) == [0, 1, 3, 4, 8])
        extend(screen, "←↑")
        #expect(screen.selected.map(\.item) == [0, 1, 4, 8])
    }

    @Test("Cells that cannot be highlighted or deselected are left alone", .requirement("U402"))
    func refusedAndKeptCells() {
        let grid = TestGrid([9])
        grid.refused = [[0, 1]]
        grid.kept = [[0, 3]]
        let screen = select(in: grid)
        screen.navigator.focus([0, 0])
        extend(screen, "↓→")
        #expect(screen.selected.map(\.item) == [0, 3, 4])
        extend(screen, "←↑")
        #expect(screen.selected.map(\.item) == [0, 3])
    }

    @Test("From right to left a rectangle is the one that people see", .requirement("U402"))
    func rightToLeft() {
        let grid = TestGrid([9])
        let screen = select(in: grid)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.layoutIfNeeded()
        screen.navigator.focus([0, 0])
        extend(screen, "←↓")
        #expect(screen.selected.map(\.item) == [0, 1, 3, 4])
        #expect(screen.navigator.indexPathForFocusedItem == [0, 4])
    }

    @Test(
        "⌥ or ⌘ with ⇧ make a rectangle to the first or last cell", .requirement("U402"),
        arguments: [
            ("⌥⇧↑", 4, [0, 1, 3, 4]), ("⇧⌘↓", 4, [4, 5, 7, 8]), ("⌥⇧↓", 2, [2, 5, 8]),
        ])
    func rectangleToEnds(keys: String, item: Int, expected: [Int]) {
        let screen = select(in: TestGrid([9]))
        screen.navigator.focus([0, item])
        screen.device.press(named: keys)
        #expect(screen.selected.map(\.item) == expected)
    }

    @Test("⌃⇧Home and ⌃⇧End make rectangles, too", .requirement("U402"))
    func rectangleByPageKeys() {
        let screen = select(in: TestGrid([9]))
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.focus([0, 4])
        screen.device.press(UIKeyCommand.inputEnd, [.control, .shift])
        #expect(screen.selected.map(\.item) == [4, 5, 7, 8])
        screen.device.press(UIKeyCommand.inputHome, [.control, .shift])
        #expect(screen.selected.map(\.item) == [0, 1, 3, 4])
    }

    // MARK: Lines

    @Test("After ⇧Space the selection grows and shrinks by rows", .requirement("U402"))
    func growsByRows() {
        let screen = select(in: TestGrid([14]))
        screen.navigator.focus([0, 4])
        var history: [[Int]] = []
        screen.device.press(" ", .shift)
        history.append(screen.selected.map(\.item))
        for arrow in "↓↑→↑" {
            extend(screen, String(arrow))
            history.append(screen.selected.map(\.item))
        }
        #expect(
            history == [
                [3, 4, 5], [3, 4, 5, 6, 7, 8], [3, 4, 5], [3, 4, 5], [0, 1, 2, 3, 4, 5],
            ])
        screen.device.press(UIKeyCommand.inputUpArrow)
        extend(screen, "→")
        #expect(screen.selected.map(\.item) == [0, 1, 2, 3, 4, 5], "an arrow ends it")
    }

    @Test("After ⌃Space the selection grows and shrinks by columns", .requirement("U402"))
    func growsByColumns() {
        let screen = select(in: TestGrid([6, 2]))
        screen.navigator.focus([0, 4])
        screen.device.press(" ", .control)
        #expect(screen.selected == [[0, 1], [0, 4], [1, 1]])
        #expect(screen.navigator.indexPathForFocusedItem == [0, 4])
        extend(screen, "←")
        #expect(screen.selected == [[0, 0], [0, 1], [0, 3], [0, 4], [1, 0], [1, 1]])
        extend(screen, "→")
        #expect(screen.selected == [[0, 1], [0, 4], [1, 1]])
    }

    @Test("A column reaches cells that have never been on the screen", .requirement("U402"))
    func longColumn() {
        let screen = select(in: TestGrid([300]))
        screen.navigator.focus([0, 1])
        screen.device.press(" ", .control)
        #expect(screen.selected.map(\.item) == Array(stride(from: 1, to: 300, by: 3)))
        #expect(screen.view.contentOffset.y <= 0)
    }

    @Test(
        "What is selected at a cursor out of sight is scrolled to", .requirement("U402"),
        arguments: [UIKeyModifierFlags.shift, .control])
    func lineOutOfSight(modifier: UIKeyModifierFlags) {
        let screen = select(in: TestGrid([300]))
        screen.navigator.options.keepsCursorWhenScrolled = true
        screen.navigator.focus([0, 1])
        let top = screen.view.contentOffset.y
        screen.device.drag(screen.view, by: CGVector(dx: 0, dy: -3000))
        screen.device.settle()
        #expect(screen.view.contentOffset.y > top + 400)
        screen.device.press(" ", modifier)
        #expect(abs(screen.view.contentOffset.y - top) <= 120)
        #expect(screen.selected.contains([0, 1]))
    }

    // MARK: Layouts

    /// Two columns of 100 points with a gap of 10, where a cell in the middle is as wide as both and
    /// the right one is missing in the last row.
    private static let mosaic = [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 110, y: 0, width: 100, height: 100),
        CGRect(x: 0, y: 110, width: 210, height: 100),
        CGRect(x: 0, y: 220, width: 100, height: 100),
        CGRect(x: 110, y: 220, width: 100, height: 45),
        CGRect(x: 110, y: 275, width: 100, height: 45),
        CGRect(x: 0, y: 330, width: 100, height: 100),
    ]

    @Test(
        "With gaps and unequal cells, all that overlap the rectangle are selected",
        .requirement("U402"),
        arguments: [
            (0, "↓", [0, 1, 2]), (0, "↓↓", [0, 2, 3]), (1, "↓↓", [1, 2, 4]),
            (1, "↓↓↓", [1, 2, 4, 5]), (0, "→", [0, 1]),
            // From the wide cell the rectangle is as wide, and so are its rows.
            (2, "↑", [0, 1, 2]), (2, "↓", [2, 3, 4, 5]), (3, "→", [3, 4, 5]), (6, "↑", [3, 6]),
            (6, "↑→", [3, 4, 5, 6]),
        ])
    func unequalCells(start: Int, arrows: String, expected: [Int]) {
        let screen = select(in: TestGrid(frames: Self.mosaic))
        screen.navigator.focus([0, start])
        extend(screen, arrows)
        #expect(screen.selected.map(\.item) == expected)
        for arrow in arrows.reversed() {
            let back = ["↓": "↑", "↑": "↓", "→": "←"][arrow]
            extend(screen, back ?? "")
        }
        #expect(screen.selected.map(\.item) == [start], "and the way back gives them back")
    }

    @Test("In a single column all items in between are selected", .requirement("U402"))
    func oneColumn() {
        let screen = select(in: TestGrid([9], columns: 1))
        screen.navigator.focus([0, 2])
        extend(screen, "↓↓")
        #expect(screen.selected.map(\.item) == [2, 3, 4])
        screen.device.press(" ", .control)
        #expect(screen.selected.map(\.item) == [2, 3, 4])
    }
}
