import Foundation

/// The animation that shows or hides an edit menu.
///
/// No such menu is shown here, but delegates with its methods have to compile.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
