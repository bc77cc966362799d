import Foundation

/// The animation in which an edit menu comes or goes.
///
/// Nothing here shows such a menu; delegates that have its methods are to compile all the same.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
