import CoreGraphics
import UIKit

/// The screen of an assistant, with the keyboard and the edited input there.
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
    /// Without a scroll view or a constraint, this is the edited input or, if there is none, the first
    /// input in a window, because other inputs may have been removed from the screen.
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

    /// The keyboard's frame, in screen coordinates; `nil` while the keyboard is hidden.
    var keyboardFrame: CGRect? { observer.keyboardFrame }

    /// A Boolean value that indicates whether the keyboard hasn't come to rest on the screen.
    var keyboardIsMoving: Bool { observer.keyboardState != .didShow }

    /// A Boolean value that indicates whether the keyboard has hidden, and isn't about to appear.
    var keyboardIsHidden: Bool { observer.keyboardState == .didHide }

    /// Reads a keyboard that appeared without a notification, such as one that stayed up from another
    /// screen.
    func refresh() {
        if let window = anyView?.window { observer.refresh(in: window) }
    }

    /// Returns the keyboard in the window of the screen; `nil` if there is no keyboard to avoid.
    func context(by rules: PositionRules) -> KeyboardContext? {
        host(by: rules).map { context(in: $0, by: rules) }
    }

    /// Returns the keyboard as `context(by:)` does, after a layout of the measured views.
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

    /// Returns `keyboard` with the current frame of the footer, because a layout may have moved the
    /// footer.
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

    /// Returns the kind of the keyboard at `position`; `nil` stands for a position that wasn't looked
    /// for.
    func kind(of position: KeyboardPosition?) -> MoveFacts.Keyboard {
        guard keyboardFrame != nil else { return .away }
        guard observer.keyboardIsLocal else { return .foreign }
        guard let position else { return .unused }
        if position.geometry?.isDocked == true { return .docked }
        return position.reason == .isDetached ? .detached : .away
    }

    // MARK: Layout

    /// Records that the assistant is about to change the layout of the screen.
    func layoutWillChange() {
        (observer as? KeyboardObserver)?.layoutWillChange()
    }

    /// Applies the pending layouts of the measured and positioned views, and of nothing else.
    func layOut(with footer: UIView?) {
        var views = [layoutRoot, footer].compactMap(\.self)
        // Without a scroll view of its own, the assistant doesn't know the scroll view of its delegate.
        if scrollView == nil, let input = editedInput {
            views.append(input.outermostScrollView)
        }
        // Without animation, because the keyboard's notifications may be posted within one.
        UIView.performWithoutAnimation { views.forEach { $0.layOutPending() } }
    }

    /// The scroll view or, without one, the view that the constraint lays out.
    var layoutRoot: UIView? { scrollView ?? inset.constraint?.laidOutView }
}
