package import HeadlessBehavior

/// The properties of a key command that decide whether it is chosen.
package struct KeyCommandOffer: Equatable, Sendable {
    package var combination: KeyCombination
    package var hasPriority: Bool

    package init(_ combination: KeyCombination, hasPriority: Bool = false) {
        self.combination = combination
        self.hasPriority = hasPriority
    }
}

/// The result of choosing among the available key commands for a stroke.
package enum KeyCommandDecision: Equatable, Sendable {
    /// The two turns of commands.
    ///
    /// Since iOS 15, text input and focus come in between (release notes, 55118263).
    package enum Turn: Sendable {
        case beforeTextAndFocus, afterTextAndFocus
    }

    case noCommand
    /// The command at this index is performed.
    case perform(Int)
    /// The command at this index matches, but no object performs it.
    ///
    /// On iOS 15, such a command still blocks others with the same keys (FB9469253, reported in
    /// KeyboardKit); whether it still does is a doubt, `UnperformableCommand`.
    case blocked(Int)

    /// Returns the decision.
    ///
    /// The first matching offer counts, so offers of the nearest responder must come first.
    package static func decide(
        _ stroke: KeyStroke, among offers: [KeyCommandOffer], in turn: Turn,
        unperformable: UIKitBehavior.UnperformableCommand = .blocks,
        isPerformed: (Int) -> Bool
    ) -> KeyCommandDecision {
        let keys = stroke.combinations
        for (place, offer) in offers.enumerated() where keys.contains(offer.combination) {
            guard turn == .afterTextAndFocus || offer.hasPriority else { continue }
            if isPerformed(place) { return .perform(place) }
            if unperformable == .blocks { return .blocked(place) }
        }
        return .noCommand
    }
}
