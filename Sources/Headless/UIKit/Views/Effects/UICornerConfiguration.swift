import CoreGraphics
import Foundation

/// The shape of a view's corners.
@available(iOS 26, *)
open class UICornerConfiguration: NSObject {
    /// The largest radius in points, of which a corner has at most half of the shorter side.
    private var maximumRadius: CGFloat = 0

    public required override init() {
        super.init()
    }

    public convenience init(radius: UICornerRadius) {
        self.init()
        maximumRadius = radius.radius
    }

    open class func capsule() -> Self { capsuleConfiguration(withMaximumRadius: .infinity) }

    open class func capsuleConfiguration(withMaximumRadius maximumRadius: CGFloat) -> Self {
        let configuration = self.init()
        configuration.maximumRadius = maximumRadius
        return configuration
    }

    func radius(for size: CGSize) -> CGFloat {
        min(maximumRadius, min(size.width, size.height) / 2)
    }
}

/// The radius of a corner.
@available(iOS 26, *)
open class UICornerRadius: NSObject {
    private(set) var radius: CGFloat = 0

    public required override init() {
        super.init()
    }

    open class func fixedRadius(_ radius: CGFloat) -> Self {
        let corner = self.init()
        corner.radius = max(0, radius)
        return corner
    }
}
