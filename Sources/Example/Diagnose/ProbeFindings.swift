import CoreGraphics
import Foundation

/// How long two animations took for which the same time was given.
struct CurveFindings: Equatable, Sendable {
    /// The time that is given, in seconds.
    ///
    /// It is much shorter than the half second that the keyboard's curve takes by itself.
    static let duration: TimeInterval = 0.1

    /// The time of the keyboard's curve, in seconds; `nil` before the animation has finished.
    var keyboard: TimeInterval?
    /// The time of a linear curve.
    var linear: TimeInterval?

    /// The answer; `nil` if the device was too busy to tell.
    var answer: String? {
        guard let keyboard, let linear, linear < Self.duration * 2 else { return nil }
        return keyboard - linear > Self.duration * 2 ? "takesItsOwnTime" : "takesTheTimeGiven"
    }
}

/// The frames of a sheet, in screen coordinates.
struct SheetFindings: Equatable, Sendable {
    /// The frame before the keyboard came; `nil` if the sheet wasn't presented.
    var before: CGRect?
    /// The frame when the app received the keyboard's notification; `nil` without one.
    var atNotification: CGRect?
    /// The frame with the keyboard.
    var after: CGRect?
    /// The frame of the keyboard; `nil` without a software keyboard.
    var keyboard: CGRect?
    /// The top of the window's safe area.
    var top: CGFloat = 0

    /// The room that a sheet needs above it to show that it doesn't move, in points.
    ///
    /// A sheet of full height is a few points below the safe area.
    private static let room: CGFloat = 20

    /// The answer; `nil` if the sheet had no reason or no room to move.
    var answer: String? {
        guard let before, let after, let keyboard else { return nil }
        if before.minY - after.minY > 0.5 {
            let early = before.minY - (atNotification ?? after).minY
            return early > 0.5 ? "moves" : "movesLater"
        }
        guard keyboard.minY < before.maxY - 1, before.minY > top + Self.room else { return nil }
        return "stays"
    }
}

/// The room at the bottom of a collection view, in points.
struct RoomFindings: Equatable, Sendable {
    /// The room before the keyboard came.
    var before: CGFloat = 0
    /// The room with the keyboard; `nil` without a software keyboard.
    var withKeyboard: CGFloat?
    /// The room in the turn of the hide; `nil` if the hide was posted later.
    var atHide: CGFloat?
    /// The room some time after the hide.
    var after: CGFloat = 0

    /// The answer; `nil` if the room was seen at a wrong time, or never goes.
    var answer: String? {
        guard let withKeyboard else { return nil }
        if withKeyboard - before < 0.5 { return "never" }
        guard let atHide, after - before < 0.5 else { return nil }
        return atHide - before < 0.5 ? "untilHide" : "untilTurnAfterHide"
    }
}
