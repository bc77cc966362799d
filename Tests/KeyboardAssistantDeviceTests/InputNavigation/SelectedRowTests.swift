import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Fields that can be edited only after their rows were selected, as in the lists of Former.
@MainActor
@Suite(.doubts(.lists, .editing)) struct SelectedRowTests {
    @Test(
        "Where the app allows it, Next and Previous select rows as a tap would",
        .requirement("U576"), arguments: [true, false], [60, 500] as [CGFloat])
    func stepsSelectRows(appBeginsEditing: Bool, height: CGFloat) throws {
        let form = LockedForm(selectsRows: true, height: height)
        form.beginsEditing = appBeginsEditing
        try form.tap(0)
        for row in 1..<8 {
            form.log = []
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == "\(row)")
            #expect(
                form.log == ["shouldHighlight \(row)", "willSelect \(row)", "didSelect \(row)"])
            #expect(form.device.shows(try #require(form.navigator.focusedItem)))
            let field = form.navigator.focusedItem as? UITextField
            #expect(field?.returnKeyType == (row < 7 ? .next : .done))
        }
        for row in (0..<7).reversed() {
            form.navigator.gotoPreviousItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == "\(row)")
        }
        #expect(form.finishes == 0)
    }

    @Test("Otherwise the form passes them", .requirement("U576"))
    func stepsPassLockedRows() throws {
        let form = LockedForm(selectsRows: false, height: 60)
        form.open = [5]
        form.table.reloadData()
        form.device.settle()
        try form.tap(0)
        form.log = []
        form.navigator.gotoNextItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "5")
        #expect(form.log == [])
        let locked = try #require(form.table.fields(named: "3").first)
        #expect(form.navigator.focus(locked) == .failed(.unavailable))
    }

    @Test(
        "A row that people can't select, or whose field stays locked, is passed",
        .requirement("U576"))
    func rowsThatStayLockedArePassed() throws {
        let form = LockedForm(selectsRows: true, height: 60)
        (form.refused, form.stubborn) = ([1], [2])
        try form.tap(0)
        form.log = []
        form.navigator.gotoNextItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "3")
        #expect(
            form.log == [
                "shouldHighlight 1", "shouldHighlight 2", "willSelect 2", "didSelect 2",
                "shouldHighlight 3", "willSelect 3", "didSelect 3",
            ])
    }
}

/// A table whose fields accept touches only while they are edited.
@MainActor
private final class LockedForm: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
{
    let device = SimulatedDevice(.iPhone13)
    let table = UITableView(frame: .zero)
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    /// A Boolean value that indicates whether the app begins editing when a row is selected.
    var beginsEditing = true
    /// The rows whose fields can always be edited, can't be selected, and stay locked.
    var (open, refused, stubborn): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var log: [String] = []
    private(set) var finishes = 0
    private var assistant: KeyboardAssistant?

    init(selectsRows: Bool, height: CGFloat) {
        super.init()
        table.frame = device.window.bounds
        table.rowHeight = height
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view.addSubview(table)
        device.show(controller)
        navigator.onFinish = { [weak self] in self?.finishes += 1 }
        navigator.addInputItems(in: table, selectsRows: selectsRows)
        assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
        device.settle()
    }

    var focused: String? { (navigator.focusedItem as? UITextField)?.placeholder }

    func tap(_ row: Int) throws {
        guard let cell = table.cellForRow(at: [0, row]) else { return }
        let beginning = beginsEditing
        beginsEditing = true
        try device.tap(cell)
        device.settle()
        beginsEditing = beginning
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentView.subviews.forEach { $0.removeFromSuperview() }
        let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 40))
        field.placeholder = "\(indexPath.row)"
        field.isUserInteractionEnabled = open.contains(indexPath.row)
        field.delegate = self
        cell.contentView.addSubview(field)
        return cell
    }

    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !refused.contains(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
        guard !stubborn.contains(indexPath.row) else { return }
        let field = tableView.fields(named: "\(indexPath.row)").first
        field?.isUserInteractionEnabled = true
        if beginsEditing { field?.becomeFirstResponder() }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.isUserInteractionEnabled = false
    }
}
