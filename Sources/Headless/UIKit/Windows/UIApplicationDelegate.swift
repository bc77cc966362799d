import Foundation

/// The methods of an object that acts for the app.
///
/// If it is a responder, it is the end of every chain.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
