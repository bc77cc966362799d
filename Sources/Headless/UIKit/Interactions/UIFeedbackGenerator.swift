import CoreGraphics
import Foundation

// A simulated device gives no feedback. Names that differ in Objective-C are internal to the
// documentation, which is compared with Objective-C's.

/// An object that gives people haptic feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    private weak var ownView: UIView?

    public override init() {
        super.init()
    }

    public convenience init(for view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open func prepare() {}

    @_documentation(visibility: internal)
    open var view: UIView? { ownView }

    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {}

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {
        ownView = view
    }
}

/// A generator of feedback for a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    @_documentation(visibility: internal)
    public typealias FeedbackStyle = UIImpactFeedbackStyle

    @_documentation(visibility: internal)
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        super.init()
    }

    @_documentation(visibility: internal)
    public convenience init(
        style: UIImpactFeedbackGenerator.FeedbackStyle, for view: UIView
    ) {
        self.init(style: style)
    }

    open func impactOccurred() {}
    @_documentation(visibility: internal)
    open func impactOccurred(at location: CGPoint) {}
    @_documentation(visibility: internal)
    open func impactOccurred(intensity: CGFloat) {}
    @_documentation(visibility: internal)
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A generator of feedback for a change of the selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    @_documentation(visibility: internal)
    open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for success or failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    @_documentation(visibility: internal)
    public typealias FeedbackType = UINotificationFeedbackType

    @_documentation(visibility: internal)
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType
    ) {}

    @_documentation(visibility: internal)
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {}
}
