import CoreGraphics
import UIKit

// Where the keyboard is, and what is edited.
extension KeyboardAssistant {
    /// A view of this assistant's screen.
    ///
    /// It is the edited input or, if there is none, the first input in a window, because others may
    /// have been removed from the screen.
    var anyView: UIView? {
        scrollView ?? bottomConstraintLayoutView ?? navigator.inputBeingTypedIn
            ?? navigator.inputs.views.first { $0.window != nil }
    }

    /// The focused input; `nil` if the keyboard belongs to another app.
    var inputToPosition: UIView? {
        observer.keyboardIsLocal ? navigator.inputBeingTypedIn : nil
    }

    /// Returns the keyboard in the window in which this screen avoids one; `nil` if there is no such
    /// keyboard.
    func context() -> KeyboardContext? {
        keyboardHost.map(context)
    }

    /// Returns the keyboard as `context()` does, after what is measured has been laid out.
    func laidOutContext() -> KeyboardContext? {
        guard let host = keyboardHost else { return nil }
        layOutPositioned()
        return context(in: host)
    }

    /// Returns the keyboard in the window of `view`.
    func context(of view: UIView) -> KeyboardContext? {
        view.window.map { context(in: Host(window: $0, owner: keyboardOwner(near: view))) }
    }

    /// The window in which a screen avoids a keyboard, and the responder that uses the keyboard.
    private struct Host {
        let window: UIWindow
        let owner: UIResponder?
    }

    private var keyboardHost: Host? {
        guard let view = anyView, let window = view.window, observer.keyboardFrame != nil else {
            return nil
        }
        let owner = keyboardOwner(near: view)
        let isOurs = observer.keyboardIsLocal && owner != nil
        return isOurs || avoidsOtherAppsKeyboards ? Host(window: window, owner: owner) : nil
    }

    private func context(in host: Host) -> KeyboardContext {
        let context = KeyboardContext(
            window: host.window,
            position: observer.resolution(
                in: host.window, bar: host.owner?.accessoryBarInChain),
            others: AvoiderSearch(in: scrollView), footer: footerFrame(in: host.window))
        recorder.note(context)
        return context
    }

    /// Returns the responder on the screen of `view` that uses the keyboard, starting with the
    /// focused input.
    private func keyboardOwner(near view: UIView) -> UIResponder? {
        if let input = navigator.inputBeingTypedIn, input.isFirstResponder { return input }
        return view.keyboardOwnerOnScreen
    }

    // MARK: The footer

    private func footerFrame(in window: UIWindow) -> CGRect? {
        footerView?.footerFrame(in: window, below: scrollView)
    }

    /// Returns `keyboard` with the footer where it is now, after a layout may have moved it.
    func withFooter(_ keyboard: KeyboardGeometry) -> KeyboardGeometry {
        keyboard.with(footer: anyView?.window.flatMap(footerFrame))
    }

    // MARK: Layout

    /// Applies the pending layouts of what is measured and positioned, and of nothing else.
    func layOutPositioned() {
        var views = [layoutRoot, footerView].compactMap(\.self)
        // Without a scroll view of its own, the assistant doesn't know the one that its delegate
        // scrolls.
        if scrollView == nil, let input = inputToPosition {
            views.append(input.outermostScrollView)
        }
        // Not in the animation in which the keyboard's notifications may be posted.
        UIView.performWithoutAnimation { views.forEach { $0.layOutPending() } }
    }

    /// The scroll view or, without one, the view in which the constraint moves something.
    var layoutRoot: UIView? { scrollView ?? inset.constraint?.laidOutView }

    // MARK: Other assistants

    /// Returns a Boolean value that indicates whether this assistant's scroll view is inside
    /// `other`.
    func isInside(_ other: UIScrollView?) -> Bool {
        guard let scrollView, let other, scrollView !== other else { return false }
        return scrollView.isDescendant(of: other)
    }

    /// Returns the scroll views around `scrollView` in which assistants avoid the keyboard.
    static func scrollViews(around scrollView: UIScrollView?) -> [UIScrollView] {
        guard let scrollView else { return [] }
        return allRunning.compactMap(\.scrollView).filter {
            $0 !== scrollView && scrollView.isDescendant(of: $0)
        }
    }

    /// Returns a Boolean value that indicates whether an assistant has made an inset for the keyboard
    /// in a scroll view around `scrollView`.
    static func avoidsKeyboard(around scrollView: UIScrollView) -> Bool {
        allRunning.contains { assistant in
            guard let outer = assistant.scrollView, outer !== scrollView,
                assistant.inset.amount > 0
            else { return false }
            return scrollView.isDescendant(of: outer)
        }
    }

    /// Returns a Boolean value that indicates whether an assistant of the app's has `input` in its
    /// navigator or in its scroll view.
    static func appsAssistantServes(_ input: UIView) -> Bool {
        allRunning.contains { assistant in
            guard !assistant.servesScene else { return false }
            if assistant.navigator.contains(input) { return true }
            return assistant.scrollView.map { input.isDescendant(of: $0) } ?? false
        }
    }
}
