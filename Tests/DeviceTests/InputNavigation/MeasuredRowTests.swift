import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows that Auto Layout measures, with a field in every third row.
@MainActor
private final class MeasuredForm: NSObject, UITableViewDataSource {
    let device: SimulatedDevice
    let table: UITableView
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private(set) var assistant: KeyboardAssistant?
    static let rows = 45

    init(bar: Bool) {
        device = SimulatedDevice(.iPhone13)
        device.keyboard.mode = .hardware(bar: bar)
        let controller = UIViewController()
        table = UITableView(frame: device.window.bounds, style: .grouped)
        super.init()
        table.register(MeasuredCell.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        table.estimatedRowHeight = 60
        table.dataSource = self
        controller.view.addSubview(table)
        device.show(controller)
        navigator.addInputItems(in: table)
        assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
        device.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rows
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let name = indexPath.row % 3 == 0 ? "field" : "text"
        let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        (cell as? MeasuredCell)?.field.placeholder = "\(indexPath.row)"
        return cell
    }

    var focused: String? { (navigator.focusedItem as? UITextField)?.placeholder }

    var isInSight: Bool {
        guard let field = navigator.focusedItem else { return false }
        let frame = field.convert(field.bounds, to: nil)
        let bottom = device.keyboard.frame?.minY ?? device.screenSize.height
        return frame.minY >= 47 - 0.5 && frame.maxY <= bottom + 0.5
    }
}

private final class MeasuredCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let column = UIStackView(arrangedSubviews: [UILabel(), field])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 44),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite(.doubts(.keyboard, .lists)) struct MeasuredRowTests {
    @Test(
        "Rows of which UIKit has made the cells, but not laid them out, are not passed over",
        .requirement("U360"), arguments: [true, false])
    func rowsWithoutLayoutAreNotPassedOver(bar: Bool) {
        let form = MeasuredForm(bar: bar)
        form.table.visibleCells.compactMap { $0 as? MeasuredCell }.first?.field
            .becomeFirstResponder()
        form.device.settle()
        let rows = Array(stride(from: 0, to: MeasuredForm.rows, by: 3))
        for row in rows.dropFirst() {
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row)")
        }
        for row in rows.dropLast().reversed() {
            form.navigator.gotoPreviousItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row)")
        }
    }
}
