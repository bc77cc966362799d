import CoreGraphics
import UIKit

/// An object that observes the keyboard layout guides of windows.
@MainActor
final class KeyboardGuideObserver {
    private struct Entry {
        weak var window: UIWindow?
        var history: KeyboardGuideHistory
    }

    private var entries: [Entry] = []

    /// The windows whose guides are observed.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// Starts to observe the guide of `window`, unless it is already observed.
    ///
    /// `isMoving` indicates whether the keyboard is moving now.
    func follow(_ window: UIWindow, isMoving: Bool) {
        guard !entries.contains(where: { $0.window === window }) else { return }
        entries.removeAll { $0.window == nil }
        // A guide that was never used has no frame before the next layout.
        let guide = window.keyboardLayoutGuide
        if guide.layoutFrame == .zero { window.layoutIfNeeded() }
        entries.append(
            Entry(
                window: window,
                history: KeyboardGuideHistory(top: window.keyboardGuideTop, isMoving: isMoving)))
    }

    /// Returns a Boolean value that indicates whether the guide of `window` followed the visible
    /// keyboard.
    func followedKeyboard(in window: UIWindow) -> Bool {
        entries.first { $0.window === window }?.history.followedKeyboard == true
    }

    /// Returns the top of the docked keyboard according to the guide of `window`, `nil` if there is
    /// none, and whether the guide has moved since the keyboard last moved.
    func readGuide(of window: UIWindow) -> (top: CGFloat?, isCurrent: Bool) {
        let top = window.keyboardGuideTop
        guard let index = entries.firstIndex(where: { $0.window === window }) else {
            return (top, false)
        }
        return (top, entries[index].history.record(top))
    }

    /// Records that the keyboard starts to move, possibly before its previous move has finished.
    func keyboardWillMove(interruptingMove: Bool) {
        for index in entries.indices {
            let top = entries[index].window?.keyboardGuideTop
            entries[index].history.keyboardWillMove(interruptingMove: interruptingMove, top: top)
        }
    }

    /// Records that the keyboard stopped moving.
    ///
    /// Only then are windows laid out to read their guides.
    func keyboardDidRest() {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            window.layoutIfNeeded()
            entries[index].history.keyboardDidRest(top: window.keyboardGuideTop)
        }
    }

    /// Treats the guide of `window` as current, because no other source has better information.
    func trustGuide(of window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        entries[index].history = KeyboardGuideHistory(
            top: window.keyboardGuideTop, isMoving: false)
    }

    /// Stops observing all guides.
    func removeAll() {
        entries = []
    }
}

extension UIWindow {
    /// The top of the docked keyboard according to the layout guide, in the window's coordinates.
    ///
    /// Without a keyboard, the top of the guide is at the bottom of the safe area (Apple,
    /// `UIKeyboardLayoutGuide`). An app can make the guide follow an undocked keyboard, which isn't
    /// used here.
    fileprivate var keyboardGuideTop: CGFloat? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.isFinite, frame.maxY >= bounds.maxY - 1,
            frame.minX <= bounds.minX + 1, frame.maxX >= bounds.maxX - 1,
            frame.minY < bounds.maxY - safeAreaInsets.bottom - 1
        else { return nil }
        return frame.minY
    }
}
