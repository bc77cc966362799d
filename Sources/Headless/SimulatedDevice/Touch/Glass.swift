import CoreGraphics
import UIKit

/// The windows of a scene, and the keyboard's window above them.
@MainActor
struct Glass {
    /// The windows, from the lowest to the highest.
    private let windows: [UIWindow]

    init(_ window: UIWindow, under keyboard: KeyboardWindow) {
        let scene = window.windowScene?.windows ?? [window]
        let sorted = scene.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset)
                < ($1.element.windowLevel.rawValue, $1.offset)
        }
        windows = sorted.map(\.element) + [keyboard]
    }

    /// Returns the highest window that takes a touch at a point of the screen.
    func windowOnTop(at point: CGPoint) -> UIWindow? {
        windows.last { window in
            let place = window.convert(point, from: window.screen.coordinateSpace)
            return window.hitTest(place, with: nil) != nil
        }
    }
}
