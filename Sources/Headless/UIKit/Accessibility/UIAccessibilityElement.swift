import CoreGraphics
import Foundation

/// Something on the screen that assistive technologies shall know of, although it is no view.
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

    // Apple's reference: a frame in the container's space makes the frame on the screen follow it.
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
