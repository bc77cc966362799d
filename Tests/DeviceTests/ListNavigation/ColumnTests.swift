import DeviceTesting
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// Two lists in two columns, each with a navigator.
@MainActor
@Suite(.doubts(.keys)) struct ColumnTests {
    @Test("U358 An arrow moves the cursor of the column that has the keyboard, and no other")
    func arrows() {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let split = UISplitViewController(style: .doubleColumn)
        let lists = (0..<2).map { _ in
            let list = TestList([10])
            list.navigator = TableNavigator(tableView: list.tableView)
            return list
        }
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(lists[0], for: .primary)
        split.setViewController(lists[1], for: .secondary)
        device.show(split)
        lists[1].becomeFirstResponder()

        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)

        #expect(lists[1].navigator.indexPathForFocusedRow == [0, 1])
        #expect(lists[0].navigator.indexPathForFocusedRow == nil)
    }
}
