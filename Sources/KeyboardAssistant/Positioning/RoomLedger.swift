import CoreGraphics

/// The one account of our room in one number of the app's, shared by all that make room there.
@MainActor
final class RoomLedger {
    /// Which number of an object.
    enum Number: Hashable {
        case constant, contentInset, indicatorInset, safeArea
    }

    private struct Key: Hashable {
        var object: ObjectIdentifier
        var number: Number
    }

    private static var ledgers: [Key: WeakBox<RoomLedger>] = [:]

    private weak var object: AnyObject?
    private var share = RoomShare()

    private init(_ object: AnyObject) {
        self.object = object
    }

    /// Returns the account of `number` of `object`, which is a new one unless somebody holds it.
    static func of(_ object: AnyObject, _ number: Number) -> RoomLedger {
        if let ledger = known(object, number) { return ledger }
        let ledger = RoomLedger(object)
        ledgers = ledgers.filter { $0.value.object?.object != nil }
        ledgers[Key(object: ObjectIdentifier(object), number: number)] = WeakBox(ledger)
        return ledger
    }

    /// Returns the account of `number` of `object`, if anybody makes room there.
    static func known(_ object: AnyObject, _ number: Number) -> RoomLedger? {
        let ledger = ledgers[Key(object: ObjectIdentifier(object), number: number)]?.object
        // Another object may have come to stand where one has gone.
        return ledger?.object === object ? ledger : nil
    }

    /// What is added for all together, in points.
    var made: CGFloat { share.made }

    /// What is added for `owner`, in points.
    func room(of owner: AnyObject) -> CGFloat { share.room(of: ObjectIdentifier(owner)) }

    /// Returns the number to write so that `owner` has `room` points, where it is `current` now.
    func value(making room: CGFloat, for owner: AnyObject, current: CGFloat) -> CGFloat {
        share.value(making: room, for: ObjectIdentifier(owner), current: current)
    }

    /// Takes `value` for the app's part, and forgets what was added for anybody.
    func reset(to value: CGFloat) {
        share.reset(to: value)
    }
}
