import CoreGraphics
import UIKit

/// Where the assistant makes room for the keyboard.
public enum RoomStrategy {
    /// As suits the scroll view, which is by content inset at present.
    case automatic
    /// In the scroll view's content and indicator insets.
    ///
    /// Room that somebody else makes is not made twice: constraints to the keyboard layout guide,
    /// or the system in a table or collection controller.
    case contentInset
    /// In the constant of the constraint that pins the scroll view's bottom.
    case bottomConstraint(NSLayoutConstraint)
    /// In the additional safe area of the scroll view's controller.
    case additionalSafeArea
    /// Nowhere.
    case none
}

/// One place where room is made.
@MainActor
protocol RoomMaking: AnyObject, Sendable {
    /// The room that is made at present, in points.
    var made: CGFloat { get }
    /// Returns the room that `keyboard` asks for, in points.
    ///
    /// While the keyboard `isMoving`, what is about to make room by itself counts as if it had.
    func needed(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat
    /// Whether the room that is needed may become another one while only the content changes.
    var dependsOnContent: Bool { get }
    /// Makes our share `room` points; zero leaves nothing of us.
    func make(_ room: CGFloat)
    /// Notes that the keyboard is away, and with it all room that somebody makes for it.
    func rest()
    /// Gives the whole number to the app, which has set it to `value`, and ends our share.
    func reset(to value: CGFloat)
}

extension RoomMaking {
    var dependsOnContent: Bool { false }
    func rest() {}

    /// Whether there is as much room as `needed`; what rounding makes of it is no difference.
    func isMade(_ needed: CGFloat) -> Bool {
        needed == made || needed > 0 && made > 0 && abs(needed - made) < 0.001
    }
}

/// Makes no room.
final class NoRoom: RoomMaking {
    var made: CGFloat { 0 }
    func needed(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat { 0 }
    func make(_ room: CGFloat) {}
    func reset(to value: CGFloat) {}
}
