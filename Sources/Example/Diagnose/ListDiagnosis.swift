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
    private var roomBefore: CGFloat = 0
    private var roomWithKeyboard: CGFloat = 0
    private var roomAfterHide: CGFloat = 0

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
                self.tableView.contentOffset.y += self.tableView.bounds.height * 3
            } observation: {
                let stays = self.field?.isFirstResponder == true
                self.run.answer(.respondingCellOutOfSight, stays ? "kept" : "resigned")
                self.tableView.contentOffset.y = 0
            },
            DiagnosisStep(action: { self.focusFirstRow() }),
            DiagnosisStep(action: { self.reloadFirstRow() }),
            run.dismissing(),
        ]
    }

    private func lookForHiddenCell() {
        guard let last = tableView.indexPathsForVisibleRows?.max() else { return }
        let next = IndexPath(row: last.row + 1, section: last.section)
        let isPrepared = tableView.cellForRow(at: next) != nil
        run.answer(.hiddenCells, isPrepared ? "prepared" : "none")
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
        run.answer(.reloadWithResponder, field.isFirstResponder ? "kept" : "resignsAtLayout")
    }

    // MARK: A collection view controller

    private var collectionScript: [DiagnosisStep] {
        [
            run.presenting(collection) {
                self.collectionField.borderStyle = .roundedRect
                self.collectionField.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
                self.collection.collectionView.addSubview(self.collectionField)
                self.roomBefore = self.room
            },
            DiagnosisStep {
                self.collectionField.becomeFirstResponder()
            } observation: {
                self.roomWithKeyboard = self.room
            },
            DiagnosisStep {
                self.collectionField.resignFirstResponder()
                self.roomAfterHide = self.room
            } observation: {
                self.run.answer(.collectionControllerRoom, self.collectionAnswer)
            },
            run.dismissing(),
        ]
    }

    private var room: CGFloat { collection.collectionView.adjustedContentInset.bottom }

    private var collectionAnswer: String? {
        guard run.hasSeenKeyboard else { return nil }
        if roomWithKeyboard - roomBefore < 0.5 { return "never" }
        return roomAfterHide - roomBefore < 0.5 ? "untilHide" : "untilTurnAfterHide"
    }
}

/// A table with a text field in each row, which makes no room for the keyboard by itself.
private final class FieldTableViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()

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
        tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
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
