import UIKit

/// The place of the keyboard under an input.
///
/// A panel takes the place and gives it back.
///
/// Only this type sets the input's `inputView` for panels. The state is read from the input, so
/// that an app can set another view at any time.
@MainActor
final class PanelPlace {
    private(set) weak var input: (any UIView & UITextInput)?
    /// The panel's view; `nil` unless the place was taken.
    private(set) var host: PanelHost?

    init(of input: any UIView & UITextInput) {
        self.input = input
    }

    /// A Boolean value that indicates whether the panel has the place.
    var isTaken: Bool { host != nil && input?.inputView === host }

    /// Puts `host` in the place of the keyboard.
    func take(_ host: PanelHost) {
        guard let input else { return }
        if !isTaken {
            // Another panel, which has the place, may never give it back.
            let other = input.inputView as? PanelHost
            host.replaced = other.map(\.replaced) ?? input.inputView
        }
        self.host = host
        input.setInputView(host)
        input.reloadInputViews()
    }

    /// Shows the panel with another height.
    func resize(to height: CGFloat) {
        guard isTaken, let host, host.height != height else { return }
        host.height = height
        input?.reloadInputViews()
    }

    /// Gives the place back to the app's own input view or the keyboard, at once if `reloads` is
    /// `true`.
    func giveBack(reloads: Bool = true) {
        if isTaken, let input {
            input.setInputView(host?.replaced)
            if reloads { input.reloadInputViews() }
        }
        host = nil
    }
}

extension UIView {
    /// Sets the view in place of the keyboard, for a text field or a text view.
    fileprivate func setInputView(_ view: UIView?) {
        (self as? UITextField)?.inputView = view
        (self as? UITextView)?.inputView = view
    }
}
