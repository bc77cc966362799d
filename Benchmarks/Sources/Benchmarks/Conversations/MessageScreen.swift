import UIKit

/// A list of messages, a hundred each day, that fills the screen behind a bar above the keyboard.
final class MessageScreen: UIViewController {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    let list: UIScrollView
    let bar = UIView()
    let input = UITextField(frame: CGRect(x: 20, y: 8, width: 300, height: 34))
    private(set) lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
    private var snapshot = Snapshot()
    private var apply: (_ snapshot: Snapshot, _ animated: Bool) -> Void = { _, _ in }
    /// The lines that have been added to messages.
    private var addedLines: [Int: Int] = [:]

    /// Creates a screen whose `list` is a table or a collection view.
    init(_ list: UIScrollView, messages count: Int) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        if let table = list as? UITableView { fill(table) }
        if let collection = list as? UICollectionView { fill(collection) }
        for first in stride(from: 0, to: count, by: 100) {
            snapshot.appendSections([first])
            snapshot.appendItems(Array(first..<min(first + 100, count)))
        }
        apply(snapshot, false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func fill(_ table: UITableView) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
            [weak self] table, path, message in
            let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
            cell.contentConfiguration = Tally.asked(self?.content(of: message))
            return cell
        }
        apply = { source.apply($0, animatingDifferences: $1) }
    }

    private func fill(_ collection: UICollectionView) {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [weak self] cell, _, message in
            cell.contentConfiguration = Tally.asked(self?.content(of: message))
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        apply = { source.apply($0, animatingDifferences: $1) }
    }

    private func content(of message: Int) -> UIListContentConfiguration {
        let lines = 1 + message % 3 + addedLines[message, default: 0]
        var content = UIListContentConfiguration.cell()
        content.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        return content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [list, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        bar.addSubview(input)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor), barHeight,
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }

    // MARK: What happens

    /// Adds a message at the end.
    func receive() {
        snapshot.appendItems([snapshot.numberOfItems])
        apply(snapshot, true)
    }

    /// Adds a line to the newest message.
    func stream() {
        let newest = snapshot.numberOfItems - 1
        addedLines[newest, default: 0] += 1
        var snapshot = snapshot
        snapshot.reconfigureItems([newest])
        apply(snapshot, false)
    }

    /// Shows the newest message above the bar, as screens without the library do.
    func showNewest() {
        let inset = list.bounds.height - bar.frame.minY - view.safeAreaInsets.bottom
        list.contentInset.bottom = inset
        list.verticalScrollIndicatorInsets.bottom = inset
        list.layoutIfNeeded()
        list.contentOffset.y =
            list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        list.layoutIfNeeded()
    }
}
