import UIKit

extension UIView {
    /// Lays out this view, what is in it, and the superviews that may move it, as far as their
    /// layouts are pending.
    ///
    /// If the layout of a superview is pending, what else is pending in it is laid out, too.
    ///
    /// A layout pass goes down from the view that is asked for it (Apple, `layoutIfNeeded()`). So
    /// the outermost superview whose own layout is pending is asked, and never the window, in which
    /// other screens may be in the middle of something. A collection view that is laid out from a
    /// keyboard notification has been seen to end the app (hackiftekhar/IQKeyboardManager#2157).
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

    /// The outermost scroll view around this view; this view if there is none.
    var outermostScrollView: UIView {
        superviewsAndSelf.filter { $0 is UIScrollView }.last ?? self
    }

    private var superviewsAndSelf: [UIView] {
        Array(sequence(first: self, next: \.superview))
    }
}
