import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyCommandKitFileTests {
    typealias Format = PropertyListSerialization.PropertyListFormat

    private static let command = 1_048_576
    private static var entry: [String: Any] { ["input": "k", "modifiers": command] }

    private static func file(_ list: Any, _ format: Format = .xml) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    }

    /// What a file has, and whether it is KeyCommandKit's and whole.
    private static func read(_ list: Any, _ format: Format = .xml) throws -> KeyBindingsDocument {
        KeyBindingsDocument(try file(list, format))
    }

    @Test(
        "The file of KeyCommandKit is read in both formats of property lists",
        .requirement("U182", "U343"),
        arguments: [Format.xml, .binary])
    func bothPropertyListFormatsAreRead(format: Format) throws {
        var many: [String: [String: Any]] = [:]
        for number in 0..<300 {
            many["key \(number)"] = ["input": "a", "modifiers": number % 2 * Self.command]
        }
        let document = try Self.read(
            [
                "123": [
                    "a": Self.entry, "b": ["input": "Unassigned", "modifiers": 0],
                    "größer & <kleiner>": ["input": "UIKeyInputUpArrow", "modifiers": 393_216],
                    "c": ["input": "ö", "modifiers": Self.command],
                ],
                "-9223372036854775808": many, "7": [String: Any](),
            ], format)
        let states = document.record.states
        #expect(document.problem == nil && states.count == 304)
        #expect(states["123.a"] == .custom([KeyChord("command+k")]))
        #expect(states["123.b"] == .unassigned)
        #expect(states["123.größer & <kleiner>"] == .custom([KeyChord("control+shift+up")]))
        #expect(states["123.c"] == .custom([KeyChord("command+ö")]))
        #expect(states["-9223372036854775808.key 299"] == .custom([KeyChord("command+a")]))
    }

    @Test(
        "Of an old file all is read that can be", .requirement("U183", "U343"),
        arguments: [Format.xml, .binary])
    func oldFileIsReadWherePossible(format: Format) throws {
        let document = try Self.read(
            [
                "1": [
                    "a": Self.entry, "b": "c", "d": ["modifiers": 0], "e": ["input": 5.5],
                    "f": ["input": "k", "modifiers": "k"],
                ],
                "2": [String](), "General": ["a": Self.entry],
            ], format)
        #expect(document.problem == .damaged)
        #expect(document.record.states == ["1.a": .custom([KeyChord("command+k")])])
    }

    @Test(
        "A file whose bindings all have their own keys again is read, and has none",
        .requirement("U343"))
    func defaultKeysFileHasNoBindings() throws {
        let providers = Dictionary(
            uniqueKeysWithValues: (0..<20).map { ("\($0)", [String: Any]()) })
        for format in [Format.xml, .binary] {
            let document = try Self.read(providers, format)
            #expect(document.problem == nil && document.record.states.isEmpty)
        }
    }

    @Test("Of an old file with more containers than a parser may nest, nothing is read")
    func tooManyContainersAreNotRead() throws {
        for (count, isRead) in [(990, true), (1000, false)] {
            let entries = (0..<count).map { ("\($0)", Self.entry) }
            let list = ["1": Dictionary(uniqueKeysWithValues: entries)]
            #expect(try Self.read(list).record.states.count == (isRead ? count : 0))
            #expect(try Self.read(list).problem == (isRead ? nil : .foreign))
        }
    }

    /// A value of every kind that a property list can have.
    private static var anyValues: [Any] {
        [
            "k", "", 5, -1, 1.5, true, Data([1]), Date(timeIntervalSince1970: 0), [Any](),
            ["k"], [String: Any](), ["k": "k"], ["1": ["a": Self.entry]],
        ]
    }

    @Test(
        "A value of any kind at any place ends nothing, and takes no other binding along",
        .requirement("U343", "U461"), arguments: [Format.xml, .binary])
    func valuesOfAnyKind(format: Format) throws {
        for value in Self.anyValues {
            #expect(try Self.read(value, format).record.states.count <= 1)
            let places: [[String: Any]] = [
                ["2": value], ["2": ["b": value]],
                ["2": ["b": ["input": value, "modifiers": Self.command]]],
                ["2": ["b": ["input": "k", "modifiers": value]]], ["x": value],
            ]
            for place in places {
                let whole = ["1": ["a": Self.entry]] as [String: Any]
                let document = try Self.read(whole.merging(place) { $1 }, format)
                #expect(document.record.states["1.a"] == .custom([KeyChord("command+k")]))
                let others = document.record.states.filter { $0.key != "1.a" }
                #expect(others.isEmpty || others.keys.map(\.description) == ["2/b"])
                let isEmptyProvider = (place["2"] as? [String: Any])?.isEmpty == true
                #expect((document.problem == nil) == (!others.isEmpty || isEmptyProvider))
            }
        }
    }

    @MainActor
    @Test(
        "A property list of another program is foreign, and makes no plan",
        arguments: [
            ["CFBundleName": "App", "CFBundleVersion": "1"], ["1": "2"], [String: String](),
        ])
    func foreignPropertyListMakesNoPlan(list: [String: String]) throws {
        let registry = KeyBindingsRegistry()
        try registry.register(keyBinding: .make("a", "command+n"))
        registry.unassign("global.a")
        for format in [Format.xml, .binary] {
            let data = try Self.file(list, format)
            #expect(KeyBindingsDocument(data).problem == .foreign)
            let (plan, problem) = registry.planForImport(of: data)
            #expect(problem == .foreign && plan == KeyBindingsPlan())
        }
    }

    @Test("One provider that is understood makes a file, whatever the others are")
    func oneUnderstoodProviderMakesFile() throws {
        var list: [String: [String: Any]] = ["7": ["a": Self.entry]]
        for number in 100..<130 { list["\(number)"] = ["a": ["unknown": 1]] }
        let file = KeyCommandKitFile(try Self.file(list))
        #expect(file?.states.keys.map(\.provider) == ["7"])
    }

    @Test(
        "A binary file that something happened to ends nothing, and nothing is made up",
        .requirement("U343"))
    func damagedBinaryFileMakesNothingUp() throws {
        let list = ["1": ["a": Self.entry], "2": ["a": Self.entry, "b": Self.entry]]
        let whole = [UInt8](try Self.file(list, .binary))
        let states = KeyBindingsDocument(Data(whole)).record.states
        #expect(states.count == 3)
        for length in whole.indices {
            let document = KeyBindingsDocument(Data(whole.prefix(length)))
            #expect(document.record.states.isEmpty && document.problem != nil, "cut at \(length)")
        }
        for place in whole.indices {
            for value in [0, 1, 0x0F, 0x14, 0x1F, 0x5F, 0x7F, 0xDF, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = value
                #expect(KeyBindingsDocument(Data(bytes)).record.states.count <= states.count)
            }
        }
    }

    /// A binary file of dictionaries, each with `width` entries of which all are the next one.
    private static func nested(
        levels: Int, width: Int, offsetSize: Int = 2, referenceSize: Int = 1
    ) -> Data {
        func bigEndian(_ number: Int, size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        var bytes = [UInt8]("bplist00".utf8)
        var places: [Int] = []
        // The keys, of which each has two characters.
        for number in 0..<width {
            places.append(bytes.count)
            bytes += [0x52, UInt8(48 + number / 10), UInt8(48 + number % 10)]
        }
        for level in 0..<levels {
            places.append(bytes.count)
            let isLast = level == levels - 1
            bytes += isLast ? [0xD0] : [0xDF, 0x10, UInt8(width)]
            if !isLast {
                let next = Array(repeating: width + level + 1, count: width)
                bytes += ((0..<width) + next).flatMap { bigEndian($0, size: referenceSize) }
            }
        }
        let table = bytes.count
        bytes += places.flatMap { bigEndian($0, size: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        bytes += [places.count, width, table].flatMap { bigEndian($0, size: 8) }
        return Data(bytes)
    }

    @Test("A file with another signature isn't read as a binary one", .requirement("U343"))
    func otherSignatureIsNotRead() throws {
        var file = try Self.file(["1": ["a": Self.entry]], .binary)
        #expect(BinaryPropertyList.contents(of: file) != nil)
        file[file.startIndex + 6] = UInt8(ascii: "1")
        #expect(BinaryPropertyList.contents(of: file) == nil)
    }

    @Test(
        "Offsets and references are read in any size up to eight bytes", .requirement("U343"),
        arguments: 0...9)
    func offsetsOfAnySizeAreRead(size: Int) {
        for (offsets, references) in [(size, 1), (1, size)] {
            let file = Self.nested(
                levels: 2, width: 3, offsetSize: offsets, referenceSize: references)
            let contents = BinaryPropertyList.contents(of: file) as? [String: [String: Int]]
            let expected: [String: [String: Int]] = ["00": [:], "01": [:], "02": [:]]
            #expect(contents == ((1...8).contains(size) ? expected : nil))
        }
    }

    @Test(
        "Shared dictionaries are read to the format's depth, and no more than a file's size",
        .requirement("U343"), .timeLimited)
    func sharedDictionariesAreReadToLimit() {
        // Each of 22 levels has the next one twice, and 90 times.
        for (width, isRead) in [(2, true), (90, false)] {
            let file = Self.nested(levels: 22, width: width)
            #expect(KeyBindingsDocument(file).problem == .foreign)
            let contents = BinaryPropertyList.contents(of: file)
            #expect((contents != nil) == isRead, "\(width)")
            // What is deeper is none of the values that are read.
            let list = contents as? [String: [String: [String: Data]]]
            #expect(list?["00"]?["01"]?["00"] == (isRead ? Data() : nil))
        }
    }
}
