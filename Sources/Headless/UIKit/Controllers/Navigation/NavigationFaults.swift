internal import HeadlessBehavior

extension UINavigationController {
    /// Returns a Boolean value that indicates whether a controller can be pushed.
    ///
    /// UIKit raises an exception if not.
    func allowPush(of controller: UIViewController) -> Bool {
        // The words of a crash log (skywinder/ActionSheetPicker-3.0#70).
        guard !(controller is UINavigationController) else {
            Faults.raise(
                .invalidArgument, "Pushing a navigation controller is not supported")
            return false
        }
        // The words of a crash log (thexande/SwiftAlgorithms#31).
        guard !stack.contains(where: { $0 === controller }) else {
            Faults.raise(
                .invalidArgument,
                "\(self) is pushing the same view controller instance (\(controller)) more than "
                    + "once which is not supported and is most likely an error in the application")
            return false
        }
        return controller.allowParent(self)
    }

    /// Returns a Boolean value that indicates whether the controllers can be the whole stack.
    ///
    /// UIKit raises an exception if not (wordpress-mobile/WordPress-iOS#15337).
    func allowStack(_ controllers: [UIViewController]) -> Bool {
        guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            Faults.raise(
                .internalInconsistency,
                "All view controllers in a navigation controller must be distinct "
                    + "(\(controllers))")
            return false
        }
        return controllers.allSatisfy { $0.parent === self || $0.allowParent(self) }
    }
}
