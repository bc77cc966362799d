import UIKit

/// Moves the cursor of a list: asks values what a key means now, and has the list do it.
@MainActor
final class ListEngine<List: NavigableList> {
    let list: List
    let style: ListCursor
    var options: ListOptions { didSet { list.answers.invalidate() } }
    weak var keySource: (any KeyCommandSource)?

    let delegation: ListDelegation
    private lazy var target = KeyCommandTarget { [weak self] command, keys in
        self?.perform(command, keys)
    }
    private var touches: [GestureObserver] = []
    /// The cursor, where the selection is not.
    private(set) var mark: RowPosition? {
        didSet { if style == .selection { highlight.refresh() } }
    }
    /// Shows the cursor where neither the app nor a selection does.
    private(set) lazy var highlight = CursorHighlight(list) { [weak self] in self?.shownPlace }
    /// Where a scroll of ours is going.
    var motion = ScrollMotion()
    /// Whether something turned out to be of another size than the list had thought.
    var hasWrongEstimates = false
    /// What people type to find a text.
    let typing = ListTyping()
    /// The selection that is being extended, until the cursor moves in another way.
    var extent: SelectionExtent?

    init(list: List, style: ListCursor, delegation: ListDelegation) {
        self.list = list
        self.style = style
        self.delegation = delegation
        options = ListOptions(for: style)
        touches = touchWatches()
    }

    // MARK: The cursor

    /// Whether what is selected is the cursor.
    var selectionIsCursor: Bool {
        style == .selection && list.selectionMode == .single && focusEngine == .library
    }

    /// Where the cursor is; one whose place is gone is where its loss puts it.
    var cursor: RowPosition? {
        guard let place = unsettledCursor else { return nil }
        return list.contains(place) ? place : survivor(of: place)
    }

    private var shownPlace: RowPosition? {
        mark == nil || selectionIsCursor || focusEngine == .system ? nil : cursor
    }

    private var unsettledCursor: RowPosition? {
        if focusEngine == .system { return list.focused }
        return selectionIsCursor ? list.selection.first : mark
    }

    private func survivor(of place: RowPosition) -> RowPosition? {
        options.loss == .nearest && list.scrollView != nil
            ? list.walk(wraps: false).nearest(to: place) : nil
    }

    /// Puts the cursor somewhere, or away, and tells nobody; a place that is not there is away.
    @discardableResult
    func putCursor(at place: RowPosition?) -> ListFocusUpdate {
        let old = cursor
        let new = place.flatMap { list.contains($0) ? $0 : nil }
        if focusEngine == .system {
            if let new { list.requestSystemFocus(at: new) }
        } else if selectionIsCursor {
            moveSelection(to: new)
        } else {
            mark = new
        }
        return ListFocusUpdate(from: old?.indexPath, to: new?.indexPath)
    }

    private func moveSelection(to place: RowPosition?) {
        mark = nil
        let selection = list.selection
        for old in selection where old != place { list.deselect(old) }
        if let place, !selection.contains(place) { list.select(place) }
    }

    /// The offset from which pages and what is in sight count, while an animation may be running.
    var offset: CGPoint { list.scrollView.map { motion.base(of: $0) } ?? .zero }

    // MARK: The system's focus

    /// Who moves the cursor.
    private var focusEngine: FocusEngineChoice {
        FocusEngineChoice(
            hasSystem: list.scrollView?.hasFocusSystem ?? false, optedIn: list.allowsSystemFocus,
            preference: options.focusPreference)
    }

    /// Whose keys are not ours.
    private var focusPlatform: FocusPlatform {
        guard focusEngine == .system, let view = list.scrollView else { return .none }
        return FocusPlatform(of: view)
    }

    // MARK: Commands

    /// The commands that would do something now, made afresh.
    var keyCommands: [UIKeyCommand] {
        guard let view = list.scrollView else { return [] }
        if style == .selection { highlight.refresh() }
        list.answers.restart(for: state(of: view))
        let context = KeyCommandContext(of: view, sharedKeys: options.sharedKeys)
        return target.commands(for: offers.map { keyCommandOffer(for: $0, in: context) })
    }

    /// What takes `action`, as long as there is any command.
    func receiver(of action: Selector) -> Any? {
        guard let view = list.scrollView, let receiver = target.receiver(of: action) else {
            return nil
        }
        list.answers.validate(for: state(of: view))
        return offers.isEmpty ? nil : receiver
    }

    /// What decides whether answers about the list still hold.
    func state(of view: UIScrollView) -> ListAnswerCache.State {
        let walk = list.walk(wraps: false)
        let cursor = cursor
        return ListAnswerCache.State(
            cursor: cursor, selectionMode: list.selectionMode,
            numberOfSections: walk.numberOfSections,
            numberOfRowsAtCursor: cursor.map { walk.rows(in: $0.section) } ?? 0,
            isEditing: list.isEditing, offset: view.contentOffset, contentSize: view.contentSize,
            delegate: view.delegate.map { ObjectIdentifier($0) },
            dataSource: list.dataSource.map { ObjectIdentifier($0) })
    }

    /// The keys of the commands of this moment.
    var offeredKeys: [KeyCommandDescriptor] {
        let context = KeyCommandContext(of: list.scrollView, sharedKeys: options.sharedKeys)
        return offers.flatMap { keyCommandOffer(for: $0, in: context).keys }
    }

    private var offers: [ListOffer] {
        guard let view = list.scrollView, delegation.isPresent() else { return [] }
        return list.answers.answer(\.offers) { view.getsKeys ? situation.offers : [] }
    }

    private var situation: ListSituation {
        let cursor = cursor
        return ListSituation(
            isEmpty: cursor == nil && list.end(.first) == nil, cursor: cursor, style: style,
            shape: list.shape,
            isRightToLeft: list.scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            deadEnds: cursor.map(deadEnds) ?? [], entry: options.entry,
            selection: list.selectionMode,
            hasSelection: cursor != nil || list.hasSelection,
            canDelete: cursor.map(canDelete) ?? false,
            reorderSteps: cursor.map(reorderSteps) ?? [], commands: options.commands)
    }

    private func deadEnds(of place: RowPosition) -> Set<ArrowDirection> {
        guard options.ends == .yieldsKey else { return [] }
        return Set(list.shape.steps.filter { list.neighbor(of: place, $0, wraps: false) == nil })
    }

    private func canDelete(_ place: RowPosition) -> Bool {
        options.commands.contains(.deleting) && list.canDelete(place)
    }

    private func reorderSteps(of place: RowPosition) -> [ArrowDirection] {
        guard options.commands.contains(.reordering), list.canMove(place) else { return [] }
        return list.shape.steps.filter { list.reorderTarget(of: place, $0) != nil }
    }

    private func keyCommandOffer(for offer: ListOffer, in context: KeyCommandContext)
        -> AvailableCommand
    {
        let keys =
            keySource?.keys(for: offer.command.identifier)
            ?? offer.command.defaultKeys(rightToLeft: context.isRightToLeft)
        let title = style == .selection ? offer.command.title : nil
        return AvailableCommand(
            command: offer.command,
            keys: context.reachable(
                delegation.keys(offer.action, keys.map { $0.descriptor.titled(title) })
            ).filter { !typing.takes($0) && !focusPlatform.takes($0) })
    }

    private func perform(_ command: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        guard let view = list.scrollView else { return }
        list.answers.validate(for: state(of: view))
        defer { list.answers.invalidate() }
        guard let offer = offers.first(where: { $0.command.identifier == command }) else { return }
        typing.end()
        perform(offer.action, .keyCommand(keys))
    }

    private func perform(_ action: ListAction, _ invocation: ListMoveInvocation) {
        switch action {
        case .move(let intent): move(intent, invocation)
        case .commit(let place): delegation.committed(place)
        case .open(let place): list.open(place)
        case .extend(let arrow, let place):
            let target = list.neighbor(of: place, arrow, wraps: false)
            if target != nil { list.didStep(arrow, from: place) }
            extend(to: target, from: place)
        case .extendTo(let end, let place): extend(to: list.end(end), from: place)
        case .selectAll: selectAll()
        case .clear: clear(invocation)
        case .delete(let place): delete(place)
        case .reorder(let arrow, let place): reorder(place, arrow)
        case .page(let direction): scroll(to: list.pageStop(direction, from: offset), invocation)
        case .scroll(let end): scroll(to: .end(end), invocation)
        }
    }
}
