// What Apple's UIView has and the type checker's sketch of it lacks, for the library that overrides it.
// No target has this file.
import UIKit

// From CALayer.h, CALayerDelegate: Swift mirrors its methods in the class that conforms to it.
extension UIView {
    @objc open func layoutSublayers(of layer: CALayer) {}
}
