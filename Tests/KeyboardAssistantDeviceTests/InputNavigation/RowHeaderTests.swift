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
    /// A form of a table with a field in its header, its footer and each row, and in those of its
    /// sections.
    private func form(
        sections: Int, rows count: Int, _ kind: HeaderKind, _ style: UITableView.Style,
        headerIsField: Bool = false, frame: CGRect? = nil, hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> (MixedForm, UITableView) {
        let form = MixedForm()
        let rows = FieldRows(
            (0..<sections).map { section in
                (0..<count).map { ["\(section).\($0)"] }
            })
        let table = rows.table(.zero, style)
        table.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (50, 50)
        let fieldView = { [unowned rows] (name: String) in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            rows.show([name], in: view)
            return view
        }
        rows.makeHeader = { [unowned rows] table, name in
            switch kind {
            case .none: return UIView()
            case .plain: return fieldView(name)
            case .reused:
                let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
                if let view { rows.show([name], in: view.contentView) }
                return view
            }
        }
        table.tableHeaderView = headerIsField ? rows.field("top") : fieldView("top")
        table.tableFooterView = fieldView("bottom")
        table.delegate = rows
        form.fill(table, rows, hasInputs: hasInputs)
        if let frame { table.frame = frame }
        form.device.settle()
        return (form, table)
    }

    /// Returns whether the edited field can be seen whole below the safe area's top and above the
    /// keyboard.
    private func isInSight(in form: MixedForm) -> Bool {
        guard let field = form.navigator.focusedItem else { return false }
        return form.isInSight && field.convert(field.bounds, to: nil).minY >= 47 - 0.5
    }

    @Test(
        "Fields in headers and footers come before and after their rows", .requirement("U363"),
        arguments: [HeaderKind.reused, .plain], [UITableView.Style.plain, .grouped])
    func headersAndFootersAreWalked(kind: HeaderKind, style: UITableView.Style) {
        let (form, _) = form(sections: 3, rows: 6, kind, style)
        let names =
            ["top"]
            + (0..<3).flatMap { section in
                ["header\(section)"] + (0..<6).map { "\(section).\($0)" } + ["footer\(section)"]
            } + ["bottom"]
        form.tap("top")
        let keyboard = KeyboardWatch()
        for name in names.dropFirst() {
            #expect(form.next() == name)
            #expect(isInSight(in: form), "\(name)")
        }
        for name in names.dropLast().reversed() {
            #expect(form.previous() == name)
            #expect(isInSight(in: form), "\(name)")
        }
        #expect(keyboard.hides == 0)
    }

    @Test("A header of a table that is a field itself takes part", .requirement("U363"))
    func fieldAsHeaderTakesPart() {
        let (form, _) = form(sections: 1, rows: 2, .none, .grouped, headerIsField: true)
        form.tap("top")
        #expect(form.navigator.inputItems.count == 4)
        #expect(form.next() == "0.0")
        #expect(form.previous() == "top")
    }

    @Test(
        "A header that a table has just got takes part before it has been laid out",
        .requirement("U363"))
    func newHeaderTakesPart() {
        let form = MixedForm()
        let table = form.addTable(FieldRows("", 3))
        form.tap("0")
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        let field = UITextField()
        field.placeholder = "new"
        field.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 8),
            field.widthAnchor.constraint(equalToConstant: 100),
            field.heightAnchor.constraint(equalToConstant: 40),
        ])
        table.tableHeaderView = header
        #expect(form.previous() == "new")
    }

    @Test("Headers without fields are passed", .requirement("U362"))
    func headersWithoutFieldsArePassed() {
        let (form, _) = form(sections: 4, rows: 4, .none, .grouped)
        let names = ["top"] + (0..<4).flatMap { section in (0..<4).map { "\(section).\($0)" } }
        form.tap("top")
        for name in names.dropFirst() + ["bottom"] {
            #expect(form.next() == name)
        }
    }

    @Test(
        "One key passes any number of headers and footers between rows that are declared",
        .requirement("U362"))
    func headersBetweenDeclaredRowsAreNotLookedAt() {
        let (form, _) = form(
            sections: 30, rows: 4, .none, .grouped, hasInputs: { $0.section == 0 })
        form.tap("0.3")
        #expect(form.next() == "bottom")
        #expect(form.previous() == "0.3")
    }

    @Test(
        "A plain header and a plain footer that float over one another both take part",
        .requirement("U363"))
    func floatingHeaderAndFooterOverlap() {
        let (form, table) = form(
            sections: 1, rows: 20, .plain, .plain,
            frame: CGRect(x: 0, y: 300, width: 390, height: 80))
        for place in [300 as CGFloat, 500] {
            table.contentOffset.y = place
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
