import Foundation

/// A KeyCommandKit file with the keys that people chose, as an XML or a binary property list: `{
/// provider's number: { binding's key: { input, modifiers } } }`.
struct KeyCommandKitFile: Hashable, Sendable {
    /// The states by the provider's number, for which the app provides the identifier.
    private(set) var states: KeyBinding.States = [:]
    /// A Boolean value that indicates whether the whole file was understood.
    private(set) var isWhole = true

    /// The number of nested dictionaries in the format.
    private static let depth = 3

    /// Reads a file; `nil` if `data` contains no provider with bindings.
    init?(_ data: Data) {
        guard let list = Self.propertyList(data) as? [String: Any] else { return nil }
        var isOfKeyCommandKit = false
        for (provider, value) in list {
            guard Int(provider) != nil, let bindings = value as? [String: Any] else {
                isWhole = false
                continue
            }
            let understood = bindings.compactMapValues(Self.state)
            for (key, state) in understood {
                states[KeyBindingIdentifier(provider: provider, key: key)] = state
            }
            isWhole = isWhole && understood.count == bindings.count
            // A provider whose bindings have all been reset is an empty dictionary.
            isOfKeyCommandKit = isOfKeyCommandKit || bindings.isEmpty || !understood.isEmpty
        }
        guard isOfKeyCommandKit else { return nil }
    }

    private static func state(_ entry: Any) -> KeyBinding.State? {
        guard let entry = entry as? [String: Any], let input = entry["input"] as? String,
            let flags = entry["modifiers"] as? Int
        else { return nil }
        // An unassigned binding has this text instead of the input.
        if input == "Unassigned" { return .unassigned }
        return KeyChord(validating: .init(keyInput: input), modifiers(flags)).map { .custom([$0]) }
    }

    /// Returns the modifiers for a raw value of `UIKeyModifierFlags`.
    private static func modifiers(_ flags: Int) -> KeyCommandDescriptor.Modifiers {
        let bits: [(Int, KeyCommandDescriptor.Modifiers)] = [
            (17, .shift), (18, .control), (19, .alternate), (20, .command),
        ]
        return bits.reduce(into: []) { if flags & 1 << $1.0 != 0 { $0.insert($1.1) } }
    }

    private static func propertyList(_ data: Data) -> Any? {
        if var list = BinaryPropertyList(data, limit: KeyBindingsDocument.sizeLimit) {
            return list.contents(depth: depth)
        }
        // The system's parser recurses until it overflows the stack, so it only gets files that
        // aren't much deeper than the format.
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("<?xml") || text.hasPrefix("<plist"), depth(of: text) < 8 else {
            return nil
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// Returns the number of nested containers in an XML property list.
    ///
    /// Comments and other parts that the system's parser skips don't count, so that they can't hide
    /// how deep the file is.
    static func depth(of text: String) -> Int {
        var (depth, deepest) = (0, 0)
        var rest = Substring(text).utf8
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            if let end = skippedParts.first(where: { rest.starts(with: $0.start.utf8) })?.end {
                rest = rest.dropping(through: end)
                continue
            }
            let tag = rest.prefix { $0 != UInt8(ascii: ">") }
            rest = rest[tag.endIndex...]
            if containers.contains(where: { tag.starts(with: "/\($0)".utf8) }) {
                depth = max(0, depth - 1)
            }
            // An empty container is a single tag, such as `<dict/>`.
            guard containers.contains(where: { tag.starts(with: $0.utf8) }),
                tag.last != UInt8(ascii: "/")
            else { continue }
            depth += 1
            deepest = max(deepest, depth)
        }
        return deepest
    }

    private static let containers = ["dict", "array"]

    /// The parts of a file that have no containers, by what follows `<` in them.
    private static let skippedParts = [
        (start: "!--", end: "-->"), (start: "![CDATA[", end: "]]>"), (start: "?", end: "?>"),
    ]
}

extension Substring.UTF8View {
    /// Returns what follows the first occurrence of `end`; empty if there is none.
    fileprivate func dropping(through end: String) -> Self {
        let end = Array(end.utf8)
        var rest = self
        while let start = rest.firstIndex(of: end[0]) {
            rest = rest[start...]
            if rest.starts(with: end) { return rest.dropFirst(end.count) }
            rest = rest.dropFirst()
        }
        return rest[rest.endIndex...]
    }
}
