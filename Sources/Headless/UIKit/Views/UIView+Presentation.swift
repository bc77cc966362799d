import CoreGraphics
import QuartzCore

extension UIView {
    /// The layer that is displayed: the presentation layer while the view is animated.
    private var shownLayer: CALayer { layer.presentationLayer ?? layer }

    /// The transform to the screen's coordinates, with all views as they are displayed now.
    package var shownTransformToScreen: CGAffineTransform { transformToScreen(by: \.shownLayer) }

    /// The frame of this view as it is displayed now, in screen coordinates.
    package var shownFrame: CGRect { shownLayer.bounds.applying(shownTransformToScreen) }
}
