import Foundation

extension UIView {
    /// Hears of every change that an animation can carry.
    func recordAnimation(_ change: AnimatableChange) {}
}
