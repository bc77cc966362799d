import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyCommandCustomization
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

/// A table finds bindings in an `OrderedDictionary` and owners in `KeyAssignments`; both are
/// counted here.
@Suite struct LookUpCostTests {
    @Test(
        "Finding one binding among many takes as many comparisons as among few",
        arguments: [10, 1_000, 50_000])
    func findingBindingCostsSameAmongMany(count: Int) {
        let counter = CountingName.Counter()
        var numbers = OrderedDictionary<CountingName, Int>()
        for number in 0..<count {
            numbers.updateValue(number, forKey: CountingName(number: number, counter: counter))
        }
        counter.count = 0
        for number in 0..<10 {
            let name = CountingName(number: number * count / 10, counter: counter)
            #expect(numbers[name] == name.number && numbers.index(forKey: name) == name.number)
        }
        // A look-up hashes once and compares with those few that hash alike.
        #expect(counter.count < 20 * 12)
    }

    @Test(
        "Finding the owner of keys asks only the commands that request them", arguments: [10, 600])
    func findingOwnerAsksOnlyRequestingCommands(count: Int) {
        let counter = CountingName.Counter()
        var assignments = KeyAssignments<CountingName>()
        let letters = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }.map(String.init)
        let chords = letters.map { KeyChord(.characters($0), .command) }
        for (number, chord) in chords.enumerated() {
            assignments.add(CountingName(number: number, counter: counter), to: [chord])
        }
        counter.count = 0
        #expect(chords.allSatisfy { assignments[$0].count == 1 } && chords.count == count)
        #expect(counter.count == 0)
        assignments.remove(CountingName(number: 0, counter: counter), from: [chords[0]])
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

    @Test("A table of many bindings answers like a table of few")
    func bigTableAnswersLikeSmallTable() {
        let many = (0..<2_000).map {
            KeyBinding.make("key\($0)", "command+\(Unicode.Scalar(0x4E00 + $0) ?? "a")")
        }
        let table = KeyBindingTable.make([("P", many)])
        #expect(table.keys("key1999").count == 1 && table.conflicts.isEmpty)
        #expect(table.owners(of: KeyChord("command+\u{4E05}")) == ["key5"])
    }
}
