import CoreGraphics
import Foundation

/// Information about a transition between controllers or sizes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var containerView: UIView { get }
    var isInterruptible: Bool { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    @discardableResult
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    @discardableResult
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    @discardableResult
    func targetTransform() -> CGAffineTransform
}

/// An object that animates the app's changes along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{}

extension UIViewControllerTransitionCoordinator {
    // This is a requirement in Apple's protocol. Here, it couldn't have `nil` as its default, and
    // only UIKit makes coordinators.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        (self as? TransitionCoordinator)?.add(animation, completion) != nil
    }

    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        (self as? TransitionCoordinator)?.addInteractionHandler(handler)
    }
}

/// A key for a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = UITransitionContextViewControllerKey(
        "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(
        "UITransitionContextToViewController")
}
