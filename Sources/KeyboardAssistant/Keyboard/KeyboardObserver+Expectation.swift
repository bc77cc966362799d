import CoreGraphics
import UIKit

// The height of a keyboard before it is shown.
extension KeyboardObserver {
    /// Returns the height that the keyboard has or will have for `input`: measured, remembered, or
    /// unknown.
    ///
    /// A height is remembered from the last docked keyboard for such an input in the scene, as seen by
    /// the observer after `start(in:)` or `refresh(in:)` with a window of the scene. The height of a
    /// floating keyboard, or of a hardware keyboard's bar, isn't remembered. To provide heights before
    /// the first keyboard of a scene, set the scene's ``KeyboardHeights``.
    public func expectedHeight(for input: any UIView & UITextInput) -> ExpectedKeyboardHeight {
        guard let window = input.windowOfKeyboardOwner, let scene = window.windowScene else {
            return .unknown
        }
        let bar = window.barAbove(input)
        if input.isFirstResponder, input.usesSystemKeyboard,
            let height = dockedHeight(in: window, bar: bar)
        {
            return .measured(height)
        }
        let circumstances = KeyboardHeights.Circumstances(of: input, under: bar, in: window)
        return KeyboardHeights[scene].height(under: circumstances).map { .remembered($0) }
            ?? .unknown
    }

    /// Returns the height, without `bar`, of the docked keyboard or of another input view in the
    /// keyboard's place; `nil` if nothing is docked.
    package func dockedHeight(in window: UIWindow, bar: UIView?) -> CGFloat? {
        guard keyboardIsLocal, keyboardState == .didShow || keyboardState == .willShow else {
            return nil
        }
        return position(in: window, bar: bar).dockedHeight(in: window, without: bar)
    }

    /// Records the height of the keyboard that rests at `position` in `window`.
    func learnHeight(at position: KeyboardPosition, in window: UIWindow) {
        guard keyboardIsLocal, let scene = window.windowScene,
            let input = window.keyboardUser as? any UIView & UITextInput, input.usesSystemKeyboard
        else { return }
        let bar = window.barAbove(input)
        guard let height = position.dockedHeight(in: window, without: bar) else { return }
        KeyboardHeights[scene].record(height, under: .init(of: input, under: bar, in: window))
    }
}

extension KeyboardPosition {
    /// Returns the height of a docked keyboard with keys, without `bar`; `nil` if there is none.
    @MainActor
    fileprivate func dockedHeight(in window: UIWindow, without bar: UIView?) -> CGFloat? {
        guard source != .memory, let geometry, geometry.isDocked, !geometry.isDragged,
            let screen = ScreenSpace(of: window)
        else { return nil }
        let height = screen.bounds.maxY - geometry.keyboard.minY - (bar?.bounds.height ?? 0)
        // A bar alone, as with a hardware keyboard, is lower than the keys would be.
        return height >= KeyboardSources.leastHeight ? height : nil
    }
}

extension UIView {
    /// The window of the responder that uses the keyboard for this input.
    ///
    /// For an input in an accessory view, that responder provides the view. Otherwise, the window is
    /// the input's own.
    package var windowOfKeyboardOwner: UIWindow? {
        let owner = KeyboardObserver.readWindows.first { other in
            other !== window && other.accessoryBarInUse.map(isDescendant) ?? false
        }
        return owner ?? window
    }
}

extension UIWindow {
    /// Returns the accessory view above the keyboard while `input` is edited.
    fileprivate func barAbove(_ input: UIView) -> UIView? {
        if let bar = accessoryBarInUse, input.isDescendant(of: bar) { return bar }
        return input.accessoryBarInChain
    }
}

extension UIResponder {
    /// A Boolean value that indicates whether the responder uses the system's keyboard, rather than a
    /// view of the app's.
    fileprivate var usesSystemKeyboard: Bool {
        sequence(first: self, next: \.next).allSatisfy { $0.inputView == nil }
    }
}
