import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A list all of whose closures and delegate methods can do something when its navigator calls them.
@MainActor
final class MisusedList: KeyNavigatorScreen, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
{
    /// What no documentation forbids in a call.
    enum Deed: String, CaseIterable {
        case reload, deleteRows, insertRows, deleteAll, focusRow, removeFocus, selectRow,
            deselectAll
        case options, preference, join, several, editing, setDelegates, setClosures, outline
        case scroll, layout, release, present, dismiss, keys, resign, possibleKeys
    }

    let misuse = Misuse()
    let device: SimulatedDevice
    private(set) var counts: [Int]
    let table: UITableView?
    let collection: UICollectionView?
    private let isDrawn: Bool
    private(set) var navigator: ListNavigator?
    /// Who observes the system's focus, as long as there is a navigator.
    private var focusObservers: [AnyObject] = []
    /// What the delegate was told since the step began.
    var updates: [ListFocusUpdate] = []

    init(on device: SimulatedDevice, isGrid: Bool, isDrawn: Bool, counts: [Int]) {
        (self.device, self.counts, self.isDrawn) = (device, counts, isDrawn)
        table = isGrid ? nil : UITableView(frame: .zero, style: .plain)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        collection = isGrid ? UICollectionView(frame: .zero, collectionViewLayout: layout) : nil
        super.init(nibName: nil, bundle: nil)
        table?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        collection?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        table?.dataSource = self
        table?.delegate = self
        collection?.dataSource = self
        collection?.delegate = self
        table?.rowHeight = 50
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override var canBecomeFirstResponder: Bool { true }

    override var keyNavigator: (any KeyNavigator)? { navigator }

    private lazy var router = PressRouter { [weak self] key in
        self?.misuse.called("PressRouter.handles")
        return self?.navigator?.typeSelect(key) ?? false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    var list: UIScrollView { table ?? collection ?? UIScrollView() }

    var paths: [IndexPath] {
        counts.indices.flatMap { section in (0..<counts[section]).map { [section, $0] } }
    }

    var selected: [IndexPath] {
        table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []
    }

    func frame(of path: IndexPath) -> CGRect? {
        table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame
    }

    // MARK: The navigator

    func makeNavigator() {
        if let table {
            let new =
                isDrawn
                ? TableNavigator(tableView: table, delegate: self)
                : TableNavigator(tableView: table)
            new.delegate = self
            navigator = new
        } else if let collection {
            let new =
                isDrawn
                ? CollectionNavigator(collectionView: collection, delegate: self)
                : CollectionNavigator(collectionView: collection)
            new.delegate = self
            navigator = new
        }
        navigator?.options.commands = .all
        navigator?.keySource = self
        setClosures()
        focusObservers = [
            FocusObserver(list) { [weak self] _ in self?.misuse.called("FocusObserver.handler") },
            FocusIssueMonitor(list) { [weak self] _ in
                self?.misuse.called("FocusIssueMonitor.handler")
            },
        ]
    }

    private func setClosures() {
        let text: (IndexPath) -> String? = { [weak self] path in
            self?.misuse.called("textForRow")
            return ["a", "e", "i", "o"][path.last! % 4] + "\(path)"
        }
        let notFound: (String, Bool) -> Void = { [weak self] _, _ in
            self?.misuse.called("onRowNotFound")
        }
        if let navigator = navigator as? TableNavigator {
            (navigator.textForRow, navigator.onRowNotFound) = (text, notFound)
            navigator.deleteRows = { [weak self] rows in
                self?.misuse.called("deleteRows")
                self?.delete(rows)
            }
        } else if let navigator = navigator as? CollectionNavigator {
            (navigator.textForItem, navigator.onItemNotFound) = (text, notFound)
            navigator.canDeleteItem = { [weak self] _ in
                self?.misuse.called("canDeleteItem")
                return true
            }
            navigator.deleteItems = { [weak self] items in
                self?.misuse.called("deleteItems")
                self?.delete(items)
            }
        }
    }

    private func makeOutline() -> ListOutline {
        ListOutline(
            isExpanded: { [weak self] row in
                self?.misuse.called("ListOutline.isExpanded")
                return row.last! % 5 == 0 ? false : nil
            },
            setExpanded: { [weak self] _, _ in self?.misuse.called("ListOutline.setExpanded") },
            parent: { [weak self] row in
                self?.misuse.called("ListOutline.parent")
                return row.last! % 5 == 0 ? nil : [row[0], row.last! / 5 * 5]
            })
    }

    /// Releases the navigator, whose end the app may be told of when it has it no more.
    func releaseNavigator() {
        let old = navigator
        (navigator, focusObservers) = (nil, [])
        withExtendedLifetime(old) {}
    }

    // MARK: Deeds

    func perform(_ deed: Deed, _ random: inout SeededNumbers) {
        let path = paths.randomElement(using: &random)
        switch deed {
        case .reload:
            if !counts.isEmpty { counts[0] = Int.random(in: 0...30, using: &random) }
            table?.reloadData()
            collection?.reloadData()
        case .deleteRows: delete(path.map { [$0] } ?? [])
        case .insertRows: insert(&random)
        case .deleteAll: delete(paths)
        case .focusRow: navigator?.focus(path)
        case .removeFocus: navigator?.removeFocus()
        case .selectRow:
            table?.selectRow(at: path, animated: false, scrollPosition: .none)
            collection?.selectItem(at: path, animated: false, scrollPosition: [])
        case .deselectAll:
            for path in selected {
                table?.deselectRow(at: path, animated: false)
                collection?.deselectItem(at: path, animated: false)
            }
        case .several:
            table?.allowsMultipleSelection.toggle()
            collection?.allowsMultipleSelection.toggle()
        case .editing: table?.setEditing(Bool.random(using: &random), animated: false)
        case .scroll:
            let end = max(0, list.contentSize.height - list.bounds.height)
            list.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
        case .layout:
            view.setNeedsLayout()
            device.window.layoutIfNeeded()
        case .present:
            guard presentedViewController == nil, view.window != nil else { return }
            present(UIViewController(), animated: Bool.random(using: &random))
        case .dismiss: if presentedViewController != nil { dismiss(animated: true) }
        case .resign: resignFirstResponder()
        default: change(deed, &random)
        }
    }

    private func change(_ deed: Deed, _ random: inout SeededNumbers) {
        switch deed {
        case .options:
            navigator?.options.edgeBehavior =
                .allCases.randomElement(using: &random) ?? .stops
            navigator?.options.missingRowPolicy =
                .allCases.randomElement(using: &random) ?? .nearest
            navigator?.options.selectionFollowsCursor.toggle()
            navigator?.options.commands = Bool.random(using: &random) ? .all : .basic
        case .preference:
            navigator?.options.focusPreference = Bool.random(using: &random) ? .library : .system
        case .join:
            navigator?.joinSystemFocus(selectionFollowsFocus: Bool.random(using: &random))
        case .setDelegates:
            let delegate = Bool.random(using: &random) ? self : nil
            (navigator as? TableNavigator)?.delegate = delegate
            (navigator as? CollectionNavigator)?.delegate = delegate
        case .setClosures:
            (navigator as? TableNavigator)?.textForRow = nil
            (navigator as? CollectionNavigator)?.textForItem = nil
            if Bool.random(using: &random) { setClosures() }
        case .outline:
            navigator?.outline = Bool.random(using: &random) && table != nil ? makeOutline() : nil
        case .release:
            releaseNavigator()
            if Bool.random(using: &random) { makeNavigator() }
        case .keys: navigator?.keySource = Bool.random(using: &random) ? self : nil
        default: _ = navigator?.possibleKeyCommands
        }
    }

    private func delete(_ rows: [IndexPath]) {
        let rows = rows.filter { counts.indices.contains($0[0]) && $0[1] < counts[$0[0]] }
        guard !rows.isEmpty else { return }
        for row in rows { counts[row[0]] -= 1 }
        table?.deleteRows(at: rows, with: .none)
        collection?.performBatchUpdates { self.collection?.deleteItems(at: rows) }
        report(deleted: rows, inserted: [])
    }

    private func insert(_ random: inout SeededNumbers) {
        let section = Int.random(in: counts.indices, using: &random)
        let row: IndexPath = [section, Int.random(in: 0...counts[section], using: &random)]
        counts[section] += 1
        table?.insertRows(at: [row], with: .none)
        collection?.performBatchUpdates { self.collection?.insertItems(at: [row]) }
        report(deleted: [], inserted: [row])
    }

    private func report(deleted: [IndexPath], inserted: [IndexPath]) {
        (navigator as? TableNavigator)?.rowsDidChange(
            deleted: deleted, inserted: inserted, deletedSections: [], insertedSections: [])
        (navigator as? CollectionNavigator)?.itemsDidChange(
            deleted: deleted, inserted: inserted, deletedSections: [], insertedSections: [])
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

// MARK: - Callbacks

extension MisusedList: KeyCommandSource {
    func keys(for command: CommandIdentifier) -> [KeyChord]? {
        misuse.called("KeyCommandSource.keys")
        return nil
    }

    func isInMainMenu(_ command: CommandIdentifier) -> Bool {
        misuse.called("KeyCommandSource.isInMainMenu")
        return false
    }
}

extension MisusedList: TableNavigatorDelegate {
    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        updates.append(focusUpdate)
        misuse.called("didUpdateFocus")
    }

    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath) {
        misuse.called("commitFocusedRow")
    }

    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        misuse.called("keyCommandDescriptors")
        return defaultDescriptors
    }

    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse {
        misuse.called("navigationResponse")
        return .defaultNavigation
    }

    func tableNavigator(
        _ navigator: TableNavigator, didReachEndFor request: TableNavigator.NavigationRequest
    ) { misuse.called("didReachEnd") }
}

extension MisusedList: CollectionNavigatorDelegate {
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext
    ) {
        updates.append(focusUpdate)
        misuse.called("didUpdateFocus")
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath
    ) { misuse.called("commitFocusedRow") }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        misuse.called("keyCommandDescriptors")
        return defaultDescriptors
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse {
        misuse.called("navigationResponse")
        return .defaultNavigation
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest
    ) { misuse.called("didReachEnd") }
}
