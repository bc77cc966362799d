import UIKit

/// The Mac on which an app may run by Catalyst.
enum MacCatalyst {
    /// A Boolean value that indicates whether the app runs on a Mac by Catalyst, in either idiom.
    static var isRunning: Bool {
        #if targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }
}

extension UIResponder {
    /// The view that this responder shows above the keyboard; visionOS has none.
    var accessoryBar: UIView? {
        #if os(visionOS)
        nil
        #else
        inputAccessoryView
        #endif
    }
}
