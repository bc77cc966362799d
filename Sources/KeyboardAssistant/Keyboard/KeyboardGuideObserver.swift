import CoreGraphics
import UIKit

/// A layout guide that was right, and has not moved despite an announced move of the keyboard.
struct KeyboardContradiction: Equatable, Sendable {
    /// The top of the docked keyboard according to the guide; `nil` if the guide shows none.
    var top: CGFloat?
}

/// An object that observes the keyboard layout guides of windows.
@MainActor
final class KeyboardGuideObserver {
    /// The guide of a view.
    @MainActor
    private struct Guide {
        weak var view: UIView?
        var history: KeyboardGuideHistory

        init(of view: UIView, isMoving: Bool) {
            self.view = view
            history = KeyboardGuideHistory(top: view.keyboardGuideTop, isMoving: isMoving)
        }

        /// The top of the docked keyboard according to the guide; `nil` if the guide shows none.
        var top: CGFloat? {
            guard let view else { return nil }
            return history.shownTop(
                at: view.keyboardGuideTop, lowestTop: view.lowestKeyboardGuideTop)
        }

        /// The top that tells whether the guide has moved; `nil` if the guide shows no keyboard.
        var topUntilMoved: CGFloat? {
            view.flatMap {
                history.topUntilMoved(from: top, lowestTop: $0.lowestKeyboardGuideTop)
            }
        }

        /// Records that the guide shows no keyboard by now, after the keyboard was hidden.
        mutating func readHidden() {
            if view != nil, topUntilMoved == nil { _ = history.record(nil) }
        }

        /// Records that the keyboard stopped moving, with its top at `toldTop` in the window.
        ///
        /// A guide ends at the top of its view, however far above the keyboard reaches.
        mutating func keyboardDidRest(
            under toldTop: CGFloat?, isHidden: Bool, hasRestingSize: Bool
        ) {
            let end = view.map { ($0.window ?? $0).convert($0.bounds, from: $0).minY }
            history.keyboardDidRest(
                top: isHidden ? topUntilMoved : top, place: view?.lowestKeyboardGuideTop,
                toldTop: toldTop.map { max($0, end ?? $0) }, isHidden: isHidden,
                hasRestingSize: hasRestingSize)
        }
    }

    @MainActor
    private struct Entry {
        weak var window: UIWindow?
        var guides: [Guide] = []
        /// The size of the window when the keyboard last stopped.
        var restingSize: CGSize
        /// The height of the docked keyboard's overlap with the window after the last notification;
        /// `nil` if there was no such keyboard.
        var shownOverlap: CGFloat?
        /// A Boolean value that indicates whether the keyboard has moved since it was last recorded at
        /// rest.
        var isMoving = false
        /// A Boolean value that indicates whether the keyboard was hidden when it last stopped.
        var isHidden = false
        /// The number of successive shows without a move of a guide.
        var silentShows = 0
        /// The origin of the screen in the window's coordinates when the keyboard last started to move.
        var screenOrigin: CGPoint?
        /// The observer of the fingers that may drag the keyboard, from the beginning of a show on;
        /// `nil` while there is no keyboard.
        var touches: TouchObserver?

        init(_ window: UIWindow) {
            self.window = window
            restingSize = window.bounds.size
            screenOrigin = ScreenSpace(of: window)?.bounds.origin
        }

        var followedKeyboard: Bool { guides.contains(where: \.history.followedKeyboard) }

        /// Starts to observe the fingers.
        ///
        /// One of them may be down before the keyboard has stopped.
        mutating func observeTouches(in window: UIWindow) {
            touches = touches ?? TouchObserver(in: window)
        }

        /// Follows the guides of the views that have guides in `window` now.
        ///
        /// A guide that was never used has no frame, and says nothing, until its view is laid out. A
        /// guide that wasn't followed while the keyboard was hidden may have missed the hide.
        mutating func update(in window: UIWindow, isMoving: Bool) {
            let views = window.keyboardGuideViews.filter(\.hasKeyboardGuideFrame)
            guard !views.elementsEqual(guides, by: { $0 === $1.view }) else { return }
            let known = views.map { view in guides.first { $0.view === view } }
            // A guide that starts at the place of a stuck guide says as little as the stuck one.
            let stuck = guides.map(\.history)
            let isDoubtful = isMoving || isHidden
            guides = zip(views, known).map { view, known in
                let top = view.keyboardGuideTop
                return known
                    ?? Guide(
                        of: view, isMoving: isDoubtful || stuck.contains { $0.isStuck(at: top) })
            }
        }

        /// Counts a show in which no guide has moved to `top`, where the keyboard covers the window.
        ///
        /// A guide may be at `top` without showing a keyboard, at the end of a safe area that has been
        /// enlarged up to the keyboard.
        mutating func countSilence(under top: CGFloat?) {
            let isHeard =
                followedKeyboard
                || guides.contains { guide in
                    guard let top, let view = guide.view else { return false }
                    return abs(view.lowestKeyboardGuideTop - top) <= 1
                }
            if isHeard { silentShows = 0 } else if top != nil { silentShows += 1 }
        }

        /// Records the guides that show no keyboard by now, after the keyboard was hidden.
        mutating func readHidden() {
            for guide in guides.indices { guides[guide].readHidden() }
        }

        /// Records the guides in a window while the keyboard doesn't move.
        mutating func record(_ window: UIWindow) {
            restingSize = window.bounds.size
            guard followedKeyboard else { return touches = nil }
            observeTouches(in: window)
        }
    }

    private var entries: [Entry] = []

    /// The windows with observed guides.
    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// Starts to observe the guides of `window`, unless they are already observed.
    ///
    /// `isMoving` indicates whether the keyboard is moving now.
    func follow(_ window: UIWindow, isMoving: Bool) {
        let index = entries.firstIndex { $0.window === window }
        if let index { return entries[index].update(in: window, isMoving: isMoving) }
        entries.removeAll { $0.window == nil }
        var entry = Entry(window)
        entry.update(in: window, isMoving: isMoving)
        entry.record(window)
        entries.append(entry)
    }

    /// Lays out `window` if one of its guides isn't observed yet, or has no frame because it was never
    /// used.
    ///
    /// From the first use of a guide on, the layout of its view is pending. So the window is laid out
    /// once for each view, and never at a keyboard event, because a whole window must not be laid out
    /// then. The layout may read the guides, so it must not happen while an entry is changed.
    func layOutUnusedGuides(of window: UIWindow) {
        let known = entries.first { $0.window === window }?.guides.map(\.view) ?? []
        let unused = window.keyboardGuideViews.filter { view in
            !view.hasKeyboardGuideFrame || !known.contains { $0 === view }
        }
        if !unused.isEmpty { window.layoutIfNeeded() }
    }

    /// Takes over another observer's knowledge of the guides of `window`, and returns whether that
    /// observer follows the guides.
    func adoptHistory(of window: UIWindow, from other: KeyboardGuideObserver) -> Bool {
        guard var known = other.entries.first(where: { $0.window === window }) else { return false }
        known.touches = nil
        entries.removeAll { $0.window === window }
        entries.append(known)
        return true
    }

    /// Takes over where `window` was when another observer was told of the keyboard's frame.
    func adoptOrigin(of window: UIWindow, from other: KeyboardGuideObserver, isMoving: Bool) {
        guard let known = other.entries.first(where: { $0.window === window }) else { return }
        follow(window, isMoving: isMoving)
        for index in entries.indices where entries[index].window === window {
            entries[index].screenOrigin = known.screenOrigin
        }
    }

    /// Returns a Boolean value that indicates whether a guide in `window` followed the visible
    /// keyboard.
    func followedKeyboard(in window: UIWindow) -> Bool {
        entries.first { $0.window === window }?.followedKeyboard == true
    }

    /// Returns the keyboard according to the guides in `window`.
    func readGuide(of window: UIWindow) -> KeyboardGuideReading {
        guard let index = entries.firstIndex(where: { $0.window === window }) else {
            return KeyboardGuideReading()
        }
        // In a window of another size, such as in a rotation, a guide has another place, with and
        // without a keyboard to follow.
        let hasRestingSize = entries[index].restingSize == window.bounds.size
        // Without a finger, a guide that moves down may have lost the keyboard.
        let isDraggable = hasRestingSize && entries[index].touches?.isTouched == true
        var tops: [CGFloat] = []
        let readings = entries[index].guides.indices.compactMap { guide -> KeyboardGuideReading? in
            guard let view = entries[index].guides[guide].view else { return nil }
            let lowestTop = view.lowestKeyboardGuideTop
            var reading = entries[index].guides[guide].history.reading(
                top: entries[index].guides[guide].top, lowestTop: lowestTop,
                hasRestingSize: hasRestingSize, isDraggable: isDraggable)
            reading.tops = tops
            if reading.top == nil { tops.append(lowestTop) }
            return reading
        }
        var reading = KeyboardGuideReading.best(of: readings)
        if reading.top == nil { reading.tops = tops }
        reading.silentShows = entries[index].silentShows
        return reading
    }

    /// Returns the guide in `window` that was right until the last announcement of a move, and hasn't
    /// moved since; `nil` if there is none, or if another guide has moved.
    func contradiction(in window: UIWindow) -> KeyboardContradiction? {
        guard let entry = entries.first(where: { $0.window === window }),
            entry.restingSize == window.bounds.size
        else { return nil }
        let guides = entry.guides.compactMap { guide in
            guide.view.map { _ in (history: guide.history, top: guide.top) }
        }
        let hasMoved = guides.contains { $0.history.isAlive && $0.history.isCurrent($0.top) }
        let unmoved = guides.first { $0.history.contradictsMove(at: $0.top) }
        return hasMoved ? nil : unmoved.map { KeyboardContradiction(top: $0.top) }
    }

    /// Returns the height of the docked keyboard's overlap with `window` after the last notification;
    /// `nil` if there was no such keyboard.
    func shownOverlap(in window: UIWindow) -> CGFloat? {
        entries.first { $0.window === window }?.shownOverlap
    }

    /// Returns the frame whose numbers were coordinates of `window` when the keyboard last started to
    /// move, in the window's present coordinates.
    func frame(_ frame: CGRect, toldIn window: UIWindow) -> CGRect {
        guard let before = entries.first(where: { $0.window === window })?.screenOrigin,
            let origin = ScreenSpace(of: window)?.bounds.origin
        else { return frame }
        return frame.offsetBy(dx: origin.x - before.x, dy: origin.y - before.y)
    }

    /// Records the heights of the docked keyboard's overlaps with all windows, as returned by
    /// `overlap`.
    func recordShownOverlaps(_ overlap: (UIWindow) -> CGFloat?) {
        for window in windows {
            let overlap = overlap(window)
            guard let index = entries.firstIndex(where: { $0.window === window }) else { continue }
            entries[index].shownOverlap = overlap
        }
    }

    /// Records that the keyboard starts to move, possibly before its previous move has finished.
    ///
    /// A guide that shows no keyboard before a show has followed the hide, and not the show yet.
    func keyboardWillMove(interruptingMove: Bool) {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            if entries[index].isHidden {
                entries[index].readHidden()
                entries[index].isHidden = false
            }
            entries[index].observeTouches(in: window)
            entries[index].update(in: window, isMoving: true)
            entries[index].isMoving = true
            entries[index].screenOrigin = ScreenSpace(of: window)?.bounds.origin
            for guide in entries[index].guides.indices {
                let top = entries[index].guides[guide].topUntilMoved
                entries[index].guides[guide].history
                    .keyboardWillMove(interruptingMove: interruptingMove, top: top)
            }
        }
    }

    /// Records that the keyboard stopped moving.
    ///
    /// No window is laid out here, because the guides are laid out inside of the keyboard's animation
    /// (Apple, WWDC21, "Your guide to keyboard layout"). `coveringTop` returns the top of the keyboard
    /// in a window that the keyboard covers, and `nil` for other windows.
    func keyboardDidRest(isHidden: Bool, coveringTop: (UIWindow) -> CGFloat?) {
        for index in entries.indices {
            guard let window = entries[index].window else { continue }
            // A guide whose view ends above the keyboard by now doesn't show the keyboard.
            entries[index].update(in: window, isMoving: true)
            entries[index].isHidden = isHidden
            let hasRestingSize = entries[index].restingSize == window.bounds.size
            let coveringTop = coveringTop(window)
            for guide in entries[index].guides.indices {
                entries[index].guides[guide]
                    .keyboardDidRest(
                        under: coveringTop, isHidden: isHidden, hasRestingSize: hasRestingSize)
            }
            entries[index].record(window)
            guard entries[index].isMoving else { continue }
            entries[index].isMoving = false
            entries[index].countSilence(under: coveringTop)
        }
    }

    /// Records the guides that show no keyboard by now, after the keyboard was hidden.
    func readHidden() {
        for index in entries.indices { entries[index].readHidden() }
    }

    /// Treats the guides of `window` as current, because no other source has better information.
    func trustGuide(of window: UIWindow) {
        guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
        for guide in entries[index].guides.indices {
            entries[index].guides[guide].history = KeyboardGuideHistory(
                top: entries[index].guides[guide].view?.keyboardGuideTop, isMoving: false)
        }
        entries[index].isHidden = false
        entries[index].record(window)
    }

    /// Stops observing all guides.
    func removeAll() {
        entries = []
    }
}
