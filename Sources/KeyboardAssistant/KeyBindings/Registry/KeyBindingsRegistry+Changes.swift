import Foundation
import UIKit

extension KeyBindingsRegistry {
    /// Gives a binding these keys in place of those that it has.
    ///
    /// Keys that no keyboard has are left out; if there are no others, the binding stays as it is.
    @discardableResult
    public func customize(
        _ identifier: KeyBindingIdentifier, to keys: KeyChord...,
        resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsOutcome {
        set(.custom(keys), of: identifier, resolution)
    }

    /// Takes the keys of a binding away.
    @discardableResult
    public func unassign(_ identifier: KeyBindingIdentifier) -> KeyBindingsOutcome {
        set(.unassigned, of: identifier, .cancel)
    }

    /// Gives a binding its default keys back.
    @discardableResult
    public func reset(
        _ identifier: KeyBindingIdentifier, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsOutcome {
        set(.default, of: identifier, resolution)
    }

    /// Gives all bindings their default keys back.
    @discardableResult
    public func resetAll() -> KeyBindingsOutcome {
        perform(.resetAll, .cancel)
    }

    private func set(
        _ state: KeyBinding.State, of identifier: KeyBindingIdentifier,
        _ resolution: KeyBindingConflict.Resolution
    ) -> KeyBindingsOutcome {
        guard table.entries[identifier] != nil else { return .unknown(identifier) }
        return perform(.set(identifier, state), resolution)
    }
}

// MARK: Plans

extension KeyBindingsRegistry {
    /// Returns the plan of what `request` changes, with the conflicts that `resolution` leaves.
    ///
    /// A resolution that the plan without it does not offer leaves the conflicts as they are.
    func plan(
        _ request: KeyBindingsPlan.Request, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsPlan {
        table.plan(for: request, resolution: resolution)
    }

    /// Plans a request and applies the plan.
    ///
    /// If another process was faster, the request is planned once more with its changes;
    /// `resolution` does not speak for the commands that have the keys then.
    func perform(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution
    ) -> KeyBindingsOutcome {
        let outcome = performOnce(request, resolution)
        return outcome == .outdated ? performOnce(request, .cancel) : outcome
    }

    private func performOnce(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution
    ) -> KeyBindingsOutcome {
        let plan = plan(request, resolution: resolution)
        if let (chord, reason) = plan.rejected.min(by: { $0.key.text < $1.key.text }) {
            return .rejected(chord, reason)
        }
        return apply(plan)
    }

    /// Applies `plan`, whole or not at all; `plan.undoing` undoes it.
    @discardableResult
    public func apply(_ plan: KeyBindingsPlan) -> KeyBindingsOutcome {
        guard plan.conflicts.isEmpty else { return .conflicting(plan) }
        guard !plan.changes.isEmpty else { return .unchanged }
        guard table.canApply(plan) else { return .outdated }
        let (before, edits) = (table, self.edits)
        table.apply(plan)
        for change in plan.changes { stored.unsaved[change.identifier] = change.after }
        var isOutdated = false
        let problem = save { document in
            // Another process may have given the keys to another command meanwhile.
            var others = before
            others.replaceStates(with: edits.applied(to: document).states)
            isOutdated = !others.causesNoConflict(plan)
            return !isOutdated
        }
        guard !isOutdated else {
            (table, stored.unsaved) = (before, edits.changes)
            reload()
            return .outdated
        }
        // With the changes of other processes that saving found.
        reportChanges(since: before.states)
        return .applied(plan, notSaved: problem)
    }

    /// Returns the states of all bindings, in the format of the file.
    public func exportData() -> Data {
        KeyBindingsDocument.data(of: KeyBindingsRecord(states: table.states))
    }

    /// Returns the plan of what `data` changes; it replaces all states.
    ///
    /// Damaged parts are left out, and the error says so. Data of another format, and of more than
    /// a megabyte, make an empty plan.
    public func planForImport(
        of data: Data, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> (plan: KeyBindingsPlan, problem: KeyBindingsStorageError?) {
        let document = KeyBindingsDocument(data)
        switch document.problem {
        case .foreign, .tooLarge: return (KeyBindingsPlan(), document.problem)
        case _ where data.isEmpty: return (KeyBindingsPlan(), .foreign)
        default:
            let states = stored.migrations.migrated(document.record.states)
            return (plan(.restore(states), resolution: resolution), document.problem)
        }
    }
}

// MARK: Rules and conflicts

extension KeyBindingsRegistry {
    /// The keys that people cannot choose because the app uses them for something else.
    var forbiddenKeys: Set<KeyChord> {
        get { table.rules.forbidden }
        set { table.rules.forbidden = newValue }
    }

    /// Commands whose keys people cannot choose because the app uses them for something else; only
    /// the keys matter.
    public var forbiddenKeyCommands: [UIKeyCommand] {
        get {
            forbiddenKeys.sorted { $0.text < $1.text }.compactMap { chord in
                chord.input.keyInput.map {
                    UIKeyCommand(
                        action: KeyCommandReceiver.selector, input: $0,
                        modifierFlags: chord.modifiers.flags)
                }
            }
        }
        set {
            forbiddenKeys = Set(newValue.compactMap { KeyChord($0) })
        }
    }

    /// The conflicts of commands that go without keys because others have them: keys that the app
    /// declares twice, and keys that people chose before the app gave them to another command.
    ///
    /// Different texts can be the same keys: on a keyboard for U.S. English one press is ⌘? and
    /// ⇧⌘/. Commands that would go without on another known keyboard are included, with the name of
    /// its layout. So are commands that another item of the main menu leaves without keys there, or
    /// will on a newer system: Find and Find and Replace (⌘F, ⌥⌘F), Italic (⌘I) and Show Sidebar
    /// (⌃⌘S) are in the menus of iPadOS 26, unless the app takes these away.
    public var diagnostics: [KeyBindingConflict] {
        table.conflicts + table.conflictsOnOtherLayouts + menuConflicts.values.flatMap(\.self)
    }
}
