import CoreGraphics
import UIKit

/// A step through a form that may lead into a list.
///
/// Before a list is searched, editing ends in the input that the step comes from, so that whatever
/// the app changes then is done when the next input is looked for.
@MainActor
struct FormStep {
    private let direction: InputDirection
    private let item: UIView
    private unowned let navigator: InputNavigator
    private var holder: KeyboardHolder?
    private var offsets: [(scrollView: UIScrollView, offset: CGPoint)] = []

    init(_ direction: InputDirection, from item: UIView, in navigator: InputNavigator) {
        self.direction = direction
        self.item = item
        self.navigator = navigator
    }

    /// Searches a container, and returns whether the step is over.
    ///
    /// It is if an input was found, or if the input that it comes from declines to end editing.
    mutating func search(_ container: InputContainer, after path: FormPath?) -> Bool {
        guard holdKeyboard(beside: container) else { return true }
        var moved: [(scrollView: UIScrollView, offset: CGPoint)] = []
        let (item, navigator) = (item, navigator)
        let result = container.search(
            direction, after: path,
            unseen: .isRevealed { part, scope in
                guard let scrollView = scope.list.scrollView else { return }
                moved.append((scrollView, scrollView.contentOffset))
                navigator.reveal(part, in: scope.list)
            }
        ) { input in
            guard input.inputAvailability == .inWindow else { return false }
            navigator.adoptInputs(of: container)
            guard navigator.makeFirstResponder(input) else { return false }
            // The cell has been reused for the row to which the focus moved.
            if input === item { navigator.report(.init(from: item, to: input)) }
            return true
        }
        offsets += moved
        guard result == .found else { return false }
        end()
        return true
    }

    /// Ends editing in the input that the step comes from, and keeps the keyboard; `false` if the
    /// input declines.
    private mutating func holdKeyboard(beside container: InputContainer) -> Bool {
        guard holder == nil, let view = container.view,
            let typed = navigator.inputBeingTypedIn, typed.isFirstResponder
        else { return true }
        let holder = KeyboardHolder(for: typed, beside: view)
        guard holder.take() else { return false }
        self.holder = holder
        return true
    }

    /// Ends the step at the input that has the focus now.
    func end() {
        holder?.release()
    }

    /// Ends the step where it began, because there is no input in its direction.
    func endWithoutResult() {
        for (scrollView, offset) in offsets.reversed() {
            UIView.performWithoutAnimation {
                scrollView.setContentOffset(offset, animated: false)
                scrollView.layoutIfNeeded()
            }
        }
        guard let holder else { return }
        if direction == .previous, navigator.contains(item), navigator.makeFirstResponder(item) {
            return holder.release()
        }
        holder.release()
        navigator.editingEnded(in: item)
    }
}

/// An object that positions the rows of a form's lists above the keyboard.
@MainActor
protocol RowRevealing: AnyObject {
    /// Scrolls `scrollView` so that `rect`, in its coordinates, is visible above the keyboard.
    ///
    /// - Returns: `false` if this object isn't responsible for the scroll view.
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool
}

/// A weak reference to an object that positions rows.
struct WeakRevealer {
    weak var object: (any RowRevealing)?
}

extension InputNavigator {
    /// Brings a part of a list onto the screen, so that UIKit makes its view.
    ///
    /// The frames of a list with estimated sizes are corrected when they come into view.
    func reveal(_ part: FormRow, in list: any FormList) {
        guard let scrollView = list.scrollView else { return }
        for _ in 0..<3 {
            guard let frame = list.frame(of: part), !frame.isNull else { break }
            let isFar = abs(frame.midY - scrollView.bounds.midY) > scrollView.bounds.height * 1.5
            animate(unless: isFar || UIAccessibility.isReduceMotionEnabled) {
                let isRevealed = self.revealers.contains {
                    $0.object?.reveal(frame, in: scrollView) == true
                }
                if !isRevealed { scrollView.scrollRectToVisible(frame, animated: false) }
            }
            UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
            if list.view(of: part)?.window != nil { return }
        }
        if case .row(let position) = part {
            UIView.performWithoutAnimation {
                list.scroll(to: position)
                scrollView.layoutIfNeeded()
            }
        }
    }

    private func animate(unless isJump: Bool, _ changes: @escaping () -> Void) {
        if isJump { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}
