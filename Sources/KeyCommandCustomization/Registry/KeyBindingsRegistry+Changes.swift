import Foundation
import UIKit

extension KeyBindingsRegistry {
    /// Replaces the keys of a binding with these keys.
    @discardableResult
    public func customize(
        _ identifier: KeyBindingIdentifier, to keys: KeyChord...,
        resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsOutcome {
        perform(.set(identifier, .custom(keys)), resolution)
    }

    /// Removes the keys of a binding.
    @discardableResult
    public func unassign(_ identifier: KeyBindingIdentifier) -> KeyBindingsOutcome {
        perform(.set(identifier, .unassigned), .cancel)
    }

    /// Restores the default keys of a binding.
    @discardableResult
    public func reset(
        _ identifier: KeyBindingIdentifier, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsOutcome {
        perform(.set(identifier, .default), resolution)
    }

    /// Restores the default keys of all bindings.
    @discardableResult
    public func resetAll() -> KeyBindingsOutcome {
        perform(.resetAll, .cancel)
    }
}

// MARK: Plans

extension KeyBindingsRegistry {
    /// Returns the plan for `request`, with the conflicts that remain after `resolution`.
    ///
    /// A resolution that the plan doesn't list in `resolutions` leaves the conflicts as they are.
    func plan(
        _ request: KeyBindingsPlan.Request, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsPlan {
        table.plan(for: request, resolution: resolution)
    }

    /// Plans a request and applies the plan.
    func perform(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution
    ) -> KeyBindingsOutcome {
        reporting(store.perform(request, resolution))
    }

    /// Applies `plan` as a whole or not at all.
    ///
    /// To undo it, apply `undoing` of the plan in the outcome.
    @discardableResult
    public func apply(_ plan: KeyBindingsPlan) -> KeyBindingsOutcome {
        reporting(store.apply(plan))
    }

    private func reporting(_ change: (outcome: KeyBindingsOutcome, events: [KeyBindingsEvent]))
        -> KeyBindingsOutcome
    {
        report(change.events)
        return change.outcome
    }

    /// Returns the states of all bindings in the format of the stored file.
    public func exportData() -> Data {
        KeyBindingsDocument.data(of: KeyBindingsRecord(states: table.states))
    }

    /// Returns the plan for importing `data`, which replaces the states of all bindings.
    ///
    /// Data that is damaged, in an unknown format or larger than one megabyte results in an empty
    /// plan, and the returned error reports it. Of a KeyCommandKit file, damaged parts are skipped.
    public func planForImport(
        of data: Data, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> (plan: KeyBindingsPlan, problem: KeyBindingsStorageError?) {
        store.planForImport(of: data, resolution: resolution)
    }
}

// MARK: Rules and conflicts

extension KeyBindingsRegistry {
    /// The keys that people can't choose because the app uses them for something else.
    var forbiddenKeys: Set<KeyChord> {
        get { table.rules.forbidden }
        set { store.setForbiddenKeys(newValue) }
    }

    /// The commands whose keys people can't choose because the app uses them for something else.
    ///
    /// Only the keys of the commands are used.
    public var forbiddenKeyCommands: [UIKeyCommand] {
        get { forbiddenKeys.sorted { $0.text < $1.text }.compactMap(\.command) }
        set { forbiddenKeys = Set(newValue.compactMap { KeyChord($0) }) }
    }

    /// The conflicts of all commands that have lost keys to another command or menu item.
    ///
    /// These are keys that the app declares twice, and keys that people chose before the app
    /// assigned them to another command.
    ///
    /// Chords that look different can be the same keys. On a U.S. English keyboard, ⌘? and ⇧⌘/ are
    /// the same press. Commands that would lose keys on another known keyboard layout are included,
    /// with the name of that layout. Commands that lose keys to another item of the main menu are
    /// also included, and those that will on a newer system. Find and Find and Replace (⌘F, ⌥⌘F),
    /// Italic (⌘I), Close (⌘W) and Show Sidebar (⌃⌘S) are in the menus of iPadOS 26, unless the app
    /// removes them.
    public var diagnostics: [KeyBindingConflict] {
        table.conflicts + table.conflictsOnOtherLayouts + menus.conflicts
    }
}

extension KeyChord {
    /// A command that has the chord and does nothing; `nil` if UIKit has no such keys.
    @MainActor
    fileprivate var command: UIKeyCommand? {
        input.keyInput.map {
            UIKeyCommand(
                action: KeyCommandReceiver.selector, input: $0, modifierFlags: modifiers.flags)
        }
    }
}
