import CoreGraphics
import QuartzCore

extension UIView {
    /// Maps this view's coordinates to the screen's, with everything where it is seen now.
    package var shownTransformToScreen: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            let layer = current.layer.presentationLayer ?? current.layer
            result = result.concatenating(layer.transformToSuperlayer)
            view = current.superview
        }
        return result
    }

    /// Where this view is seen now, on the screen.
    package var shownFrame: CGRect {
        (layer.presentationLayer ?? layer).bounds.applying(shownTransformToScreen)
    }
}
