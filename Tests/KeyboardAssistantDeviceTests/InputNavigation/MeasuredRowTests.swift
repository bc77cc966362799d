import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Sections of rows that Auto Layout measures, with fields in all but the first and the last row.
@MainActor
private final class MeasuredForm: NSObject, UITableViewDataSource, UITableViewDelegate {
    let device: SimulatedDevice
    let table: UITableView
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private(set) var assistant: KeyboardAssistant?
    static let fields = (0..<3).flatMap { section in (1..<8).map { "\(section).\($0)" } }

    override init() {
        device = SimulatedDevice(.iPhone13)
        device.keyboard.mode = .hardware(bar: true)
        let controller = UIViewController()
        table = UITableView(frame: device.window.bounds, style: .grouped)
        super.init()
        table.register(MeasuredCell.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        table.estimatedRowHeight = 60
        table.dataSource = self
        table.delegate = self
        controller.view.addSubview(table)
        device.show(controller)
        navigator.addInputItems(in: table)
        assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
        device.settle()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let name = (1..<8).contains(indexPath.row) ? "field" : "text"
        let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        (cell as? MeasuredCell)?.field.placeholder =
            "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        (1..<8).contains(indexPath.row) ? UITableView.automaticDimension : 60
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
@Suite(.doubts(.lists, .editing)) struct MeasuredRowTests {
    @Test(
        "A field that moves because rows above it are measured is in sight after a tap",
        .requirement("U360"))
    func tappedFieldStaysInSight() throws {
        let form = RowForm(rows: 60)
        form.table.estimatedRowHeight = 44
        form.table.reloadData()
        form.device.settle()
        form.table.contentOffset.y = 1_700
        form.device.settle()

        // The assistant moves a field that is partly out of sight down to the keyboard, and so brings
        // rows above it into view.
        let fields = form.table.visibleCells.compactMap { ($0 as? RowCell)?.fields.first }
        let field = try #require(fields.first { $0.convert($0.bounds, to: nil).minY > 60 })
        form.table.contentOffset.y += field.convert(field.bounds, to: nil).minY - 30
        form.device.settle()
        try form.device.tap(field)
        form.device.settle()
        // The rows above may have moved it off the screen for a moment, where UIKit may end editing.
        let mayEnd = UIKitBehavior.standard.respondingCellOutOfSight == .resigned
        if mayEnd, form.navigator.focusedItem == nil { return }
        #expect(form.navigator.focusedItem === field)
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test(
        "A field that moves because rows above it are measured is in sight after Next in its row",
        .requirement("U360"))
    func nextFieldOfRowStaysInSight() throws {
        let form = RowForm([(0..<60).map { ["\($0).0", "\($0).1"] }])
        form.table.contentOffset.y = 1_700
        form.device.settle()
        let fields = form.table.visibleCells.compactMap { ($0 as? RowCell)?.fields.first }
        let field = try #require(fields.first { $0.convert($0.bounds, to: nil).minY > 100 })
        field.becomeFirstResponder()
        form.device.settle()
        // People scroll the row to the top edge.
        form.table.contentOffset.y += field.convert(field.bounds, to: nil).minY
        form.device.settle()

        form.next()
        #expect(form.focused == field.placeholder?.replacingOccurrences(of: ".0", with: ".1"))
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test(
        "Rows of which UIKit has made the cells, but not laid them out, are not passed over",
        .requirement("U360"))
    func rowsWithoutLayoutAreNotPassedOver() {
        let form = MeasuredForm()
        form.table.visibleCells.compactMap { $0 as? MeasuredCell }.first?.field
            .becomeFirstResponder()
        form.device.settle()
        for name in MeasuredForm.fields.dropFirst() {
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
        for name in MeasuredForm.fields.dropLast().reversed() {
            form.navigator.gotoPreviousItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
    }
}
