import CoreGraphics
import Foundation

/// A key for a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = UITransitionContextViewKey("UITransitionContextFromView")
    public static let to = UITransitionContextViewKey("UITransitionContextToView")
}

/// The context of a transition, from which the animator takes its views and to which it reports its
/// progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    @discardableResult
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    @discardableResult
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    @discardableResult
    func initialFrame(for vc: UIViewController) -> CGRect
    @discardableResult
    func finalFrame(for vc: UIViewController) -> CGRect
}
