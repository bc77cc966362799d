import Foundation

/// The device on which the app runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let shared = UIDevice()

    open class var current: UIDevice { shared }

    // Apple's page: since iOS 16 a generic name, unless the app has an entitlement.
    open var name: String { model }

    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    open var localizedModel: String { model }

    // Apple's page of `systemName`; "iPadOS" is what iPads print since iPadOS 13.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    open var systemVersion: String { UIApplication.shared.design.systemVersion }

    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.current.traits.userInterfaceIdiom ?? .unspecified
    }

    open func playInputClick() {
        UIApplication.shared.keyboardHost?.inputClickIsDue()
    }
}
