import Foundation

/// Is told where a bar stands.
@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Decides whether a bar goes back.
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
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
