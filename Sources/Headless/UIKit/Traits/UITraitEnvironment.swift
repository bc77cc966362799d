import Foundation

/// An object that has traits: a screen, scene, view or view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
