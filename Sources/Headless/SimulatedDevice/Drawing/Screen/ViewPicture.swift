import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Draws views and their content.
@MainActor
enum ViewPicture {
    /// Draws `view` in the coordinates of its superview, or of the screen if it has none.
    static func draw(_ view: UIView, into list: inout DisplayList) {
        let layer = view.layer
        // A moving view is drawn at its current place, not at its final one.
        let moving = layer.presentationLayer ?? layer
        guard !view.isHidden, moving.opacity > 0.001 else { return }
        let style = DisplayGroup.Style(
            transform: moving.transformToSuperlayer, opacity: CGFloat(min(moving.opacity, 1)))
        list.group(style) { list in
            view.traitCollection.performAsCurrent {
                drawInside(view, moving: moving, into: &list)
            }
        }
    }

    private static func drawInside(
        _ view: UIView, moving: CALayer, into list: inout DisplayList
    ) {
        let layer = view.layer
        let shape = DisplayShape.rectangle(
            moving.bounds, cornerRadius: layer.cornerRadius, corners: layer.maskedCorners)
        drawBackground(of: view, shape: shape, into: &list)
        list.group(DisplayGroup.Style(clip: layer.masksToBounds ? shape : nil)) { list in
            drawItself(view, into: &list)
            drawSubviews(of: view, within: moving.bounds, into: &list)
        }
        drawBorder(of: layer, bounds: moving.bounds, into: &list)
    }

    private static func drawItself(_ view: UIView, into list: inout DisplayList) {
        if let panel = view as? KeyboardPanel {
            panel.draw(into: &list)
        } else {
            list.append(contentsOf: view.drawn())
            view.display(into: &list)
        }
    }

    private static func drawBackground(
        of view: UIView, shape: DisplayShape, into list: inout DisplayList
    ) {
        let color = view.backgroundColor?.cgColor ?? view.layer.backgroundColor
        guard let color, color.alpha > 0 else { return }
        list.group(DisplayGroup.Style(shadow: view.layer.displayShadow)) {
            $0.fill(shape, color)
        }
    }

    private static func drawSubviews(
        of view: UIView, within bounds: CGRect, into list: inout DisplayList
    ) {
        let focus = FocusPicture(in: view.window)
        // The index of a subview is compared, too, because sorting isn't stable.
        let subviews = view.subviews.enumerated().sorted { first, second in
            (first.element.layer.zPosition, first.offset)
                < (second.element.layer.zPosition, second.offset)
        }
        for (_, subview) in subviews where !isCutOff(subview, by: view, bounds: bounds) {
            draw(subview, into: &list)
            focus?.draw(above: subview, into: &list)
        }
        focus?.draw(onTopOf: view, into: &list)
    }

    private static func isCutOff(_ subview: UIView, by view: UIView, bounds: CGRect) -> Bool {
        let layer = subview.layer.presentationLayer ?? subview.layer
        return view.clipsToBounds && !bounds.intersects(layer.frame)
    }

    private static func drawBorder(
        of layer: CALayer, bounds: CGRect, into list: inout DisplayList
    ) {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return }
        let inset = layer.borderWidth / 2
        list.stroke(
            .rectangle(
                bounds.insetBy(dx: inset, dy: inset),
                cornerRadius: max(0, layer.cornerRadius - inset), corners: layer.maskedCorners),
            color, width: layer.borderWidth)
    }
}

extension CALayer {
    /// The shadow of the layer; `nil` for a layer that clips, because it clips its own shadow as
    /// well.
    fileprivate var displayShadow: DisplayShadow? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
        return DisplayShadow(
            color: color.withAlpha(color.alpha * CGFloat(shadowOpacity)), offset: shadowOffset,
            radius: shadowRadius)
    }
}
