import Foundation

/// The part of a view over a scroll view's edge, which takes part in the effect of that edge.
///
/// The effect itself isn't drawn here.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    private weak var ownView: UIView?

    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []

    // Apple's class has what its protocol demands, which the facts don't name.
    @_documentation(visibility: internal)
    open var view: UIView? { ownView }

    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {}

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {
        ownView = view
    }
}
