import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// Files that something happened to: none of them ends the app, and nothing is read from them that
/// people didn't choose.
@Suite struct DamagedFileTests {
    private static let states: [ID: KeyBinding.State] = Dictionary(
        uniqueKeysWithValues: (0..<12).map { number in
            let state: KeyBinding.State =
                number % 3 == 0 ? .unassigned : .custom([KeyChord("command+f\(number)")])
            return (ID(provider: "provider\(number % 4)", key: "key\(number)"), state)
        })

    private static let whole = KeyBindingsDocument.data(of: KeyBindingsRecord(states: states))

    private func isUnused(_ data: Data) -> Bool {
        let document = KeyBindingsDocument(data)
        return document.problem != nil && !document.isReadable && document.record == .init()
    }

    @Test(
        "A file cut anywhere is damaged, and the copy is used", .requirement("F70", "U183"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func cutFileIsDamaged() {
        for length in 0..<Self.whole.count {
            let cut = KeyBindingsDocument(Self.whole.prefix(length))
            #expect(isUnused(Self.whole.prefix(length)), "cut at \(length)")
            let recovered = cut.recovered(from: Self.whole)
            #expect(recovered.record.states == Self.states && recovered.problem == cut.problem)
            #expect(isUnused(Self.whole.suffix(length)), "without \(length)")
        }
        #expect(KeyBindingsDocument(Self.whole.dropLast()).problem == .damaged)
    }

    @Test("A bit that turned over anywhere is noticed", .requirement("U183"))
    func anyTurnedBitIsNoticed() {
        for place in Self.whole.indices {
            var data = Self.whole
            data[place] ^= 1 << UInt8(place % 8)
            #expect(isUnused(data), "at \(place)")
        }
    }

    @Test("Blocks of a disk that are empty or in another order are noticed", .requirement("U183"))
    func damagedBlocksAreNoticed() {
        var numbers = SeededNumbers(seed: 4)
        for size in [16, 64, 256] {
            let blocks = stride(from: 0, to: Self.whole.count, by: size).map {
                Self.whole[$0..<min($0 + size, Self.whole.count)]
            }
            for place in blocks.indices {
                var emptied = blocks
                emptied[place] = Data(repeating: 0, count: blocks[place].count)
                #expect(isUnused(Data(emptied.joined())))
                let shuffled = Data(blocks.shuffled(using: &numbers).joined())
                #expect(shuffled == Self.whole || isUnused(shuffled))
            }
        }
    }

    @Test("A copy that is damaged or foreign itself isn't used")
    func damagedCopyIsNotUsed() {
        let cut = KeyBindingsDocument(Self.whole.dropLast())
        for copy in [Data(), Data("hello".utf8), Self.whole.dropLast(2), nil] {
            #expect(cut.recovered(from: copy) == cut)
        }
        let whole = KeyBindingsDocument(Self.whole)
        #expect(whole.recovered(from: KeyBindingsDocument.data(of: .init())) == whole)
    }

    /// Files that are deeper than a parser's stack.
    private static let deepLists: [String] = {
        let levels = [
            "<plist>", "<array>", "<dict><key>a</key>", "<dict><key>a</key><!--</dict>-->",
        ]
        return levels.map { level in
            let list = String(repeating: level, count: 900_000 / level.utf8.count)
            return level == "<plist>" ? list : "<plist>" + list
        }
    }()

    @Test("Depth and size are no trouble, whoever sealed the file", .requirement("U343"))
    func depthAndSizeAreNoTrouble() {
        let shapes =
            Self.deepLists + [
                String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 50_000),
                String(repeating: "<string>", count: 50_000), "bplist00" + Self.deepLists[1],
            ]
        for shape in shapes {
            let data = Data(shape.utf8)
            #expect(isUnused(data) && isUnused(data + Self.whole))
            #expect(isUnused(KeyBindingsDocument.sealed(data)))
        }
    }

    @Test("Another encoding hides no depth", .requirement("U343"))
    func otherEncodingHidesNoDepth() {
        let tags = String(repeating: "+ADw-plist+AD4-", count: 50_000)
        let text = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"
        #expect(
            isUnused(Data((text + tags).utf8)) && isUnused(Data((text + "<plist>" + tags).utf8)))
        let wide = (text.replacingOccurrences(of: "7", with: "16") + Self.deepLists[0])
            .data(using: .utf16)
        #expect(wide.map(isUnused) == true)
    }

    @Test("Bytes of nothing in particular are of another program")
    func randomBytesAreOfAnotherProgram() {
        var numbers = SeededNumbers(seed: 6)
        for length in 0..<300 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            #expect(isUnused(Data(bytes)) && isUnused(KeyBindingsDocument.sealed(Data(bytes))))
        }
    }
}
