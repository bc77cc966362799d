import UIKit

/// The keyboard's positions in windows, found for one notification.
@MainActor
struct AnnouncedPositions {
    private var positions: [(window: UIWindow, bar: UIView?, position: KeyboardPosition)] = []

    /// Returns the position in `window` with `bar` on the keyboard; `nil` if none was found.
    func position(in window: UIWindow, bar: UIView?) -> KeyboardPosition? {
        positions.first { $0.window === window && $0.bar === bar }?.position
    }

    mutating func add(_ position: KeyboardPosition, in window: UIWindow, bar: UIView?) {
        positions.append((window, bar, position))
    }
}
