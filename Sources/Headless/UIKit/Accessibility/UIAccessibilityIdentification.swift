import Foundation

/// Gives an object a name by which tests of the user interface find it; nobody reads it out.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}
