import Foundation

/// The context of a focus update: the previous and the next item.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    private weak var previous: (any UIFocusItem)?
    private weak var next: (any UIFocusItem)?
    private let heading: UIFocusHeading

    package init(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
    ) {
        (self.previous, self.next, self.heading) = (previous, next, heading)
        super.init()
    }

    open var previouslyFocusedItem: (any UIFocusItem)? { previous }
    open var nextFocusedItem: (any UIFocusItem)? { next }
    open var focusHeading: UIFocusHeading { heading }

    // UIFocus.h: for an item that isn't a view, the view that contains it.
    open var previouslyFocusedView: UIView? { previous?.nearestView }
    open var nextFocusedView: UIView? { next?.nearestView }
}

extension UIFocusEnvironment {
    /// This environment and those around it, from the inside outward; a cycle in an app's own
    /// objects ends the list.
    var focusAncestry: [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = self
        while let environment = current, !found.contains(where: { $0 === environment }) {
            found.append(environment)
            current = environment.parentFocusEnvironment
        }
        return found
    }

    var nearestView: UIView? { focusAncestry.lazy.compactMap { $0 as? UIView }.first }
}
