import Foundation

/// A name of an object by which tests of the user interface find it, and that is not read out.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}
