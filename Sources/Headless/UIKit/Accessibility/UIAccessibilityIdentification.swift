import Foundation

/// A name by which tests of the user interface find an object, and which isn't read out.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}
