import CoreGraphics
import UIKit

/// An object that observes the keyboard layout guides of windows.
@MainActor
final class KeyboardGuideObserver {
    @MainActor
    private struct Entry {
        weak var window: UIWindow?
        var history: KeyboardGuideHistory
        /// The size of the window when the keyboard last stopped.
        var restingSize: CGSize
        /// The observer of the fingers that may drag the keyboard, from the beginning of a show on;
        /// `nil` while there is no keyboard.
        var touches: TouchObserver?

        /// Starts to observe the fingers, of which one may be down before the keyboard has stopped.
        mutating func observeTouches(in window: UIWindow) {
            touches = touches ?? TouchObserver(in: window)
        }

        /// Records where the guide is in a window in which the keyboard doesn't move.
        mutating func record(_ window: UIWindow) {
            restingSize = window.bounds.size
            guard history.followedKeyboard else { return touches = nil }
            observeTouches(in: window)
        }
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
        let history = KeyboardGuideHistory(top: window.keyboardGuideTop, isMoving: isMoving)
        var entry = Entry(window: window, history: history, restingSize: window.bounds.size)
        entry.record(window)
        entries.append(entry)
    }

    /// Takes over what another observer knows of the guide of `window`, and returns whether that
    /// observer follows it.
    func adoptHistory(of window: UIWindow, from other: KeyboardGuideObserver) -> Bool {
        guard let known = other.entries.first(where: { $0.window === window }) else { return false }
        entries.removeAll { $0.window === window }
        entries.append(
            Entry(window: window, history: known.history, restingSize: known.restingSize))
        return true
    }

    /// Returns a Boolean value that indicates whether the guide of `window` followed the visible
    /// keyboard.
    func followedKeyboard(in window: UIWindow) -> Bool {
        entries.first { $0.window === window }?.history.followedKeyboard == true
    }

    /// The keyboard according to a guide.
    struct Reading {
        /// The top of the docked keyboard; `nil` if there is none.
        var top: CGFloat?
        /// A Boolean value that indicates whether the guide has moved since the keyboard last moved.
        var isCurrent = false
        /// A Boolean value that indicates whether the guide has followed a finger that drags the
        /// keyboard down.
        var isDragged = false
    }

    /// Returns the keyboard according to the guide of `window`.
    func readGuide(of window: UIWindow) -> Reading {
        let top = window.keyboardGuideTop
        guard let index = entries.firstIndex(where: { $0.window === window }) else {
            return Reading(top: top)
        }
        // In a window of another size, such as in a rotation, the guide has another place, whether
        // it follows the keyboard or not.
        let hasRestingSize = entries[index].restingSize == window.bounds.size
        let isCurrent =
            hasRestingSize
            ? entries[index].history.record(top) : !entries[index].history.awaitsMove
        // Without a finger, a guide that moves down may have lost the keyboard.
        let entry = entries[index]
        let isDraggable = hasRestingSize && entry.touches?.isTouched == true
        // Under a finger, the guide's top counts down to the bottom of the safe area.
        let dragged = window.keyboardLayoutGuide.layoutFrame.minY
        guard isDraggable, entry.history.isDragged(to: dragged) else {
            return Reading(top: top, isCurrent: isCurrent)
        }
        return Reading(top: dragged, isCurrent: isCurrent, isDragged: true)
    }

    /// Records that the keyboard starts to move, possibly before its previous move has finished.
    func keyboardWillMove(interruptingMove: Bool) {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            entries[index].observeTouches(in: window)
            let top = window.keyboardGuideTop
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
            entries[index].record(window)
        }
    }

    /// Treats the guide of `window` as current, because no other source has better information.
    func trustGuide(of window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        entries[index].history = KeyboardGuideHistory(
            top: window.keyboardGuideTop, isMoving: false)
        entries[index].record(window)
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
