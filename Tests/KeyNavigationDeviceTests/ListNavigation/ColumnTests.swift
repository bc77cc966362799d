import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Lists and stacks in the columns of a split view, each with a navigator.
@MainActor
@Suite(.doubts(.keys)) struct ColumnTests {
    private let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
    private let down = UIKeyCommand.inputDownArrow

    @discardableResult
    private func show(_ primary: UIViewController, _ secondary: UIViewController) -> SplitScreen {
        let split = SplitScreen(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        device.show(split)
        return split
    }

    private final class SplitScreen: UISplitViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A screen without a list, with a field that can be edited.
    private final class Detail: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))

        override var canBecomeFirstResponder: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test(
        "An arrow moves the cursor of the column that has the keyboard, and no other",
        .requirement("U336", "U358"),
        arguments: UIKitBehavior.ColumnCommands.allCases)
    func arrowMovesOnlyKeyboardColumnsCursor(asked: UIKitBehavior.ColumnCommands) {
        device.behavior.columnCommands = asked
        let lists = [TestList([10]), TestList([10])]
        show(lists[0], lists[1])
        lists[1].becomeFirstResponder()

        device.press(down)
        device.press(down)
        #expect(lists[1].navigator.indexPathForFocusedRow == [0, 1])
        #expect(lists[0].navigator.indexPathForFocusedRow == nil)

        lists[0].becomeFirstResponder()
        device.press(down)
        #expect(lists[1].navigator.indexPathForFocusedRow == [0, 1])
        #expect(lists[0].navigator.indexPathForFocusedRow == [0, 0])
    }

    @Test(
        "A list has no commands while keys go to the other column or to a screen in front",
        .requirement("U336"),
        arguments: UIKitBehavior.ColumnCommands.allCases)
    func besideTheWay(asked: UIKitBehavior.ColumnCommands) {
        device.behavior.columnCommands = asked
        let (list, detail) = (TestList([10]), Detail())
        let split = show(list, detail)
        let scroll = ScrollNavigator(scrollView: list.tableView)
        let focus = FocusNavigator(in: list.view)
        focus.focusPreference = .library
        list.tableView.rowHeight = 400
        list.tableView.reloadData()
        device.settle()

        for first in [detail, detail.field] as [UIResponder] {
            first.becomeFirstResponder()
            device.press(down)
            #expect(list.navigator.indexPathForFocusedRow == nil)
            #expect(list.navigator.possibleKeyCommands.isEmpty)
            #expect(scroll.possibleKeyCommands.isEmpty && focus.possibleKeyCommands.isEmpty)
        }
        let sheet = Detail()
        split.present(sheet, animated: false)
        device.settle()
        sheet.becomeFirstResponder()
        device.press(down)
        #expect(list.navigator.possibleKeyCommands.isEmpty)
        #expect(list.navigator.indexPathForFocusedRow == nil)

        split.dismiss(animated: false)
        device.settle()
        list.becomeFirstResponder()
        #expect(!scroll.possibleKeyCommands.isEmpty)
        device.press(down)
        #expect(list.navigator.indexPathForFocusedRow == [0, 0])
    }

    @Test(
        "A list answers any first responder of its column, and while there is none",
        .requirement("U336"))
    func onTheWay() {
        let list = TestList([10])
        let split = show(list, Detail())
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        list.navigationController?.view.addSubview(field)
        var keys: [String] { list.navigator.possibleKeyCommands.map(\.keys) }
        #expect(keys.contains("↓"))

        for first in [list, split] {
            first.becomeFirstResponder()
            #expect(first.isFirstResponder && keys.contains("↓"))
        }
        // A field beside the list keeps what types, unless the list asks for what it can spare.
        field.becomeFirstResponder()
        #expect(field.isFirstResponder && !keys.contains("↓"))
        list.navigator.options.takesKeysFromSingleLines = true
        #expect(keys.contains("↓"))
    }

    @Test(
        "Where there is no first responder keys come by the column with the system's focus",
        .requirement("U336"))
    func keysComeByFocusedColumn() {
        device.keyboard.mode = .hardware(bar: false)
        let (list, other) = (TestList([10]), TestList([10]))
        list.acceptsKeys = false
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(other, for: .secondary)
        device.show(split)
        list.navigator.joinSystemFocus()
        other.becomeFirstResponder()
        device.press("\t")

        #expect(list.navigator.indexPathForFocusedRow == [0, 0])
        #expect(!other.isFirstResponder, "there is none: no responder in the other column can be")
        #expect(list.navigator.possibleKeyCommands.map(\.keys).contains("⌥↓"))
        #expect(other.navigator.possibleKeyCommands.isEmpty)
    }

    @Test("Two lists of one screen both answer, whichever was touched last", .requirement("U336"))
    func bothListsOfScreenAnswer() {
        let (upper, lower) = (TestList([10]), TestList([10]))
        let screen = Detail()
        for list in [upper, lower] {
            screen.addChild(list)
            screen.view.addSubview(list.view)
            list.didMove(toParent: screen)
        }
        device.show(screen)
        for first in [screen, upper, lower] {
            first.becomeFirstResponder()
            #expect(!upper.navigator.possibleKeyCommands.isEmpty)
            #expect(!lower.navigator.possibleKeyCommands.isEmpty)
        }
    }

    @Test(
        "What is presented from a column answers wherever the keyboard was before",
        .requirement("U336"))
    func presentedFromColumn() {
        let (list, detail) = (TestList([10]), Detail())
        show(TestList([10]), detail)
        detail.becomeFirstResponder()
        detail.present(list, animated: false)
        device.settle()

        #expect(list.navigator.possibleKeyCommands.map(\.keys).contains("↓"))
    }

    @Test(
        "A key goes back in the column to which keys go, whoever offers it", .requirement("U336"),
        arguments: UIKitBehavior.ColumnCommands.allCases, [0, 1])
    func keyGoesBackInItsColumn(asked: UIKitBehavior.ColumnCommands, place: Int) {
        device.behavior.columnCommands = asked
        let stacks = (0..<2).map { _ in
            let stack = KeyStack(rootViewController: Detail())
            stack.pushViewController(TestList([10]), animated: false)
            return stack
        }
        show(stacks[0], stacks[1])
        let chosen = stacks[place]
        let other = stacks[1 - place]
        chosen.topViewController?.becomeFirstResponder()

        device.press("[", .command)
        device.settle()
        #expect(chosen.viewControllers.count == 1)
        #expect(other.viewControllers.count == 2)
    }
}
