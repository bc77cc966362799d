import UIKit

/// The inputs of a navigator in their order, and the configuration of each.
///
/// None of them is kept alive. Looking one up costs the same however many there are.
@MainActor
struct InputList {
    private struct Entry {
        let view: WeakBox<UIView>
        var applied: AppliedConfiguration?
    }

    private struct AppliedConfiguration {
        let configuration: InputConfiguration
        /// Restores the input when it is released.
        let cleanup: Cleanup
    }

    private(set) var order = InputOrder<ObjectIdentifier>()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The inputs that begin to be edited without announcing it before the keyboard shows: text
    /// views, which announce it afterwards, and what is no text input.
    private var unannounced: Set<ObjectIdentifier> = []
    /// The number of entries from which those of views that are gone are looked for.
    private var limit = 32

    /// The inputs that are still there, in order.
    var views: [UIView] { order.items.compactMap { self[$0] } }

    /// Returns the input with that identity; nil if it is none, or is gone.
    subscript(id: ObjectIdentifier?) -> UIView? { id.flatMap { entries[$0]?.view.object } }

    /// Returns whether `view` is one of the inputs, and not another view at the address of one that
    /// is gone.
    func contains(_ view: UIView) -> Bool { self[ObjectIdentifier(view)] === view }

    /// Returns the inputs next to `view` in `direction`, nearest first.
    func neighbors(
        of view: UIView, _ direction: InputDirection, loop: Bool
    ) -> some Sequence<UIView> {
        order.neighbors(of: ObjectIdentifier(view), direction, loop: loop).lazy
            .compactMap { self[$0] }
    }

    /// Returns the input next to `view` in `direction`; nil at the end unless `loop`.
    func neighbor(
        of view: UIView, _ direction: InputDirection, loop: Bool = false
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

    /// Returns the input that is first responder although it may not have announced that.
    func unannouncedFirstResponder(includingTextViews: Bool) -> UIView? {
        unannounced.lazy.compactMap { self[$0] }
            .first { (includingTextViews || !$0.isTextInput) && $0.isFirstResponder }
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
        if !(view is UITextField) { unannounced.insert(id) }
    }

    /// Forgets the input with that identity, and returns what restores it.
    ///
    /// Release that afterwards: restoring an input asks the navigator things.
    mutating func remove(_ id: ObjectIdentifier) -> Cleanup? {
        order.remove(id)
        unannounced.remove(id)
        return entries.removeValue(forKey: id)?.applied?.cleanup
    }

    /// Forgets the inputs that are gone, of which there is nothing to restore.
    private mutating func forgetGone() {
        for (id, entry) in entries where entry.view.object == nil { _ = remove(id) }
        limit = max(32, entries.count * 2)
    }

    // MARK: Configurations

    /// Returns the configuration of `view`; nil if it has none, or another navigator has it.
    func configuration(of view: UIView) -> InputConfiguration? {
        contains(view) ? entries[ObjectIdentifier(view)]?.applied?.configuration : nil
    }

    /// Keeps `configuration` until it is removed, and returns what restores the one that it
    /// replaces.
    mutating func setConfiguration(
        _ configuration: InputConfiguration, of view: UIView
    ) -> Cleanup? {
        let previous = removeConfiguration(of: view)
        entries[ObjectIdentifier(view)]?.applied = AppliedConfiguration(
            configuration: configuration, cleanup: Cleanup { configuration.restore() })
        return previous
    }

    /// Removes the configuration of `view`, which is restored when the result is released.
    mutating func removeConfiguration(of view: UIView) -> Cleanup? {
        guard contains(view) else { return nil }
        defer { entries[ObjectIdentifier(view)]?.applied = nil }
        return entries[ObjectIdentifier(view)]?.applied?.cleanup
    }
}
