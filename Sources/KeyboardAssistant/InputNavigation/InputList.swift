import UIKit

/// The inputs of a navigator in their order, and what was claimed of each.
///
/// None of them is kept alive. Looking one up costs the same however many there are.
@MainActor
struct InputList {
    private struct Entry {
        let view: WeakBox<UIView>
        var claim: (claim: InputClaim, loan: Cleanup)?
    }

    private(set) var order = InputOrder<ObjectIdentifier>()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The inputs that begin to be edited without announcing it before the keyboard shows: text
    /// views, which announce it afterwards, and what is no text input.
    private var silent: Set<ObjectIdentifier> = []
    /// How many entries there may be before those of views that are gone are looked for.
    private var limit = 32

    /// The inputs that are still there, in order.
    var views: [UIView] { order.items.compactMap { self[$0] } }

    /// The input with that identity; nil if it is none, or is gone.
    subscript(id: ObjectIdentifier?) -> UIView? { id.flatMap { entries[$0]?.view.object } }

    /// Returns whether `view` is one of the inputs, and not another one at the place of one that is
    /// gone.
    func contains(_ view: UIView) -> Bool { self[ObjectIdentifier(view)] === view }

    /// The inputs next to `view` in `direction`, nearest first.
    func neighbors(
        of view: UIView, _ direction: InputOrder<ObjectIdentifier>.Direction, loop: Bool
    ) -> some Sequence<UIView> {
        order.neighbors(of: ObjectIdentifier(view), direction, loop: loop).lazy
            .compactMap { self[$0] }
    }

    /// The input next to `view` in `direction`; nil at the end unless `loop`.
    func neighbor(
        of view: UIView, _ direction: InputOrder<ObjectIdentifier>.Direction, loop: Bool = false
    ) -> UIView? {
        neighbors(of: view, direction, loop: loop).first { _ in true }
    }

    /// The last input that is still there.
    var last: UIView? {
        order.last.flatMap { id in
            self[id]
                ?? order.neighbors(of: id, .previous, loop: false).lazy
                .compactMap { self[$0] }.first { _ in true }
        }
    }

    /// The silent input that is first responder; text views are left out unless they count.
    func silentFirstResponder(countingTextViews: Bool) -> UIView? {
        silent.lazy.compactMap { self[$0] }
            .first { (countingTextViews || !$0.isTextInput) && $0.isFirstResponder }
    }

    /// Adds `view` at the end; it must not be there yet.
    ///
    /// Views that are gone are forgotten now and then, so that their number stays below that of the
    /// others.
    mutating func append(_ view: UIView) {
        if entries.count >= limit { forgetGone() }
        let id = ObjectIdentifier(view)
        order.append(id)
        entries[id] = Entry(view: WeakBox(view))
        if !(view is UITextField) { silent.insert(id) }
    }

    /// Forgets the input with that identity, and returns what was claimed of it.
    ///
    /// Let go of that afterwards: giving an input back asks the navigator things.
    mutating func remove(_ id: ObjectIdentifier) -> Cleanup? {
        order.remove(id)
        silent.remove(id)
        return entries.removeValue(forKey: id)?.claim?.loan
    }

    /// Forgets the inputs that are gone, of which there is nothing to give back.
    private mutating func forgetGone() {
        for (id, entry) in entries where entry.view.object == nil { _ = remove(id) }
        limit = max(32, entries.count * 2)
    }

    // MARK: Claims

    /// What was claimed of `view`; nil if nothing was, or another navigator has it.
    func claim(of view: UIView) -> InputClaim? {
        contains(view) ? entries[ObjectIdentifier(view)]?.claim?.claim : nil
    }

    /// Keeps `claim` until it is let go of, and returns the one that it takes the place of.
    mutating func keep(_ claim: InputClaim, of view: UIView) -> Cleanup? {
        let former = takeClaim(of: view)
        entries[ObjectIdentifier(view)]?.claim = (claim, Cleanup { claim.giveBack() })
        return former
    }

    /// Returns what was claimed of `view`, which is given back when the result is let go of.
    mutating func takeClaim(of view: UIView) -> Cleanup? {
        guard contains(view) else { return nil }
        defer { entries[ObjectIdentifier(view)]?.claim = nil }
        return entries[ObjectIdentifier(view)]?.claim?.loan
    }
}
