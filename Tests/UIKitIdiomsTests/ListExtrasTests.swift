import Foundation
import Requirements
import Testing
import UIKit

/// A feed that loads what will be shown soon, and lets people swipe and press rows.
private final class FeedController: UITableViewController, UITableViewDataSourcePrefetching {
    private(set) var loading: Set<Int> = []
    private(set) var loaded: Set<Int> = []
    private(set) var posts = (0..<60).map { "Post \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        tableView.rowHeight = 80
        tableView.prefetchDataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        loaded.insert(indexPath.row)
        loading.remove(indexPath.row)
        return tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        loading.formUnion(indexPaths.map(\.row))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        loading.subtract(indexPaths.map(\.row))
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, done in
            self?.posts.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

/// A list of mailboxes with swipe actions and a menu for each, as Apple's own lists are made.
private final class MailboxController: UICollectionViewController,
    UICollectionViewDataSourcePrefetching
{
    private enum Section { case main }

    private var source: UICollectionViewDiffableDataSource<Section, String>!
    private(set) var flagged: [String] = []
    private(set) var prefetched: [IndexPath] = []
    private(set) var configuration = UICollectionLayoutListConfiguration(appearance: .plain)

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configuration.showsSeparators = false
        configuration.backgroundColor = .systemGroupedBackground
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(at: path)
        }
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        collectionView.prefetchDataSource = self
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems((0..<80).map { "Mailbox \($0)" })
        source.apply(snapshot, animatingDifferences: false)
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = source.itemIdentifier(for: path) else { return nil }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.flagged.append(name)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let name = indexPaths.first.flatMap(source.itemIdentifier(for:)) else { return nil }
        return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) {
            [weak self] _ in
            UIMenu(
                title: name,
                children: [UIAction(title: "Flag") { _ in self?.flagged.append(name) }])
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
        prefetched += indexPaths
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct ListExtrasTests {
    private let device = SimulatedDevice(.iPhone13)

    @Test("Rows are prefetched before they are shown, in both directions", .requirement("U593"))
    func rowsArePrefetched() throws {
        let feed = FeedController(style: .plain)
        device.show(feed)
        device.settle()
        #expect(!feed.loading.isEmpty && feed.loading.isDisjoint(with: feed.loaded))
        for _ in 0..<6 {
            let soon = try #require(feed.loading.min())
            feed.tableView.contentOffset.y += 160
            device.settle()
            #expect(feed.loaded.contains(soon))
        }
        // On the way back, what was to come is no longer needed.
        let (below, top) = (feed.loading, try #require(feed.tableView.indexPathsForVisibleRows))
        feed.tableView.contentOffset.y -= 160
        device.settle()
        #expect(feed.loading.isDisjoint(with: below))
        #expect(try #require(feed.loading.max()) < top[0].row)
    }

    @Test("A table that doesn't prefetch asks for nothing in advance", .requirement("U593"))
    func prefetchingCanBeOff() {
        let feed = FeedController(style: .plain)
        feed.tableView.isPrefetchingEnabled = false
        device.show(feed)
        device.settle()
        #expect(!feed.loaded.isEmpty && feed.loading.isEmpty)
    }

    @Test("Items of a list are prefetched, too", .requirement("U593"))
    func itemsArePrefetched() throws {
        let list = MailboxController()
        device.show(list)
        device.settle()
        let visible = list.collectionView.indexPathsForVisibleItems
        #expect(visible.count > 5)
        let last = try #require(visible.max())
        #expect(list.prefetched.contains(IndexPath(item: last.item + 1, section: 0)))
        list.collectionView.contentOffset.y += 300
        device.settle()
        let shown = Set(list.collectionView.indexPathsForVisibleItems).subtracting(visible)
        #expect(!shown.isEmpty && shown.isSubset(of: list.prefetched))
    }

    @Test("An action of a swipe deletes its row", .requirement("U593"))
    func swipeActionDeletes() throws {
        let feed = FeedController(style: .plain)
        device.show(feed)
        let table = try #require(feed.tableView)
        let configuration = try #require(
            feed.tableView(
                table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0)))
        let action = try #require(configuration.actions.first)
        #expect(action.style == .destructive && action.title == "Delete")
        #expect(!configuration.performsFirstActionWithFullSwipe)
        var isDone = false
        action.handler(action, table) { isDone = $0 }
        device.settle()
        #expect(isDone && feed.posts.count == 59 && !feed.posts.contains("Post 2"))
        #expect(table.numberOfRows(inSection: 0) == 59)
    }

    @Test("A list has actions for swipes, and menus for presses", .requirement("U593"))
    func listHasActionsAndMenus() throws {
        let list = MailboxController()
        device.show(list)
        device.settle()
        let path = IndexPath(item: 1, section: 0)
        let provider = try #require(list.configuration.trailingSwipeActionsConfigurationProvider)
        let action = try #require(provider(path)?.actions.first)
        action.handler(action, list.collectionView) { _ in }
        #expect(list.flagged == ["Mailbox 1"])
        #expect(list.configuration.leadingSwipeActionsConfigurationProvider == nil)
        let menu = list.collectionView(
            list.collectionView, contextMenuConfigurationForItemsAt: [path], point: .zero)
        #expect(menu?.identifier as? NSString == "Mailbox 1")
        #expect(list.collectionView.contextMenuInteraction != nil)
    }
}
#endif
