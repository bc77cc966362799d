import Foundation
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
    func table(count: Int) {
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
    func claims(count: Int) {
        let counter = CountingName.Counter()
        var claims = KeyClaims<CountingName>()
        let letters = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }.map(String.init)
        let chords = letters.compactMap { KeyChord(.characters($0), .command) }
        for (number, chord) in chords.enumerated() {
            claims.add(CountingName(number: number, counter: counter), to: [chord])
        }
        counter.count = 0
        #expect(chords.allSatisfy { claims[$0].count == 1 } && chords.count == count)
        #expect(counter.count == 0)
        claims.remove(CountingName(number: 0, counter: counter), from: [chords[0]])
        #expect(counter.count < 3)
    }

    private typealias Action = (key: String, action: Selector)

    /// The least that ten rounds of `body` cost this thread, whatever else the machine does.
    private func cost(of body: () -> Void) -> Double {
        (0..<10).map { _ in
            let start = workedTime()
            body()
            return workedTime() - start
        }.min() ?? 0
    }

    /// How long this thread has worked, in nanoseconds.
    private func workedTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    private struct LookUp: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var body: @MainActor @Sendable (KeyBindingsRegistry) -> Int
    }

    @MainActor private static let actions: [Action] = ["0", "5"].map { ($0, Selector(("a"))) }

    private static let lookUps = [
        LookUp(testDescription: "by key") { $0.bindings()["5"]?.keys.count ?? 0 },
        LookUp(testDescription: "key commands") {
            $0.bindings().make(withActionsForKeys: actions).count
        },
        LookUp(testDescription: "menu elements") {
            $0.bindings().menuElements(withActionsForKeys: actions).count
        },
        LookUp(testDescription: "actions") {
            KeyBindingActions(in: $0, withHandlersForKeys: [("5", {})]).possibleKeyCommands.count
        },
    ]

    @MainActor
    @Test(
        "U465 A look-up among 5,000 bindings costs what it costs among ten", arguments: lookUps)
    private func lookUp(_ lookUp: LookUp) throws {
        let (few, many) = (KeyBindingsRegistry(), KeyBindingsRegistry())
        for (registry, count) in [(few, 10), (many, 5_000)] {
            try registry.register(
                keyBindings: (0..<count).map {
                    .make("\($0)", "command+\(Unicode.Scalar(0x4E00 + $0) ?? "a")")
                })
        }
        var found = 0
        let costs = [few, many].map { registry in
            cost {
                for _ in 0..<10 { found += lookUp.body(registry) }
            }
        }
        #expect(found >= 200)
        // All bindings made, it is three hundred times as much.
        #expect(costs[1] < 10 * costs[0])
    }

    @Test("A book of many bindings answers like a book of few")
    func book() {
        let many = (0..<2_000).map {
            KeyBinding.make("key\($0)", "command+\(Unicode.Scalar(0x4E00 + $0) ?? "a")")
        }
        let book = KeyBindingBook.make([("P", many)])
        #expect(book.keys("key1999").count == 1 && book.clashes.isEmpty)
        #expect(book.owners(of: KeyChord("command+\u{4E05}")) == ["key5"])
    }
}
