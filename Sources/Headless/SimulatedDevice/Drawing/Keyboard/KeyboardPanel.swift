import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// The keyboard's surface: keys and, above them, room for the app's accessory view.
final class KeyboardPanel: UIView, InputViewHost {
    var accessoryHeight: CGFloat = 0
    /// A Boolean value that indicates whether what lies in it may have to be measured again.
    var needsMeasurement = false
    /// The look of the keys; nil while there are none.
    var look: KeyboardLook?
    /// Whoever brought along what lies in it.
    weak var owner: UIResponder?

    // No page of Apple's says where the chain leads on from an input view: `InputViewChain`.
    override var next: UIResponder? {
        let isInside = (owner as? UIView)?.isDescendant(of: self) ?? false
        guard UIApplication.behavior.inputViewChain == .owner, let owner, !isInside else {
            return super.next
        }
        return owner
    }

    func inputViewSizeDidChange() {
        needsMeasurement = true
    }

    /// Draws the keys, as a view of UIKit's own would do in `display(into:)`.
    func draw(into list: inout DisplayList) {
        guard var look else { return }
        look.size = CGSize(width: bounds.width, height: max(0, bounds.height - accessoryHeight))
        let design = UIApplication.shared.design
        look.isGlass = design == .glass
        let picture = KeyboardPicture(look)
        if look.arrangement == .docked {
            drawSurface(of: design, isDark: look.isDark, into: &list)
        }
        let move = CGAffineTransform(translationX: 0, y: accessoryHeight)
        list.group(DisplayGroup.Style(transform: move)) { $0.append(contentsOf: picture.list) }
    }

    // Below glass keys there is glass with round corners, and what is above it is the app's:
    // kirillzyusko/react-native-keyboard-controller#974 has pictures.
    private func drawSurface(
        of design: DeviceDesign, isDark: Bool, into list: inout DisplayList
    ) {
        let color = design.keyboardColor(isDark: isDark)
        guard design == .glass else { return list.fill(surface, color) }
        var glass = surface
        glass.origin.y += accessoryHeight
        glass.size.height -= accessoryHeight
        list.fill(glass, cornerRadius: KeyboardPicture.glassRadius, color)
    }

    /// On its way up from the screen's edge the surface leaves no gap below itself.
    private var surface: CGRect {
        guard let superview, frame.maxY >= superview.bounds.maxY else { return bounds }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: bounds.height + superview.bounds.height)
    }
}
