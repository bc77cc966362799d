import CoreGraphics

/// A number that belongs to the app, an inset or a constant, with what we added to it.
///
/// Amounts are in points by which content moves up. What the app changes meanwhile survives, and
/// what we added is taken back to the last bit. Several owners may add to one number; it grows by
/// the largest of their amounts.
struct AdditiveAdjustment: Equatable, Sendable {
    /// The app's part at the last look.
    private var base: CGFloat = 0
    private var amounts: [ObjectIdentifier: CGFloat] = [:]

    /// The points that are added for all owners together.
    var amount: CGFloat { amounts.values.max() ?? 0 }

    /// Returns the points that are added for `owner`.
    func amount(of owner: ObjectIdentifier) -> CGFloat { amounts[owner] ?? 0 }

    /// Returns the number to write so that `owner` adds `amount` points, where it is `current` now.
    ///
    /// An amount that is not a number, or below zero, counts as zero.
    mutating func value(
        adding amount: CGFloat, for owner: ObjectIdentifier, current: CGFloat
    ) -> CGFloat {
        base = base(of: current)
        amounts[owner] = amount.isFinite && amount > 0 ? amount : nil
        return base + self.amount
    }

    /// Takes `value` for the app's part, and forgets all amounts.
    mutating func reset(to value: CGFloat) {
        base = value
        amounts = [:]
    }

    /// Returns the app's part of `current`.
    ///
    /// A number nearer to what we wrote than to the app's part was changed by the app: `-= 10`
    /// takes 10 points from its part. A number nearer to the app's part, or half-way, was set
    /// anew, and all of it is the app's.
    private func base(of current: CGFloat) -> CGFloat {
        let amount = amount
        guard amount > 0 else { return current }
        let written = base + amount
        // Untouched since we wrote it: the app's part comes back without any rounding.
        if current == written { return base }
        return abs(current - written) < abs(current - base) ? current - amount : current
    }
}

/// The one adjustment of a number of the app's, shared by all that add to it.
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

    /// Returns the ledger of `property` of `object`, a new one unless it is held already.
    static func shared(for object: AnyObject, _ property: Property) -> AdjustmentLedger {
        if let ledger = existing(for: object, property) { return ledger }
        let ledger = AdjustmentLedger(object)
        ledgers = ledgers.filter { $0.value.object?.object != nil }
        ledgers[Key(object: ObjectIdentifier(object), property: property)] = WeakBox(ledger)
        return ledger
    }

    /// Returns the ledger of `property` of `object`, or `nil` while nothing is added to it.
    static func existing(for object: AnyObject, _ property: Property) -> AdjustmentLedger? {
        let key = Key(object: ObjectIdentifier(object), property: property)
        let ledger = ledgers[key]?.object
        // Another object may have the address of one that is gone.
        return ledger?.object === object ? ledger : nil
    }

    /// The points that are added for all owners together.
    var amount: CGFloat { adjustment.amount }

    /// Returns the points that are added for `owner`.
    func amount(of owner: AnyObject) -> CGFloat {
        adjustment.amount(of: ObjectIdentifier(owner))
    }

    /// Returns the number to write so that `owner` adds `amount` points, where it is `current` now.
    func value(adding amount: CGFloat, for owner: AnyObject, current: CGFloat) -> CGFloat {
        adjustment.value(adding: amount, for: ObjectIdentifier(owner), current: current)
    }

    /// Takes `value` for the app's part, and forgets all amounts.
    func reset(to value: CGFloat) {
        adjustment.reset(to: value)
    }
}
