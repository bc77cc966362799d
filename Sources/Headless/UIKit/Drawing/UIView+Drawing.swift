import CoreGraphics
import Foundation

/// The items that a view has drawn in `draw(_:)`, and the conditions at that time.
struct DrawnContent {
    var list: DisplayList
    var size: CGSize
    var style: UIUserInterfaceStyle
    var contrast: UIAccessibilityContrast
}

extension UIView {
    /// Returns the items that the view draws in `draw(_:)`.
    ///
    /// Apple, `draw(_:)`: it is called when the view is first shown, and when its content becomes
    /// invalid. `contentMode`: a new size alone scales or moves the content, unless the mode is to
    /// redraw. A change of the colors' style or contrast redraws as well (Apple, "Automatic trait
    /// tracking").
    package func drawn() -> DisplayList {
        let traits = traitCollection
        let isStale = contentMode == .redraw && drawnContent?.size != bounds.size
        guard let drawnContent, drawnContent.style == traits.userInterfaceStyle,
            drawnContent.contrast == traits.accessibilityContrast, !isStale
        else { return drawAnew(traits) }
        return placed(drawnContent)
    }

    private func drawAnew(_ traits: UITraitCollection) -> DisplayList {
        guard bounds.width > 0, bounds.height > 0 else { return DisplayList() }
        let list = GraphicsSurface.record { draw(bounds) }
        drawnContent = DrawnContent(
            list: list, size: bounds.size, style: traits.userInterfaceStyle,
            contrast: traits.accessibilityContrast)
        return list
    }

    private func placed(_ content: DrawnContent) -> DisplayList {
        guard content.size != bounds.size, !content.list.isEmpty else { return content.list }
        let place = contentMode.rect(for: content.size, in: bounds)
        let scale = CGAffineTransform(
            scaleX: place.width / content.size.width, y: place.height / content.size.height)
        let move = CGAffineTransform(
            translationX: place.minX - bounds.minX, y: place.minY - bounds.minY)
        var list = DisplayList()
        list.group(DisplayGroup.Style(transform: scale.concatenating(move))) {
            $0.append(contentsOf: content.list)
        }
        return list
    }
}
