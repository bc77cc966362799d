import CoreGraphics

/// A number that belongs to the app, an inset or a constant, with what we added to it.
///
/// Room is measured in points by which content moves up. What the app changes meanwhile survives,
/// and what we added is taken back to the last bit. Several owners may ask for room in one number;
/// it holds as much as the one that needs most.
struct RoomShare: Equatable, Sendable {
    /// The app's part when we last looked.
    private var own: CGFloat = 0
    private var rooms: [ObjectIdentifier: CGFloat] = [:]

    /// What is added for all owners together, in points.
    var made: CGFloat { rooms.values.max() ?? 0 }

    /// What is added for `owner`, in points.
    func room(of owner: ObjectIdentifier) -> CGFloat { rooms[owner] ?? 0 }

    /// Returns the number to write so that `owner` has `room` points, where it is `current` now.
    ///
    /// A room that is no number, or below zero, counts as zero.
    mutating func value(
        making room: CGFloat, for owner: ObjectIdentifier, current: CGFloat
    ) -> CGFloat {
        own = ownPart(of: current)
        rooms[owner] = room.isFinite && room > 0 ? room : nil
        return own + made
    }

    /// Takes `value` for the app's part, and forgets what was added for anybody.
    mutating func reset(to value: CGFloat) {
        own = value
        rooms = [:]
    }

    /// Returns the app's part of `current`.
    ///
    /// A number nearer to what we wrote than to the app's part was changed by the app: `-= 10`
    /// takes 10 points from its part. A number nearer to the app's part, or half-way, was set
    /// anew, and all of it is the app's.
    private func ownPart(of current: CGFloat) -> CGFloat {
        let made = made
        guard made > 0 else { return current }
        let written = own + made
        // Untouched since we wrote it: the app's part comes back without any rounding.
        if current == written { return own }
        return abs(current - written) < abs(current - own) ? current - made : current
    }
}
