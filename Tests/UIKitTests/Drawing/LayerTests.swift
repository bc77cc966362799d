import CoreGraphics
import Foundation
import QuartzCore
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference.
@MainActor
@Suite struct LayerTests {
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test("A view has a layer of the class that it names", .requirement("U593"))
    func viewHasItsLayerClass() throws {
        let view = ShapeView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = try #require(view.layer as? CAShapeLayer)
        #expect(layer.frame == view.frame && layer.lineWidth == 1)
    }

    @Test("A path goes to Core Graphics and back", .requirement("U593"))
    func pathGoesToCoreGraphicsAndBack() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.cgPath.boundingBox == path.bounds)
        let back = UIBezierPath(cgPath: path.cgPath)
        back.addLine(to: CGPoint(x: 10, y: 10))
        #expect(back.bounds == CGRect(x: 1, y: 2, width: 9, height: 8))
        #expect(path.bounds.width == 3)
    }

    @Test("Only the corners that are named are round", .requirement("U593"))
    func namedCornersAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        func path(_ corners: UIRectCorner) -> UIBezierPath {
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners,
                cornerRadii: CGSize(width: 10, height: 10))
        }
        #expect(path([]).cgPath != path(.topRight).cgPath)
        #expect(path(.allCorners).bounds == rect && path(.bottomLeft).bounds == rect)
        // A stroke along the top ends where the round corner begins.
        #expect(path([.topLeft, .bottomLeft]).currentPoint == CGPoint(x: 10, y: 0))
        #expect(path(.topRight).currentPoint == .zero)
    }

    @Test("Layers are inserted beside others", .requirement("U593"))
    func layersAreInsertedBesideOthers() {
        let (layer, first, below, above) = (CALayer(), CALayer(), CAGradientLayer(), CALayer())
        layer.addSublayer(first)
        layer.insertSublayer(below, below: first)
        layer.insertSublayer(above, above: first)
        #expect(layer.sublayers == [below, first, above])
        let copy = CALayer(layer: layer)
        #expect(copy.sublayers == nil)
    }

    @Test(
        "A view's mask is its layer's, and a transform in space is one in the plane",
        .requirement("U593"))
    func maskAndTransformAreLayers() {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        var transform = CATransform3DIdentity
        (transform.m11, transform.m22) = (2, 3)
        view.transform3D = transform
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    }
}
