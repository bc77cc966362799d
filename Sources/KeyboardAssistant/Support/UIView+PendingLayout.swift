import UIKit

extension UIView {
    /// Lays out the view, its subviews, and the superviews that may move the view, as far as their
    /// layouts are pending.
    ///
    /// If the layout of a superview is pending, all other pending layouts in the superview are applied,
    /// too.
    ///
    /// A layout pass goes down from the view that is asked to lay out (Apple, `layoutIfNeeded()`). So
    /// the outermost superview with a pending layout of its own is asked. The window is never asked,
    /// because other screens in the window may be in the middle of something. A collection view that is
    /// laid out from a keyboard notification has been seen to end the app
    /// (hackiftekhar/IQKeyboardManager#2157).
    package func layOutPending() {
        superviewsAndSelf.filter { !($0 is UIWindow) && $0.layer.needsLayout() }.last
            .map { $0.layoutIfNeeded() } ?? layoutIfNeeded()
    }

    /// Returns the innermost view that contains all of `views`; `nil` if there is none.
    static func commonSuperview(of views: [UIView]) -> UIView? {
        views.first?.superviewsAndSelf.first { candidate in
            views.allSatisfy { $0.isDescendant(of: candidate) }
        }
    }

    /// The outermost scroll view that is or contains the view; the view if there is none.
    var outermostScrollView: UIView {
        superviewsAndSelf.filter { $0 is UIScrollView }.last ?? self
    }

    private var superviewsAndSelf: [UIView] {
        Array(sequence(first: self, next: \.superview))
    }
}
