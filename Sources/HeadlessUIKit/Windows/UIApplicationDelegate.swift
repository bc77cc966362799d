import Foundation

/// Whoever acts for the app as a whole; as a responder it is the end of every chain.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
