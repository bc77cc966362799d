import CoreGraphics
import Foundation
import QuartzCore

/// One change that is being animated from the old value to the new one.
@MainActor
struct AnimationFlight {
    private(set) weak var view: UIView?
    let change: UIView.AnimatableChange
    let course: any AnimationCourse

    /// Moves `layer`, which has the model's values, back by the remaining part of the change.
    ///
    /// UIKit's animations are additive since iOS 8: two animations of one property add up.
    func apply(to layer: CALayer) {
        let share = CGFloat(1 - course.progress)
        switch change {
        case .bounds(let from, let to):
            layer.bounds = CGRect(
                x: layer.bounds.minX + (from.minX - to.minX) * share,
                y: layer.bounds.minY + (from.minY - to.minY) * share,
                width: layer.bounds.width + (from.width - to.width) * share,
                height: layer.bounds.height + (from.height - to.height) * share)
        case .center(let from, let to):
            layer.position.x += (from.x - to.x) * share
            layer.position.y += (from.y - to.y) * share
        case .transform(let from, let to):
            layer.setAffineTransform(
                layer.affineTransform().adding(from, minus: to, times: share))
        case .alpha(let from, let to):
            layer.opacity += Float((from - to) * share)
        case .backgroundColor:
            // Colors have no values in between here: nothing measures them.
            break
        }
    }
}

extension [AnimationFlight] {
    /// Returns the layer of `view` as it is displayed now; `nil` if the view isn't animated.
    @MainActor
    func presentation(of view: UIView) -> CALayer? {
        guard !isEmpty else { return nil }
        let layer = view.layer.copyOfLook()
        // A deallocated view may have had the same address.
        for flight in self where flight.view === view {
            flight.apply(to: layer)
        }
        return layer
    }
}

extension CGAffineTransform {
    fileprivate func adding(
        _ from: CGAffineTransform, minus to: CGAffineTransform, times share: CGFloat
    ) -> CGAffineTransform {
        CGAffineTransform(
            a: a + (from.a - to.a) * share, b: b + (from.b - to.b) * share,
            c: c + (from.c - to.c) * share, d: d + (from.d - to.d) * share,
            tx: tx + (from.tx - to.tx) * share, ty: ty + (from.ty - to.ty) * share)
    }
}
