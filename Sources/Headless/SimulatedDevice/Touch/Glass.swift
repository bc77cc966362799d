import CoreGraphics
import UIKit

/// The windows that lie in one scene, and the keyboard's on top of them.
@MainActor
struct Glass {
    /// From the lowest to the highest.
    private let windows: [UIWindow]

    init(_ window: UIWindow, under keyboard: KeyboardWindow) {
        let scene = window.windowScene?.windows ?? [window]
        let sorted = scene.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset)
                < ($1.element.windowLevel.rawValue, $1.offset)
        }
        windows = sorted.map(\.element) + [keyboard]
    }

    /// The highest window that takes a touch at this place of the screen.
    func windowOnTop(at point: CGPoint) -> UIWindow? {
        windows.last { window in
            let place = window.convert(point, from: window.screen.coordinateSpace)
            return window.hitTest(place, with: nil) != nil
        }
    }
}
