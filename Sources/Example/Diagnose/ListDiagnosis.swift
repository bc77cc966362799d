import Foundation
import UIKit

/// The part of the diagnosis that asks what lists do with the cell that is typed in.
@MainActor
final class ListDiagnosis {
    private let run: DiagnosisRun
    private let table = FieldTableViewController()
    private let collection = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
    private let collectionField = UITextField()
    private var field: UITextField?
    private var isTyping = false
    private var rooms = RoomFindings()
    /// The size of the table's content before a view is pinned to its guide.
    private var sizeBefore = CGSize.zero

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] { tableScript + collectionScript }

    // MARK: A table

    private static let first = IndexPath(row: 0, section: 0)

    private var tableView: UITableView { table.tableView }

    private var tableScript: [DiagnosisStep] {
        [
            run.presenting(table) {
                // UIKit prepares cells in the direction in which the table scrolls.
                self.tableView.contentOffset.y += 10
            },
            DiagnosisStep(action: {}, observation: { self.lookForHiddenCell() }),
            DiagnosisStep(action: { self.focusFirstRow() }),
            DiagnosisStep {
                self.isTyping = self.field?.isFirstResponder == true
                self.tableView.contentOffset.y += self.tableView.bounds.height * 3
            } observation: {
                guard self.isTyping, let field = self.field else { return }
                let stays = field.isFirstResponder
                self.run.answer(.respondingCellOutOfSight, stays ? "kept" : "resigned")
                self.tableView.contentOffset.y = 0
            },
            DiagnosisStep(action: { self.focusFirstRow() }),
            DiagnosisStep {
                self.reloadFirstRow()
            } observation: {
                // The row may also be replaced at the end of the table's own animation.
                guard self.field?.isFirstResponder == true else { return }
                self.run.answer(.reloadWithResponder, "kept")
            },
            DiagnosisStep {
                self.sizeBefore = self.tableView.contentSize
                self.pinHiddenView()
            } observation: {
                self.noteContentSize()
            },
            run.dismissing(),
        ]
    }

    private func lookForHiddenCell() {
        guard let last = tableView.indexPathsForVisibleRows?.max() else { return }
        let next = IndexPath(row: last.row + 1, section: last.section)
        // A table that has prepared no cell tells nothing.
        guard table.preparedRows.contains(next) else { return }
        let isReturned = tableView.cellForRow(at: next) != nil
        run.answer(.hiddenCells, isReturned ? "prepared" : "none")
    }

    private func focusFirstRow() {
        tableView.layoutIfNeeded()
        field = (tableView.cellForRow(at: Self.first) as? FieldCell)?.field
        field?.becomeFirstResponder()
    }

    private func reloadFirstRow() {
        guard let field, field.isFirstResponder else { return }
        tableView.reloadRows(at: [Self.first], with: .none)
        guard field.isFirstResponder else {
            return run.answer(.reloadWithResponder, "resignsAtOnce")
        }
        tableView.setNeedsLayout()
        tableView.layoutIfNeeded()
        if !field.isFirstResponder { run.answer(.reloadWithResponder, "resignsAtLayout") }
    }

    /// Pins a hidden view to the corner of the table's content, as the library does in lists.
    private func pinHiddenView() {
        let view = UIView()
        view.isHidden = true
        view.translatesAutoresizingMaskIntoConstraints = false
        tableView.addSubview(view)
        let guide = tableView.contentLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 1),
            view.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    private func noteContentSize() {
        let (before, after) = (sizeBefore, tableView.contentSize)
        run.add(
            DiagnosisReport.Reading(
                "A hidden view is pinned to a table's content guide",
                [
                    "content size before": [before.width, before.height],
                    "content size after": [after.width, after.height],
                ], verdict: before == after ? "the same size" : "another size"))
    }

    // MARK: A collection view controller

    private var collectionScript: [DiagnosisStep] {
        [
            run.presenting(collection) {
                self.collectionField.borderStyle = .roundedRect
                self.collectionField.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
                self.collection.collectionView.addSubview(self.collectionField)
                self.rooms.before = self.room
            },
            DiagnosisStep {
                self.collectionField.becomeFirstResponder()
            } observation: {
                guard self.run.keyboard(covering: self.collection.view) != nil else { return }
                self.rooms.withKeyboard = self.room
            },
            DiagnosisStep {
                self.collectionField.resignFirstResponder()
                if self.run.isKeyboardHidden { self.rooms.atHide = self.room }
            } observation: {
                self.rooms.after = self.room
                self.run.answer(.collectionControllerRoom, self.rooms.answer)
            },
            run.dismissing(),
        ]
    }

    private var room: CGFloat { collection.collectionView.adjustedContentInset.bottom }
}

/// A table with a text field in each row, which makes no room for the keyboard by itself.
private final class FieldTableViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    /// The rows for which the table has asked for a cell.
    private(set) var preparedRows: Set<IndexPath> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        preparedRows.insert(indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    }
}

/// A row with a text field.
private final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 20, y: 8, width: 200, height: 44)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
