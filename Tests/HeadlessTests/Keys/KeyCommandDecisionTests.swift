import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIKeyCommand.
@Suite struct KeyCommandDecisionTests {
    private func offer(
        _ input: String, _ modifiers: UIKeyModifierFlags = .command, hasPriority: Bool = false
    ) throws -> KeyCommandOffer {
        KeyCommandOffer(try #require(KeyCombination(input, modifiers)), hasPriority: hasPriority)
    }

    private func decide(
        _ offers: [KeyCommandOffer], in turn: KeyCommandDecision.Turn = .afterTextAndFocus,
        performed: Set<Int> = [0, 1, 2, 3]
    ) throws -> KeyCommandDecision {
        let stroke = try #require(KeyStroke("s", .command))
        return .decide(stroke, among: offers, in: turn) { performed.contains($0) }
    }

    @Test("The first command that matches the key is performed")
    func theFirstOfferThatMatchesWins() throws {
        let offers = try [offer("a"), offer("S"), offer("s")]
        #expect(try decide(offers) == .perform(1))
    }

    @Test("A key that matches no offered command performs none")
    func withoutAMatchThereIsNoCommand() throws {
        #expect(try decide([]) == .noCommand)
        #expect(try decide([offer("a"), offer("s", [.command, .shift])]) == .noCommand)
    }

    // FB9469253, reported in KeyboardKit.
    @Test("A matching command that nobody performs blocks later ones with the same key")
    func aMatchThatNobodyPerformsKeepsLaterOnesFromBeingGiven() throws {
        let offers = try [offer("s"), offer("s")]
        #expect(try decide(offers, performed: [1]) == .blocked(0))
    }

    @Test("Before text and focus, only commands with priority count")
    func beforeTextOnlyCommandsWithPriorityCount() throws {
        let offers = try [offer("s"), offer("s", hasPriority: true)]
        #expect(try decide(offers, in: .beforeTextAndFocus) == .perform(1))
        #expect(try decide([offer("s")], in: .beforeTextAndFocus) == .noCommand)
    }

    @Test("Only for the first command with the pressed key is anyone asked to perform it")
    func nobodyIsAskedWhetherHePerformsWhatWasNotPressed() throws {
        let stroke = try #require(KeyStroke("s", .command))
        let offers = try [offer("a"), offer("s"), offer("s")]
        var asked: [Int] = []
        let decision = KeyCommandDecision.decide(stroke, among: offers, in: .afterTextAndFocus) {
            asked.append($0)
            return true
        }
        #expect(decision == .perform(1))
        #expect(asked == [1])
    }

    /// Every arrangement of three offers, against the rules spelled out one by one.
    @Test("The rules for commands hold in each arrangement of three offers")
    func theRulesHoldForEveryArrangement() throws {
        let kinds = try [
            offer("s"), offer("s", hasPriority: true), offer("a"), offer("a", hasPriority: true),
        ]
        for number in 0..<(4 * 4 * 4 * 8 * 2) {
            let offers = [kinds[number % 4], kinds[number / 4 % 4], kinds[number / 16 % 4]]
            let performed = Set((0..<3).filter { number / 64 >> $0 & 1 == 1 })
            let isFirst = number / 512 == 1
            let turn: KeyCommandDecision.Turn = isFirst ? .beforeTextAndFocus : .afterTextAndFocus

            var expected = KeyCommandDecision.noCommand
            for index in (0..<3).reversed() where offers[index].combination.input == "s" {
                if isFirst && !offers[index].hasPriority { continue }
                expected = performed.contains(index) ? .perform(index) : .blocked(index)
            }

            #expect(try decide(offers, in: turn, performed: performed) == expected)
        }
    }
}
