import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows that open and close by keys.
@MainActor
@Suite(.doubts(.lists, .keys)) struct OutlineTests {
    private let left = UIKeyCommand.inputLeftArrow
    private let right = UIKeyCommand.inputRightArrow
    private let down = UIKeyCommand.inputDownArrow
    private let up = UIKeyCommand.inputUpArrow

    private func show(
        _ list: OutlineList, drawnBy delegate: TestListDelegate? = nil, language: String = "en"
    ) -> SimulatedDevice {
        let device = SimulatedDevice(language: language)
        device.keyboard.mode = .hardware(bar: false)
        list.show(on: device, drawnBy: delegate)
        list.navigator.outline = list.outline()
        return device
    }

    private func press(_ device: SimulatedDevice, _ keys: String...) {
        for key in keys { device.press(key) }
        device.settle()
    }

    private func keys(_ list: OutlineList) -> [String] {
        list.navigator.possibleKeyCommands.map(\.keys)
    }

    // MARK: Arrows

    @Test("→ opens and goes in, ← closes and goes out", .requirement("U405"))
    func arrowsOpenAndClose() {
        let list = OutlineList()
        let device = show(list)
        press(device, down, right)
        #expect(list.tree.rows == ["a", "a1", "a2", "b", "c"] && list.cursor == "a")
        press(device, right)
        #expect(list.cursor == "a1")
        #expect(!keys(list).contains("→"))
        press(device, down, right, right, down)
        #expect(list.cursor == "a2y")
        press(device, left)
        #expect(list.cursor == "a2")
        press(device, left, left)
        #expect(list.cursor == "a" && list.tree.rows == ["a", "a1", "a2", "b", "c"])
        press(device, left)
        #expect(list.tree.rows == ["a", "b", "c"] && list.cursor == "a")
        #expect(!keys(list).contains("←") && keys(list).contains("→"))
    }

    @Test("An open row without rows in it leaves → to others", .requirement("U405"))
    func emptyOpenRow() {
        let list = OutlineList()
        let device = show(list)
        list.navigator.focus([0, 1])
        press(device, right)
        #expect(list.tree.open == ["b"] && list.cursor == "b")
        #expect(!keys(list).contains("→") && keys(list).contains("←"))
        press(device, right)
        #expect(list.cursor == "b")
    }

    @Test("The last row, open and without rows in it, leaves → to others", .requirement("U405"))
    func emptyOpenLastRow() {
        let list = OutlineList()
        list.tree.children["c"] = []
        let device = show(list)
        list.navigator.focus([0, 2])
        press(device, right)
        #expect(list.tree.open == ["c"] && list.cursor == "c")
        #expect(!keys(list).contains("→") && keys(list).contains("←"))
    }

    @Test("From right to left the arrows are mirrored", .requirement("U405"))
    func mirrored() {
        let list = OutlineList()
        let device = show(list, language: "ar")
        press(device, down, left, left)
        #expect(list.cursor == "a1")
        press(device, right, right)
        #expect(list.cursor == "a" && list.tree.open.isEmpty)
    }

    @Test(
        "With a cursor of the app's, a leaf commits on →, and a branch opens", .requirement("U405"))
    func appDrawnCursor() {
        let (list, delegate) = (OutlineList(), TestListDelegate())
        let device = show(list, drawnBy: delegate)
        press(device, down, right, right, right)
        #expect(delegate.commits == [[0, 1]] && list.cursor == "a1")
        press(device, left)
        #expect(delegate.requests.last?.intent == .parentRow(ofRowAt: [0, 1]))
        #expect(list.cursor == "a")
        press(device, "\r")
        #expect(delegate.commits == [[0, 1], [0, 0]])
    }

    @Test("Without an outline → and ← do what they did", .requirement("U107", "U405"))
    func withoutOutline() {
        let (list, delegate) = (OutlineList(), TestListDelegate())
        let device = show(list, drawnBy: delegate)
        list.navigator.outline = nil
        press(device, down, right, left)
        #expect(delegate.commits == [[0, 0]] && list.tree.open.isEmpty)
        #expect(!keys(list).contains("←"))
    }

    @Test("← passes over rows that don't accept the cursor", .requirement("U405"))
    func unacceptingParent() {
        let list = OutlineList()
        let device = show(list)
        list.tree.open = ["a", "a2"]
        list.sections = [7]
        list.tableView.reloadData()
        list.refused = [[0, 2]]
        list.navigator.focus([0, 4])
        press(device, left)
        #expect(list.cursor == "a")
    }

    @Test("An app that reloads its table keeps the cursor on the row", .requirement("U405"))
    func reloadingApp() {
        let list = OutlineList()
        list.reloads = true
        let device = show(list)
        press(device, down, down, down, right)
        #expect(list.cursor == "c" && list.tree.rows == ["a", "b", "c", "c1"])
        press(device, right, left, left)
        #expect(list.cursor == "c" && list.tree.open.isEmpty)
    }

    @Test(
        "The cursor goes through rows that a search shows in collapsed ones", .requirement("U405"))
    func foundRowsInCollapsedOnes() {
        let list = OutlineList()
        let device = show(list)
        list.tree.open = ["a"]
        list.sections = [5]
        list.tableView.reloadData()
        list.navigator.outline?.isExpanded = { [unowned list] in
            list.tree.children[list.tree.rows[$0.row]] == nil ? nil : false
        }
        var history: [String?] = []
        for key in [down, down, down, down, up, left] {
            press(device, key)
            history.append(list.cursor)
        }
        #expect(history == ["a", "a1", "a2", "b", "a2", "a"])
    }

    @Test("A row that the app says to be around itself does no harm")
    func circularParent() {
        let list = OutlineList()
        let device = show(list)
        list.navigator.outline?.parent = { $0.row == 0 ? [0, 1] : [0, 0] }
        press(device, down, left, left, left)
        #expect(list.cursor == "a" || list.cursor == "b")
        list.navigator.outline?.parent = { _ in [7, 7] }
        #expect(!keys(list).contains("←"))
    }

    // MARK: Touches

    @Test(
        "A part that is closed by touch around the cursor leaves it at the closed row",
        .requirement("U405"), arguments: [false, true], Cursor.allCases)
    func closedByTouch(reports: Bool, kind: Cursor) {
        let list = OutlineList()
        list.reports = reports
        list.tableView.allowsMultipleSelection = kind == .several
        let delegate = kind == .appDrawn ? TestListDelegate() : nil
        let device = show(list, drawnBy: delegate)
        list.setOpen(true, "a")
        list.setOpen(true, "a2")
        list.navigator.focus([0, 4])
        #expect(list.cursor == "a2y")
        list.setOpen(false, "a")
        #expect(list.cursor == "a")
        press(device, down)
        #expect(list.cursor == "b")
    }

    enum Cursor: CaseIterable {
        case selection, several, appDrawn
    }

    @Test("A row that is selected by touch is known, too, when its branch is closed")
    func tappedRow() throws {
        let list = OutlineList()
        list.reports = false
        let device = show(list)
        list.setOpen(true, "a")
        let window = try #require(list.view.window)
        let frame = list.tableView.rectForRow(at: [0, 1])
        device.tap(at: list.tableView.convert(CGPoint(x: 40, y: frame.midY), to: nil), in: window)
        #expect(list.cursor == "a1")
        #expect(keys(list).contains("←"))
        list.setOpen(false, "a")
        #expect(list.cursor == "a")
    }

    @Test("Rows opened or closed elsewhere leave the cursor on its row", .requirement("U405"))
    func changesElsewhere() {
        for drawn in [false, true] {
            let list = OutlineList()
            let delegate = drawn ? TestListDelegate() : nil
            let device = show(list, drawnBy: delegate)
            list.navigator.focus([0, 2])
            list.setOpen(true, "a")
            #expect(list.cursor == "c")
            list.setOpen(false, "a")
            #expect(list.cursor == "c")
            press(device, right, right)
            #expect(list.cursor == "c1")
        }
    }

    @Test("A row that is deleted in an open branch leaves the cursor next to it")
    func deletedRow() {
        let (list, delegate) = (OutlineList(), TestListDelegate())
        _ = show(list, drawnBy: delegate)
        list.setOpen(true, "a")
        list.navigator.focus([0, 1])
        list.tree.children["a"] = ["a2"]
        list.sections = [4]
        list.tableView.deleteRows(at: [[0, 1]], with: .none)
        let update = list.navigator.rowsDidChange(deleted: [[0, 1]])
        #expect(list.cursor == "a2" && update.indexPathForFocusedRow == [0, 1])
    }

    // MARK: Collection views

    @Test(
        "A list in a collection view opens, and in a grid arrows stay arrows", .requirement("U405"))
    func collectionViews() {
        for columns in [1, 3] {
            let grid = TestGrid([6], columns: columns)
            let screen = GridScreen(grid)
            var opened: [IndexPath] = []
            grid.navigator.outline = ListOutline(
                isExpanded: { $0.item == 0 ? false : nil },
                setExpanded: { path, isExpanded in opened += isExpanded ? [path] : [] },
                parent: { _ in nil })
            grid.navigator.focus([0, 0])
            screen.device.press(right)
            #expect(opened == (columns == 1 ? [[0, 0]] : []))
            #expect(grid.navigator.indexPathForFocusedItem == (columns == 1 ? [0, 0] : [0, 1]))
        }
    }
}
