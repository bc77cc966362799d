import CoreGraphics
import Foundation

/// A view controller whose view is a table, of which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UIScrollViewDelegate,
    UITableViewDataSource, UITableViewDelegate
{
    private let style: UITableView.Style
    private lazy var keyboard = ListKeyboardRoom { [weak self] in
        self?.viewIfLoaded as? UITableView
    }

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    // Apple, `clearsSelectionOnViewWillAppear`: true by default.
    open var clearsSelectionOnViewWillAppear = true

    // Apple, `refreshControl`: that of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func loadView() {
        let table = UITableView(frame: UIScreen.current.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    // Apple's overview of the class: the table is loaded when it first appears. Its selection is
    // cleared and its scroll indicators flash each time it appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { tableView?.deselectAll() }
        keyboard.begin()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.end()
    }

    // Apple's overview of the class: the table's editing mode changes with the controller's.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // Each method of the protocols is a member of Apple's class, so that subclasses override it. An
    // unimplemented one is reported as missing.

    // MARK: Data source

    @_documentation(visibility: internal)
    @discardableResult
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // MARK: Display

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Heights and views

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { OptionalMethod.missing(tableView.rowHeight) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { OptionalMethod.missing(tableView.sectionHeaderHeight) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { OptionalMethod.missing(tableView.sectionFooterHeight) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { OptionalMethod.missing(tableView.estimatedRowHeight) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { OptionalMethod.missing(nil) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { OptionalMethod.missing(nil) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { OptionalMethod.missing(0) }

    // MARK: Touch and selection

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {}

    // MARK: Changing rows

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(true) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Focus

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(tableView.allowsFocus) }

    @_documentation(visibility: internal)
    @discardableResult
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(tableView.selectionFollowsFocus) }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Context menus

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    @_documentation(visibility: internal)
    @discardableResult
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

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
