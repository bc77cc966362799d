import CoreGraphics

extension AnimationFlight {
    /// Sets the view's own value to the one at `progress`.
    func land(at progress: Double) {
        guard let view else { return }
        let share = CGFloat(progress)
        UIView.performWithoutAnimation {
            switch change {
            case .bounds(let from, let to):
                view.bounds = CGRect(
                    x: from.minX + (to.minX - from.minX) * share,
                    y: from.minY + (to.minY - from.minY) * share,
                    width: from.width + (to.width - from.width) * share,
                    height: from.height + (to.height - from.height) * share)
            case .center(let from, let to):
                view.center = CGPoint(
                    x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            case .transform(let from, let to):
                view.transform = from.moved(toward: to, by: share)
            case .alpha(let from, let to):
                view.alpha = from + (to - from) * share
            case .backgroundColor(let from, let to):
                view.backgroundColor = progress < 0.5 ? from : to
            }
        }
    }
}

extension CGAffineTransform {
    fileprivate func moved(toward to: CGAffineTransform, by share: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a + (to.a - a) * share, b: b + (to.b - b) * share,
            c: c + (to.c - c) * share, d: d + (to.d - d) * share,
            tx: tx + (to.tx - tx) * share, ty: ty + (to.ty - ty) * share)
    }
}
