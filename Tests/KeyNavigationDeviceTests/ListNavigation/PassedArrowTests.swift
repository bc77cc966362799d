import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Arrows that a list passes on at its edge, where the system's focus has somewhere to go.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct PassedArrowTests {
    /// A list with something below, both of which are one group of the system's focus.
    private final class ColumnScreen: UIViewController {
        let list = TestList([3])
        let below: UIView
        private let other: TestList?

        init(isListBelow: Bool) {
            other = isListBelow ? TestList([3]) : nil
            below = other?.tableView ?? Card()
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            // All rows are in sight.
            list.tableView.frame = CGRect(x: 0, y: 100, width: 300, height: 132)
            below.frame = CGRect(x: 0, y: 260, width: 300, height: 132)
            for child in [list, other].compactMap(\.self) {
                child.tableView.contentInsetAdjustmentBehavior = .never
                child.navigator.joinSystemFocus()
                addChild(child)
                child.didMove(toParent: self)
            }
            for part in [list.tableView, below] {
                view.addSubview(part)
                part.focusGroupIdentifier = "com.example.column"
            }
        }
    }

    @Test(
        "An arrow that a list passes on at its edge takes the system's focus out of the list",
        .requirement("U527"), arguments: [false, true])
    func passedArrowLeavesList(isListBelow: Bool) throws {
        let device = SimulatedDevice.tablet()
        device.keyboard.mode = .hardware(bar: false)
        let screen = ColumnScreen(isListBelow: isListBelow)
        device.show(screen)
        device.press(UIKeyCommand.inputDownArrow)
        screen.list.navigator.options.focusPreference = .library
        screen.list.navigator.options.edgeBehavior = .passesKeyOn
        screen.list.navigator.focus([0, 2])
        device.settle()
        let last = try #require(screen.list.tableView.cellForRow(at: [0, 2]))
        try #require(last.isFocused)
        device.press(UIKeyCommand.inputDownArrow)
        let focused = try #require(screen.systemFocusedItem as? UIView)
        #expect(focused.isDescendant(of: screen.below))
        device.settle()
        #expect(screen.systemFocusedItem === focused)
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 2])
        device.press(UIKeyCommand.inputUpArrow)
        device.settle()
        #expect(last.isFocused)
    }
}
