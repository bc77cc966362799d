import Foundation

/// The part of a view over a scroll view's edge, which takes part in the effect of that edge.
///
/// The effect itself isn't drawn here.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    private weak var ownView: UIView?

    open var view: UIView? { ownView }
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        ownView = view
    }
}
