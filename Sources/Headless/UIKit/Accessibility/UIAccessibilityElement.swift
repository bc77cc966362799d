import CoreGraphics
import Foundation

/// An element on the screen for assistive technologies that isn't a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private var frameInContainer: CGRect?

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        super.isAccessibilityElement = true
    }

    open weak var accessibilityContainer: AnyObject?

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String? {
        get { accessibilityAnswers?.identifier }
        set { accessibilityToChange.identifier = newValue }
    }

    // Apple's reference: with a frame in the container's space, the frame on the screen follows it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    override var standardAccessibilityFrame: CGRect {
        guard let frameInContainer, let view = accessibilityContainer as? UIView,
            view.window != nil
        else { return .zero }
        return frameInContainer.applying(view.transformToScreen)
    }
}
