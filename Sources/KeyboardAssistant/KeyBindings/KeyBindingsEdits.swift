/// What was done here since the file was read or written, to be done to what others made of the file
/// by then.
struct KeyBindingsEdits: Hashable, Sendable {
    /// All that is known here, with what was done.
    var known = KeyBindingsRecord()
    /// What was done.
    var changes: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Names that are others in the file.
    var renamings = KeyBindingRenamings()

    /// Returns what is to be in the file that has `document` now; nil if there is none.
    ///
    /// What is not in a whole file was taken out of it by others. Of a file of which a part is gone,
    /// or all of it, that cannot be said, so that everything is kept that is known here.
    func applied(to document: KeyBindingsDocument?) -> KeyBindingsRecord {
        guard let document else { return known }
        var (states, unknown) = (renamings.renamed(document.record.states), document.record.unknown)
        if !document.isWhole {
            states.merge(known.states) { there, _ in there }
            unknown += known.unknown.filter { !unknown.contains($0) }
        }
        return KeyBindingsRecord(states: states.merging(changes) { $1 }, unknown: unknown)
    }
}
