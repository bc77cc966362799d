import CoreGraphics

/// A number that belongs to the app, an inset or a constant, with the amounts that the library adds.
///
/// Amounts are in points by which content moves up. Changes that the app makes in the meantime are
/// preserved, and removing an amount restores the app's number exactly. Several owners can add to one
/// number. The number increases by the largest of their amounts.
struct AdditiveAdjustment: Equatable, Sendable {
    /// The app's part when the number was last read.
    private var base: CGFloat = 0
    private var amounts: [ObjectIdentifier: CGFloat] = [:]
    /// The numbers that were written since the last rest.
    private var written: [Written] = []

    private struct Written: Equatable {
        var total: CGFloat
        /// The app's part of the total.
        var base: CGFloat
    }

    /// The number of totals that are kept.
    private static let capacity = 16

    /// The points added for all owners combined.
    var amount: CGFloat { amounts.values.max() ?? 0 }

    /// Returns a Boolean value that indicates whether `current` isn't the number that was written last,
    /// while points are added.
    func isReplaced(by current: CGFloat) -> Bool {
        amount > 0 && current != base + amount
    }

    /// Returns the points added for `owner`.
    func amount(of owner: ObjectIdentifier) -> CGFloat { amounts[owner] ?? 0 }

    /// Returns the points by which the number falls when `owner` stops adding.
    func share(of owner: ObjectIdentifier) -> CGFloat {
        let others = amounts.filter { $0.key != owner }
        return amount - (others.values.max() ?? 0)
    }

    /// Returns the number to write so that `owner` adds `amount` points to the `current` number.
    ///
    /// An amount that is negative or not finite is treated as zero.
    mutating func value(
        adding amount: CGFloat, for owner: ObjectIdentifier, current: CGFloat
    ) -> CGFloat {
        base = base(of: current, isRemoving: !(amount > 0))
        amounts[owner] = amount.isFinite && amount > 0 ? amount : nil
        let total = base + self.amount
        if self.amount > 0 { keep(Written(total: total, base: base)) }
        return total
    }

    /// Returns the app's part of the `current` number, if the library wrote the same number before
    /// taking its amounts away; otherwise `nil`.
    ///
    /// Components that save a number when the keyboard appears, and restore the number later, bring
    /// such a number back.
    func numberBroughtBack(in current: CGFloat) -> CGFloat? {
        guard amounts.isEmpty, current != base, let base = writtenBase(of: current),
            base != current
        else { return nil }
        return base
    }

    /// Forgets the written numbers, because no component will bring one back.
    mutating func forgetWritten() {
        written = []
    }

    /// Keeps the first of equal totals, since a later one may include additions of other components.
    private mutating func keep(_ new: Written) {
        guard writtenBase(of: new.total) == nil else { return }
        // Under a finger there are many totals. Other components save the first one.
        if written.count == Self.capacity { written.removeLast() }
        written.append(new)
    }

    private func writtenBase(of current: CGFloat) -> CGFloat? {
        written.first { $0.total == current }?.base
    }

    /// Makes `value` the app's part, and discards all amounts.
    mutating func reset(to value: CGFloat) {
        base = value
        amounts = [:]
        written = []
    }

    /// Returns the app's part of `current`.
    ///
    /// If the library wrote the number before, the app's part is known. If the number is closer to the
    /// library's last number than to the app's part, the app changed the number relatively, so that
    /// `-= 10` subtracts 10 points from the app's part. Otherwise, the app set a new number, and all of
    /// the number is the app's part.
    private func base(of current: CGFloat, isRemoving: Bool) -> CGFloat {
        let amount = amount
        // Nothing has changed since the last write, so the app's part is returned without rounding.
        if current == base + amount { return base }
        // Numbers come back when the keyboard hides. Before that, an equal one is a coincidence.
        if amounts.isEmpty || isRemoving, let base = writtenBase(of: current) { return base }
        guard amount > 0 else { return current }
        return abs(current - base - amount) < abs(current - base) ? current - amount : current
    }
}
