import Foundation

/// A delegate of a bar that determines the bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Decides whether a bar goes back.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
    @discardableResult
    public func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
        true
    }
}
