import CoreGraphics
import Foundation

/// An item that is shown large while it is touched, for people who use the largest text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The content that is shown large; unset properties follow the view's content.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView {
    var standardLargeContentTitle: String? {
        (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
    }

    var standardLargeContentImage: UIImage? { (self as? UIButton)?.currentImage }
}

/// An interaction that shows the touched item large in the middle of the screen, which never
/// happens here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
    private let recognizer = UIGestureRecognizer(target: nil, action: nil)
    private weak var ownView: UIView?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        ownDelegate = delegate
        super.init()
    }

    public convenience override init() {
        self.init(delegate: nil)
    }

    open var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }

    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    // Apple, `isEnabled`: the viewer is available at the accessibility sizes.
    open class var isEnabled: Bool {
        UIScreen.current.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    @_documentation(visibility: internal)
    open var view: UIView? { ownView }

    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {}

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {
        ownView = view
    }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    @discardableResult
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    )
}

// These are optional on Apple's systems.
extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
}
