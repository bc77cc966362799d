import CoreGraphics
import QuartzCore

extension UIView {
    /// The layer that is seen: the one in flight while something of the view is animated.
    private var shownLayer: CALayer { layer.presentationLayer ?? layer }

    /// Maps this view's coordinates to the screen's, with everything where it is seen now.
    package var shownTransformToScreen: CGAffineTransform { transformToScreen(by: \.shownLayer) }

    /// The frame of this view as it is seen now, on the screen.
    package var shownFrame: CGRect { shownLayer.bounds.applying(shownTransformToScreen) }
}
