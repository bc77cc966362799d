import CoreGraphics
import Foundation
import UIKit

/// A table in a window, with a data source and delegate that note the calls they receive.
@MainActor
final class TestTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var titles: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var log: [String] = []
    var refused: Set<IndexPath> = []
    var forbidden: Set<IndexPath> = []
    var redirections: [IndexPath: IndexPath] = [:]
    var isFirmlySelected = false
    let table: UITableView
    private let window: UIWindow

    init(_ rows: [[String]], style: UITableView.Style = .plain) {
        self.rows = rows
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        window.isHidden = false
        table.layoutIfNeeded()
    }

    convenience init(count: Int, sections: Int = 1, style: UITableView.Style = .plain) {
        self.init(
            (0..<sections).map { section in (0..<count).map { "\(section).\($0)" } }, style: style)
    }

    func show() {
        table.layoutIfNeeded()
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers[section]
    }

    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !refused.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return forbidden.contains(indexPath) ? nil : redirections[indexPath] ?? indexPath
    }

    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return isFirmlySelected ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
        log.append("primaryAction \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log.append("willDisplay \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        log.append("didEndDisplaying \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    }
}

extension IndexPath {
    static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }
}
