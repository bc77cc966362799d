#if !canImport(SwiftUI)
import UIKit

/// The system's view controller for content of SwiftUI, of which there is none.
@MainActor
enum SystemHosting {
    static let controller: (any HostingScreen.Type)? = nil
}
#endif
