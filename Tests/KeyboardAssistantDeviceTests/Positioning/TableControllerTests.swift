import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct TableControllerTests {
    @Test(
        "A table controller avoids the keyboard by itself, and no inset is added to that",
        .requirement("U37"))
    func tableControllerAvoidsKeyboardByItself() {
        let device = SimulatedDevice()
        let rows = FieldRows(keeping: 12)
        let screen = rows.tableController(rowHeight: 80)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: rows.fields)
        let before = screen.tableView.contentInset.bottom
        device.focus(rows.fields[8])
        let alone = screen.tableView.contentInset.bottom
        rows.fields[8].resignFirstResponder()
        device.settle()

        let assistant = KeyboardAssistant(scrollView: screen.tableView, navigator: navigator)
        device.focus(rows.fields[8])
        #expect(alone > before)
        #expect(screen.tableView.contentInset.bottom == alone)
        let field = rows.fields[8].convert(rows.fields[8].bounds, to: nil)
        #expect(field.maxY <= device.keyboard.frame?.minY ?? 0)
        rows.fields[8].resignFirstResponder()
        device.settle()
        #expect(screen.tableView.contentInset.bottom == before)
        withExtendedLifetime(assistant) {}
    }
}
