import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// The keyboard's surface: the keys and, above them, space for the app's accessory view.
final class KeyboardPanel: UIView, InputViewHost {
    var accessoryHeight: CGFloat = 0
    /// A Boolean value that indicates whether the views in the panel may have to be measured again.
    var needsMeasurement = false
    /// The look of the keys; `nil` if there are none.
    var look: KeyboardLook?
    /// The responder that provides the views in the panel.
    weak var owner: UIResponder?

    // Apple's pages don't say which responder follows an input view: `InputViewChain`.
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

    /// Draws the keys, as one of UIKit's own views does in `display(into:)`.
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

    // Glass with round corners is behind glass keys, and the app is visible above it:
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

    /// The rectangle of the surface, which extends below the screen so that there is no gap while
    /// the panel moves up.
    private var surface: CGRect {
        guard let superview, frame.maxY >= superview.bounds.maxY else { return bounds }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: bounds.height + superview.bounds.height)
    }
}
