internal import HeadlessBehavior

/// The exceptions that UIKit raises when a controller is presented.
@MainActor
enum PresentationFaults {
    /// Returns a Boolean value that indicates whether `controller` can be presented.
    static func allow(_ controller: UIViewController) -> Bool {
        if let presenting = controller.presentation.presenting {
            // The words of a crash log (foxitsoftware/react-native-foxitpdf#17).
            Faults.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(controller) that is "
                    + "already being presented by \(presenting).")
            return false
        }
        guard controller.parent == nil, controller.rootWindow == nil else {
            // The words of a crash log (OpenTreeMap/otm-ios#362): the content of a tab, a container
            // of the presenter, or the presenter itself.
            Faults.raise(
                .invalidArgument,
                "Application tried to present modally an active controller \(controller).")
            return false
        }
        return controller.isReadyToBePresented
    }
}
