import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows and items that are found by typing.
@MainActor
@Suite(.doubts(.lists, .keys)) struct TypingTests {
    private let names = ["Apple", "Avocado", "Banana", "Cherry", "Cranberry"]

    private func show(_ list: TestList) -> SimulatedDevice {
        let screen = TableScreen(list)
        screen.navigator.textForRow = { names[$0.row] }
        return screen.device
    }

    @Test(
        "A new letter goes on to the next match, and more letters keep what still matches",
        .requirement("U337"),
        arguments: [
            (0, "a", 1), (0, "av", 1), (0, "ap", 0), (0, "aa", 0), (1, "a", 0), (1, "av", 1),
            (2, "b", 2), (3, "c", 4), (4, "c", 3), (3, "q", 3),
        ])
    func newLetterGoesToNextMatch(cursor: Int, typed: String, found: Int) {
        let list = TestList([5])
        let device = show(list)
        list.navigator.focus([0, cursor])
        for letter in typed { device.press(String(letter)) }
        #expect(list.tableView.indexPathForSelectedRow == [0, found])
    }

    @Test("Typing finds an item of a collection view by its text")
    func typingFindsItemByItsText() {
        let (device, grid) = (SimulatedDevice(), TestGrid([5]))
        grid.show(on: device)
        grid.navigator.textForItem = { names[$0.item] }
        for letter in "cr" { device.press(String(letter)) }
        #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 4]])
        grid.navigator.textForItem = nil
        device.press("b")
        #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 4]])
    }

    @Test(
        "Text that is not found is reported, and so is a search that gave up",
        .requirement("U337"))
    func textNotFoundIsTold() {
        var told: [String] = []
        let list = TestList([5])
        let device = show(list)
        list.navigator.onRowNotFound = { told.append("\($0) \($1)") }
        for key in ["x", "a", UIKeyCommand.inputDownArrow, "c"] { device.press(key) }
        #expect(told == ["x true", "xa true"])
        list.sections = [20_000]
        list.tableView.reloadData()
        list.navigator.textForRow = { _ in "" }
        device.press(UIKeyCommand.inputDownArrow)
        device.press("c")
        #expect(told.last == "c false")

        let grid = TestGrid([5])
        grid.show(on: device)
        grid.navigator.textForItem = { names[$0.item] }
        grid.navigator.onItemNotFound = { told.append("\($0) \($1)") }
        device.press("y")
        #expect(told.last == "y true")
    }

    // MARK: Whose presses they are

    private final class Photos: ShortcutCollectionViewController, UICollectionViewDataSource {
        let names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView?.register(
                UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            collectionView?.dataSource = self
            collectionNavigator?.textForItem = { [names] in names[$0.item] }
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
    }

    private final class Articles: ShortcutTableViewController, UITableViewDataSource {
        let names: [String]

        init(_ names: [String]) {
            self.names = names
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView?.dataSource = self
            tableNavigator?.textForRow = { [names] in names[$0.row] }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// Writes down the presses that a screen inside does not keep.
    private final class Listener: UINavigationController {
        var heard: [String] = []

        private func hear(_ phase: String, _ presses: Set<UIPress>) {
            heard += presses.compactMap(\.key).map { "\(phase) \($0.characters)" }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("began", presses)
            super.pressesBegan(presses, with: event)
        }

        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("changed", presses)
            super.pressesChanged(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("ended", presses)
            super.pressesEnded(presses, with: event)
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("cancelled", presses)
            super.pressesCancelled(presses, with: event)
        }
    }

    @Test(
        "A letter that finds something is kept in all its phases, and other keys are not",
        .requirement("U337"))
    func findingLetterKeptInAllPhases() {
        let device = SimulatedDevice()
        for screen in [Articles(names), Photos(names)] as [ShortcutScrollViewController] {
            let listener = Listener(rootViewController: screen)
            device.show(listener)
            screen.becomeFirstResponder()
            for key in ["b", "q", ","] { device.press(key) }
            #expect(listener.heard == [])
            device.press("7", .control)
            #expect(listener.heard == ["began 7", "ended 7"])
        }
    }

    @Test(
        "Typing finds an item on a collection's screen that changed its parent class",
        .requirement("U135"))
    func typingFindsItemOnCollectionScreen() {
        let (device, screen) = (SimulatedDevice(), Photos(names))
        device.show(screen)
        for key in ["b", UIKeyCommand.inputEscape, "c", "h"] { device.press(key) }
        #expect(screen.collectionView?.indexPathsForSelectedItems == [[0, 3]])
    }

    private final class Letters: KeyCommandSource {
        func keys(for command: CommandIdentifier) -> [KeyChord]? {
            command == "list.next"
                ? [KeyChord("c")] : nil
        }
    }

    @Test(
        "A letter that is a key of a command is left to it, unless it goes on with a text",
        .requirement("U337"),
        arguments: [UIKitBehavior.PressOrder.commandsFirst, .pressesFirst])
    func commandKeysAreLeftToCommands(order: UIKitBehavior.PressOrder) {
        let (list, source) = (TestList([5]), Letters())
        let device = show(list)
        device.behavior.pressOrder = order
        list.navigator.keySource = source
        #expect(list.navigator.keySource === source)
        device.press("c")
        device.press("c", .alphaShift)
        #expect(list.tableView.indexPathForSelectedRow == [0, 1])
        device.press("a")
        device.press("c")
        #expect(list.tableView.indexPathForSelectedRow == [0, 0], "“ac” is nowhere")
    }
}
