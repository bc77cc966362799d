import CoreGraphics
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A conversation of rows that measure themselves, whose earlier rows come later.
@MainActor
final class History {
    let device: SimulatedDevice
    let screen: HistoryScreen
    let assistant: ConversationAssistant

    /// Shows `rows` rows, which are expected to be `estimate` points high, in a list that has the `inset`
    /// of the app's.
    ///
    /// A test that waits has a center of its own, because other tests' keyboards are told meanwhile.
    init(
        _ kind: ConversationStage.Kind, _ model: SimulatedDevice.Model = .iPhone13,
        rows: Int = 60, estimate: CGFloat, inset: UIEdgeInsets = .zero,
        center: NotificationCenter = .default
    ) {
        device = SimulatedDevice(model)
        screen = HistoryScreen(kind, rows: rows, estimate: estimate)
        screen.list.contentInset = inset
        assistant = ConversationAssistant(
            list: screen.list, bar: screen.bar,
            observer: KeyboardObserver(notificationCenter: center))
        assistant.itemIdentifier = { [unowned screen] in screen.itemIdentifier(at: $0) }
        assistant.start()
        device.show(screen)
        device.settle()
    }

    /// Scrolls away from the end by `distance` points.
    func scroll(awayFromEnd distance: CGFloat) {
        screen.list.contentOffset.y += screen.isInverted ? distance : -distance
        device.settle()
    }

    /// The row nearest to the middle of the screen.
    var rowInMiddle: Int? {
        let middle = screen.list.bounds.midY
        func distance(_ row: Int) -> CGFloat {
            screen.frame(of: row).map { abs($0.midY - middle) } ?? .infinity
        }
        return screen.visibleRows.min { distance($0) < distance($1) }
    }

    /// The position of the upper edge of `row` on the screen, as it is drawn, in points.
    func drawnTop(of row: Int) -> CGFloat? {
        guard let cell = screen.cell(of: row) else { return nil }
        let list = screen.list.layer.presentation() ?? screen.list.layer
        let layer = cell.layer.presentation() ?? cell.layer
        let (size, center) = (layer.bounds.size, layer.position)
        return screen.isInverted
            ? list.bounds.maxY - (center.y + size.height / 2)
            : center.y - size.height / 2 - list.bounds.minY
    }
}

/// A list of numbered rows that measure themselves, behind a bar with an input.
final class HistoryScreen: UIViewController {
    let list: UIScrollView
    let bar = UIView()
    let input = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 34))
    private(set) lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
    let isInverted: Bool
    private(set) lazy var keys = ComposerKeys(input: input, list: list)
    /// Gives a cell what VoiceOver reads of a row.
    var describe: (UIView, Int) -> Void = { cell, row in
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Row \(row)"
    }
    /// The points by which rows have grown.
    private var growth: [Int: CGFloat] = [:]
    private(set) var rows: [Int]
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?
    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ kind: ConversationStage.Kind, rows count: Int, estimate: CGFloat) {
        rows = Array(0..<count)
        isInverted = kind == .invertedTable
        list =
            kind == .collection
            ? Self.collection(estimate: estimate) : WatchedTable(frame: .zero, style: .plain)
        super.init(nibName: nil, bundle: nil)
        if let table = list as? UITableView {
            (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, estimate)
            table.register(SizedTableCell.self, forCellReuseIdentifier: "row")
            tableSource = UITableViewDiffableDataSource(tableView: table) {
                [weak self] table, indexPath, row in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                (cell as? SizedTableCell)?.height.constant = self?.height(of: row) ?? 0
                self?.describe(cell, row)
                return cell
            }
        } else if let view = list as? UICollectionView {
            let cells = UICollectionView.CellRegistration<SizedCell, Int> {
                [weak self] cell, _, row in
                cell.height.constant = self?.height(of: row) ?? 0
                self?.describe(cell, row)
            }
            collectionSource = UICollectionViewDiffableDataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
        }
        list.contentInsetAdjustmentBehavior = .never
        list.alwaysBounceVertical = true
        if isInverted { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        apply(animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [list, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        bar.addSubview(input)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor), barHeight,
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override var keyCommands: [UIKeyCommand]? { keys.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keys.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    /// The height of a row, which is between 20 and 140 points if it hasn't grown.
    private func height(of row: Int) -> CGFloat {
        let height = CGFloat((row &* 7_919 &+ 12_345) & 0xFFFF)
        return 20 + height.truncatingRemainder(dividingBy: 121) + (growth[row] ?? 0)
    }

    private static func collection(estimate: CGFloat) -> UICollectionView {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        return WatchedCollection(frame: .zero, collectionViewLayout: layout)
    }

    // MARK: Rows

    /// Puts `count` earlier rows in front.
    func prepend(_ count: Int, animated: Bool) {
        let first = (rows.min() ?? 0) - count
        rows = Array(first..<first + count) + rows
        apply(animated: animated)
    }

    /// Adds `count` rows at the end.
    func append(_ count: Int, animated: Bool) {
        let next = (rows.max() ?? -1) + 1
        rows += Array(next..<next + count)
        apply(animated: animated)
    }

    func delete(_ row: Int, animated: Bool) {
        rows.removeAll { $0 == row }
        apply(animated: animated)
    }

    /// Makes a row higher.
    func grow(_ row: Int, by points: CGFloat) {
        growth[row, default: 0] += points
        apply(animated: false, reconfigured: [row])
    }

    private func apply(animated: Bool, reconfigured: [Int] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        // The newest row of a list that is upside down comes first.
        snapshot.appendItems(isInverted ? rows.reversed() : rows)
        snapshot.reconfigureItems(reconfigured)
        tableSource?.apply(snapshot, animatingDifferences: animated)
        collectionSource?.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Questions

    func itemIdentifier(at indexPath: IndexPath) -> Int? {
        tableSource?.itemIdentifier(for: indexPath)
            ?? collectionSource?.itemIdentifier(for: indexPath)
    }

    private func indexPath(of row: Int) -> IndexPath? {
        tableSource?.indexPath(for: row) ?? collectionSource?.indexPath(for: row)
    }

    var visibleRows: [Int] {
        let indexPaths =
            (list as? UITableView)?.indexPathsForVisibleRows
            ?? (list as? UICollectionView)?.indexPathsForVisibleItems ?? []
        return indexPaths.compactMap(itemIdentifier)
    }

    func frame(of row: Int) -> CGRect? {
        guard let indexPath = indexPath(of: row) else { return nil }
        return (list as? UITableView)?.rectForRow(at: indexPath)
            ?? (list as? UICollectionView)?.layoutAttributesForItem(at: indexPath)?.frame
    }

    func cell(of row: Int) -> UIView? {
        guard let indexPath = indexPath(of: row) else { return nil }
        return (list as? UITableView)?.cellForRow(at: indexPath)
            ?? (list as? UICollectionView)?.cellForItem(at: indexPath)
    }
}

/// A cell of a table whose height is that of its content.
private final class SizedTableCell: UITableViewCell {
    private(set) lazy var height = contentView.heightOfContent()
}

/// A cell of a collection whose height is that of its content.
private final class SizedCell: UICollectionViewCell {
    private(set) lazy var height = contentView.heightOfContent()
}

extension UIView {
    /// Adds a subview that fills this view, and returns the constraint of its height.
    fileprivate func heightOfContent() -> NSLayoutConstraint {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 44)
        height.priority = .init(999)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor), height,
        ])
        return height
    }
}
