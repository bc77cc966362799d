import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

/// Files that something happened to: none of them ends the app, and no binding is lost whose line
/// is still there.
@Suite struct DamagedFileTests {
    private static let states: [ID: KeyBinding.State] = Dictionary(
        uniqueKeysWithValues: (0..<12).map { number in
            let state: KeyBinding.State =
                number % 3 == 0 ? .unassigned : .custom([KeyChord("command+f\(number)")])
            return (ID(provider: "provider\(number % 4)", key: "key\(number)"), state)
        })

    private static let whole = [UInt8](
        KeyBindingsDocument.data(of: KeyBindingsRecord(states: states)))

    /// The line of each binding.
    private static let lines = states.map { identifier, state in
        (identifier, "<string>\(StoredLine.entry(identifier, state).text)</string>")
    }

    /// Reads `bytes` and says which bindings are lost, or were made up.
    private func wrong(_ bytes: [UInt8], hasProblem: Bool = false) -> [ID] {
        let document = KeyBindingsDocument(Data(bytes))
        let read = document.record.states
        if hasProblem { #expect(document.problem != nil) }
        let text = String(decoding: bytes, as: UTF8.self)
        let present = Set(
            text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let lost = Self.lines.filter { present.contains($0.1) && read[$0.0] != Self.states[$0.0] }
        let invented = read.filter { Self.states[$0.key] != $0.value }
        return lost.map(\.0) + Array(invented.keys)
    }

    @Test(
        "A file cut anywhere has all bindings before the cut", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func cutFileHasBindingsBeforeCut() {
        for length in 0..<Self.whole.count - 1 {
            let bytes = Array(Self.whole.prefix(length))
            #expect(wrong(bytes, hasProblem: true) == [], "cut at \(length)")
        }
    }

    @Test("A file whose beginning is gone has all bindings after it")
    func beheadedFileHasBindingsAfterGap() {
        for length in stride(from: 0, to: Self.whole.count, by: 7) {
            #expect(wrong(Array(Self.whole.dropFirst(length))) == [], "without \(length)")
        }
    }

    @Test("Bits that turned over take their line along and no other", arguments: [1, 3, 40])
    func flippedBitsTakeOnlyTheirLine(count: Int) {
        var numbers = SeededNumbers(seed: UInt64(count))
        for _ in 0..<400 {
            var bytes = Self.whole
            for _ in 0..<count {
                let place = Int.random(in: bytes.indices, using: &numbers)
                bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            }
            #expect(wrong(bytes) == [])
        }
    }

    @Test("Blocks of a disk that are empty, repeated or in another order lose only what is gone")
    func damagedBlocksLoseOnlyMissingBindings() {
        var numbers = SeededNumbers(seed: 4)
        for size in [16, 64, 256] {
            let blocks = stride(from: 0, to: Self.whole.count, by: size).map {
                Array(Self.whole[$0..<min($0 + size, Self.whole.count)])
            }
            for _ in 0..<40 {
                #expect(wrong(blocks.shuffled(using: &numbers).flatMap { $0 }) == [])
                let emptied = blocks.map { block in
                    Bool.random(using: &numbers) ? block : block.map { _ in 0 }
                }
                #expect(wrong(emptied.flatMap { $0 }) == [])
                let doubled = blocks + blocks.shuffled(using: &numbers).prefix(3)
                #expect(wrong(doubled.flatMap { $0 }) == [])
            }
        }
    }

    @Test("Lines in another order are the same bindings")
    func reorderedLinesAreSameBindings() {
        var numbers = SeededNumbers(seed: 5)
        let lines = String(decoding: Self.whole, as: UTF8.self).components(separatedBy: "\n")
        for _ in 0..<100 {
            let text = lines.shuffled(using: &numbers).joined(separator: "\n")
            #expect(KeyBindingsDocument(Data(text.utf8)).record.states == Self.states)
        }
    }

    @Test(
        "Lines of other kinds are passed over",
        arguments: [
            "<integer>5</integer>", "<string></string>", "<string>x</string>", "<dict>", "</array>",
            "<string>0000000000000000 a b c</string>", "<data>AAAA</data>", "\u{0}", "<string>",
            "<key>version</key>", "<integer>99999999999999999999999</integer>", "<true/>",
        ])
    func linesOfOtherKindsAreSkipped(line: String) {
        let lines = String(decoding: Self.whole, as: UTF8.self).components(separatedBy: "\n")
        for place in lines.indices {
            var damaged = lines
            damaged.insert(line, at: place)
            let document = KeyBindingsDocument(Data(damaged.joined(separator: "\n").utf8))
            #expect(document.record.states == Self.states)
        }
    }

    @Test("Depth and size are no trouble")
    func depthAndSizeAreNoTrouble() {
        let deep = String(repeating: "<dict><key>a</key><array>", count: 20_000)
        let shapes = [
            "<?xml version=\"1.0\"?><plist version=\"1.0\">" + deep, deep,
            String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 50_000),
            String(repeating: "<string>", count: 50_000), "bplist00" + deep,
        ]
        for shape in shapes {
            #expect(KeyBindingsDocument(Data(shape.utf8)).record.states.isEmpty)
            #expect(wrong(Array(shape.utf8) + [10] + Self.whole) == [])
        }
    }

    @Test("Bytes of nothing in particular are of another program")
    func randomBytesAreOfAnotherProgram() {
        var numbers = SeededNumbers(seed: 6)
        for length in 0..<300 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            let document = KeyBindingsDocument(Data(bytes))
            #expect(document.record.states.isEmpty && document.problem != nil)
        }
    }
}
