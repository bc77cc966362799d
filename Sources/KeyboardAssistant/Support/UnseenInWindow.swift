import UIKit

/// A view that the library adds to a window and that nobody sees.
@MainActor
protocol UnseenInWindow: UIView {}

extension UIWindow {
    /// Adds `view`, or moves it, as far back as possible without being the window's first subview.
    ///
    /// Apps add views of their own to the first one, and don't expect additional views in front. A
    /// window that shows another root view controller has the new view in front of what it has, so
    /// this is called again.
    func addBehindContent(_ view: any UnseenInWindow) {
        let views = subviews
        let content = views.firstIndex { !($0 is any UnseenInWindow) }
        guard let content else {
            if view.superview !== self { addSubview(view) }
            return
        }
        let place = views.firstIndex { $0 === view }
        if place.map({ $0 < content }) ?? true {
            insertSubview(view, aboveSubview: views[content])
        }
    }
}
