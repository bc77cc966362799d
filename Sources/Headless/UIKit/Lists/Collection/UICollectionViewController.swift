import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A view controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UIScrollViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
{
    private let firstLayout: UICollectionViewLayout
    private var ownCollectionView: UICollectionView?
    private lazy var keyboard = keyboardRoom

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // The collection view fills the controller's view (steipete/PSTCollectionView,
    // PSTCollectionViewController.m).
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView
        }
        set {
            loadViewIfNeeded()
            ownCollectionView?.removeFromSuperview()
            ownCollectionView = newValue
            if let newValue { fillView(with: newValue) }
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        ownCollectionView?.collectionViewLayout ?? firstLayout
    }

    // Apple, `clearsSelectionOnViewWillAppear`: true by default.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        let collection = UICollectionView(
            frame: UIScreen.current.bounds, collectionViewLayout: firstLayout)
        super.loadView()
        ownCollectionView = collection
        collection.dataSource = self
        collection.delegate = self
        fillView(with: collection)
    }

    private func fillView(with collection: UICollectionView) {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    // Apple's overview of the class: the selection is cleared each time the view appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { ownCollectionView?.deselectAll() }
        keyboard?.begin()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard?.end()
    }

    // See `UIKitBehavior.collectionControllerRoom`.
    private var keyboardRoom: ListKeyboardRoom? {
        let list = { [weak self] in self?.ownCollectionView }
        return switch UIApplication.behavior.collectionControllerRoom {
        case .never: nil
        case .untilHide: ListKeyboardRoom(of: list)
        case .untilTurnAfterHide: ListKeyboardRoom(departure: .turnAfterKeyboard, of: list)
        }
    }

    // Each method of the protocols is a member of Apple's class, so that subclasses override it. An
    // unimplemented one is reported as missing.

    // MARK: Data source

    @_documentation(visibility: internal)
    @discardableResult
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.missing(UICollectionReusableView()) }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(true) }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMethod.missing(()) }

    // MARK: Selection

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    // MARK: Display

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    // MARK: Moving, scrolling and focus

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMethod.missing(proposedContentOffset) }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(collectionView.allowsFocus) }

    @_documentation(visibility: internal)
    @discardableResult
    open func indexPathForPreferredFocusedView(
        in collectionView: UICollectionView
    ) -> IndexPath? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(collectionView.selectionFollowsFocus) }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Context menus

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.missing(nil) }

    @_documentation(visibility: internal)
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    @_documentation(visibility: internal)
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scroll view

    @_documentation(visibility: internal)
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    @_documentation(visibility: internal)
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    @_documentation(visibility: internal)
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
