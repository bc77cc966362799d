import CoreGraphics
import UIKit

/// A step through a form that may lead into a list.
///
/// An input on the screen is made first responder directly. For any other input, editing ends before
/// the list is searched, while a hidden field keeps the keyboard. Either way, the app has made its
/// changes at the end of editing before the next input is chosen.
@MainActor
struct FormStep {
    private let direction: InputDirection
    private let item: UIView
    /// The input that was edited before the step, usually the step's starting point.
    private let typed: UIView?
    private let wasRunning: Bool
    /// A Boolean value that indicates whether people pressed a button.
    ///
    /// VoiceOver then stays on the button.
    private let isFromBar: Bool
    private let registry: InputRegistry
    private let revealer: RowRevealer
    /// A closure that is called after editing ended because no input follows.
    private let onFinish: (UIView) -> Void
    private var holder: KeyboardHolder?
    /// A Boolean value that indicates whether editing has ended for a direct move.
    private var hasLeft = false
    /// The input to which the focus has moved directly, before the app changed the next input.
    private var reached: UIView?
    /// The inputs that didn't accept the focus directly, and aren't asked again.
    private var declined: Set<ObjectIdentifier> = []
    private var start: (container: InputContainer, path: FormPath)?
    private let scrolledLists = ScrolledLists()
    private let budget = RevealBudget()
    private let frameInCell: InputFrameInCell?

    private var focus: InputFocus { registry.focus }

    init(
        _ direction: InputDirection, from item: UIView, in registry: InputRegistry,
        _ revealer: RowRevealer, isFromBar: Bool, onFinish: @escaping (UIView) -> Void
    ) {
        self.direction = direction
        self.item = item
        self.registry = registry
        self.revealer = revealer
        self.isFromBar = isFromBar
        self.onFinish = onFinish
        frameInCell = InputFrameInCell(of: item)
        typed = registry.editedInput
        wasRunning = registry.isRunning
    }

    /// Searches a container, and returns whether the step is over.
    ///
    /// The step is over if an input was found, if the edited input declines to end editing, or if the
    /// step has brought as many parts onto the screen as one key may.
    ///
    /// - Parameter first: The next input or container, as far as the existing views show.
    mutating func search(
        _ container: InputContainer, after path: FormPath?, first: InputStop
    ) -> Bool {
        if moveDirectly(in: container, after: path, first: first) { return true }
        guard holdKeyboard(beside: container) else { return true }
        // The app may have removed the container when editing ended, or stopped the navigator.
        guard registry.inputs.contains(container), registry.isRunning == wasRunning else {
            holder?.release()
            return true
        }
        if let path { start = (container, path) }
        let scrolledLists = scrolledLists
        let (registry, revealer, frameInCell) = (registry, revealer, frameInCell)
        let (declined, holder) = (declined, holder)
        let result = container.search(
            direction, after: path,
            unseen: .isRevealed(within: budget) { part, cache in
                scrolledLists.note(cache.list.scrollView)
                revealer.reveal(part, in: cache.list, expecting: frameInCell)
            }
        ) { input in
            guard !declined.contains(ObjectIdentifier(input)), container.makeAvailable(input) else {
                return false
            }
            registry.adoptInputs(of: container, and: input)
            guard registry.inputs.contains(input) else { return false }
            let wasReported = registry.focus.isLastReported(input)
            guard registry.focus.makeFirstResponder(input) else {
                // An input that announces nothing may have passed the focus on.
                return holder.map { !$0.hasKeyboard } ?? false
            }
            if let view = container.view { revealer.revealSideways(input, in: view) }
            // The cell has been reused for the row to which the focus moved.
            if wasReported, input.isFirstResponder {
                registry.focus.movedToOtherRow(with: input)
            }
            return true
        }
        switch result {
        case .found: end()
        case .nothing: return false
        case .exhausted: endWithoutResult()
        }
        return true
    }

    /// Moves the focus to the next input, if the input is on the screen, and returns whether the step
    /// is over.
    private mutating func moveDirectly(
        in container: InputContainer, after path: FormPath?, first: InputStop
    ) -> Bool {
        guard holder == nil, !hasLeft, let typed, typed.isFirstResponder else { return false }
        var step = DirectStep(
            direction, from: item, in: container, after: path, registry, revealer)
        let result = step.move(from: typed, to: first)
        declined.formUnion(step.declined)
        switch result {
        case .over:
            end()
            return true
        case .nothing: return false
        case .changed(let input):
            (hasLeft, reached) = (true, input)
            return false
        case .held(let holder):
            self.holder = holder
            return false
        }
    }

    /// Ends editing in the edited input, and keeps the keyboard; `false` if the input declines.
    private mutating func holdKeyboard(beside container: InputContainer) -> Bool {
        guard holder == nil, let typed, typed.isFirstResponder || hasLeft, container.view != nil
        else { return true }
        holder = container.holdKeyboard(of: typed)
        return holder != nil
    }

    /// Ends the step at the input that has the focus now.
    func end() {
        holder?.release()
        guard !scrolledLists.isEmpty, let input = registry.editedInput else { return }
        // VoiceOver doesn't know the rows that are on the screen now.
        UIAccessibility.post(notification: .layoutChanged, argument: isFromBar ? nil : input)
    }

    /// Ends the step at its starting point, because there is no input in its direction.
    func endWithoutResult() {
        scrolledLists.scrollBack()
        // The bar and labels that show whether there is a next input are out of date.
        defer { focus.refresh() }
        guard let holder else { return }
        if direction == .previous, returnToStart() { return holder.release() }
        holder.release()
        guard let typed else { return }
        if let reached { focus.forget(ObjectIdentifier(reached)) }
        focus.forget(ObjectIdentifier(typed))
        if direction == .next { onFinish(typed) }
    }

    /// Begins editing again at the starting point, and returns whether editing has begun.
    ///
    /// UIKit may have made another cell for the row.
    private func returnToStart() -> Bool {
        var input = typed
        if let start, typed === item {
            registry.adoptInputs(of: start.container)
            input = start.container.input(at: start.path)
        }
        guard let input, registry.inputs.contains(input) else { return false }
        return focus.makeFirstResponder(input)
    }
}

/// The lists that a step has scrolled, with their earlier offsets.
@MainActor
private final class ScrolledLists {
    private var offsets: [ObjectIdentifier: (scrollView: UIScrollView, offset: CGPoint)] = [:]

    var isEmpty: Bool { offsets.isEmpty }

    /// Records the offset of a list that is about to be scrolled.
    func note(_ scrollView: UIScrollView?) {
        guard let scrollView, offsets[ObjectIdentifier(scrollView)] == nil else { return }
        offsets[ObjectIdentifier(scrollView)] = (scrollView, scrollView.contentOffset)
    }

    func scrollBack() {
        for (scrollView, offset) in offsets.values {
            UIView.performWithoutAnimation {
                scrollView.setContentOffset(offset, animated: false)
                scrollView.layoutIfNeeded()
            }
        }
    }
}
