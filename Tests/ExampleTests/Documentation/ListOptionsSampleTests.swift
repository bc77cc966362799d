import DeviceTesting
import Example
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .keys)) struct ListOptionsSampleTests {
    @Test("The options of W3C ARIA's keys work together", .requirement("U402"))
    func optionsWorkTogether() {
        let (device, grid) = (SimulatedDevice(.iPad9_7), PhotoGridViewController())
        device.keyboard.mode = .hardware(bar: false)
        device.show(UINavigationController(rootViewController: grid))
        device.settle()
        let navigator = grid.navigator
        navigator.options.pageKeys = .moveCursor
        navigator.options.spaceKey = .select
        navigator.options.gridSelection = .rectangle
        navigator.options.lineEnd = .stops
        navigator.options.selectionFollowsCursor = true
        grid.setEditing(true, animated: false)

        let selected = { (grid.collectionView.indexPathsForSelectedItems ?? []).sorted() }
        device.press(UIKeyCommand.inputRightArrow)
        #expect(selected() == [[0, 0]])
        device.press(UIKeyCommand.inputEnd)
        let last = navigator.indexPathForFocusedItem
        device.press(UIKeyCommand.inputRightArrow)
        #expect(navigator.indexPathForFocusedItem == last && last?.section == 0)
        #expect(selected() == last.map { [$0] })
        device.press(" ", .shift)
        #expect(selected().count == navigator.numberOfColumns)
        #expect(selected().allSatisfy { $0.section == 0 && $0.item <= last?.item ?? 0 })
    }
}
