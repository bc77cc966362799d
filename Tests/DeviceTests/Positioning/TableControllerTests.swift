import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct TableControllerTests {
    /// A table controller with a text field in each row.
    private final class FieldTable: UITableViewController {
        let fields = (0..<12).map { _ in
            UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 40))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 80
        }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { fields.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    @Test(
        "A table controller avoids the keyboard by itself, and no inset is added to that",
        .requirement("U37"))
    func tableControllerAvoidsKeyboardByItself() {
        let device = SimulatedDevice()
        let screen = FieldTable(style: .plain)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: screen.fields)
        let before = screen.tableView.contentInset.bottom
        screen.fields[8].becomeFirstResponder()
        device.settle()
        let alone = screen.tableView.contentInset.bottom
        screen.fields[8].resignFirstResponder()
        device.settle()

        let assistant = KeyboardAssistant(scrollView: screen.tableView, navigator: navigator)
        screen.fields[8].becomeFirstResponder()
        device.settle()
        #expect(alone > before)
        #expect(screen.tableView.contentInset.bottom == alone)
        let field = screen.fields[8].convert(screen.fields[8].bounds, to: nil)
        #expect(field.maxY <= device.keyboard.frame?.minY ?? 0)
        screen.fields[8].resignFirstResponder()
        device.settle()
        #expect(screen.tableView.contentInset.bottom == before)
        withExtendedLifetime(assistant) {}
    }
}
