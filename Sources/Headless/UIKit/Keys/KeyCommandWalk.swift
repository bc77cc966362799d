internal import HeadlessBehavior

/// The key commands that are available at this moment, from a responder up to the app's main menu.
@MainActor
package struct KeyCommandWalk {
    /// A command with its combination and action, or those of one of its alternates.
    package struct Candidate {
        package let command: UIKeyCommand
        package let combination: KeyCombination
        package let action: Selector
        /// The responder or menu that contains the command.
        package let owner: AnyObject
        package let isAlternate: Bool
        /// The responder at which the search for the performer starts, if it isn't that of the
        /// walk.
        package var start: UIResponder?
    }

    package let start: UIResponder
    package let candidates: [Candidate]

    /// Creates a walk that asks all responders again, as UIKit does for each stroke.
    package init(from start: UIResponder) {
        self.start = start
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        let chain = Array(sequence(first: start, next: \.next))
        let ofResponders = Self.candidates(of: chain, isMirrored: isMirrored)
        let ofColumns = Self.otherColumns(than: chain).flatMap { column in
            let own = Array(sequence(first: column, next: \.next).prefix { !chain.contains($0) })
            return Self.candidates(of: own, isMirrored: isMirrored).map { candidate in
                var candidate = candidate
                candidate.start = column
                return candidate
            }
        }
        let menu = UIMenuSystem.main.mainMenu
        candidates =
            ofResponders + ofColumns + menu.candidates(of: menu, isMirrored: isMirrored)
    }

    private static func candidates(
        of responders: [UIResponder], isMirrored: Bool
    ) -> [Candidate] {
        responders.flatMap { responder in
            ((responder.keyCommands ?? []) + responder.systemKeyCommands)
                .flatMap { $0.candidates(of: responder, isMirrored: isMirrored) }
        }
    }

    /// Returns the deepest controllers of the visible columns other than the one with `chain`.
    private static func otherColumns(than chain: [UIResponder]) -> [UIResponder] {
        guard UIApplication.behavior.columnCommands == .allColumns else { return [] }
        let splits = chain.lazy.compactMap { $0 as? UISplitViewController }
        return splits.flatMap { split in
            split.childrenThatAppear.filter { !chain.contains($0) }.map(\.deepestVisible)
        }
    }

    /// The result of a stroke, with the performer of the command.
    enum Answer {
        case noCommand, blocked
        case command(Candidate, target: AnyObject)
    }

    func answer(to stroke: KeyStroke, in turn: KeyCommandDecision.Turn) -> Answer {
        let offers = candidates.map {
            KeyCommandOffer(
                $0.combination, hasPriority: $0.command.wantsPriorityOverSystemBehavior)
        }
        var target: AnyObject?
        let decision = KeyCommandDecision.decide(
            stroke, among: offers, in: turn,
            unperformable: UIApplication.behavior.unperformableCommand
        ) {
            target = self.target(of: candidates[$0])
            return target != nil
        }
        guard case .perform(let place) = decision, let target else {
            return decision == .noCommand ? .noCommand : .blocked
        }
        return .command(candidates[place], target: target)
    }

    /// Returns the object that performs the command; `nil` if there is none or it disables the
    /// command.
    package func target(of candidate: Candidate) -> AnyObject? {
        let target = (candidate.start ?? start)
            .target(forAction: candidate.action, withSender: candidate.command)
        guard let target = target as AnyObject? else { return nil }
        (target as? UIResponder)?.validate(candidate.command)
        return candidate.command.attributes.contains(.disabled) ? nil : target
    }
}

extension UIMenu {
    /// Returns the candidates in the menu and its submenus.
    ///
    /// The owner of a submenu without a title is the menu around it.
    fileprivate func candidates(
        of owner: UIMenu, isMirrored: Bool
    ) -> [KeyCommandWalk.Candidate] {
        let owner = title.isEmpty ? owner : self
        return children.flatMap { child in
            switch child {
            case let menu as UIMenu: menu.candidates(of: owner, isMirrored: isMirrored)
            case let key as UIKeyCommand: key.candidates(of: owner, isMirrored: isMirrored)
            default: [KeyCommandWalk.Candidate]()
            }
        }
    }
}

extension UIKeyCommand {
    fileprivate func candidates(
        of owner: AnyObject, isMirrored: Bool
    ) -> [KeyCommandWalk.Candidate] {
        // Apple, UICommandAlternate: an alternate has its own modifiers in addition to the
        // command's.
        let variants =
            [(ownAction, modifierFlags, false)]
            + alternates.map { ($0.action, modifierFlags.union($0.modifierFlags), true) }
        return variants.compactMap { action, flags, isAlternate in
            guard let action, let typed = KeyCombination(input ?? "", flags) else { return nil }
            let keys = isMirrored && allowsAutomaticMirroring ? typed.mirrored : typed
            return KeyCommandWalk.Candidate(
                command: self, combination: keys, action: action, owner: owner,
                isAlternate: isAlternate)
        }
    }
}
