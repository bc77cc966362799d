import CoreGraphics
import Foundation

// Nobody holds a simulated device, so nothing is felt. Names that Objective-C has differently are
// internal to the documentation, which is compared with Objective-C's.

/// Lets people feel something.
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

/// Lets people feel that something hit something.
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

/// Lets people feel that a selection changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    @_documentation(visibility: internal)
    open func selectionChanged(at location: CGPoint) {}
}

/// Lets people feel that something succeeded or failed.
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
