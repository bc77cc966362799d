import Foundation
import UIKit

/// An object that moves a cursor through a collection view by the keys of a hardware keyboard.
///
/// Arrows go where they point to, in any layout, because items are found by their frames. It offers
/// commands, and a responder of the app's hands them on: return
/// ``ListNavigator/possibleKeyCommands`` from `keyCommands`, and ask
/// ``ListNavigator/target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. The
/// collection view's delegate and data source stay the app's. Once the collection view is gone
/// nothing is offered.
public final class CollectionNavigator: ListNavigator {
    /// The object that draws the cursor and opens items; needed where the cursor is not the
    /// selection.
    public weak var delegate: (any CollectionNavigatorDelegate)?

    private let collection: CollectionList

    /// Creates a navigator whose cursor is drawn by `delegate`.
    public convenience init(
        collectionView: UICollectionView, delegate: any CollectionNavigatorDelegate
    ) {
        self.init(collectionView, cursorKind: .appDrawn)
        self.delegate = delegate
    }

    /// Creates a navigator whose cursor is the selection; it needs no delegate, and all commands
    /// are offered.
    public convenience init(collectionView: UICollectionView) {
        self.init(collectionView, cursorKind: .selection)
    }

    private init(_ collectionView: UICollectionView, cursorKind: ListCursorKind) {
        collection = CollectionList(
            collectionView, skipsUnhighlightable: cursorKind == .selection)
        super.init(list: collection, cursorKind: cursorKind)
    }

    /// The collection view; nil once it is gone.
    public var collectionView: UICollectionView? { collection.collectionView }

    /// The number of items that stand side by side in what is in sight; with one there are no
    /// commands for left and right.
    public var numberOfColumns: Int { collection.numberOfColumns }

    /// The item under the cursor; nil if it is nowhere.
    ///
    /// An item that is gone is replaced as ``ListOptions/missingRowPolicy`` says.
    public var indexPathForFocusedItem: IndexPath? { cursor?.indexPath }

    /// Keeps the cursor on its item when items come and go.
    ///
    /// As in `UICollectionView.performBatchUpdates`, what is deleted counts as before the change,
    /// and what is inserted as after it. Call it after the collection view's own update. A
    /// selection that is the cursor needs no call.
    @discardableResult
    public func itemsDidChange(
        deleted: [IndexPath] = [], inserted: [IndexPath] = [],
        deletedSections: IndexSet = [], insertedSections: IndexSet = []
    ) -> FocusUpdate {
        listDidChange(
            ListChange(
                deleted: deleted, inserted: inserted, deletedSections: deletedSections,
                insertedSections: insertedSections))
    }

    /// A closure that deletes an item, for Backspace, which does nothing without it.
    public var deleteItem: ((IndexPath) -> Void)? {
        get { collection.deleteItem }
        set { collection.deleteItem = newValue }
    }

    /// A closure that returns the text by which an item is found; without it no item is found by
    /// typing.
    ///
    /// It is asked from the cursor on, for as many items as it takes and at most 10,000, so it
    /// should answer at once.
    public var textForItem: ((IndexPath) -> String?)? {
        didSet { typing.text = textForItem.map { text in { text($0.indexPath) } } }
    }

    /// A closure that receives typed text with which no item begins.
    ///
    /// `searchedAll` is false if the search gave up after 10,000 items, so that there may be one.
    public var onItemNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? {
        get { typing.onNotFound }
        set { typing.onNotFound = newValue }
    }

    // MARK: The delegate

    override var hasDelegate: Bool { delegate != nil }

    override func keys(for action: ListAction, defaults: [KeyCommandDescriptor])
        -> [KeyCommandDescriptor]
    {
        guard let delegate, let action = Action(action) else { return defaults }
        return delegate.collectionNavigator(
            self, keyCommandDescriptorsFor: action, defaultDescriptors: defaults)
    }

    override func response(to request: Request) -> ListMoveResponse {
        delegate?.collectionNavigator(self, navigationResponseFor: request.map(FocusIntent.init))
            ?? .defaultNavigation
    }

    override func didMove(_ update: ListFocusUpdate, by move: ListMove, for request: Request) {
        let context = NavigationCompletionContext(
            navigation: move, request: request.map(FocusIntent.init))
        delegate?.collectionNavigator(
            self, didUpdateFocus: update, completedNavigationWith: context)
    }

    override func didReachEnd(for request: Request) {
        delegate?.collectionNavigator(self, didReachEndFor: request.map(FocusIntent.init))
    }

    override func didCommit(_ position: RowPosition) {
        delegate?.collectionNavigator(self, commitFocusedItemAt: position.indexPath)
    }
}
