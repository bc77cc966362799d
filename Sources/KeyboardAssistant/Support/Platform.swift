import UIKit

/// The Mac on which the app may run with Mac Catalyst.
enum MacCatalyst {
    /// A Boolean value that indicates whether the app runs on a Mac with Mac Catalyst, in either
    /// idiom.
    static var isRunning: Bool {
        #if targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }
}

extension UIResponder {
    /// The view that this responder shows above the keyboard, which visionOS does not have.
    var accessoryBar: UIView? {
        #if os(visionOS)
        nil
        #else
        inputAccessoryView
        #endif
    }
}
