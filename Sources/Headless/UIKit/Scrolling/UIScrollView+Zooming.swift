import CoreGraphics
import Foundation

extension UIScrollView {
    /// The duration of an animated change of the scale, in seconds (assumed: A62).
    private static let zoomDuration: TimeInterval = 0.3

    // Apple's reference: the delegate returns the view to scale, and nothing is scaled without one.
    // The scale stays within its limits.
    func zoomContent(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, minimumZoomScale > 0, minimumZoomScale <= maximumZoomScale,
            let view = delegate?.viewForZooming(in: self)
        else { return }
        let new = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard new != zoom else { return }
        if animated, window != nil {
            UIView.animate(withDuration: Self.zoomDuration) { self.apply(new, to: view) }
        } else {
            apply(new, to: view)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// Zooms around the middle (assumed: A11), within the valid offsets.
    private func apply(_ new: CGFloat, to view: UIView) {
        let middle = CGPoint(x: bounds.midX / zoom, y: bounds.midY / zoom)
        zoom = new
        view.transform = CGAffineTransform(scaleX: new, y: new)
        view.center = CGPoint(x: view.bounds.width * new / 2, y: view.bounds.height * new / 2)
        contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
        contentOffset = CGPoint(
            x: horizontal.clamped(middle.x * new - bounds.width / 2),
            y: vertical.clamped(middle.y * new - bounds.height / 2))
    }
}
