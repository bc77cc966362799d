import UIKit

/// The part of the diagnosis that asks what becomes of content that is turned or updated.
@MainActor
final class ContentDiagnosis {
    private let run: DiagnosisRun
    private let screen = UIViewController()
    private let turned = UIView()
    private let table = UITableView()
    private let rows = PlainRows()
    /// The top of the turned view's safe area before that of its controller grows.
    private var topBefore: CGFloat = 0

    /// A length that is easy to tell from no length, in points.
    private static let length: CGFloat = 100

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] {
        [
            run.presenting(screen) { self.addViews() },
            DiagnosisStep {
                self.turned.transform = CGAffineTransform(scaleX: 1, y: -1)
                self.topBefore = self.turned.safeAreaInsets.top
                self.screen.additionalSafeAreaInsets.top += Self.length
            } observation: {
                let growth = self.turned.safeAreaInsets.top - self.topBefore
                self.run.answer(.turnedSafeArea, growth > Self.length / 2 ? "ofFrame" : "kept")
            },
            DiagnosisStep {
                self.updateTable()
            },
            run.dismissing(),
        ]
    }

    private func addViews() {
        turned.isUserInteractionEnabled = false
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 60
        table.dataSource = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        for view in [table, turned] {
            view.frame = screen.view.bounds
            screen.view.addSubview(view)
        }
    }

    /// Makes room below the rows during an update, and asks for the last row.
    private func updateTable() {
        table.performBatchUpdates { self.table.contentInset.bottom = Self.length }
        table.scrollToRow(
            at: IndexPath(row: PlainRows.count - 1, section: 0), at: .bottom, animated: false)
        let room = table.contentOffset.y + table.bounds.height - table.contentSize.height
        run.answer(.insetInUpdate, room > Self.length / 2 ? "atOnce" : "afterUpdate")
    }
}

/// Rows without content.
private final class PlainRows: NSObject, UITableViewDataSource {
    static let count = 200

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
