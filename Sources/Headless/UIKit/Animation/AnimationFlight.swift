import CoreGraphics
import Foundation
import QuartzCore

/// One change on its way from the old value to the new one.
@MainActor
struct AnimationFlight {
    private(set) weak var view: UIView?
    let change: UIView.AnimatableChange
    let course: any AnimationCourse

    /// Puts `layer`, which has the model's values, back by what is still to go.
    ///
    /// UIKit animates additively since iOS 8: two animations of one property add up.
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
            // Colors change half way: nothing measures them in between.
            break
        }
    }
}

extension [AnimationFlight] {
    /// The layer of `view` as it is seen now; nil where nothing of it moves.
    @MainActor
    func presentation(of view: UIView) -> CALayer? {
        guard !isEmpty else { return nil }
        let layer = view.layer.copyOfLook()
        // A view that has just been freed may have left its place in memory to this one.
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
