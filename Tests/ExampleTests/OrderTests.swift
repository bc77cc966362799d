import DeviceTesting
import Example
import HeadlessBehavior
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct OrderTests {
    private func show() -> (SimulatedDevice, OrderViewController) {
        let (device, screen) = (SimulatedDevice(.iPhone13), OrderViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func cell<Cell: UITableViewCell>(
        _ indexPath: IndexPath, in screen: OrderViewController
    ) throws -> Cell {
        try #require(screen.tableView.cellForRow(at: indexPath) as? Cell)
    }

    @Test(
        "A row grows when its field is left empty, and shrinks when it is filled in",
        .requirement("U240", "U363"))
    func rowGrowsWhileFieldIsWrong() throws {
        let (device, screen) = show()
        let height = screen.tableView.rectForRow(at: [0, 1]).height
        try device.tap((try cell([0, 1], in: screen) as OrderFieldCell).field)
        device.settle()
        device.type("\n")
        device.settle()
        #expect(screen.tableView.rectForRow(at: [0, 1]).height > height)
        let wrong: OrderFieldCell = try cell([0, 1], in: screen)
        #expect(wrong.field.accessibilityHint == "Please fill in this field.")
        #expect(screen.navigator.focusedItem?.accessibilityLabel == "Last name (required)")

        screen.navigator.gotoPreviousItem(shouldLoop: false)
        device.settle()
        device.type("Jane\n")
        device.settle()
        #expect(screen.tableView.rectForRow(at: [0, 1]).height == height)
        let right: OrderFieldCell = try cell([0, 1], in: screen)
        #expect(right.field.text == "Jane" && right.field.accessibilityHint == nil)
    }

    @Test("The rows of a gift join the order and leave it", .requirement("U240", "U363"))
    func giftJoinsAndLeavesOrder() throws {
        let (device, screen) = show()
        let gift = try #require(screen.form.indexPath(of: .gift))
        screen.tableView.scrollToRow(at: gift, at: .middle, animated: false)
        device.settle()
        try device.tap((try cell(gift, in: screen) as OrderSwitchCell).toggle)
        device.settle()
        let country: OrderFieldCell = try cell([gift.section, gift.row - 1], in: screen)
        try device.tap(country.field)
        device.settle()
        screen.navigator.gotoNextItem(shouldLoop: false)
        device.settle()
        #expect(screen.navigator.focusedItem?.accessibilityLabel == "Gift for (required)")

        screen.navigator.gotoPreviousItem(shouldLoop: false)
        device.settle()
        screen.tableView.scrollToRow(at: gift, at: .middle, animated: false)
        device.settle()
        try device.tap((try cell(gift, in: screen) as OrderSwitchCell).toggle)
        device.settle()
        screen.navigator.gotoNextItem(shouldLoop: false)
        device.settle()
        #expect(screen.navigator.focusedItem?.accessibilityLabel == "Preferred day")
    }
}
