#if canImport(SwiftUI)
import Foundation
import SwiftUI
import UIKit

extension UIHostingController: HostingScreen {
    var avoidsKeyboard: Bool {
        guard #available(iOS 16.4, *) else { return true }
        return safeAreaRegions.contains(.keyboard)
    }

    static func makes(_ view: UIView) -> Bool {
        Bundle(for: type(of: view)) === Bundle(for: UIHostingController<EmptyView>.self)
    }
}

/// The system's view controller for content of SwiftUI.
@MainActor
enum SystemHosting {
    /// The class that knows the views of SwiftUI where no such view controller is around them, as in
    /// a cell with a hosting configuration.
    static let controller: (any HostingScreen.Type)? = UIHostingController<EmptyView>.self
}
#endif
