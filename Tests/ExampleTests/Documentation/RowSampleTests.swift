import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class RowsViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .plain)
    let txtFirstName = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44))
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        txtFirstName.frame.origin.y = 60
        view.addSubview(txtFirstName)
        tableView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 120, left: 0, bottom: 0, right: 0))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    func addInputs() {
        navigator.addInputItem(inputItem: txtFirstName)
        navigator.addInputItems(in: tableView)
        assistant = KeyboardAssistant(scrollView: tableView, navigator: navigator)
    }

    func addDeclaredInputs() {
        navigator.addInputItems(in: tableView) { indexPath in
            indexPath.section < 2
        }
    }

    func addInputsOfSelectedRows() {
        navigator.addInputItems(in: tableView, selectsRows: true)
    }

    func nameRelatedViews() {
        guard let assistant else { return }
        assistant.relatedViews = { input in
            sequence(first: input, next: \.superview).first { $0 is UITableViewCell }.map { [$0] }
                ?? []
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        guard indexPath.section < 2 else { return cell }
        let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 40))
        field.placeholder = "\(indexPath.section).\(indexPath.row)"
        cell.contentView.addSubview(field)
        return cell
    }

    var focused: String? { (navigator.focusedItem as? UITextField)?.placeholder }
}

@MainActor
@Suite struct RowSampleTests {
    private func show() -> (SimulatedDevice, RowsViewController) {
        let (device, screen) = (SimulatedDevice(.iPhone13), RowsViewController())
        device.show(screen)
        device.settle()
        return (device, screen)
    }

    @Test("A field and a table of fields are one form", .requirement("U242", "U360"))
    func fieldAndTableAreOneForm() throws {
        let (device, screen) = show()
        screen.addInputs()
        try device.tap(screen.txtFirstName)
        device.settle()
        for section in 0..<2 {
            for row in 0..<10 {
                device.type("\n")
                device.settle()
                #expect(screen.focused == "\(section).\(row)")
            }
        }
    }

    @Test(
        "Rows are selected for fields that ignore touches, where a list says so",
        .requirement("U242", "U576"))
    func lockedRowsAreSelected() throws {
        let (device, screen) = show()
        screen.addInputsOfSelectedRows()
        let fields = screen.tableView.visibleCells.flatMap(\.contentView.subviews)
            .compactMap { $0 as? UITextField }
        fields[1].isUserInteractionEnabled = false
        try device.tap(fields[0])
        device.type("\n")
        device.settle()
        #expect(screen.tableView.indexPathForSelectedRow == [0, 1])
        #expect(screen.focused == "0.2")
    }

    @Test("The whole cell of a field can be kept visible", .requirement("U242", "U445"))
    func cellIsKeptVisible() throws {
        let (device, screen) = show()
        screen.addInputs()
        screen.nameRelatedViews()
        let cell = try #require(screen.tableView.visibleCells.last)
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        field.becomeFirstResponder()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(cell.convert(cell.bounds, to: nil).maxY <= top)
    }

    @Test("With a declaration the last field says Done", .requirement("U242", "U360"))
    func declaredLastFieldSaysDone() throws {
        let (device, screen) = show()
        screen.addDeclaredInputs()
        screen.tableView.scrollToRow(at: [1, 9], at: .middle, animated: false)
        device.settle()
        let fields = screen.tableView.visibleCells.flatMap(\.contentView.subviews)
            .compactMap { $0 as? UITextField }
        let last = try #require(fields.last)
        try device.tap(last)
        device.settle()
        #expect(screen.focused == "1.9" && last.returnKeyType == .done)
        #expect(fields.first?.returnKeyType == .next)
        device.type("\n")
        device.settle()
        #expect(screen.focused == nil)
    }
}
