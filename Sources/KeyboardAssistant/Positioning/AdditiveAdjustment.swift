import CoreGraphics

/// A number that belongs to the app, an inset or a constant, with the amounts that the library adds
/// to it.
///
/// Amounts are in points by which content moves up. Changes that the app makes in the meantime are
/// preserved, and removing an amount restores the app's number exactly. Several owners can add to
/// one number, which increases by the largest of their amounts.
struct AdditiveAdjustment: Equatable, Sendable {
    /// The app's part when the number was last read.
    private var base: CGFloat = 0
    private var amounts: [ObjectIdentifier: CGFloat] = [:]

    /// The points that are added for all owners combined.
    var amount: CGFloat { amounts.values.max() ?? 0 }

    /// Returns the points that are added for `owner`.
    func amount(of owner: ObjectIdentifier) -> CGFloat { amounts[owner] ?? 0 }

    /// Returns the points by which the number falls when `owner` stops adding to it.
    func share(of owner: ObjectIdentifier) -> CGFloat {
        let others = amounts.filter { $0.key != owner }
        return amount - (others.values.max() ?? 0)
    }

    /// Returns the number to write so that `owner` adds `amount` points to the `current` number.
    ///
    /// A negative amount, or one that isn't a number, is treated as zero.
    mutating func value(
        adding amount: CGFloat, for owner: ObjectIdentifier, current: CGFloat
    ) -> CGFloat {
        base = base(of: current)
        amounts[owner] = amount.isFinite && amount > 0 ? amount : nil
        return base + self.amount
    }

    /// Makes `value` the app's part, and discards all amounts.
    mutating func reset(to value: CGFloat) {
        base = value
        amounts = [:]
    }

    /// Returns the app's part of `current`.
    ///
    /// If the number is closer to what the library wrote than to the app's part, the app changed it
    /// relatively, so that `-= 10` subtracts 10 points from the app's part. Otherwise, the app set
    /// a new number, and all of it is the app's part.
    private func base(of current: CGFloat) -> CGFloat {
        let amount = amount
        guard amount > 0 else { return current }
        let written = base + amount
        // Nothing has changed since the last write, so the app's part is returned without rounding.
        if current == written { return base }
        return abs(current - written) < abs(current - base) ? current - amount : current
    }
}

/// The single adjustment of one of the app's numbers, shared by all owners that add to it.
@MainActor
final class AdjustmentLedger {
    /// The numbers that are adjusted.
    enum Property: Hashable {
        case constant, contentInset, indicatorInset, safeArea
    }

    private struct Key: Hashable {
        var object: ObjectIdentifier
        var property: Property
    }

    private static var ledgers: [Key: WeakBox<AdjustmentLedger>] = [:]

    private weak var object: AnyObject?
    private var adjustment = AdditiveAdjustment()

    private init(_ object: AnyObject) {
        self.object = object
    }

    /// Returns the existing ledger for `property` of `object`, or creates one.
    static func shared(for object: AnyObject, _ property: Property) -> AdjustmentLedger {
        if let ledger = existing(for: object, property) { return ledger }
        let ledger = AdjustmentLedger(object)
        ledgers = ledgers.filter { $0.value.object?.object != nil }
        ledgers[Key(object: ObjectIdentifier(object), property: property)] = WeakBox(ledger)
        return ledger
    }

    /// Returns the ledger for `property` of `object`; `nil` if nothing is added to it.
    static func existing(for object: AnyObject, _ property: Property) -> AdjustmentLedger? {
        let key = Key(object: ObjectIdentifier(object), property: property)
        let ledger = ledgers[key]?.object
        // A new object may have the address of one that was deallocated.
        return ledger?.object === object ? ledger : nil
    }

    /// The points that are added for all owners combined.
    var amount: CGFloat { adjustment.amount }

    /// Returns the points that are added for `owner`.
    func amount(of owner: AnyObject) -> CGFloat {
        adjustment.amount(of: ObjectIdentifier(owner))
    }

    /// Returns the points by which the number falls when `owner` stops adding to it.
    func share(of owner: AnyObject) -> CGFloat {
        adjustment.share(of: ObjectIdentifier(owner))
    }

    /// Returns the number to write so that `owner` adds `amount` points to the `current` number.
    func value(adding amount: CGFloat, for owner: AnyObject, current: CGFloat) -> CGFloat {
        adjustment.value(adding: amount, for: ObjectIdentifier(owner), current: current)
    }

    /// Makes `value` the app's part, and discards all amounts.
    func reset(to value: CGFloat) {
        adjustment.reset(to: value)
    }
}
