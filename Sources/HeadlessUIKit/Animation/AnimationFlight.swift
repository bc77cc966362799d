import CoreGraphics
import Foundation
import QuartzCore

/// One change on its way from the old value to the new one.
@MainActor
struct AnimationFlight {
    private(set) weak var view: UIView?
    private let change: UIView.AnimatableChange
    private let timing: AnimationTiming
    private let start: TimeInterval
    private let duration: TimeInterval

    init(view: UIView, change: UIView.AnimatableChange, record: AnimationRecord) {
        self.view = view
        self.change = change
        timing = AnimationTiming(curveNumber: record.curveNumber)
        start = VirtualClock.current.now + record.delay
        duration = record.duration
    }

    func isOver(at now: TimeInterval) -> Bool {
        now >= start + duration
    }

    /// Puts `layer`, which has the model's values, back by what is still to go.
    ///
    /// UIKit animates additively since iOS 8: two animations of one property add up.
    func apply(to layer: CALayer, at now: TimeInterval) {
        let left = 1 - timing.progress(at: (now - start) / duration)
        let share = CGFloat(left)
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
            // Colours change half way: nothing measures them in between.
            break
        }
    }
}

extension [AnimationFlight] {
    /// The layer of `view` as it is seen now; nil where nothing of it moves.
    @MainActor
    func presentation(of view: UIView) -> CALayer? {
        guard !isEmpty else { return nil }
        let layer = view.layer.copyOfGeometry()
        // A view that has just been freed may have left its place in memory to this one.
        for flight in self where flight.view === view {
            flight.apply(to: layer, at: VirtualClock.current.now)
        }
        return layer
    }
}

extension CALayer {
    fileprivate func copyOfGeometry() -> CALayer {
        let copy = CALayer()
        copy.bounds = bounds
        copy.position = position
        copy.anchorPoint = anchorPoint
        copy.transform = transform
        copy.opacity = opacity
        copy.backgroundColor = backgroundColor
        copy.cornerRadius = cornerRadius
        return copy
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
