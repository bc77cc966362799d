import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Fields in the headers and footers of tables.
@MainActor
@Suite(.doubts(.lists)) struct RowHeaderTests {
    @Test(
        "Fields in headers and footers come before and after their rows", .requirement("U363"),
        arguments: [HeaderKind.reused, .plain], [UITableView.Style.plain, .grouped])
    func headersAndFootersAreWalked(kind: HeaderKind, style: UITableView.Style) {
        let form = HeaderForm(sections: 3, rows: 6, kind, style)
        let names =
            ["top"]
            + (0..<3).flatMap { section in
                ["header\(section)"] + (0..<6).map { "\(section).\($0)" } + ["footer\(section)"]
            } + ["bottom"]
        form.tap("top")
        let keyboard = KeyboardWatch()
        for name in names.dropFirst() {
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
        for name in names.dropLast().reversed() {
            form.navigator.gotoPreviousItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
        #expect(keyboard.hides == 0)
    }

    @Test("A header of a table that is a field itself takes part", .requirement("U363"))
    func fieldAsHeaderTakesPart() {
        let form = HeaderForm(sections: 1, rows: 2, .none, .grouped, headerIsField: true)
        form.tap("top")
        #expect(form.navigator.inputItems.count == 4)
        form.navigator.gotoNextItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "0.0")
        form.navigator.gotoPreviousItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "top")
    }

    @Test("Headers without fields are passed", .requirement("U362"))
    func headersWithoutFieldsArePassed() {
        let form = HeaderForm(sections: 4, rows: 4, .none, .grouped)
        let names = ["top"] + (0..<4).flatMap { section in (0..<4).map { "\(section).\($0)" } }
        form.tap("top")
        for name in names.dropFirst() + ["bottom"] {
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == name)
        }
    }

    @Test(
        "One key passes any number of headers and footers between rows that are declared",
        .requirement("U362"))
    func headersBetweenDeclaredRowsAreNotLookedAt() {
        let form = HeaderForm(
            sections: 30, rows: 4, .none, .grouped, hasInputs: { $0.section == 0 })
        form.tap("0.3")
        form.navigator.gotoNextItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "bottom")
        form.navigator.gotoPreviousItem(shouldLoop: false)
        form.device.settle()
        #expect(form.focused == "0.3")
    }

    @Test(
        "A plain header and a plain footer that float over one another both take part",
        .requirement("U363"))
    func floatingHeaderAndFooterOverlap() {
        let form = HeaderForm(
            sections: 1, rows: 20, .plain, .plain,
            frame: CGRect(x: 0, y: 300, width: 390, height: 80))
        for place in [300 as CGFloat, 500] {
            form.table.contentOffset.y = place
            form.device.settle()
            let names = form.navigator.inputItems.compactMap { ($0 as? UITextField)?.placeholder }
            #expect(names.contains("header0") && names.contains("footer0"), "\(names)")
            #expect(names.firstIndex(of: "header0") ?? 9 < names.firstIndex(of: "footer0") ?? 0)
        }
    }

    /// The views for headers and footers.
    enum HeaderKind: Sendable {
        /// `UITableViewHeaderFooterView`
        case reused
        case plain
        /// Views without fields.
        case none
    }
}

extension RowHeaderTests {
    /// A table with a field in its header, its footer and each row, and in those of its sections.
    @MainActor
    private final class HeaderForm: NSObject, UITableViewDataSource, UITableViewDelegate {
        let device = SimulatedDevice(.iPhone13)
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        private let sections: Int
        private let rows: Int
        private let kind: HeaderKind
        let table: UITableView
        private let controller = UIViewController()
        private var assistant: KeyboardAssistant?

        init(
            sections: Int, rows: Int, _ kind: HeaderKind, _ style: UITableView.Style,
            headerIsField: Bool = false, frame: CGRect? = nil,
            hasInputs: ((IndexPath) -> Bool)? = nil
        ) {
            (self.sections, self.rows, self.kind) = (sections, rows, kind)
            table = UITableView(frame: frame ?? device.window.bounds, style: style)
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.register(
                UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            table.rowHeight = 60
            table.sectionHeaderHeight = 50
            table.sectionFooterHeight = 50
            table.tableHeaderView = headerIsField ? field("top") : fieldView("top")
            table.tableFooterView = fieldView("bottom")
            table.dataSource = self
            table.delegate = self
            controller.view.addSubview(table)
            device.show(controller)
            navigator.addInputItems(in: table, hasInputs: hasInputs)
            assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
            device.settle()
        }

        private func fieldView(_ name: String) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            add(name, to: view)
            return view
        }

        private func add(_ name: String, to view: UIView) {
            view.subviews.forEach { $0.removeFromSuperview() }
            view.addSubview(field(name))
        }

        private func field(_ name: String) -> UITextField {
            let field = UITextField(frame: CGRect(x: 20, y: 4, width: 200, height: 40))
            field.placeholder = name
            return field
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            add("\(indexPath.section).\(indexPath.row)", to: cell.contentView)
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            header("header\(section)")
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            header("footer\(section)")
        }

        private func header(_ name: String) -> UIView? {
            switch kind {
            case .none: return UIView()
            case .plain: return fieldView(name)
            case .reused:
                let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
                if let view { add(name, to: view.contentView) }
                return view
            }
        }

        func tap(_ name: String) {
            controller.view.fields(named: name).first?.becomeFirstResponder()
            device.settle()
        }

        var focused: String? { (navigator.focusedItem as? UITextField)?.placeholder }

        /// Whether the edited field can be seen whole above the keyboard.
        var isInSight: Bool {
            guard let field = navigator.focusedItem else { return false }
            let frame = field.convert(field.bounds, to: nil)
            return frame.minY >= 47 - 0.5
                && frame.maxY <= (device.keyboard.frame?.minY ?? 844) + 0.5
        }
    }
}
