import Foundation
import UIKit

extension KeyBindingsRegistry {
    /// What `request` would change, and which conflicts it has unless `answer` settles them.
    ///
    /// An answer that the plan without it does not offer leaves the conflicts as they are.
    public func plan(_ request: KeyBindingsRequest, answer: KeyBindingsAnswer = .cancel)
        -> KeyBindingsPlan
    {
        book.plan(for: request, answer: answer)
    }

    /// Gives a binding these keys in place of those that it has.
    @discardableResult
    public func customize(
        _ identifier: KeyBindingIdentifier, to keys: KeyChord...,
        answer: KeyBindingsAnswer = .cancel
    ) -> KeyBindingsOutcome {
        carryOut(.customize(identifier, keys), for: identifier, answer)
    }

    /// Takes the keys of a binding away.
    @discardableResult
    public func unassign(_ identifier: KeyBindingIdentifier) -> KeyBindingsOutcome {
        carryOut(.unassign(identifier), for: identifier, .cancel)
    }

    /// Gives a binding back the keys that it came with.
    @discardableResult
    public func reset(_ identifier: KeyBindingIdentifier, answer: KeyBindingsAnswer = .cancel)
        -> KeyBindingsOutcome
    {
        carryOut(.reset(identifier), for: identifier, answer)
    }

    /// Gives all bindings back the keys that they came with.
    @discardableResult
    public func resetAll() -> KeyBindingsOutcome {
        carryOut(.resetAll, .cancel)
    }

    private func carryOut(
        _ request: KeyBindingsRequest, for identifier: KeyBindingIdentifier,
        _ answer: KeyBindingsAnswer
    ) -> KeyBindingsOutcome {
        guard book.entries[identifier] != nil else { return .unknown(identifier) }
        return carryOut(request, answer)
    }

    /// Plans what is asked for and applies it.
    ///
    /// If another process was faster it is planned once more with what that did; `answer` does not
    /// speak for the commands that have the keys then.
    func carryOut(_ request: KeyBindingsRequest, _ answer: KeyBindingsAnswer)
        -> KeyBindingsOutcome
    {
        let outcome = apply(request, answer)
        return outcome == .outdated ? apply(request, .cancel) : outcome
    }

    private func apply(_ request: KeyBindingsRequest, _ answer: KeyBindingsAnswer)
        -> KeyBindingsOutcome
    {
        let plan = plan(request, answer: answer)
        if let (chord, reason) = plan.refused.min(by: { $0.key.text < $1.key.text }) {
            return .refused(chord, reason)
        }
        return apply(plan)
    }

    /// Those who have `chord`, the best claim first, and could be reached together with
    /// `identifier`.
    public func owners(of chord: KeyChord, besides identifier: KeyBindingIdentifier? = nil)
        -> [KeyBindingIdentifier]
    {
        let claimants = book.claimants(of: chord)
        guard let identifier else { return claimants }
        return claimants.filter { book.meet($0, identifier) }
    }

    /// Commands that go without keys that they would have, because others have them: what the app
    /// declared twice, and what people chose before the app gave it to another command.
    ///
    /// Different texts can be the same keys: on a keyboard for U.S. English one press is ⌘? and
    /// ⇧⌘/. Commands that would go without on another known keyboard are here too, with the name
    /// of its layout. So are commands that another item of the main menu leaves without keys there,
    /// or will on a newer system: Find and Find and Replace (⌘F, ⌥⌘F), Italic (⌘I) and Show Sidebar
    /// (⌃⌘S) are in the menus of iPadOS 26, unless the app takes these away.
    public var diagnostics: [KeyBindingConflict] {
        book.clashes + book.clashesOnOtherLayouts + menuDiagnostics
    }

    /// What people did, in the format of the file.
    public func exportData() -> Data {
        KeyBindingsDocument.data(of: KeyBindingsRecord(states: book.states))
    }

    /// What `data` would change: what people did since gives way to it.
    ///
    /// What cannot be read is left out, and the error says so; foreign data, and data of more than
    /// a megabyte, make no plan.
    public func planForImport(of data: Data, answer: KeyBindingsAnswer = .cancel)
        -> (plan: KeyBindingsPlan, problem: KeyBindingsStorageError?)
    {
        let document = KeyBindingsDocument(data)
        switch document.problem {
        case .foreign, .tooLarge: return (KeyBindingsPlan(), document.problem)
        case _ where data.isEmpty: return (KeyBindingsPlan(), .foreign)
        default:
            let states = renamed(document.record.states)
            return (plan(.restore(states), answer: answer), document.problem)
        }
    }
}
