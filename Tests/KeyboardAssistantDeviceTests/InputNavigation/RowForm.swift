import CoreGraphics
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form in the rows of a table on a device, with an assistant.
@MainActor
final class RowForm: NSObject, UITableViewDataSource, UITableViewDelegate {
    let device: SimulatedDevice
    let controller = UIViewController()
    let table: UITableView
    let navigator: InputNavigator
    private(set) var assistant: KeyboardAssistant?
    /// The names of the fields in each row of each section.
    var sections: [[[String]]]
    var rowHeight: (IndexPath) -> CGFloat = { _ in 60 }
    /// A Boolean value that indicates whether sections have a header, which floats above the rows.
    var hasHeaders = false
    /// The rows for which the data source was asked.
    private(set) var asked: [IndexPath] = []
    /// The rows for which the data source was asked while the table wasn't being laid out.
    private(set) var askedOutsideLayout: [IndexPath] = []
    /// The vertical offsets to which the table was scrolled.
    var places: [CGFloat] = []
    private(set) var finishes = 0
    /// The vertical offsets to which the table scrolled.
    var offsets: [CGFloat] = []
    /// A closure that is called when editing ends in a field.
    var onEnd: ((RowForm, UITextField) -> Void)?
    /// A closure that prepares the fields of a row when its cell is asked for.
    var prepare: (UITextField) -> Void = { _ in }

    init(
        _ sections: [[[String]]], on model: SimulatedDevice.Model = .iPhone13,
        style: UITableView.Style = .plain, table: UITableView? = nil, hasAssistant: Bool = true,
        hasInputs: ((IndexPath) -> Bool)? = nil
    ) {
        self.sections = sections
        device = SimulatedDevice(model)
        self.table = table ?? WatchedTable(frame: .zero, style: style)
        navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        super.init()
        let table = self.table
        table.frame = device.window.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        controller.view.addSubview(table)
        device.show(controller)
        navigator.onFinish = { [weak self] in self?.finishes += 1 }
        navigator.addInputItems(in: table, hasInputs: hasInputs)
        if hasAssistant { assistant = KeyboardAssistant(scrollView: table, navigator: navigator) }
        device.settle()
    }

    /// Creates a form with one section of rows with one field each.
    convenience init(rows: Int, hasAssistant: Bool = true) {
        self.init([(0..<rows).map { ["\($0)"] }], hasAssistant: hasAssistant)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        asked.append(indexPath)
        if (table as? WatchedTable)?.isBeingLaidOut == false {
            askedOutsideLayout.append(indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.show(sections[indexPath.section][indexPath.row]) { [weak self] in
            if let self { onEnd?(self, $0) }
        }
        (cell as? RowCell)?.fields.forEach(prepare)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeight(indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasHeaders ? "Header \(section)" : nil
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let place = scrollView.contentOffset.y
        offsets.append(place)
        if places.last != place { places.append(place) }
    }

    // MARK: What people do

    /// Scrolls the first row of a section into view, and taps its field.
    func tapField(_ name: String) {
        field(name)?.becomeFirstResponder()
        device.settle()
    }

    func next() {
        navigator.gotoNextItem(shouldLoop: false)
        device.settle()
    }

    func previous() {
        navigator.gotoPreviousItem(shouldLoop: false)
        device.settle()
    }

    func pressReturn() {
        device.type("\n")
        device.settle()
    }

    // MARK: What they see

    /// The name of the field that is edited.
    var focused: String? {
        (navigator.focusedItem as? UITextField)?.placeholder
    }

    func field(_ name: String) -> UITextField? {
        table.visibleCells.compactMap { $0 as? RowCell }.flatMap(\.fields)
            .first { $0.placeholder == name }
    }

    var sight: String {
        guard let field = navigator.focusedItem else { return "none" }
        return
            "\(field.convert(field.bounds, to: nil)) \(device.keyboard.frame ?? .null) \(table.contentOffset)"
    }

    /// Whether the edited field can be seen whole above the keyboard.
    var isInSight: Bool {
        guard let field = navigator.focusedItem else { return false }
        let frame = field.convert(field.bounds, to: nil)
        let bottom = device.keyboard.frame?.minY ?? device.screenSize.height
        return frame.minY >= 47 - 0.5 && frame.maxY <= bottom + 0.5
    }
}

/// A table that knows whether UIKit is laying it out.
final class WatchedTable: UITableView {
    private(set) var isBeingLaidOut = false

    override func layoutSubviews() {
        isBeingLaidOut = true
        super.layoutSubviews()
        isBeingLaidOut = false
    }
}

/// A row with text fields side by side.
class RowCell: UITableViewCell, UITextFieldDelegate {
    private(set) var fields: [UITextField] = []
    private var onEnd: ((UITextField) -> Void)?

    func show(_ names: [String], onEnd: @escaping (UITextField) -> Void) {
        self.onEnd = onEnd
        while fields.count > names.count { fields.removeLast().removeFromSuperview() }
        while fields.count < names.count {
            let field = UITextField(
                frame: CGRect(x: 20 + 110 * CGFloat(fields.count), y: 8, width: 100, height: 44))
            field.delegate = self
            contentView.addSubview(field)
            fields.append(field)
        }
        for (field, name) in zip(fields, names) { field.placeholder = name }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        onEnd?(textField)
    }
}
