import UIKit

/// A hidden view of zero size that reports when the view that it is in enters or leaves a window.
package final class WindowProbe: UIView {
    private let onChange: (_ isInWindow: Bool) -> Void

    /// Adds a probe to `view`.
    ///
    /// - Parameter onChange: A closure that is called while the view moves to a window or out of it.
    package init(in view: UIView, onChange: @escaping (_ isInWindow: Bool) -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        view.viewForSubviews.addSubview(self)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        // A probe that is removed leaves the window, too.
        if window != nil || superview != nil { onChange(window != nil) }
    }
}
