import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

/// A name that counts how often names are compared or hashed.
private struct CountingName: Hashable {
    final class Counter { var count = 0 }

    let number: Int
    let counter: Counter

    static func == (one: CountingName, other: CountingName) -> Bool {
        one.counter.count += 1
        return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(number)
    }
}

/// A book finds bindings in an `OrderedTable` and owners in `KeyClaims`; both are counted here.
@Suite struct LookUpCostTests {
    @Test(
        "Finding one binding among many takes as many comparisons as among few",
        arguments: [10, 1_000, 50_000])
    func findingBindingCostsSameAmongMany(count: Int) {
        let counter = CountingName.Counter()
        var table = OrderedTable<CountingName, Int>()
        for number in 0..<count {
            table.set(number, for: CountingName(number: number, counter: counter))
        }
        counter.count = 0
        for number in 0..<10 {
            let name = CountingName(number: number * count / 10, counter: counter)
            #expect(table[name] == name.number && table.place(of: name) == name.number)
        }
        // A look-up hashes once and compares with those few that hash alike.
        #expect(counter.count < 20 * 12)
    }

    @Test("Finding who has some keys asks only those who want them", arguments: [10, 600])
    func findingOwnerAsksOnlyClaimants(count: Int) {
        let counter = CountingName.Counter()
        var claims = KeyClaims<CountingName>()
        let letters = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }.map(String.init)
        let chords = letters.map { KeyChord(.characters($0), .command) }
        for (number, chord) in chords.enumerated() {
            claims.add(CountingName(number: number, counter: counter), to: [chord])
        }
        counter.count = 0
        #expect(chords.allSatisfy { claims[$0].count == 1 } && chords.count == count)
        #expect(counter.count == 0)
        claims.remove(CountingName(number: 0, counter: counter), from: [chords[0]])
        #expect(counter.count < 3)
    }

    @MainActor
    @Test(
        "Bindings of a provider are made when they are asked for, and not all at once",
        .requirement("U465"))
    func providerBindingsAreMadeOnDemand() throws {
        let registry = KeyBindingsRegistry()
        let declared = (0..<500).map {
            KeyBinding.make("\($0)", "command+\(Unicode.Scalar(0x4E00 + $0) ?? "a")")
        }
        try registry.register(keyBindings: declared)
        let bindings = registry.bindings()
        #expect(bindings["499"]?.keys == [KeyChord("command+\u{4FF3}")])
        #expect(bindings.map(\.key) == declared.map(\.key))
        for part in Mirror(reflecting: bindings).children {
            #expect(!(part.value is [KeyBinding]) && !(part.value is [String: KeyBinding]))
        }
    }

    @Test("A book of many bindings answers like a book of few")
    func bigBookAnswersLikeSmallBook() {
        let many = (0..<2_000).map {
            KeyBinding.make("key\($0)", "command+\(Unicode.Scalar(0x4E00 + $0) ?? "a")")
        }
        let book = KeyBindingBook.make([("P", many)])
        #expect(book.keys("key1999").count == 1 && book.clashes.isEmpty)
        #expect(book.owners(of: KeyChord("command+\u{4E05}")) == ["key5"])
    }
}
