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

    private func table() -> TableScreen {
        let screen = TableScreen([5])
        screen.navigator.textForRow = { names[$0.row] }
        return screen
    }

    @Test(
        "A new letter goes on to the next match, and more letters keep what still matches",
        .requirement("U337"),
        arguments: [
            (0, "a", 1), (0, "av", 1), (0, "ap", 0), (0, "aa", 0), (1, "a", 0), (1, "av", 1),
            (2, "b", 2), (3, "c", 4), (4, "c", 3), (3, "q", 3),
        ])
    func newLetterGoesToNextMatch(cursor: Int, typed: String, found: Int) {
        let screen = table()
        screen.navigator.focus([0, cursor])
        for letter in typed { screen.device.press(String(letter)) }
        #expect(screen.selected == [[0, found]])
    }

    @Test("Typing finds an item of a collection view by its text")
    func typingFindsItemByItsText() {
        let screen = GridScreen([5])
        screen.navigator.textForItem = { names[$0.item] }
        for letter in "cr" { screen.device.press(String(letter)) }
        #expect(screen.selected == [[0, 4]])
        screen.navigator.textForItem = nil
        screen.device.press("b")
        #expect(screen.selected == [[0, 4]])
    }

    @Test(
        "Text that is not found is reported, and so is a search that gave up",
        .requirement("U337"))
    func textNotFoundIsTold() {
        var told: [String] = []
        let screen = table()
        screen.navigator.onRowNotFound = { told.append("\($0) \($1)") }
        for key in ["x", "a", UIKeyCommand.inputDownArrow, "c"] { screen.device.press(key) }
        #expect(told == ["x true", "xa true"])
        screen.list.sections = [20_000]
        screen.table.reloadData()
        screen.navigator.textForRow = { _ in "" }
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press("c")
        #expect(told.last == "c false")

        let grid = GridScreen([5])
        grid.navigator.textForItem = { names[$0.item] }
        grid.navigator.onItemNotFound = { told.append("\($0) \($1)") }
        grid.device.press("y")
        #expect(told.last == "y true")
    }

    // MARK: Whose presses they are

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

    @Test(
        "A letter that is a key of a command is left to it, unless it goes on with a text",
        .requirement("U337"),
        arguments: [UIKitBehavior.PressOrder.commandsFirst, .pressesFirst])
    func commandKeysAreLeftToCommands(order: UIKitBehavior.PressOrder) {
        let (screen, source) = (table(), ChosenKeys(["list.next": [KeyChord("c")]]))
        screen.device.behavior.pressOrder = order
        screen.navigator.keySource = source
        #expect(screen.navigator.keySource === source)
        screen.device.press("c")
        screen.device.press("c", .alphaShift)
        #expect(screen.selected == [[0, 1]])
        screen.device.press("a")
        screen.device.press("c")
        #expect(screen.selected == [[0, 0]], "“ac” is nowhere")
    }
}
