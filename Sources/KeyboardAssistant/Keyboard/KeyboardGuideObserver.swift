import CoreGraphics
import UIKit

/// An object that follows the keyboard layout guides of windows.
@MainActor
final class KeyboardGuideObserver {
    private struct Entry {
        weak var window: UIWindow?
        var history: KeyboardGuideHistory
    }

    private var entries: [Entry] = []

    /// The windows whose guides are followed.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// Begins to follow the guide of `window`, if it is not followed yet.
    ///
    /// `isMoving` tells whether the keyboard is on its way at this moment.
    func follow(_ window: UIWindow, isMoving: Bool) {
        guard !entries.contains(where: { $0.window === window }) else { return }
        entries.removeAll { $0.window == nil }
        // A guide that was never read has no frame before a layout.
        let guide = window.keyboardLayoutGuide
        if guide.layoutFrame == .zero { window.layoutIfNeeded() }
        entries.append(
            Entry(
                window: window,
                history: KeyboardGuideHistory(top: window.keyboardGuideTop, isMoving: isMoving)))
    }

    /// Returns whether the guide of `window` followed the keyboard that is up now.
    func followedKeyboard(in window: UIWindow) -> Bool {
        entries.first { $0.window === window }?.history.followedKeyboard == true
    }

    /// Returns the top of the docked keyboard by the guide of `window`, `nil` for none, and whether
    /// the guide has moved since the keyboard last did.
    func readGuide(of window: UIWindow) -> (top: CGFloat?, isCurrent: Bool) {
        let top = window.keyboardGuideTop
        guard let index = entries.firstIndex(where: { $0.window === window }) else {
            return (top, false)
        }
        return (top, entries[index].history.record(top))
    }

    /// Notes that the keyboard begins to move; `interruptingMove` if it was moving already.
    func keyboardWillMove(interruptingMove: Bool) {
        for index in entries.indices {
            let top = entries[index].window?.keyboardGuideTop
            entries[index].history.keyboardWillMove(interruptingMove: interruptingMove, top: top)
        }
    }

    /// Notes that the keyboard came to rest: the one moment at which windows are laid out to read a
    /// guide.
    func keyboardDidRest() {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            window.layoutIfNeeded()
            entries[index].history.keyboardDidRest(top: window.keyboardGuideTop)
        }
    }

    /// Takes the guide of `window` for current, because no other witness knows better.
    func trustGuide(of window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        entries[index].history = KeyboardGuideHistory(
            top: window.keyboardGuideTop, isMoving: false)
    }

    /// Ends following all guides.
    func removeAll() {
        entries = []
    }
}

extension UIWindow {
    /// The top of the docked keyboard by the layout guide, in the window's coordinates.
    ///
    /// Off screen, the guide's top is the safe area's bottom (Apple, `UIKeyboardLayoutGuide`). An
    /// app may have it follow a keyboard that floats, which is not docked.
    fileprivate var keyboardGuideTop: CGFloat? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.isFinite, frame.maxY >= bounds.maxY - 1,
            frame.minX <= bounds.minX + 1, frame.maxX >= bounds.maxX - 1,
            frame.minY < bounds.maxY - safeAreaInsets.bottom - 1
        else { return nil }
        return frame.minY
    }
}
