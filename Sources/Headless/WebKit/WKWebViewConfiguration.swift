import Foundation

/// The settings with which a web view is made.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {}
