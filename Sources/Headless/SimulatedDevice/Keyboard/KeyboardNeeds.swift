import CoreGraphics
import Foundation

/// The values that decide where the keyboard is.
struct KeyboardNeeds: Equatable, Sendable {
    var screen: CGSize
    var mode: KeyboardMode
    /// The height of the keys, or of the app's own input view; `nil` if neither is requested.
    var inputHeight: CGFloat?
    var accessoryHeight: CGFloat = 0
    /// A Boolean value that indicates whether a hardware keyboard leaves what is shown on the screen,
    /// unlike keys.
    var staysBesideHardware = false

    // iOS: with a hardware keyboard the frame of an iPad's shortcuts bar is as high as the whole
    // keyboard, of which 55 points are on the screen (ipad-ios9-shortcut-bar-only).
    private static let visibleBar: CGFloat = 55
    // No source says how wide the minimized toolbar is; any small width is suitable.
    private static let toolbarWidth: CGFloat = 200
    // The distance of an undocked keyboard from the bottom; any distance is suitable.
    private static let lift: CGFloat = 120

    var placement: KeyboardPlacement {
        guard inputHeight != nil || accessoryHeight > 0 else { return .hidden }
        let height = (inputHeight ?? 0) + accessoryHeight
        switch mode {
        case .docked:
            return docked(height: height, visible: height)
        case .hardware where staysBesideHardware, .minimizedToolbar where staysBesideHardware:
            return docked(height: height, visible: height)
        case .undocked, .split:
            return detached(
                CGRect(
                    x: 0, y: screen.height - height - Self.lift, width: screen.width, height: height
                ))
        case .floating(let frame):
            return detached(frame)
        case .hardware(let hasBar):
            let visible = (hasBar ? Self.visibleBar : 0) + accessoryHeight
            guard visible > 0 else { return .hidden }
            return docked(height: hasBar ? height : accessoryHeight, visible: visible)
        case .minimizedToolbar:
            return KeyboardPlacement(
                kind: .docked,
                frame: CGRect(
                    x: (screen.width - Self.toolbarWidth) / 2, y: screen.height - Self.visibleBar,
                    width: Self.toolbarWidth, height: Self.visibleBar))
        }
    }

    private func docked(height: CGFloat, visible: CGFloat) -> KeyboardPlacement {
        KeyboardPlacement(
            kind: .docked,
            frame: CGRect(
                x: 0, y: screen.height - visible, width: screen.width, height: height),
            accessoryHeight: accessoryHeight)
    }

    private func detached(_ frame: CGRect) -> KeyboardPlacement {
        KeyboardPlacement(
            kind: .detached, frame: frame, accessoryHeight: accessoryHeight)
    }
}

extension KeyboardPlacement {
    /// Returns the placement that keyboard layout guides have for this one.
    func inGuides(on screen: CGRect, isKeyboard: Bool) -> KeyboardPlacement {
        guard kind == .docked, frame.width < screen.width else { return self }
        guard isKeyboard else { return .hidden }
        var wide = self
        wide.frame = CGRect(
            x: screen.minX, y: frame.minY, width: screen.width, height: frame.height)
        return wide
    }
}
