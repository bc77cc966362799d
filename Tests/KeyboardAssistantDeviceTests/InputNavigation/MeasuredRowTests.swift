import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A row that Auto Layout measures, if it has a field.
private final class MeasuredCell: RowCell {
    private let column = UIStackView(arrangedSubviews: [UILabel()])

    override func show(_ names: [String], onEnd: @escaping (UITextField) -> Void) {
        super.show(names, onEnd: onEnd)
        guard let field = fields.first, field.superview !== column else { return }
        // Its size comes with the row's layout.
        field.frame = .zero
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        column.addArrangedSubview(field)
        guard column.superview == nil else { return }
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        ])
    }
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
        try checkThatTapShows(field, in: form)
    }

    private func checkThatTapShows(_ field: UITextField, in form: RowForm) throws {
        try form.device.tap(field)
        form.device.settle()
        // The rows above may have moved it off the screen for a moment, where UIKit may end editing.
        let mayEnd = UIKitBehavior.standard.respondingCellOutOfSight == .resigned
        if mayEnd, form.navigator.focusedItem == nil { return }
        #expect(form.navigator.focusedItem === field)
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test(
        "A field is in sight after a tap if rows above it are partly higher and partly lower than estimated",
        .requirement("U360"), arguments: 30..<42)
    func tappedFieldBelowUnlikeRowsStaysInSight(row: Int) throws {
        let form = RowForm(rows: 60)
        form.table.estimatedRowHeight = 120
        form.rowHeight = { $0.row % 4 == 0 ? 56 : 160 }
        form.table.reloadData()
        form.device.settle()
        form.tapField("2")
        // Past rows that aren't measured.
        form.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        form.device.settle()
        form.table.contentOffset.y += 20
        form.device.settle()
        let field = try #require(form.field("\(row)"))
        try checkThatTapShows(field, in: form)
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
        form.device.focus(field)
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
        let sections = (0..<3).map { section in
            (0..<9).map { (1..<8).contains($0) ? ["\(section).\($0)"] : [] }
        }
        let form = RowForm(sections, style: .grouped)
        form.device.keyboard.mode = .hardware(bar: true)
        form.table.register(MeasuredCell.self, forCellReuseIdentifier: "row")
        form.table.estimatedRowHeight = 60
        form.rowHeight = {
            sections[$0.section][$0.row].isEmpty ? 60 : UITableView.automaticDimension
        }
        form.table.reloadData()
        form.device.settle()
        let names = sections.flatMap { $0.flatMap(\.self) }
        form.tapField(names[0])
        for name in names.dropFirst() {
            form.next()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
        for name in names.dropLast().reversed() {
            form.previous()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
    }
}
