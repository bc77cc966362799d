import Foundation

/// Whoever acts for the app as a whole; as a responder it is the end of every chain.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
