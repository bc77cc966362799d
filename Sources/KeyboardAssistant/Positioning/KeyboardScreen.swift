import CoreGraphics
import UIKit

/// The screen of an assistant: where its keyboard is, and which of its inputs is edited.
@MainActor
final class KeyboardScreen {
    private let navigator: InputNavigator
    private let observer: any KeyboardObserving
    private let inset: KeyboardInset
    private weak var scrollView: UIScrollView?

    init(
        navigator: InputNavigator, observer: any KeyboardObserving, inset: KeyboardInset,
        scrollView: UIScrollView?
    ) {
        (self.navigator, self.observer, self.inset) = (navigator, observer, inset)
        self.scrollView = scrollView
    }

    /// A view of the screen.
    ///
    /// It is the edited input or, if there is none, the first input in a window, because others may
    /// have been removed from the screen.
    var anyView: UIView? {
        scrollView ?? inset.constraint?.layoutView ?? navigator.inputBeingTypedIn
            ?? navigator.inputs.views.first { $0.window != nil }
    }

    /// The input that is being edited; `nil` if there is none, or if the keyboard belongs to another
    /// app.
    var editedInput: UIView? { observer.keyboardIsLocal ? inputBeingTypedIn : nil }

    /// The input that is being edited, also with another app's keyboard.
    var inputBeingTypedIn: UIView? { navigator.inputBeingTypedIn }

    // MARK: The keyboard

    /// The keyboard's frame, in screen coordinates; `nil` while it is hidden.
    var keyboardFrame: CGRect? { observer.keyboardFrame }

    /// A Boolean value that indicates whether the keyboard hasn't stopped moving yet.
    var keyboardIsMoving: Bool { observer.keyboardState != .didShow }

    /// Reads a keyboard that no notification has announced, such as one that stayed up from another
    /// screen.
    func refresh() {
        if let window = anyView?.window { observer.refresh(in: window) }
    }

    /// Returns the keyboard in the window in which this screen avoids one; `nil` if there is no such
    /// keyboard.
    func context(by rules: PositionRules) -> KeyboardContext? {
        host(by: rules).map { context(in: $0, by: rules) }
    }

    /// Returns the keyboard as `context(by:)` does, after what is measured has been laid out.
    func laidOutContext(by rules: PositionRules) -> KeyboardContext? {
        guard let host = host(by: rules) else { return nil }
        layOut(with: rules.footer)
        return context(in: host, by: rules)
    }

    /// Returns the keyboard in the window of `view`.
    func context(of view: UIView, by rules: PositionRules) -> KeyboardContext? {
        view.window.map {
            context(in: Host(window: $0, owner: keyboardOwner(near: view)), by: rules)
        }
    }

    /// Returns `keyboard` with the footer where it is now, after a layout may have moved it.
    func update(_ keyboard: KeyboardGeometry, by rules: PositionRules) -> KeyboardGeometry {
        var keyboard = keyboard
        keyboard.footer = anyView?.window.flatMap {
            rules.footer?.footerFrame(in: $0, below: scrollView)
        }
        return keyboard
    }

    /// The window in which a screen avoids a keyboard, and the responder that uses the keyboard.
    private struct Host {
        let window: UIWindow
        let owner: UIResponder?
    }

    private func host(by rules: PositionRules) -> Host? {
        guard let view = anyView, let window = view.window, keyboardFrame != nil else { return nil }
        let owner = keyboardOwner(near: view)
        let isOurs = observer.keyboardIsLocal && owner != nil
        return isOurs || rules.avoidsOtherAppsKeyboards ? Host(window: window, owner: owner) : nil
    }

    private func context(in host: Host, by rules: PositionRules) -> KeyboardContext {
        KeyboardContext(
            window: host.window,
            position: observer.position(
                in: host.window, bar: host.owner?.accessoryBarInChain),
            others: AvoiderSearch(in: scrollView),
            footer: rules.footer?.footerFrame(in: host.window, below: scrollView))
    }

    /// Returns the responder on the screen of `view` that uses the keyboard, starting with the
    /// focused input.
    private func keyboardOwner(near view: UIView) -> UIResponder? {
        if let input = navigator.inputBeingTypedIn, input.isFirstResponder { return input }
        return view.keyboardOwnerOnScreen
    }

    /// Returns the kind of keyboard of which the position is `position`; `nil` if none was looked
    /// for.
    func kind(of position: KeyboardPosition?) -> MoveFacts.Keyboard {
        guard keyboardFrame != nil else { return .away }
        guard observer.keyboardIsLocal else { return .foreign }
        guard let position else { return .unused }
        if position.geometry?.isDocked == true { return .docked }
        return position.reason == .isDetached ? .detached : .away
    }

    // MARK: Layout

    /// Records that the assistant is about to change what is on the screen.
    func layoutWillChange() {
        (observer as? KeyboardObserver)?.layoutWillChange()
    }

    /// Applies the pending layouts of what is measured and positioned, and of nothing else.
    func layOut(with footer: UIView?) {
        var views = [layoutRoot, footer].compactMap(\.self)
        // Without a scroll view of its own, the assistant doesn't know the one that its delegate
        // scrolls.
        if scrollView == nil, let input = editedInput {
            views.append(input.outermostScrollView)
        }
        // Not in the animation in which the keyboard's notifications may be posted.
        UIView.performWithoutAnimation { views.forEach { $0.layOutPending() } }
    }

    /// The scroll view or, without one, the view in which the constraint moves something.
    var layoutRoot: UIView? { scrollView ?? inset.constraint?.laidOutView }
}
