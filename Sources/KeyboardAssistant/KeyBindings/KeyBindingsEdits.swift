/// What was done here since the file was read or written, to be done to what others made of the
/// file by then.
struct KeyBindingsEdits: Hashable, Sendable {
    /// All that is known here, with what was done.
    var known = KeyBindingsRecord()
    /// What was done.
    var changes: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Names that are others in the file.
    var renamings = KeyBindingRenamings()

    /// Returns what `document` comes to with what was done here; nil if there is no file, or none
    /// that can be read.
    ///
    /// What is not in a whole file was taken out of it by others. Of a file of which a part is
    /// gone, or all of it, that cannot be said, so that everything is kept that is known here.
    func applied(to document: KeyBindingsDocument?) -> KeyBindingsRecord {
        let record = document?.record ?? KeyBindingsRecord()
        var (states, unknown) = (renamings.renamed(record.states), record.unknown)
        if document?.isWhole != true {
            states.merge(known.states) { there, _ in there }
            unknown += known.unknown.filter { !unknown.contains($0) }
        }
        return KeyBindingsRecord(states: states.merging(changes) { $1 }, unknown: unknown)
    }
}
