import CoreGraphics

/// A number that belongs to the app, an inset or a constant, with the amounts that the library adds.
///
/// Amounts are in points by which content moves up. Changes that the app makes in the meantime are
/// preserved, and removing an amount restores the app's number exactly. Several owners can add to one
/// number. The number increases by the largest of their amounts.
struct AdditiveAdjustment: Equatable, Sendable {
    /// The app's part when the number was last read.
    private var base: CGFloat = 0
    /// The app's part while the keyboard was hidden; `nil` if unknown.
    private var resting: CGFloat?
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

    /// Returns a Boolean value that indicates whether `current` was set anew while points were added, so
    /// that they are gone.
    ///
    /// They aren't in a number that the library wrote, which a component has saved and set again.
    func isLost(in current: CGFloat) -> Bool {
        isReplaced(by: current) && writtenBase(of: current) == nil
            && part(of: current) == current
    }

    /// Returns the points added for `owner`.
    func amount(of owner: ObjectIdentifier) -> CGFloat { amounts[owner] ?? 0 }

    /// Returns the points by which the number falls when `owner` stops adding.
    func share(of owner: ObjectIdentifier) -> CGFloat {
        let others = amounts.filter { $0.key != owner }
        return amount - (others.values.max() ?? 0)
    }

    /// Returns the app's part of the `current` number.
    func part(of current: CGFloat) -> CGFloat { base(of: current, isRemoving: false) }

    /// Returns the number to write so that `owner` adds `amount` points to the `current` number.
    ///
    /// An amount that is negative or not finite is treated as zero.
    ///
    /// - Parameter isHide: A Boolean value that indicates whether an amount of zero is that of a hidden
    ///   keyboard. Only then may another component have brought back the number from before the keyboard.
    mutating func value(
        adding amount: CGFloat, for owner: ObjectIdentifier, current: CGFloat, isHide: Bool = true
    ) -> CGFloat {
        base = base(of: current, isRemoving: isHide && !(amount > 0))
        if amounts.isEmpty { noteBegin(at: base) }
        amounts[owner] = amount.isFinite && amount > 0 ? amount : nil
        let total = base + self.amount
        if self.amount > 0 { keep(Written(total: total, base: base)) }
        return total
    }

    /// Returns the app's part of the `current` number, if the library wrote the same number before
    /// taking its amounts away; otherwise `nil`.
    ///
    /// Components that save a number when the keyboard appears, and restore the number later, bring
    /// such a number back. A number that isn't changed by that, because the component had added as much
    /// as the library, is found only when the hide `isOver`, since a component that subtracts what it
    /// added has done so by then. An amount of less than a keyboard may be a bar of the app's.
    ///
    /// The app's part isn't less than at rest. If it seems so, the app set a number instead of changing
    /// it.
    func numberBroughtBack(in current: CGFloat, hideIsOver isOver: Bool = false) -> CGFloat? {
        guard amounts.isEmpty, var number = writtenPart(of: current) else { return nil }
        let least = KeyboardSources.leastHeight
        guard isOver else { return current == base ? nil : number }
        guard current != base || current - number >= least else { return nil }
        // Who saves twice, as in a rotation, saves both amounts.
        while let part = writtenPart(of: number), number - part >= least { number = part }
        return number
    }

    /// Returns a Boolean value that indicates whether the library wrote the number.
    func hasWritten(_ number: CGFloat) -> Bool { writtenBase(of: number) != nil }

    /// Returns the app's part of a `number` that the library wrote for a keyboard; `nil` for any other
    /// number.
    ///
    /// An amount of less than a keyboard may be a bar of the app's.
    func partUnderKeyboard(of number: CGFloat) -> CGFloat? {
        writtenPart(of: number).flatMap {
            number - $0 >= KeyboardSources.leastHeight ? $0 : nil
        }
    }

    /// Returns the app's part of a `number` that the library wrote, unless it is all of the number.
    private func writtenPart(of number: CGFloat) -> CGFloat? {
        guard let part = writtenBase(of: number), part != number, let resting, part >= resting
        else { return nil }
        return part
    }

    /// Returns a Boolean value that indicates whether `current` is the number that the app had while the
    /// keyboard was hidden.
    func isAtRest(_ current: CGFloat) -> Bool { current == resting }

    /// Records `current` as the number while the keyboard is hidden, once no component will bring back
    /// an amount.
    mutating func noteRest(at current: CGFloat) {
        if written.isEmpty { resting = part(of: current) }
    }

    /// Records the app's part when the first amount is added.
    ///
    /// After a hide, other components may have added the height of a keyboard already. A smaller change
    /// is the app's. At a start beneath a keyboard, the part may have been larger than at rest.
    private mutating func noteBegin(at base: CGFloat) {
        guard let resting else { return resting = base }
        let isChange = written.isEmpty && base - resting < KeyboardSources.leastHeight
        if base < resting || isChange { self.resting = base }
    }

    /// Forgets the written numbers, because no component will bring one back.
    mutating func forgetWritten() {
        written = []
    }

    /// Keeps the app's smallest part of equal totals, but none that is smaller than at rest, since a
    /// larger one may include additions of other components.
    private mutating func keep(_ new: Written) {
        if let index = written.firstIndex(where: { $0.total == new.total }) {
            let (old, least) = (written[index].base, resting ?? new.base)
            guard new.base >= least else { return }
            return written[index].base = old < least ? new.base : min(old, new.base)
        }
        // Under a finger there are many totals. Other components save the first one.
        if written.count == Self.capacity { written.removeLast() }
        written.append(new)
    }

    private func writtenBase(of current: CGFloat) -> CGFloat? {
        written.first { $0.total == current }?.base
    }

    /// Makes `value` the app's part, and discards all amounts.
    mutating func reset(to value: CGFloat) {
        (base, resting) = (value, value)
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
        // Another component has subtracted what it had added.
        if let resting, abs(current - resting - amount) < 0.001 { return resting }
        return abs(current - base - amount) < abs(current - base) ? current - amount : current
    }
}
