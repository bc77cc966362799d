import CoreGraphics

/// The keyboard according to a layout guide.
struct KeyboardGuideReading: Equatable, Sendable {
    /// The top of the docked keyboard in the window's coordinates; `nil` if there is none.
    var top: CGFloat?
    /// A Boolean value that indicates whether the guide has moved since the keyboard last moved.
    var isCurrent = false
    /// A Boolean value that indicates whether the guide has followed a finger that drags the
    /// keyboard down.
    var isDragged = false
    /// The top of the guide before a finger dragged the keyboard; `nil` if no finger does.
    var restingTop: CGFloat?
    /// A Boolean value that indicates whether the guide has ever shown a keyboard.
    var isAlive = false
    /// The tops of more reliable guides that show no keyboard, for example because a view's safe area
    /// has been enlarged as far as the keyboard.
    var tops: [CGFloat] = []
    /// The number of successive shows without a move of a guide.
    var silentShows = 0

    /// Returns a Boolean value that indicates whether the guide shows that a keyboard covers `overlap`
    /// points above `bottom`, instead of the `known` points before.
    ///
    /// A guide at the top of the known keyboard, or higher, doesn't confirm the absence of a keyboard:
    /// the safe area of the guide's view may have been enlarged as far as that keyboard, with a bar that
    /// the known frame lacks.
    func confirms(_ overlap: CGFloat, above bottom: CGFloat, insteadOf known: CGFloat) -> Bool {
        guard isAlive, isCurrent else { return false }
        if let top { return abs(bottom - top - overlap) <= 1 }
        return overlap <= 1 && !tops.contains { bottom - $0 >= known - 1 }
    }

    /// Returns the reading of the guide to believe, from the `readings` of several guides, the most
    /// reliable one first.
    ///
    /// A guide that has moved is believed, and a guide with a keyboard rather than one without, because
    /// some guides never move.
    static func best(of readings: [KeyboardGuideReading]) -> KeyboardGuideReading {
        readings.first(where: \.isDragged)
            ?? readings.first { $0.isCurrent && $0.top != nil }
            ?? readings.first { $0.isCurrent && $0.isAlive }
            ?? readings.first(where: \.isCurrent)
            ?? readings.first { $0.top != nil }
            ?? KeyboardGuideReading(isAlive: readings.contains(where: \.isAlive))
    }
}

/// The history of a keyboard layout guide, for finding out whether the guide keeps up with the
/// keyboard.
///
/// Guides have been observed to stay at the bottom, and to miss a transition
/// (manaflow-ai/cmux#9958, #10810, #9663). A guide that hasn't moved since before the keyboard last
/// moved is out of date.
struct KeyboardGuideHistory: Equatable, Sendable {
    /// The guide's top when the keyboard last stopped; `nil` if the guide showed no docked keyboard.
    private var restingTop: CGFloat?
    /// The guide's place when the keyboard last stopped there, also at the end of a safe area; `nil` if
    /// the keyboard was elsewhere or hidden.
    private var restingPlace: CGFloat?
    /// The difference by which a guide at rest may be off, in points.
    private static let rounding: CGFloat = 0.5
    /// A Boolean value that indicates whether the keyboard has moved since the guide last moved.
    private(set) var awaitsMove = false
    /// A Boolean value that indicates whether the guide followed the visible keyboard.
    private(set) var followedKeyboard: Bool
    /// A Boolean value that indicates whether the guide has ever shown a keyboard.
    private(set) var isAlive: Bool
    /// A Boolean value that indicates whether the guide was right until the last move of the keyboard
    /// was announced.
    private var wasRight = false
    /// The guide's top when the guide last showed the visible keyboard; `nil` since the keyboard last
    /// moved.
    private var shownTop: CGFloat?

    /// Creates the history of a guide from its first reading, while the keyboard is stationary or
    /// moving.
    init(top: CGFloat?, isMoving: Bool) {
        restingTop = top
        awaitsMove = isMoving
        followedKeyboard = !isMoving && top != nil
        isAlive = top != nil
        shownTop = isMoving ? nil : top
    }

    /// Returns the top of the docked keyboard that the guide shows; `nil` if there is none.
    ///
    /// A guide that has shown a keyboard, and has stayed in place, still shows that keyboard once the
    /// safe area of its view has been enlarged as far as the keyboard.
    ///
    /// - Parameters:
    ///   - top: The top of the guide above the safe area's end; `nil` if the guide isn't above the end.
    ///   - lowestTop: The top of the guide, wherever the guide is.
    func shownTop(at top: CGFloat?, lowestTop: CGFloat) -> CGFloat? {
        guard top == nil, let shownTop, abs(lowestTop - shownTop) <= Self.rounding else {
            return top
        }
        return lowestTop
    }

    /// Returns `top`, or the top at rest of a guide that may not have moved since the keyboard last
    /// moved.
    ///
    /// Once the safe area of its view has been enlarged as far as the keyboard, or farther, a guide at
    /// `lowestTop` may show the keyboard or the safe area.
    func topUntilMoved(from top: CGFloat?, lowestTop: CGFloat) -> CGFloat? {
        guard top == nil, awaitsMove, let restingTop, lowestTop <= restingTop + Self.rounding else {
            return top
        }
        return restingTop
    }

    /// Returns a Boolean value that indicates whether the guide has shown a keyboard at `top` since
    /// before the keyboard last moved.
    func isStuck(at top: CGFloat?) -> Bool {
        guard awaitsMove, let top, let restingTop else { return false }
        return abs(top - restingTop) <= Self.rounding
    }

    /// Returns a Boolean value that indicates whether a guide with the current top `top` has moved
    /// since the keyboard last moved.
    ///
    /// A guide at the end of an enlarged safe area shows a keyboard once the safe area gets smaller, and
    /// hasn't moved by that.
    func isCurrent(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard let top else { return restingTop != nil }
        guard let place = restingTop ?? restingPlace else { return true }
        return abs(top - place) > Self.rounding
    }

    /// Returns a Boolean value that indicates whether a guide with the current top `top` was right
    /// until the last move of the keyboard was announced, and hasn't moved since.
    func contradictsMove(at top: CGFloat?) -> Bool {
        let wasBehindSafeArea = top != nil && restingTop == nil
        return (wasRight || wasBehindSafeArea) && awaitsMove && !isCurrent(top)
    }

    /// Returns a Boolean value that indicates whether a guide with the current top `top` has moved down
    /// since the keyboard stopped, although the guide had followed the keyboard until then.
    func isDragged(to top: CGFloat) -> Bool {
        guard followedKeyboard, let restingTop else { return false }
        return top > restingTop + Self.rounding
    }

    /// Returns a Boolean value that indicates whether a guide with the current top `top` shows the
    /// keyboard at `toldTop`.
    private func isTold(_ top: CGFloat?, as toldTop: CGFloat?) -> Bool {
        guard let top, let toldTop else { return false }
        return abs(top - toldTop) <= Self.rounding
    }

    /// Records the guide's current top, and returns whether the guide is current.
    mutating func record(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard isCurrent(top) else { return false }
        (awaitsMove, restingTop) = (false, top)
        return true
    }

    /// Returns the keyboard according to a guide with the current top `top`.
    ///
    /// - Parameters:
    ///   - lowestTop: The top of the guide for the time in which a finger drags the keyboard.
    ///   - hasRestingSize: A Boolean value that indicates whether the window has the size in which the
    ///     keyboard last stopped.
    ///   - isDraggable: A Boolean value that indicates whether a finger can drag the keyboard.
    mutating func reading(
        top: CGFloat?, lowestTop: CGFloat, hasRestingSize: Bool, isDraggable: Bool
    ) -> KeyboardGuideReading {
        if top != nil { isAlive = true }
        shownTop = top
        let place = topUntilMoved(from: top, lowestTop: lowestTop)
        let isCurrent = hasRestingSize ? record(place) : !awaitsMove
        let isDragged = isDraggable && self.isDragged(to: lowestTop)
        return KeyboardGuideReading(
            top: isDragged ? lowestTop : top, isCurrent: isCurrent, isDragged: isDragged,
            restingTop: isDragged ? restingTop : nil, isAlive: isAlive)
    }

    /// Records that the keyboard starts to move, or is redirected before it has stopped.
    ///
    /// Only in the second case, and after a drag, is the guide's current top the top before the move.
    /// When a stationary keyboard is about to move, the guide may already be at its final position.
    mutating func keyboardWillMove(interruptingMove: Bool, top: CGFloat?) {
        let showsNone = isAlive && !awaitsMove && restingTop == nil
        wasRight = followedKeyboard || showsNone || contradictsMove(at: top)
        if interruptingMove || top.map(isDragged) == true {
            (restingTop, restingPlace) = (top, nil)
        }
        awaitsMove = true
        followedKeyboard = false
        shownTop = nil
    }

    /// Records that the keyboard stopped moving.
    ///
    /// A guide may show a keyboard after a hide, as reported of iPadOS 26 after an interactive
    /// dismissal (FB18129551). Such a guide has to move before it is believed again. So has a guide
    /// that shows no keyboard in a turned window with a keyboard, because all guides of the window have
    /// moved.
    ///
    /// A guide at `toldTop`, the keyboard's top according to the notifications, is right without having
    /// moved. The keyboard may cover the whole view before and after the move, or the second of two
    /// notifications may have come after the guide's move.
    ///
    /// - Parameter place: The top of the guide, wherever the guide is; `nil` if it is unknown.
    mutating func keyboardDidRest(
        top: CGFloat?, place: CGFloat? = nil, toldTop: CGFloat? = nil, isHidden: Bool = false,
        hasRestingSize: Bool = true
    ) {
        if top != nil { isAlive = true }
        let hasTurned = !isHidden && top == nil && !hasRestingSize
        let isRight = isCurrent(top) || isTold(top, as: toldTop)
        awaitsMove = hasTurned ? awaitsMove : !isRight || isHidden && top != nil
        restingTop = top
        restingPlace = !isHidden && isTold(place, as: toldTop) ? place : nil
        followedKeyboard = !awaitsMove && top != nil
        shownTop = isHidden ? nil : top
    }
}
