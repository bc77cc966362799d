import CoreGraphics
import Foundation

/// An object that starts, pauses and stops animations.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of the changes that closures make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Optional on Apple's systems.
extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void) { OptionalMethod.missing(()) }
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        OptionalMethod.missing(())
    }
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { OptionalMethod.missing(()) }
}
