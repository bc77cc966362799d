import UIKit

/// An object that moves between the columns of a split view with the keyboard.
///
/// To connect the navigator, override two members in a responder around the split view, such as a
/// subclass of `UISplitViewController` or the window: return ``possibleKeyCommands`` from
/// `keyCommands`, and return the result of ``target(forKeyCommandAction:)`` from
/// `target(forAction:withSender:)` if it isn't `nil`. The split view keeps its delegate.
///
/// A column has focus if the first responder is in the column, or else if the navigator moved there
/// last. When a key moves to a column, the navigator shows the column and makes its content first
/// responder: the innermost view controller that accepts.
@MainActor
public final class SplitNavigator: MenuCommandPerformer {
    private weak var split: UISplitViewController?
    /// The column to which a key moved last, and the responder with the keys afterward.
    ///
    /// The responder is outside of the column if nothing there can become first responder.
    private var last: (column: ColumnFocus.Column, responder: WeakBox<UIResponder>?)?
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// A closure that is called after the navigator moved focus to a column.
    ///
    /// Use this closure if the content of a column doesn't become first responder by itself.
    public var onFocus: ((UISplitViewController.Column) -> Void)?

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// Creates a navigator for a split view.
    ///
    /// The split view is referenced weakly.
    public init(splitViewController: UISplitViewController) {
        split = splitViewController
    }

    /// The column with focus, or else the column for focus in the current display mode; `nil` while
    /// the columns are collapsed.
    public var focusedColumn: UISplitViewController.Column? {
        split.flatMap { ColumnFocus(of: $0) }.flatMap(focusedColumn)?.uiColumn
    }

    private func focusedColumn(in state: ColumnFocus) -> ColumnFocus.Column? {
        state.validated(column)
    }

    /// The column with the keys, or else the destination of the last key.
    private var column: ColumnFocus.Column? {
        guard let last, last.responder?.object === responder else { return split?.columnWithKeys }
        return last.column
    }

    /// The responder that gets the keys first.
    private var responder: UIResponder? { split?.viewIfLoaded?.keyResponderChain.first }

    // MARK: Key commands

    /// The key commands that currently have an effect.
    ///
    /// There are none while text is being edited, something is presented, or the columns are
    /// collapsed. A focus system handles Tab and the arrow keys itself.
    public var possibleKeyCommands: [UIKeyCommand] {
        target.commands(for: offeredCommands, keySource)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(of: action, sender, offeredCommands)
    }

    private var offeredCommands: [AvailableCommand] {
        guard let split, split.presentedViewController == nil, let view = split.viewIfLoaded,
            let state = ColumnFocus(of: split)
        else { return [] }
        let context = KeyCommandContext(of: view)
        guard context.typing == .none else { return [] }
        let commands = state.commands(
            at: focusedColumn(in: state), hasFocusSystem: view.hasFocusSystem)
        return commands.map { context.available($0, from: keySource) }
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func perform(_ command: CommandIdentifier) {
        guard let split, let state = ColumnFocus(of: split) else { return }
        if command == BuiltInCommand.hideColumns.identifier { return hideColumns(in: state) }
        guard let step = ColumnFocus.steps.first(where: { $0.command.identifier == command })?.step,
            let column = state.target(of: step, from: focusedColumn(in: state))
        else { return }
        focus(column)
    }

    private func hideColumns(in state: ColumnFocus) {
        switch state.escape {
        case .focusSecondary: focus(.secondary)
        case .hidePrimary:
            split?.hide(.primary)
            focus(.supplementary)
        case nil: break
        }
    }

    // MARK: Focus

    /// Shows `column`, and gives the keys to its content.
    private func focus(_ column: ColumnFocus.Column) {
        split?.show(column.uiColumn)
        let isShown = split?.container(in: column)?.viewIfLoaded?.window != nil
        giveKeys(to: column)
        guard !isShown else { return tell(column) }
        // A hidden column may come into the window with the next turn.
        Task { @MainActor [weak self] in
            guard let self, last?.column == column else { return }
            giveKeys(to: column)
            tell(column)
        }
    }

    private func tell(_ column: ColumnFocus.Column) { onFocus?(column.uiColumn) }

    /// Makes the innermost possible controller of `column` first responder.
    private func giveKeys(to column: ColumnFocus.Column) {
        let path = FrontmostControllers(inside: split?.container(in: column)).path
        _ = path.reversed().contains { $0.becomeFirstResponder() }
        last = (column, responder.map { WeakBox($0) })
    }

    // MARK: Changes of the split view

    /// Moves focus out of a column that is about to disappear, or to a column that is about to
    /// appear above it.
    ///
    /// Call this method from `splitViewController(_:willChangeTo:)` of the split view's delegate.
    public func displayModeWillChange(to mode: UISplitViewController.DisplayMode) {
        guard let split, let state = ColumnFocus(of: split, in: mode), let old = self.column,
            let column = state.validated(old), column != old
        else { return }
        // The views of an appearing column are in place in the next turn.
        Task { @MainActor [weak self] in self?.columnDidAppear(column) }
    }

    private func columnDidAppear(_ column: ColumnFocus.Column) {
        guard let split, !split.isCollapsed, split.presentedViewController == nil else { return }
        // A key that changed the display mode has moved focus itself.
        guard column != self.column else { return }
        giveKeys(to: column)
        tell(column)
    }

    /// Returns the column that keeps focus on top of the collapsed columns.
    ///
    /// Return the result from `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`
    /// of the split view's delegate. A compact column that UIKit proposes stays.
    public func topColumn(
        forCollapsingTo proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let focused = focusedColumn.flatMap { ColumnFocus.Column($0) }
        return ColumnFocus.top(of: focused, isCompactProposed: proposed == .compact)?.uiColumn
            ?? proposed
    }
}
