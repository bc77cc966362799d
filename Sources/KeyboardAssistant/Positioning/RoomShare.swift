import CoreGraphics

/// Our share in a number that belongs to the app: a constant, an inset.
///
/// Room is measured in points that content moves up. What the app changes meanwhile survives, and
/// what we added is taken back to the last bit.
struct RoomShare: Equatable, Sendable {
    /// The app's own part when we last looked.
    private var own: CGFloat = 0
    /// What we added to it.
    private(set) var made: CGFloat = 0

    /// The number to write so that our share becomes `room`, where the present one is `current`.
    mutating func value(making room: CGFloat, current: CGFloat) -> CGFloat {
        own = ownPart(of: current)
        made = room.isFinite ? max(0, room) : 0
        return own + made
    }

    /// Forgets our share, because somebody else now answers for the whole number.
    mutating func forget() {
        made = 0
    }

    private func ownPart(of current: CGFloat) -> CGFloat {
        // Untouched since we wrote it: the app's part comes back without any rounding.
        if made == 0 || current == own + made { return made == 0 ? current : own }
        let rest = current - made
        // Less than was ever the app's: it has set the whole anew, and our share with it.
        return rest < min(0, own) ? current : rest
    }
}
