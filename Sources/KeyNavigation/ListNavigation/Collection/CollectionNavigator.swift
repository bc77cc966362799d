import Foundation
import UIKit

/// An object that moves a cursor through a collection view with the keys of a hardware keyboard.
///
/// Arrow keys work in any layout, because the navigator finds items by their frames. To connect the
/// navigator, override two members in a responder: return ``ListNavigator/possibleKeyCommands``
/// from `keyCommands`, and return the result of ``ListNavigator/target(forKeyCommandAction:)`` from
/// `target(forAction:withSender:)` if it isn't `nil`. The collection view keeps its delegate and
/// data source. The navigator provides no commands after the collection view is deallocated.
public final class CollectionNavigator: ListNavigator {
    /// The object that draws the cursor and opens items.
    ///
    /// The delegate is required unless the selection is the cursor.
    public weak var delegate: (any CollectionNavigatorDelegate)?

    private let collection: CollectionList

    /// Creates a navigator with a cursor that `delegate` draws.
    public convenience init(
        collectionView: UICollectionView, delegate: any CollectionNavigatorDelegate
    ) {
        self.init(collectionView, cursorKind: .appDrawn)
        self.delegate = delegate
    }

    /// Creates a navigator that uses the selection as its cursor.
    ///
    /// The navigator needs no delegate and provides all commands.
    public convenience init(collectionView: UICollectionView) {
        self.init(collectionView, cursorKind: .selection)
    }

    private init(_ collectionView: UICollectionView, cursorKind: ListCursorKind) {
        collection = CollectionList(collectionView)
        super.init(list: collection, cursorKind: cursorKind)
    }

    /// The collection view; `nil` after it is deallocated.
    public var collectionView: UICollectionView? { collection.collectionView }

    /// The largest number of visible items side by side.
    ///
    /// With one column, there are no commands for the Left and Right Arrow keys.
    public var numberOfColumns: Int { collection.numberOfColumns }

    /// The index path of the item under the cursor; `nil` if there is no cursor.
    ///
    /// ``ListOptions/missingRowPolicy`` determines a replacement if the item no longer exists.
    public var indexPathForFocusedItem: IndexPath? { cursor.position?.indexPath }

    /// Keeps the cursor on its item after items are inserted or deleted.
    ///
    /// As in `UICollectionView.performBatchUpdates`, deleted index paths refer to the state before
    /// the update, and inserted ones to the state after it. Call this method after updating the
    /// collection view. The call is unnecessary if the selection is the cursor.
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

    /// A closure that deletes an item for the Backspace key.
    ///
    /// Several selected items are deleted one by one, the last one first, as long as each call
    /// deletes exactly the requested item. Use ``deleteItems`` to delete all items together, or to
    /// ask people first. Without either closure, the key does nothing.
    public var deleteItem: ((IndexPath) -> Void)?

    /// A closure that deletes all selected items at once for the Backspace key, or the item under
    /// the cursor if there is no selection.
    ///
    /// The index paths are in order. The closure is called instead of ``deleteItem``, once for each
    /// key press.
    public var deleteItems: (([IndexPath]) -> Void)?

    /// A closure that returns whether people may delete an item.
    ///
    /// Without this closure, people may delete all items.
    public var canDeleteItem: ((IndexPath) -> Bool)?

    /// A closure that returns the text by which people find an item by typing.
    ///
    /// Without this closure, typing finds no items.
    ///
    /// The navigator calls the closure for up to 10,000 items, starting at the cursor, so it should
    /// return quickly.
    public var textForItem: ((IndexPath) -> String?)?

    /// A closure that is called when no item begins with the typed text.
    ///
    /// `searchedAll` is false if the search stopped after 10,000 items, so a matching item may
    /// still exist.
    public var onItemNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)?

    // MARK: Calls to the app

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

    override func canDelete(_ position: RowPosition) -> Bool {
        guard deleteItems != nil || deleteItem != nil else { return false }
        return canDeleteItem?(position.indexPath) ?? true
    }

    /// The closures delete items, because data sources of collection views don't.
    override func delete(_ positions: [RowPosition]) {
        collection.delete(positions, together: deleteItems) { deleteItem?($0) }
    }

    override var text: ((RowPosition) -> String?)? {
        textForItem.map { text in { text($0.indexPath) } }
    }

    override var onNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? { onItemNotFound }
}
