import CoreGraphics
import UIKit

/// What the keyboard layout guides of the windows that ask for the keyboard have said.
@MainActor
final class GuideWatch {
    private struct Entry {
        weak var window: UIWindow?
        var history: GuideHistory
    }

    private var entries: [Entry] = []

    /// The windows that have asked.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// Begins to follow the guide of `window`, if it is not followed yet.
    ///
    /// `moves` says whether the keyboard is on its way at this moment.
    func follow(_ window: UIWindow, moves: Bool) {
        guard !entries.contains(where: { $0.window === window }) else { return }
        entries.removeAll { $0.window == nil }
        // A guide that nobody has asked for has no place before it was laid out.
        let guide = window.keyboardLayoutGuide
        if guide.layoutFrame == .zero { window.layoutIfNeeded() }
        entries.append(
            Entry(
                window: window,
                history: GuideHistory(top: window.keyboardGuideTop, moves: moves)))
    }

    /// Whether the guide of `window` saw the keyboard that is up now.
    func wasRight(in window: UIWindow) -> Bool {
        entries.first { $0.window === window }?.history.wasRight == true
    }

    /// Returns the top that the guide of `window` gives the keyboard, nil where that is docked
    /// nowhere, and whether the guide has spoken since the keyboard last moved.
    func guide(of window: UIWindow) -> (top: CGFloat?, isCurrent: Bool) {
        let top = window.keyboardGuideTop
        guard let index = entries.firstIndex(where: { $0.window === window }) else {
            return (top, false)
        }
        return (top, entries[index].history.sees(top))
    }

    /// The keyboard begins to move; `beforeRest` if it was moving already.
    func keyboardMoves(beforeRest: Bool) {
        for index in entries.indices {
            let top = entries[index].window?.keyboardGuideTop
            entries[index].history.keyboardMoves(beforeRest: beforeRest, top: top)
        }
    }

    /// The keyboard came to rest: the one moment at which windows are laid out to read a guide.
    func keyboardRests() {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            window.layoutIfNeeded()
            entries[index].history.keyboardRests(top: window.keyboardGuideTop)
        }
    }

    /// The guide of `window` was asked where the keyboard is, and nobody knows better.
    func believe(_ window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        entries[index].history = GuideHistory(top: window.keyboardGuideTop, moves: false)
    }

    func clear() {
        entries = []
    }
}

extension UIWindow {
    /// The top of the docked keyboard in the window's coordinates, as its layout guide sees it.
    ///
    /// Off screen, the guide's top is the safe area's bottom (Apple, `UIKeyboardLayoutGuide`). An
    /// app may have it follow a keyboard that floats, which is not docked.
    var keyboardGuideTop: CGFloat? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.isFinite, frame.maxY >= bounds.maxY - 1,
            frame.minX <= bounds.minX + 1, frame.maxX >= bounds.maxX - 1,
            frame.minY < bounds.maxY - safeAreaInsets.bottom - 1
        else { return nil }
        return frame.minY
    }

    /// A keyboard that is docked with its top at `top`, in screen coordinates; nil without screens.
    func docked(from top: CGFloat) -> CGRect? {
        ScreenSpace(of: self)?.convert(
            CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top),
            from: self)
    }

    /// The accessory bar of whatever is typed into in this window.
    var accessoryBarInUse: UIView? {
        sequence(first: keyboardOwner, next: { $0?.next })
            .lazy.compactMap { $0?.accessoryBar }.first
    }

    /// Whether anything in the windows of this window's scene raises a keyboard.
    var isTypedIn: Bool {
        (windowScene?.windows ?? [self]).contains { window in
            guard let responder = window.keyboardOwner else { return false }
            return responder is any UIKeyInput || responder.inputView != nil
                || responder.accessoryBar != nil
        }
    }
}
