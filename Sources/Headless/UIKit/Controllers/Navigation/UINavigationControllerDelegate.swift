import Foundation

/// The methods that are called when a navigation controller shows controllers, and that may animate
/// this.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
    @discardableResult
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVc: UIViewController, to toVc: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    @discardableResult
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}

    @discardableResult
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVc: UIViewController, to toVc: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalMethod.missing(nil)
    }

    @discardableResult
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalMethod.missing(nil)
    }
}

extension UINavigationController {
    /// The changes of a stack.
    public typealias Operation = UINavigationControllerOperation
}
