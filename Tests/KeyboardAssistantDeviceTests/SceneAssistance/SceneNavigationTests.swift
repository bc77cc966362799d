import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The bar and the Return key of a whole scene.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneNavigationTests {
    @MainActor
    private struct Parts {
        let bar = DefaultNavigationView()
        let form = TestForm(fields: 5)
        let scene: AssistedScene

        init() {
            scene = AssistedScene(accessory: .controller(bar), handlesReturnKey: true)
        }

        var navigator: InputNavigator? { scene.assistant?.navigator }
    }

    @Test("The bar and Return walk a screen in reading order", .requirement("U373"))
    func barAndReturnWalkScreen() {
        let parts = Parts()
        let (scene, form, bar) = (parts.scene, parts.form, parts.bar)
        let extra = UITextView(frame: CGRect(x: 20, y: 65, width: 300, height: 30))
        form.content.addSubview(extra)
        scene.show(form)
        scene.edit(form.fields[0])
        #expect(
            parts.navigator?.inputItems == [form.fields[0], extra] + Array(form.fields[1...]))
        #expect(form.fields[0].inputAccessoryView === bar)
        #expect(form.fields[0].returnKeyType == .next)

        scene.device.press("\r")
        scene.device.settle()
        #expect(extra.isFirstResponder)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
        for _ in 1..<4 { scene.device.press("\r") }
        scene.device.settle()
        #expect(form.fields[4].isFirstResponder)
        #expect(form.fields[4].returnKeyType == .done)
        #expect(scene.shows(form.fields[4]))
        scene.device.press("\r")
        scene.device.settle()
        #expect(!form.fields[4].isFirstResponder)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "Delegates, accessory views and Return keys that are there are kept",
        .requirement("U373"))
    func whatIsThereIsKept() {
        let parts = Parts()
        let (scene, form, bar) = (parts.scene, parts.form, parts.bar)
        let delegate = ReturnDelegate()
        let ownBar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        form.fields[0].delegate = delegate
        form.fields[1].inputAccessoryView = ownBar
        form.fields[2].returnKeyType = .search
        scene.show(form)
        scene.edit(form.fields[0])
        #expect(form.fields[0].delegate === delegate)
        #expect(form.fields[1].inputAccessoryView === ownBar)
        #expect(form.fields[2].returnKeyType == .search)

        // The delegate has moved on, and Return does nothing else.
        delegate.next = form.fields[2]
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[2].isFirstResponder)
        #expect(form.fields[2].inputAccessoryView === bar)
        // Search is the app's.
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[2].isFirstResponder)
        // A delegate that declines is obeyed.
        scene.edit(form.fields[0])
        (delegate.next, delegate.returns) = (nil, false)
        scene.device.press("\r")
        #expect(form.fields[0].isFirstResponder)
        delegate.returns = true
        scene.device.press("\r")
        #expect(form.fields[1].isFirstResponder)
    }

    @Test("Inputs that appear during editing join before the next move", .requirement("U373"))
    func laterInputsJoin() {
        let parts = Parts()
        let (scene, form, bar) = (parts.scene, parts.form, parts.bar)
        scene.show(form)
        scene.edit(form.fields[0])
        let late = UITextField(frame: CGRect(x: 20, y: 62, width: 300, height: 30))
        form.content.addSubview(late)
        form.fields[1].isHidden = true
        bar.btNext.sendActions(for: .touchUpInside)
        #expect(late.isFirstResponder)
        bar.btNext.sendActions(for: .touchUpInside)
        #expect(form.fields[2].isFirstResponder)
        late.removeFromSuperview()
        bar.btPrev.sendActions(for: .touchUpInside)
        #expect(form.fields[0].isFirstResponder)
        #expect(late.inputAccessoryView == nil)
    }

    @Test(
        "The inputs are those of the screen, in all of its view controllers, and no others",
        .requirement("U373"))
    func inputsAreThoseOfScreen() {
        let parts = Parts()
        let (scene, form) = (parts.scene, parts.form)
        let (first, child) = (TestForm(fields: 2), TestForm(fields: 2))
        let stack = UINavigationController(rootViewController: first)
        scene.show(stack)
        stack.pushViewController(form, animated: false)
        form.addChild(child)
        child.view.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
        form.view.addSubview(child.view)
        child.didMove(toParent: form)
        scene.device.settle()
        scene.edit(form.fields[0])
        #expect(parts.navigator?.inputItems == form.fields + child.fields)
        scene.endEditing()
        #expect(form.fields[0].inputAccessoryView == nil)
    }

    @Test("A table's fields are those of the rows that exist, and no row is searched")
    func tableIsNotSearched() {
        let parts = Parts()
        let (scene, bar) = (parts.scene, parts.bar)
        let table = FieldTable(rows: 60)
        scene.show(table)
        scene.edit(table.field(in: 2))
        let visible = table.list.indexPathsForVisibleRows?.count ?? 0
        #expect(parts.navigator.map { $0.inputItems.count <= visible + 1 } == true)
        #expect(scene.assistance == .scrollView(table.list))
        let offset = table.list.contentOffset.y
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(table.field(in: 3).isFirstResponder)
        #expect(table.list.contentOffset.y == offset)
    }
}

/// A table with a field in each row, in a screen that isn't a table view controller.
final class FieldTable: UIViewController, UITableViewDataSource {
    let list = UITableView()
    private let rows: Int
    private let makeField: () -> UITextField

    init(rows: Int, makeField: @escaping () -> UITextField = { UITextField() }) {
        self.rows = rows
        self.makeField = makeField
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.rowHeight = 60
        list.dataSource = self
        view.addSubview(list)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = makeField()
        field.frame = CGRect(x: 20, y: 10, width: 300, height: 40)
        cell.contentView.addSubview(field)
        return cell
    }

    /// Returns the field in a row that is visible.
    func field(in row: Int) -> UITextField {
        let cell = list.cellForRow(at: IndexPath(row: row, section: 0))
        return cell?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
            ?? UITextField()
    }
}
